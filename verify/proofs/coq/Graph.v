(** What the bottom map decides: theorems C6 and C7. *)

From Coq Require Import List Arith Permutation Lia.
From Coq Require ListDec.
From Patience Require Import Game Counting Balance Win.
Import ListNotations.

(** * Paths *)

Lemma on_a_clock_pile r d p q : path r d p q -> clock_pile r p.
Proof. now induction 1. Qed.

(** On a cycle every pile has another one of the cycle before it, perhaps itself. *)
Lemma before_on_cycle r d p : path r d p p -> exists q, clock_pile r q /\ path r d q q /\ bottom d q = p.
Proof.
  assert (join : forall a b c, path r d a b -> path r d b c -> path r d a c).
  { intros a b c first second. induction second; apply another_arc; auto. }
  intro round. inversion round as [on_the_dial loop | q there on_the_dial loop].
  - exists p. rewrite loop in *. auto.
  - exists q. rewrite loop in *. split; [exact on_the_dial | split; auto].
    apply join with p; [rewrite <- loop; now apply arc | exact there].
Qed.

Lemma some_twice (way : list nat) : ~ NoDup way -> exists q one two three, way = one ++ q :: two ++ q :: three.
Proof.
  induction way as [|p way IH]; intro twice; [destruct twice; constructor|].
  destruct (in_dec Nat.eq_dec p way) as [again|new].
  - apply in_split in again as [two [three ->]]. now exists p, [], two, three.
  - destruct IH as [q [one [two [three ->]]]]; [intro once; apply twice; now constructor|].
    now exists q, (p :: one), two, three.
Qed.

(** The n-th pile on the way from p. *)
Definition on_the_way (d : deal) (p n : nat) : nat := Nat.iter n (bottom d) p.

Lemma way_is_path r d p i j :
  i < j -> (forall n, n < j -> clock_pile r (on_the_way d p n)) -> path r d (on_the_way d p i) (on_the_way d p j).
Proof.
  intros before stays. induction j as [|j IH]; [lia|].
  destruct (Nat.eq_dec i j) as [->|]; simpl.
  - apply arc, stays; lia.
  - apply another_arc; [apply IH; [lia | intros; apply stays; lia] | apply stays; lia].
Qed.

Section Arcs.

Context {r s : nat} {d : deal}.
Hypothesis some_suit : 1 <= s.
Hypothesis dealt : is_deal r s d.

Lemma bottom_lies_there p : pile r p -> In (last (d p) (0, 0)) (d p).
Proof.
  intro a_pile. pose proof (pile_length dealt p a_pile) as size.
  destruct (@exists_last _ (d p)) as [front [b ->]].
  - intro empty. rewrite empty in size; simpl in size; lia.
  - rewrite last_last, in_app_iff; simpl; auto.
Qed.

Lemma bottom_is_a_pile p : pile r p -> pile r (bottom d p).
Proof.
  intro a_pile. assert (ours : In (last (d p) (0, 0)) (deck r s)).
  { apply (Permutation_in _ (proj1 dealt)). eapply card_of_pile, bottom_lies_there; eauto. }
  apply deck_in in ours. apply ours.
Qed.

(** Follow the arcs from a clock pile: they come to the centre, or n piles on they are still on the dial. *)
Lemma comes_or_stays p n : clock_pile r p ->
  path r d p r \/ forall m, m <= n -> clock_pile r (on_the_way d p m).
Proof.
  intro on_the_dial. induction n as [|n [there|stays]]; auto.
  - right. intros m first. replace m with 0 by lia. exact on_the_dial.
  - assert (next : pile r (on_the_way d p (S n))).
    { simpl. apply bottom_is_a_pile. specialize (stays n). unfold pile, clock_pile in *; lia. }
    destruct (Nat.eq_dec (on_the_way d p (S n)) r) as [home|away].
    + left. rewrite <- home at 2. apply (way_is_path r d p 0); [lia | intros; apply stays; lia].
    + right. intros m first. destruct (Nat.eq_dec m (S n)) as [->|]; [|apply stays; lia].
      unfold pile, clock_pile in *; lia.
Qed.

(** There are fewer clock piles than r, so a way of r piles on the dial comes to some pile twice. *)
Lemma comes_or_cycles p : clock_pile r p -> path r d p r \/ has_cycle r d.
Proof.
  intro on_the_dial. destruct (comes_or_stays p r on_the_dial) as [there|stays]; auto. right.
  set (way := map (on_the_way d p) (seq 0 r)).
  destruct (ListDec.NoDup_dec Nat.eq_dec way) as [once|twice].
  - exfalso. assert (inside : incl way (seq 1 (r - 1))).
    { intros q found. apply in_map_iff in found as [n [<- bound]]. apply in_seq in bound. apply in_seq.
      specialize (stays n). unfold clock_pile in stays. lia. }
    pose proof (NoDup_incl_length once inside) as few. unfold way in few.
    rewrite map_length, !seq_length in few. unfold clock_pile in on_the_dial. lia.
  - apply some_twice in twice as [q [one [two [three whole]]]].
    assert (size : length way = r) by (unfold way; now rewrite map_length, seq_length).
    assert (at_place : forall n, n < r -> nth n way 0 = on_the_way d p n).
    { intros n bound. rewrite (nth_indep _ 0 (on_the_way d p 0)) by lia. unfold way. rewrite map_nth, seq_nth; auto. }
    rewrite whole, !app_length in size; simpl in size. rewrite app_length in size; simpl in size.
    exists q. pose proof (way_is_path r d p (length one) (length one + S (length two))) as round.
    rewrite <- at_place, <- at_place, whole in round by lia.
    rewrite app_nth2, Nat.sub_diag, app_nth2_plus in round by lia. simpl in round.
    rewrite app_nth2, Nat.sub_diag in round by lia. apply round; [lia|]. intros; apply stays; lia.
Qed.

Lemma no_cycle_reaches : ~ has_cycle r d -> all_reach_centre r d.
Proof. intros none p on_the_dial. destruct (comes_or_cycles p on_the_dial); tauto. Qed.

End Arcs.

(** * What is left at the stop *)

Section Left.

Context {r s : nat} {d : deal}.
Hypothesis some_pile : 1 <= r.
Hypothesis some_suit : 1 <= s.
Hypothesis dealt : is_deal r s d.

(** While a pile has face-down cards, its bottom card is one of them. *)
Lemma bottom_face_down cards t p : invariant r s d cards t -> down t p <> [] -> In (last (d p) (0, 0)) (down t p).
Proof.
  intros holds left. destruct (from_its_top _ _ _ _ _ holds p) as [before whole]. rewrite whole.
  destruct (exists_last left) as [front [b ->]].
  rewrite app_assoc, last_last, in_app_iff. simpl; auto.
Qed.

(** When a clock pile is about to give its bottom card, no card of its rank is face down any more. *)
Lemma bottom_comes_last cards t c p : invariant r s d cards t ->
  clock_pile r (here t) -> down t (here t) = [c] -> pile r p -> down t p <> [] -> bottom d p <> here t.
Proof.
  intros holds on_the_dial only a_pile left arc_here.
  destruct (face_down_unseen holds p _ a_pile (bottom_face_down cards t p holds left)) as [_ unseen].
  fold (bottom d p) in unseen. rewrite arc_here in unseen.
  assert (here_pile : pile r (here t)) by (unfold pile, clock_pile in *; lia).
  pose proof (balance_of holds _ here_pile) as balance. pose proof (left_and_gone dealt holds _ here_pile) as size.
  rewrite only in size; simpl in size. unfold one_if in balance. rewrite Nat.eqb_refl in balance.
  destruct (Nat.eqb_spec (here t) r) as [centre|]; [unfold clock_pile in on_the_dial; lia | lia].
Qed.

(** No pile of a cycle ever gives its bottom card: the pile before it has not given its own, which is of its rank. *)
Lemma cycle_is_left cards t : plays (begin_at r d) cards t -> forall p, path r d p p -> down t p <> [].
Proof.
  intro play. induction play as [|cards c m e play IH turns]; intros p round empty.
  - apply on_a_clock_pile in round. simpl in empty.
    pose proof (pile_length dealt p) as size. rewrite empty in size. simpl in size.
    unfold pile, clock_pile in *; lia.
  - pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
    destruct (turned m c e turns) as [rest [next ->]]. simpl in empty.
    destruct (Nat.eq_dec p (here m)) as [->|]; [|rewrite with_pile_other in empty by auto; exact (IH p round empty)].
    rewrite with_pile_same in empty; subst rest.
    pose proof (before_on_cycle r d _ round) as [q [on_the_dial [round_q arc_here]]].
    assert (a_pile : pile r q) by (unfold pile, clock_pile in *; lia).
    exact (bottom_comes_last _ _ _ q holds (on_a_clock_pile _ _ _ _ round) next a_pile (IH q round_q) arc_here).
Qed.

(** At the stop the arc of a pile with face-down cards leads to such a pile, and both are clock piles. *)
Lemma left_is_closed cards e p : invariant r s d cards e -> dead_end e ->
  pile r p -> down e p <> [] -> clock_pile r p /\ clock_pile r (bottom d p) /\ down e (bottom d p) <> [].
Proof.
  intros holds stop a_pile left.
  destruct (face_down_unseen holds p _ a_pile (bottom_face_down _ _ _ holds left)) as [home unseen].
  fold (bottom d p) in *.
  assert (on_the_dial : forall q, pile r q -> down e q <> [] -> clock_pile r q).
  { intros q q_pile face_down. pose proof (stops_in_centre dealt holds stop) as in_centre.
    apply dead_end_is_empty in stop. rewrite in_centre in stop.
    destruct (Nat.eq_dec q r) as [->|]; [contradiction | unfold pile, clock_pile in *; lia]. }
  assert (left_there : down e (bottom d p) <> []).
  { rewrite (empty_if_all_gone dealt holds stop) by auto. lia. }
  auto.
Qed.

Lemma left_stays_left cards e p q : invariant r s d cards e -> dead_end e ->
  down e p <> [] -> path r d p q -> pile r q /\ down e q <> [].
Proof.
  intros holds stop left there. induction there as [on_the_dial | q there [a_pile left_q] on_the_dial].
  - destruct (left_is_closed cards e p) as [_ [next left_next]]; auto; unfold pile, clock_pile in *.
    + lia.
    + split; auto; lia.
  - destruct (left_is_closed cards e q) as [_ [next left_next]]; auto. unfold pile, clock_pile in *. split; auto; lia.
Qed.

Lemma reaching_is_empty cards e p : invariant r s d cards e -> dead_end e -> path r d p r -> down e p = [].
Proof.
  intros holds stop there. destruct (down e p) eqn:cards_left; auto.
  destruct (left_stays_left cards e p r) as [_ left]; auto; [congruence|].
  destruct left. rewrite <- (stops_in_centre dealt holds stop). now apply dead_end_is_empty.
Qed.

End Left.

(** * The theorems *)

(** C6. A game is won if and only if the bottom map has no cycle, if and only if from every clock pile the arcs lead to
    the centre. The bottom map has arcs from clock piles only, so what lies at the bottom of the centre is not asked. *)
Theorem C6_graph : forall r s d cards e, 1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e ->
  (won r s cards <-> ~ has_cycle r d) /\ (won r s cards <-> all_reach_centre r d).
Proof.
  intros r s d cards e some_pile some_suit dealt [play stop].
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  assert (no_cycle : won r s cards -> ~ has_cycle r d).
  { rewrite (won_if_none_face_down holds). intros none [p round].
    apply (cycle_is_left some_pile some_suit dealt cards e play p round), none.
    apply on_a_clock_pile in round. unfold pile, clock_pile in *; lia. }
  assert (wins : all_reach_centre r d -> won r s cards).
  { intro reach. apply (won_if_none_face_down holds). intros p a_pile.
    destruct (Nat.eq_dec p r) as [->|].
    - rewrite <- (stops_in_centre dealt holds stop) at 1. now apply dead_end_is_empty.
    - apply (reaching_is_empty some_pile some_suit dealt cards e); auto.
      apply reach. unfold pile, clock_pile in *; lia. }
  pose proof (no_cycle_reaches some_suit dealt) as reaches. tauto.
Qed.

(** C6, of the centre: deals with the same bottom cards on the dial are both won or both lost. *)
Theorem C6_centre_does_not_matter : forall r s d d' cards cards' e e',
  1 <= r -> 1 <= s -> is_deal r s d -> is_deal r s d' -> game r d cards e -> game r d' cards' e' ->
  (forall p, clock_pile r p -> bottom d p = bottom d' p) -> (won r s cards <-> won r s cards').
Proof.
  intros r s d d' cards cards' e e' some_pile some_suit dealt dealt' play play' alike.
  rewrite (proj2 (C6_graph r s d cards e some_pile some_suit dealt play)).
  rewrite (proj2 (C6_graph r s d' cards' e' some_pile some_suit dealt' play')).
  assert (same : forall a b, (forall p, clock_pile r p -> bottom a p = bottom b p) ->
                             forall p q, path r a p q -> path r b p q).
  { intros a b equal p q there. induction there; rewrite equal by auto; [apply arc | apply another_arc]; auto. }
  split; intros reach p on_the_dial; [apply (same d) | apply (same d')]; auto.
  intros; symmetry; auto.
Qed.

(** C7. The arc of a pile left incomplete leads to another one, and both are clock piles. *)
Theorem C7_lost_piles_are_closed : forall r s d cards e p,
  1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e -> pile r p -> ~ complete s e p ->
  clock_pile r p /\ clock_pile r (bottom d p) /\ ~ complete s e (bottom d p).
Proof.
  intros r s d cards e p some_pile some_suit dealt [play stop] a_pile.
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  rewrite <- (empty_is_complete dealt holds stop p a_pile). intro left.
  destruct (left_is_closed some_pile some_suit dealt cards e p) as [on_the_dial [next left_next]]; auto.
  repeat split; auto; try apply on_the_dial; try apply next. intros [empty _]. auto.
Qed.

(** C7. Every pile of a cycle is left incomplete. *)
Theorem C7_cycles_are_lost : forall r s d cards e p,
  1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e -> path r d p p -> ~ complete s e p.
Proof.
  intros r s d cards e p some_pile some_suit dealt [play _] round [empty _].
  exact (cycle_is_left some_pile some_suit dealt cards e play p round empty).
Qed.

(** C7. From a pile left incomplete the arcs do not lead to the centre. *)
Theorem C7_lost_piles_do_not_reach : forall r s d cards e p,
  1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e -> pile r p -> ~ complete s e p -> ~ path r d p r.
Proof.
  intros r s d cards e p some_pile some_suit dealt [play stop] a_pile left there.
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  apply left, (empty_is_complete dealt holds stop p a_pile).
  exact (reaching_is_empty some_pile some_suit dealt cards e p holds stop there).
Qed.
