(** C9, what it is good for: a game is won if and only if a king is the last card of the order; and there is a rule
    to go on by. So of all orders of a deck those win that have one of the s kings in the last of r * s places. *)

From Coq Require Import Bool List Arith Permutation Lia.
From Patience Require Import Game Counting Balance Win Order.
Import ListNotations.

Lemma here_is_home r d cards t : plays (begin_at r d) cards t -> here t = home r cards.
Proof.
  intro play. destruct play as [|cards c m e play turns]; auto.
  unfold home. rewrite map_app. simpl. rewrite last_last. unfold turn in turns.
  destruct (down m (here m)); [discriminate|]. injection turns as <- <-. reflexivity.
Qed.

(** Until the dead end, play that goes on is the game. *)
Lemma game_goes_on r s next d cards t : 1 <= r -> is_deal r s d -> continues_the_game r s next ->
  plays (begin_at r d) cards t -> exists u, goes_on next d cards u /\ down u = down t.
Proof.
  intros some_pile dealt same play. induction play as [|cards c m e play [u [goes alike]] turns].
  - eexists. split; [constructor | reflexivity].
  - pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
    pose proof (at_a_pile _ _ _ _ _ holds) as a_pile.
    destruct (turned m c e turns) as [rest [top ->]].
    assert (stays : next cards = here m).
    { rewrite (here_is_home r d cards m play) in *. apply same; auto.
      pose proof (pile_length dealt _ a_pile) as size.
      rewrite (shares_and_rest _ _ _ _ goes), alike, top, app_length in size. simpl in size.
      unfold taken_from. lia. }
    assert (next_turn : exists v, turn (at_pile (next cards) u) = Some (c, v) /\
                          down v = with_pile (down m) (here m) rest).
    { unfold turn; simpl. rewrite stays, alike, top. eexists. split; reflexivity. }
    destruct next_turn as [v [turns_on_too after]]. exists v. split; [eapply turns_on; eauto | exact after].
Qed.

Lemma goes_on_shorter next d cards more t : goes_on next d (cards ++ more) t -> exists u, goes_on next d cards u.
Proof.
  revert t. induction more as [|c more IH] using rev_ind; intros t play.
  - rewrite app_nil_r in play. eauto.
  - rewrite app_assoc in play. inversion play as [none | before m c' e earlier _ whole].
    + destruct (app_cons_not_nil (cards ++ more) [] c). congruence.
    + apply app_inj_tail in whole as [-> _]. eauto.
Qed.

(** C9. However play goes on after a dead end, the game was won if and only if the last card of all is a king. *)
Theorem C9_won_if_the_last_is_a_king : forall r s next d cards e all,
  1 <= r -> 1 <= s -> is_deal r s d -> possible r s next -> continues_the_game r s next ->
  game r d cards e -> order r s next d all -> (won r s cards <-> rank (last all (0, 0)) = r).
Proof.
  intros r s next d cards e all some_pile some_suit dealt names same play [total [t goes]].
  pose proof (C3_at_most_n_turns r s d cards e some_pile dealt (proj1 play)) as few.
  destruct (C5_win r s d cards e some_pile some_suit dealt play) as [last_of_all _].
  pose proof (C4_last_card r s d cards e some_pile some_suit dealt play) as king_last.
  destruct (game_goes_on r s next d cards e some_pile dealt same (proj1 play)) as [u [first _]].
  rewrite <- (firstn_skipn (length cards) all) in goes |- *.
  destruct (goes_on_shorter _ _ _ _ _ goes) as [v again].
  destruct (goes_on_alike _ _ _ _ _ _ first again) as [begun _]; [rewrite firstn_length; lia|].
  pose proof (skipn_length (length cards) all) as others. rewrite <- begun in *.
  set (rest := skipn (length cards) all) in *. clearbody rest.
  assert (kings : seen r (cards ++ rest) = s).
  { destruct (C9_bijection r s next names) as [_ [_ [_ [_ same_cards]]]].
    assert (ordered : order r s next d (cards ++ rest)) by (split; [rewrite app_length; lia | eauto]).
    apply same_cards in ordered; [|exact (proj2 dealt)].
    rewrite <- (seen_same r _ _ ordered), (seen_same r _ _ (proj1 dealt)).
    unfold seen. rewrite of_rank_deck, own_length; auto. unfold pile; lia. }
  assert (had_all : seen r cards = s).
  { destruct king_last as [before [k [-> [king count]]]]. rewrite seen_app, seen_one, king.
    unfold one_if. rewrite Nat.eqb_refl. lia. }
  rewrite last_of_all. destruct rest as [|c rest] using rev_ind.
  - rewrite app_nil_r. simpl in others. destruct king_last as [before [k [-> [king count]]]].
    rewrite last_last. split; auto. intros _. split; [exists before, k; auto | lia].
  - clear IHrest. rewrite app_assoc, last_last. rewrite !seen_app, seen_one in kings. unfold one_if in kings.
    rewrite app_length in others; simpl in others. destruct (Nat.eqb_spec r (rank c)); split; lia || congruence.
Qed.

(** * A rule to go on by: from the next pile clockwise that has a face-down card *)

(** The piles from p on to the centre, and then from pile 1. *)
Definition clockwise_from (r p : nat) : list nat := filter (fun q => p <=? q) (seq 1 r) ++ seq 1 r.

Definition first_left (r s : nat) (taken : nat -> nat) (p : nat) : nat :=
  match find (fun q => taken q <? s) (clockwise_from r p) with Some q => q | None => p end.

(** How many cards were taken from each pile; the cards of the past stand here in reverse, the last one first. *)
Fixpoint taken_clockwise (r s : nat) (reversed : list card) : nat -> nat :=
  match reversed with
  | [] => fun _ => 0
  | _ :: earlier =>
      let before := taken_clockwise r s earlier in
      fun q => before q + one_if q (first_left r s before (home r (rev earlier)))
  end.

Definition clockwise (r s : nat) : rule :=
  fun past => first_left r s (taken_clockwise r s (rev past)) (home r past).

Lemma taken_is_counted r s past p : taken_from (clockwise r s) past p = taken_clockwise r s (rev past) p.
Proof.
  revert p. induction past as [|c past IH] using rev_ind; intro p; auto.
  unfold taken_from in *. rewrite share_last, app_length, IH, rev_unit. simpl. rewrite rev_involutive. f_equal.
  unfold one_if, clockwise. rewrite Nat.eqb_sym. now destruct (p =? _).
Qed.

Lemma first_left_has_room r s taken p q : pile r q -> taken q < s ->
  pile r (first_left r s taken p) /\ taken (first_left r s taken p) < s.
Proof.
  unfold pile, first_left. intros a_pile room. destruct (find _ _) as [x|] eqn:search.
  - apply find_some in search as [inside less]. apply Nat.ltb_lt in less. split; auto.
    apply in_app_iff in inside as [inside|inside]; [apply filter_In in inside as [inside _]|];
      apply in_seq in inside; lia.
  - assert (inside : In q (clockwise_from r p)) by (apply in_app_iff; right; apply in_seq; lia).
    apply (find_none _ _ search) in inside. apply Nat.ltb_ge in inside. lia.
Qed.

Lemma first_left_is_first r s taken p : pile r p -> taken p < s -> first_left r s taken p = p.
Proof.
  unfold pile, first_left, clockwise_from. intros a_pile room.
  replace (filter (fun q => p <=? q) (seq 1 r)) with (p :: filter (fun q => p <=? q) (seq (S p) (r - p))).
  - simpl. apply Nat.ltb_lt in room. now rewrite room.
  - replace r with ((p - 1) + S (r - p)) at 2 by lia. rewrite seq_app, filter_app.
    replace (1 + (p - 1)) with p by lia. simpl. rewrite Nat.leb_refl.
    replace (filter (fun q => p <=? q) (seq 1 (p - 1))) with (@nil nat); auto.
    symmetry. assert (none : forall n from, from + n <= p -> filter (fun q => p <=? q) (seq from n) = []).
    { induction n as [|n IH]; simpl; intros from below; auto.
      rewrite IH by lia. now destruct (Nat.leb_spec p from); [lia|]. }
    apply none; lia.
Qed.

Lemma some_room (f : nat -> nat) s n from : list_sum (map f (seq from n)) < n * s ->
  exists q, from <= q < from + n /\ f q < s.
Proof.
  revert from; induction n as [|n IH]; simpl; intros from few; [lia|].
  destruct (Nat.lt_ge_cases (f from) s) as [room|full]; [exists from; split; [lia | exact room]|].
  destruct (IH (S from)) as [q [inside room]]; [lia|]. exists q. split; [lia | exact room].
Qed.

Lemma counted_one_more (f : nat -> nat) x n from :
  list_sum (map (fun q => f q + one_if q x) (seq from n)) =
  list_sum (map f (seq from n)) + (if (from <=? x) && (x <? from + n) then 1 else 0).
Proof.
  revert from; induction n as [|n IH]; simpl; intro from.
  - destruct (Nat.leb_spec from x), (Nat.ltb_spec x (from + 0)); simpl; lia.
  - rewrite IH. unfold one_if.
    destruct (Nat.eqb_spec from x), (Nat.leb_spec (S from) x), (Nat.ltb_spec x (S from + n)),
      (Nat.leb_spec from x), (Nat.ltb_spec x (from + S n)); simpl; lia.
Qed.

(** While fewer than r * s cards have been taken, some pile has room; so the rule names a pile, and one more card
    is taken. *)
Lemma all_are_counted r s past : length past <= r * s ->
  list_sum (map (taken_clockwise r s (rev past)) (seq 1 r)) = length past.
Proof.
  induction past as [|c past IH] using rev_ind; intro few.
  - simpl. generalize 1. induction r as [|r IH]; simpl; auto. intro from. apply IH. simpl. lia.
  - rewrite app_length in *; simpl in few. rewrite rev_unit. simpl.
    rewrite counted_one_more, rev_involutive, IH by lia.
    destruct (some_room (taken_clockwise r s (rev past)) s r 1) as [q [inside room]]; [rewrite IH; lia|].
    destruct (first_left_has_room r s _ (home r past) q ltac:(unfold pile; lia) room) as [a_pile _].
    unfold pile in a_pile. destruct (Nat.leb_spec 1 (first_left r s (taken_clockwise r s (rev past)) (home r past))),
      (Nat.ltb_spec (first_left r s (taken_clockwise r s (rev past)) (home r past)) (1 + r)); simpl in *; lia.
Qed.

(** The one-king rule is such a rule: there is always a pile to go on from, and it begins like the game. *)
Theorem C9_clockwise_is_possible : forall r s, possible r s (clockwise r s) /\ continues_the_game r s (clockwise r s).
Proof.
  intros r s. split.
  - intros past few. rewrite taken_is_counted. unfold clockwise.
    destruct (some_room (taken_clockwise r s (rev past)) s r 1) as [q [inside room]].
    + rewrite all_are_counted; lia.
    + apply (first_left_has_room r s _ _ q); [unfold pile; lia | exact room].
  - intros past a_pile room. unfold clockwise. apply first_left_is_first; auto.
    rewrite <- taken_is_counted. exact room.
Qed.
