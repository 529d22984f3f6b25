(** Whatever is played, an abstract position stands for it: each move keeps the abstract position or is one of its
    steps. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves.
Import ListNotations.

Section Simulation.

Context {G : rules} {V : hand_view}.

(** * The new position is seen as the new abstract position *)

Lemma next_alike h h' c : (forall s, h s = h' s) -> next h c -> next h' c.
Proof. intros alike [ours after]. split; auto. now rewrite <- alike. Qed.

Lemma set_alike (h h' : nat -> nat) i n : (forall s, h s = h' s) -> forall s, set h i n s = set h' i n s.
Proof. intros alike s. unfold set. now destruct (s =? i). Qed.

Section Seen.

Context {p : position} {a : abstract}.
Hypothesis seen : seen_as p a.

Lemma seen_drawn t : (forall c, in_hand t c = in_hand (hand p) c) -> seen_as (with_hand p t) a.
Proof.
  intro as_before. destruct seen as [all heights columns hands]. constructor; auto.
  - intro c. specialize (all c). simpl. now rewrite as_before.
  - intro c. simpl. now rewrite as_before.
Qed.

Lemma seen_up_from_column i c rest : column i -> up p i = c :: rest -> next (height p) c ->
  seen_as (with_heights (keep p i rest) (raise (height p) c))
          (Abstract (raise (foundation a) c) (unpin a c) (place a)).
Proof.
  intros there lies after. constructor; simpl.
  - apply whole_alt. intro d. pose proof (proj1 (whole_alt p) (nothing_lost _ _ seen) d) as all.
    pose proof (keep_columns p i [c] rest d there lies) as columns_now. simpl in *.
    rewrite raised, keep_hand by auto. unfold in_columns in *. simpl in *. lia.
  - intro s. apply set_alike, seen.
  - intros j at_j. now apply (keep_as seen i [] c rest j).
  - intro d. rewrite keep_hand. apply seen.
Qed.

Lemma seen_taken stock_left waste_left k s c :
  hand p = Talon stock_left (c :: waste_left) k ->
  (forall d, in_hand (Talon stock_left waste_left k) d = cnt (same d) (cards_left s)) ->
  forall d, in_hand (hand p) d = in_hand (Talon stock_left waste_left k) d + (if same d c then 1 else 0).
Proof. intros -> hands d. unfold in_hand. simpl. lia. Qed.

Lemma seen_up_from_waste stock_left waste_left k s c :
  hand p = Talon stock_left (c :: waste_left) k -> next (height p) c ->
  (forall d, in_hand (Talon stock_left waste_left k) d = cnt (same d) (cards_left s)) ->
  seen_as (with_heights (with_hand p (Talon stock_left waste_left k)) (raise (height p) c))
          (Abstract (raise (foundation a) c) (dealt a) s).
Proof.
  intros held after hands. constructor; simpl; auto.
  - apply whole_alt. intro d. pose proof (proj1 (whole_alt p) (nothing_lost _ _ seen) d) as all.
    rewrite (seen_taken _ _ _ _ _ held hands) in all.
    unfold in_columns in *. simpl in *. rewrite raised by auto. lia.
  - intro s'. apply set_alike, seen.
  - apply seen.
Qed.

Lemma takes_kept i j c d run rest : column i -> i <> j -> up p i = run ++ d :: rest -> takes p j c ->
  takes (keep p i rest) j c.
Proof. intros there other lies [at_j takes_it]. split; auto. rewrite keep_up, keep_down by auto. exact takes_it. Qed.

Lemma seen_run_to_column i j run c rest :
  column i -> i <> j -> up p i = run ++ c :: rest -> takes p j c ->
  seen_as (lay (keep p i rest) j (run ++ [c])) (Abstract (foundation a) (unpin a c) (place a)).
Proof.
  intros at_i other lies [at_j takes_it]. constructor; simpl.
  - apply whole_alt. intro d. rewrite lay_columns by auto. simpl. rewrite keep_hand, keep_height.
    assert (lies' : up p i = (run ++ [c]) ++ rest) by now rewrite <- app_assoc.
    rewrite (keep_columns p i (run ++ [c]) rest d at_i lies').
    apply (proj1 (whole_alt p)), seen.
  - intro s. rewrite keep_height. apply seen.
  - intros k at_k. pose proof (keep_as seen i run c rest k at_i at_k lies) as kept.
    destruct (Nat.eq_dec k j) as [->|elsewhere]; [|now rewrite set_other].
    rewrite set_same. rewrite keep_up, keep_down in * by auto.
    apply laid_as; auto.
    destruct (K2_structure p a i seen at_i) as [sequenced _]. rewrite lies in sequenced.
    apply (sequence_head _ rest). now rewrite <- app_assoc.
  - intro d. rewrite keep_hand. apply seen.
Qed.

Lemma seen_waste_to_column j stock_left waste_left k s c :
  hand p = Talon stock_left (c :: waste_left) k -> takes p j c ->
  (forall d, in_hand (Talon stock_left waste_left k) d = cnt (same d) (cards_left s)) ->
  seen_as (lay (with_hand p (Talon stock_left waste_left k)) j [c]) (Abstract (foundation a) (dealt a) s).
Proof.
  intros held [at_j takes_it] hands. constructor; simpl; auto.
  - apply whole_alt. intro d. rewrite lay_columns by auto.
    pose proof (proj1 (whole_alt p) (nothing_lost _ _ seen) d) as all.
    rewrite (seen_taken _ _ _ _ _ held hands) in all. unfold in_columns in *. simpl in *. lia.
  - apply seen.
  - intros i at_i. destruct (Nat.eq_dec i j) as [->|elsewhere].
    + rewrite set_same. apply (laid_as _ _ _ []); simpl; auto. now apply columns_agree.
    + rewrite set_other by auto. now apply columns_agree.
Qed.

Lemma seen_foundation_to_column j c :
  in_deck c = true -> height p (suit c) = rank c -> takes p j c ->
  seen_as (lay (with_heights p (lower (height p) c)) j [c]) (Abstract (lower (foundation a) c) (dealt a) (place a)).
Proof.
  intros ours top [at_j takes_it]. constructor; simpl; auto.
  - apply whole_alt. intro d. rewrite lay_columns by auto.
    pose proof (proj1 (whole_alt p) (nothing_lost _ _ seen) d) as all.
    pose proof (lowered (height p) c d ours top). unfold in_columns in *. simpl in *. lia.
  - intro s. apply set_alike, seen.
  - intros i at_i. destruct (Nat.eq_dec i j) as [->|elsewhere].
    + rewrite set_same. apply (laid_as _ _ _ []); simpl; auto. now apply columns_agree.
    + rewrite set_other by auto. now apply columns_agree.
  - apply seen.
Qed.

(** A run whose lowest card is no pin goes elsewhere: nothing is seen of it. *)
Lemma seen_alike q c : pinned a c = false ->
  seen_as q (Abstract (foundation a) (unpin a c) (place a)) -> seen_as q a.
Proof.
  intros no [all heights columns hands]. constructor; simpl in *; auto.
  intros j there. rewrite <- (unpin_other c j there no). now apply columns.
Qed.

End Seen.

(** * Simulation *)

Context {F : hand_followed}.

Lemma in_hand_in_deck p a stock_left waste_left k c :
  seen_as p a -> hand p = Talon stock_left (c :: waste_left) k -> in_deck c = true.
Proof.
  intros seen held. pose proof (nothing_lost _ _ seen c) as all. rewrite held in all.
  unfold in_hand in all. simpl in all. rewrite same_refl in all. destruct (in_deck c); auto; lia.
Qed.

Theorem K3_simulation : forall a p q, stands a p -> move p q ->
  exists b, (b = a \/ step a b) /\ stands b q.
Proof.
  intros a p q [seen held_for] moved. inversion moved; subst q.
  - exists a. split; auto. pose proof (after_a_draw _ _ _ held_for H) as held_now. split; auto.
    apply seen_drawn; auto. intro c. now rewrite (same_cards _ _ _ held_now), (same_cards _ _ _ held_for).
  - exists (Abstract (raise (foundation a) c) (unpin a c) (place a)). split; [right|split].
    + assert (inside : In c (up p i)) by (rewrite H0; simpl; auto).
      assert (ours : in_deck c = true) by now apply (up_in_deck seen i).
      apply (goes_up a c).
      * apply (next_alike (height p)); auto. apply seen.
      * apply (visible_there seen). now exists i.
      * apply (free_is_open seen).
        -- unfold in_deck in ours. rewrite !andb_true_iff, !Nat.leb_le in ours. lia.
        -- exists i, c, rest. do 2 (split; auto). unfold alike. rewrite Nat.eqb_refl. now destruct (is_red c).
    + now apply seen_up_from_column.
    + simpl. rewrite keep_hand. exact held_for.
  - destruct (after_a_take (place a) (hand p) c (Talon stock_left waste_left k)) as [s [played held_now]]; auto.
    { now exists stock_left, waste_left, k. }
    exists (Abstract (raise (foundation a) c) (dealt a) s). split; [right|split]; auto.
    + apply (talon_up a c s); auto. apply (next_alike (height p)); auto. apply seen.
    + apply seen_up_from_waste; auto. intro d. now apply same_cards.
  - pose proof (seen_run_to_column seen i j run c rest H H0 H1 H2) as seen_now.
    destruct (pinned a c) eqn:yes.
    + exists (Abstract (foundation a) (unpin a c) (place a)). split; [right|split]; auto.
      * apply (reveal a c); auto. apply (can_is_takes seen); [|now exists j].
        apply (up_in_deck seen i); auto. rewrite H1, in_app_iff. simpl; auto.
      * simpl. now rewrite keep_hand.
    + exists a. split; auto. split; [now apply (seen_alike _ c)|]. simpl. now rewrite keep_hand.
  - destruct (after_a_take (place a) (hand p) c (Talon stock_left waste_left k)) as [s [played held_now]]; auto.
    { now exists stock_left, waste_left, k. }
    exists (Abstract (foundation a) (dealt a) s). split; [right|split]; auto.
    + apply (talon_down a c s); auto. apply (can_is_takes seen); [now apply (in_hand_in_deck p a stock_left
        waste_left k) | now exists j].
    + apply seen_waste_to_column; auto. intro d. now apply same_cards.
  - exists (Abstract (lower (foundation a) c) (dealt a) (place a)). split; [right|split]; auto.
    + apply (comes_back a c); auto; [rewrite <- (heights_agree _ _ seen); auto|].
      apply (can_is_takes seen); auto. now exists j.
    + now apply seen_foundation_to_column.
Qed.

End Simulation.
