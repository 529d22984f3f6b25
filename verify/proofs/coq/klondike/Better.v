(** The better of two positions is the same but for some low cards, which lie face up or in the hand in the one and are
    on the foundations in the other. Whatever is played from the worse can be played, or left out, from the better. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Once.
Import ListNotations.

Section Better_positions.

Context {G : rules} {V : hand_view} {C : hand_counted}.

(** Levels as above, taken for granted from here on. *)
Class levels : Type := Levels { level : nat -> nat; one_apart : neighbours level }.

Context {L : levels}.

(** From a hand without some of its cards all others can be played as before. In any view a hand can be thinned by no
    card at all; where each card left can be played at any time, by any. *)
Class thinning : Type := Thinning {
  thins : anchor -> anchor -> Prop;
  thinned_plays s t c r : thins s t -> plays s c r -> 0 < cnt (same c) (cards_left t) ->
    exists u, plays t c u /\ thins r u;
  thinned_without s t c r : thins s t -> plays s c r -> cnt (same c) (cards_left t) = 0 -> thins r t }.

Context {H : thinning}.

Definition low (c : card) : Prop := rank c <= level (suit c).

(** The card lies face up, or in the hand. *)
Definition at_hand (a : abstract) (c : card) : Prop :=
  in_deck c = true /\ on_foundation (foundation a) c = false /\ face_down a c = 0.

Record better (a b : abstract) : Prop := Better {
  thinner : thins (place a) (place b);
  hand_off c : on_foundation (foundation b) c = false ->
    cnt (same c) (cards_left (place b)) = cnt (same c) (cards_left (place a));
  hand_up c : on_foundation (foundation b) c = true -> cnt (same c) (cards_left (place b)) = 0;
  higher : forall s, foundation a s <= foundation b s;
  level_reached : forall s, 1 <= s <= suits -> level s <= foundation b s + 1;
  extras : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
    at_hand a (r, s) /\ low (r, s);
  pins_gone : forall j, column j -> dealt b j =
    match dealt a j with
    | c :: under => if on_foundation (foundation b) c then settle under else dealt a j
    | [] => []
    end }.

Section Better.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma in_deck_suit c : in_deck c = true -> 1 <= rank c <= ranks /\ 1 <= suit c <= suits.
Proof. unfold in_deck. rewrite !andb_true_iff, !Nat.leb_le. lia. Qed.

Lemma still_up c : on_foundation (foundation a) c = true -> on_foundation (foundation b) c = true.
Proof.
  unfold on_foundation. rewrite !andb_true_iff, !Nat.leb_le. intros [ours low_enough]. split; auto.
  pose proof (higher _ _ is_better (suit c)). lia.
Qed.

Lemma extra c : on_foundation (foundation b) c = true -> on_foundation (foundation a) c = false ->
  at_hand a c /\ low c.
Proof.
  unfold on_foundation. intros up_b off_a. apply andb_prop in up_b as [ours up_b]. rewrite ours in off_a. simpl in
      off_a.
  apply Nat.leb_le in up_b. apply Nat.leb_gt in off_a. destruct c as [r s]; simpl in *.
  apply (extras _ _ is_better); auto. now apply in_deck_suit in ours.
Qed.

Lemma face_down_less c : face_down b c <= face_down a c.
Proof.
  apply total_le. intros j there. rewrite (pins_gone _ _ is_better j there).
  destruct (dealt a j) as [|x under]; auto. destruct (on_foundation (foundation b) x); auto.
  simpl. etransitivity; [apply settled_tail_less | apply tail_less].
Qed.

Lemma still_visible c : visible a c = true -> on_foundation (foundation b) c = false -> visible b c = true.
Proof.
  rewrite !visible_true. intros [ours [_ [none gone]]] off. rewrite (hand_off _ _ is_better c off).
  pose proof (face_down_less c). repeat split; auto; lia.
Qed.

(** A king that is no pin any more, as the card on it has gone up. *)
Definition freed (j : nat) (c : card) : bool :=
  match dealt a j with
  | [x; k] => on_foundation (foundation b) x && (rank k =? ranks) && same c k
  | _ => false
  end.

Lemma loose_before c : visible b c = true -> pinned b c = false ->
  (visible a c = true /\ pinned a c = false) \/ (exists j, column j /\ freed j c = true).
Proof.
  intros seen_b loose_b. apply visible_true in seen_b as [ours [off [none gone]]].
  assert (off_a : on_foundation (foundation a) c = false).
  { destruct (on_foundation (foundation a) c) eqn:yes; auto. apply still_up in yes. congruence. }
  assert (pins : forall j, column j -> pin b j c = false).
  { intros j there. destruct (pin b j c) eqn:yes; auto. assert (pinned b c = true); [|congruence].
    unfold pinned. apply existsb_exists. exists j. now rewrite <- column_in. }
  destruct (Nat.eq_dec (face_down a c) 0) as [none_a|some].
  - left. split.
    + apply visible_true. rewrite <- (hand_off _ _ is_better c off). auto.
    + destruct (pinned a c) eqn:yes; auto. unfold pinned in yes. apply existsb_exists in yes as [j [there yes]].
      apply column_in in there. specialize (pins j there). unfold pin in *.
      rewrite (pins_gone _ _ is_better j there) in pins.
      destruct (dealt a j) as [|x under]; [discriminate|]. apply same_true in yes. subst x. rewrite off in pins.
      now rewrite same_refl in pins.
  - right. unfold face_down in some. destruct (total_some (fun j => cnt (same c) (tl (dealt a j)))) as [j [there
      one]]; [lia|].
    exists j. split; auto.
    assert (here : cnt (same c) (tl (dealt b j)) = 0).
    { pose proof (total_at (fun j => cnt (same c) (tl (dealt b j))) j there) as less. unfold face_down in none. simpl
        in less. lia. }
    specialize (pins j there). unfold pin in pins. unfold freed. rewrite (pins_gone _ _ is_better j there) in here,
        pins.
    destruct (dealt a j) as [|x under]; [simpl in one; lia|]. simpl in one.
    destruct (on_foundation (foundation b) x); [|simpl in here; lia]. simpl.
    destruct under as [|k [|d under]]; simpl in *; [lia| |].
    + destruct (rank k =? ranks); simpl in *.
      * destruct (same c k); auto; lia.
      * rewrite pins in one. lia.
    + rewrite pins in one. lia.
Qed.

(** No card of this rank and colour has gone from the columns. *)
Definition none_gone (r : nat) (colour : bool) : Prop :=
  forall c, alike r colour c = true -> visible a c = true -> on_foundation (foundation b) c = false.

Lemma loose_less r colour : r < ranks -> loose b r colour <= loose a r colour.
Proof.
  intro ranked. apply cnt_le. intros c _. rewrite !andb_true_iff, !negb_true_iff. intros [[yes loose_b] seen_b].
  destruct (loose_before c seen_b loose_b) as [[seen_a loose_a] | [j [there king]]]; auto.
  unfold freed in king. destruct (dealt a j) as [|x [|k [|d under]]]; try discriminate.
  apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
  apply same_true in same_card. subst k. unfold alike in yes. apply andb_prop in yes as [yes _].
  apply Nat.eqb_eq in yes. lia.
Qed.

Lemma free_kept r colour : 1 <= r <= ranks -> none_gone r colour -> free a r colour -> free b r colour.
Proof.
  intros ranked none open. unfold free in *. pose proof (loose_less (r - 1) (negb colour) ltac:(lia)) as fewer.
  assert (more : shown a r colour <= shown b r colour); [|lia].
  apply cnt_le. intros c _. rewrite !andb_true_iff. intros [yes seen_a]. split; auto.
  apply still_visible; auto.
Qed.

Lemma freed_kings j :
  list_sum (map (fun c => if freed j c then 1 else 0) deck) + (match dealt a j with [] => 1 | _ => 0 end)
  <= match dealt b j with [] => 1 | _ => 0 end \/ ~ column j.
Proof.
  destruct (le_lt_dec 1 j) as [first|]; [|right; unfold column; lia].
  destruct (le_lt_dec j columns) as [last|]; [|right; unfold column; lia].
  left. assert (there : column j) by (split; auto). rewrite (pins_gone _ _ is_better j there). unfold freed.
  assert (nothing : list_sum (map (fun _ : card => if false then 1 else 0) deck) = 0) by apply sum_zero.
  destruct (dealt a j) as [|x [|k [|d under]]].
  - rewrite nothing. auto.
  - rewrite nothing. lia.
  - destruct (on_foundation (foundation b) x); simpl; [|rewrite nothing; lia].
    destruct (rank k =? ranks); simpl; [|rewrite nothing; lia].
    rewrite (sum_ext _ (fun c => if same k c then 1 else 0)).
    + rewrite <- cnt_as_sum, deck_once. destruct (in_deck k); lia.
    + intros c _. destruct (same c k) eqn:yes, (same k c) eqn:yes'; auto.
      * apply same_true in yes. subst. now rewrite same_refl in yes'.
      * apply same_true in yes'. subst. now rewrite same_refl in yes.
  - rewrite nothing. lia.
Qed.

Lemma room_kept : room a -> room b.
Proof.
  unfold room. intro some.
  assert (kings : loose b ranks true + loose b ranks false
    <= loose a ranks true + loose a ranks false
       + list_sum (map (fun c => list_sum (map (fun j => if freed j c then 1 else 0) (seq 1 columns))) deck)).
  { unfold loose. rewrite !cnt_as_sum, <- !sum_add. apply sum_le. intros c _.
    destruct (visible b c) eqn:seen_b; [|rewrite !andb_false_r; lia].
    destruct (pinned b c) eqn:loose_b; [rewrite !andb_false_r; simpl; lia|]. simpl. rewrite !andb_true_r.
    unfold alike. destruct (rank c =? ranks) eqn:king; simpl; [|lia].
    destruct (loose_before c seen_b loose_b) as [[-> ->] | [j [there yes]]]; simpl; [destruct (is_red c); simpl; lia|].
    pose proof (total_at (fun j => if freed j c then 1 else 0) j there) as one. simpl in one. rewrite yes in one.
    unfold total in one. destruct (is_red c); simpl; lia. }
  rewrite sum_swap in kings.
  assert (columns_now : list_sum (map (fun j => list_sum (map (fun c => if freed j c then 1 else 0) deck)) (seq 1
      columns))
    + emptied a <= emptied b).
  { unfold emptied. fold (total (fun j => list_sum (map (fun c => if freed j c then 1 else 0) deck))).
    rewrite <- total_add. apply total_le. intros j there. destruct (freed_kings j); [auto | contradiction]. }
  lia.
Qed.

(** * All low cards that lie face up have gone up *)

Definition saturated : Prop := forall c, visible a c = true -> low c -> on_foundation (foundation b) c = true.

Hypothesis enough : saturated.

Lemma below_extra c d : visible a c = true -> on_foundation (foundation b) c = true -> low c -> rank c = S (rank d) ->
  is_red c <> is_red d -> low d.
Proof.
  intros _ _ low_c ranked coloured. unfold low in *. pose proof (one_apart (suit c) (suit d) coloured). lia.
Qed.

Lemma off_before c : on_foundation (foundation b) c = false -> on_foundation (foundation a) c = false.
Proof. intro off. destruct (on_foundation (foundation a) c) eqn:yes; auto. apply still_up in yes. congruence. Qed.

Lemma some_gone r colour : ~ none_gone r colour -> exists c,
  alike r colour c = true /\ visible a c = true /\ on_foundation (foundation b) c = true /\ low c.
Proof.
  intro not_all. destruct (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck)
      eqn:some.
  - apply existsb_exists in some as [c [_ yes]]. rewrite !andb_true_iff in yes. destruct yes as [[yes seen_a] up_b].
    exists c. repeat split; auto. apply extra; auto. now apply visible_true in seen_a.
  - destruct not_all. intros c yes seen_a. destruct (on_foundation (foundation b) c) eqn:up_b; auto.
    assert (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck = true);
        [|congruence].
    apply existsb_exists. exists c. rewrite yes, seen_a, up_b. split; auto.
    apply deck_in. now apply visible_true in seen_a.
Qed.

Lemma none_gone_dec r colour : none_gone r colour \/ ~ none_gone r colour.
Proof.
  destruct (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck) eqn:some.
  - right. intro none. apply existsb_exists in some as [c [_ yes]]. rewrite !andb_true_iff in yes.
    destruct yes as [[yes seen_a] up_b]. specialize (none c yes seen_a). congruence.
  - left. intros c yes seen_a. destruct (on_foundation (foundation b) c) eqn:up_b; auto.
    assert (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck = true);
        [|congruence].
    apply existsb_exists. exists c. rewrite yes, seen_a, up_b. split; auto.
    apply deck_in. now apply visible_true in seen_a.
Qed.

Lemma can_kept c : in_deck c = true -> ~ low c -> can a c -> can b c.
Proof.
  intros ours high [[ranked open] | [king some]]; [left|right]; split; auto; [|now apply room_kept].
  apply in_deck_suit in ours. apply free_kept; auto; [lia|].
  destruct (none_gone_dec (S (rank c)) (negb (is_red c))) as [|gone]; auto.
  apply some_gone in gone as [z [yes [seen_z [up_z low_z]]]]. unfold alike in yes.
  apply andb_prop in yes as [ranked_z coloured]. apply Nat.eqb_eq in ranked_z. apply eqb_prop in coloured.
  destruct high. apply (below_extra z); auto. rewrite coloured. now destruct (is_red c).
Qed.

Lemma up_kept c : visible a c = true -> on_foundation (foundation b) c = false ->
  free a (rank c) (is_red c) -> free b (rank c) (is_red c).
Proof.
  intros seen_a off open. assert (ours : in_deck c = true) by now apply visible_true in seen_a.
  apply in_deck_suit in ours. destruct (none_gone_dec (rank c) (is_red c)) as [none|gone]; [now apply free_kept|].
  apply some_gone in gone as [z [yes [seen_z [up_z low_z]]]]. unfold alike in yes.
  apply andb_prop in yes as [ranked_z coloured]. apply Nat.eqb_eq in ranked_z. apply eqb_prop in coloured.
  unfold free. assert (some : 0 < shown b (rank c) (is_red c)).
  { unfold shown. apply cnt_some. exists c. split; [now apply deck_in, (visible_true a)|].
    rewrite (still_visible c) by auto. unfold alike. rewrite Nat.eqb_refl. now destruct (is_red c). }
  assert (none : loose b (rank c - 1) (negb (is_red c)) = 0); [|lia].
  apply cnt_none. intros d ours_d. apply deck_in, in_deck_suit in ours_d.
  destruct (alike (rank c - 1) (negb (is_red c)) d) eqn:alike_d; auto. simpl.
  destruct (pinned b d) eqn:loose_b; auto. simpl. destruct (visible b d) eqn:seen_b; auto.
  unfold alike in alike_d. apply andb_prop in alike_d as [ranked_d coloured_d].
  apply Nat.eqb_eq in ranked_d. apply eqb_prop in coloured_d.
  destruct (loose_before d seen_b loose_b) as [[seen_d _] | [j [there king]]].
  - assert (low_d : low d).
    { apply (below_extra z); auto; [lia|]. rewrite coloured, coloured_d. now destruct (is_red c). }
    apply enough in low_d; auto. apply visible_true in seen_b as [_ [off_d _]]. congruence.
  - unfold freed in king. destruct (dealt a j) as [|x [|k [|e under]]]; try discriminate.
    apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
    apply same_true in same_card. subst k. lia.
Qed.

End Better.

End Better_positions.
