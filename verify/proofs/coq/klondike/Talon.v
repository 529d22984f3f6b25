(** Stock and waste: which cards a place makes playable, by arithmetic, and that drawing brings up those and no others.

    The cards left are listed in the order in which they are drawn and numbered from 1. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums.
Import ListNotations.

(** * The rules of the hand *)

(** Draw some cards; turn the waste over when the stock is used up, if another pass is allowed. *)
Inductive turning (draw : nat) (allowed : nat -> Prop) : talon -> talon -> Prop :=
| draws c s w k : turning draw allowed
    (Talon (c :: s) w k) (Talon (skipn draw (c :: s)) (rev (firstn draw (c :: s)) ++ w) k)
| redeals c w k : allowed k -> turning draw allowed (Talon [] (c :: w) k) (Talon (rev (c :: w)) [] (S k)).

(** What was drawn goes back under the stock before the next cards are drawn. *)
Inductive going_under (draw : nat) : talon -> talon -> Prop :=
| draws_under c cards s w k : s ++ rev w = c :: cards -> going_under draw
    (Talon s w k) (Talon (skipn draw (c :: cards)) (rev (firstn draw (c :: cards))) k).

(** The cards left, in the order in which they are drawn. *)
Definition listed (t : talon) : list card := rev (waste t) ++ stock t.

Lemma in_listed t c : in_hand t c = cnt (same c) (listed t).
Proof. unfold in_hand, listed. rewrite cnt_app, cnt_rev. lia. Qed.

(** * Turned over, as often as wanted *)

(** With q cards in the waste, this many can be there later. *)
Definition reached (n draw q w : nat) : Prop :=
  w = n \/ w mod draw = 0 \/ (q <= w /\ w mod draw = q mod draw).

Lemma drawn_all n draw w : 0 < draw -> w <= n -> Nat.min draw (n - w) = draw \/ w + Nat.min draw (n - w) = n.
Proof. lia. Qed.

Lemma mod_add_one a draw : 0 < draw -> (a + draw) mod draw = a mod draw.
Proof.
  intro some. replace (a + draw) with (a + 1 * draw) by lia. apply Nat.mod_add. lia.
Qed.

Lemma listed_drawn draw c s w k :
  listed (Talon (skipn draw (c :: s)) (rev (firstn draw (c :: s)) ++ w) k) = listed (Talon (c :: s) w k).
Proof.
  unfold listed; cbn [waste stock]. rewrite rev_app_distr, rev_involutive, <- app_assoc.
  now rewrite firstn_skipn.
Qed.

Lemma listed_redealt c w k : listed (Talon (rev (c :: w)) [] (S k)) = listed (Talon [] (c :: w) k).
Proof. unfold listed; cbn [waste stock]. now rewrite app_nil_r. Qed.

Lemma waste_drawn draw c s w k :
  length (waste (Talon (skipn draw (c :: s)) (rev (firstn draw (c :: s)) ++ w) k))
  = length w + Nat.min draw (length (c :: s)).
Proof. cbn [waste]. rewrite app_length, rev_length, firstn_length. lia. Qed.

Lemma listed_taken t c u : taken t c u -> exists above below,
  listed t = above ++ c :: below /\ listed u = above ++ below /\ length (waste t) = S (length above) /\
  length (waste u) = length above /\ pass u = pass t.
Proof.
  intros [s [w [k [-> ->]]]]. exists (rev w), s. unfold listed; simpl. rewrite <- app_assoc, rev_length. auto.
Qed.

Section Turning.

Context {G : rules}.
Variables draw : nat.
Variable allowed : nat -> Prop.
Hypothesis some_drawn : 0 < draw.
Hypothesis by_turning : forall t u, drawn t u <-> turning draw allowed t u.

Lemma turns_keep t u : turns t u -> listed u = listed t.
Proof.
  induction 1 as [|u v _ IH one]; auto. apply by_turning in one. destruct one.
  - now rewrite listed_drawn.
  - now rewrite listed_redealt.
Qed.

Lemma turns_trans t u v : turns t u -> turns u v -> turns t v.
Proof. intros one. induction 1 as [|v x _ IH last]; auto. now apply (another_turn t v). Qed.

Lemma one_draw t w : length (waste t) = w -> w < length (listed t) ->
  exists u, turns t u /\ length (waste u) = w + Nat.min draw (length (listed t) - w) /\
            listed u = listed t /\ pass u = pass t.
Proof.
  intros size more. destruct t as [s wa k]. unfold listed in *; simpl in *. rewrite app_length, rev_length in *.
  destruct s as [|c s]; [simpl in *; lia|].
  exists (Talon (skipn draw (c :: s)) (rev (firstn draw (c :: s)) ++ wa) k). split; [|split; [|split]].
  - apply (another_turn _ (Talon (c :: s) wa k)); [constructor|]. apply by_turning. constructor.
  - rewrite waste_drawn. simpl in *. lia.
  - apply (listed_drawn draw c s wa k).
  - reflexivity.
Qed.

(** So many whole draws. *)
Lemma draws_on m : forall t w, length (waste t) = w -> w + m * draw <= length (listed t) ->
  exists u, turns t u /\ length (waste u) = w + m * draw /\ listed u = listed t /\ pass u = pass t.
Proof.
  induction m as [|m IH]; intros t w size room_left.
  - exists t. repeat split; auto; [constructor | lia].
  - destruct (one_draw t w size) as [u [turned [size_u [same_u pass_u]]]]; [simpl in *; lia|].
    destruct (IH u (w + draw)) as [v [turned_v [size_v [same_v pass_v]]]].
    + rewrite size_u. simpl in *. lia.
    + rewrite same_u. simpl in *. lia.
    + exists v. repeat split; [now apply (turns_trans t u) | simpl; lia | congruence | congruence].
Qed.

Lemma draws_all t : exists u, turns t u /\ length (waste u) = length (listed t) /\ listed u = listed t /\ pass u =
    pass t.
Proof.
  remember (length (listed t) - length (waste t)) as left_there eqn:size. revert t size.
  induction left_there as [left_there IH] using lt_wf_ind. intros t size.
  assert (most : length (waste t) <= length (listed t)) by (unfold listed; rewrite app_length, rev_length; lia).
  destruct (Nat.eq_dec left_there 0) as [none|].
  - exists t. repeat split; auto; [constructor | lia].
  - destruct (one_draw t _ eq_refl) as [u [turned [size_u [same_u pass_u]]]]; [lia|].
    destruct (IH (length (listed u) - length (waste u))) with (t := u) as [v [turned_v [size_v [same_v pass_v]]]];
      [rewrite same_u; lia | auto |].
    exists v. repeat split; [now apply (turns_trans t u) | congruence | congruence | congruence].
Qed.

Lemma redealt t : allowed (pass t) -> length (waste t) = length (listed t) -> 0 < length (listed t) ->
  exists u, turns t u /\ waste u = [] /\ listed u = listed t /\ pass u = S (pass t).
Proof.
  intros may all some. destruct t as [s w k]. unfold listed in *; simpl in *. rewrite app_length, rev_length in *.
  destruct s; [|simpl in *; lia]. destruct w as [|c w]; [simpl in *; lia|].
  exists (Talon (rev (c :: w)) [] (S k)). repeat split; auto.
  - apply (another_turn _ (Talon [] (c :: w) k)); [constructor|]. apply by_turning. now constructor.
  - simpl. now rewrite app_nil_r.
Qed.

(** The card at a number of the list is the last of the waste when so many cards are in it. *)
Lemma take_there t above c below : listed t = above ++ c :: below -> length (waste t) = S (length above) ->
  exists u, taken t c u /\ listed u = above ++ below /\ length (waste u) = length above /\ pass u = pass t.
Proof.
  intros order size. destruct t as [s w k]. unfold listed in *; simpl in *. destruct w as [|d w]; [discriminate|].
  simpl in order, size. rewrite <- app_assoc in order. simpl in order.
  assert (parts : rev w = above /\ d :: s = c :: below).
  { assert (same_size : length (rev w) = length above) by (rewrite rev_length; lia).
    assert (both : forall (x y x' y' : list card), x ++ y = x' ++ y' -> length x = length x' -> x = x' /\ y = y').
    { induction x as [|e x IH]; intros y [|e' x'] y' together sizes; simpl in *; try discriminate; auto.
      injection together as -> together. destruct (IH y x' y' together) as [-> ->]; auto. }
    now apply both. }
  destruct parts as [<- [= -> ->]]. exists (Talon below w k). split; [now exists below, w, k|].
  rewrite rev_length. auto.
Qed.

End Turning.

Section Unlimited.

Context {G : rules}.
Variable draw : nat.
Hypothesis some_drawn : 0 < draw.
Hypothesis by_turning : forall t u, drawn t u <-> turning draw (fun _ => True) t u.

(** The anchor: the cards left, and how many were in the waste when the last card was taken. *)
Definition turn_view : hand_view := {|
  anchor := list card * nat;
  cards_left := fst;
  plays := fun s c r => exists above below, fst s = above ++ c :: below /\
    reached (length (fst s)) draw (snd s) (S (length above)) /\ r = (above ++ below, length above) |}.

Lemma later_reached n q t u : listed t = listed u -> n = length (listed t) -> reached n draw q (length (waste t)) ->
  turning draw (fun _ => True) t u -> reached n draw q (length (waste u)).
Proof.
  intros _ size was one. destruct one as [c s w k | c w k _]; [|right; left; simpl; now apply Nat.mod_0_l; lia].
  unfold listed in size; simpl in size. rewrite app_length, rev_length in size. simpl in was.
  rewrite waste_drawn. destruct (Nat.le_gt_cases draw (length (c :: s))) as [whole_draw|].
  - rewrite Nat.min_l by auto. simpl length in *. unfold reached in *. rewrite mod_add_one by auto.
    destruct was as [all | [zero | [on alike]]]; [lia | auto | right; right; split; auto; lia].
  - left. simpl in *. lia.
Qed.

Definition turn_followed : @hand_followed G turn_view.
Proof.
  unshelve eapply (@Followed G turn_view
    (fun s t => listed t = fst s /\ reached (length (fst s)) draw (snd s) (length (waste t)))).
  - intros s t c [order _]. now rewrite in_listed, order.
  - intros [cards q] t u [order was] one. simpl in *. apply by_turning in one.
    assert (order_u : listed u = listed t) by (destruct one; [apply listed_drawn | apply listed_redealt]).
    split; [congruence|]. apply (later_reached _ q t u); auto; congruence.
  - intros [cards q] t c u [order was] one. simpl in *.
    destruct (listed_taken t c u one) as [above [below [there [left_u [size [size_u _]]]]]].
    exists (above ++ below, length above). split.
    + exists above, below. repeat split; [congruence|]. now rewrite <- size.
    + simpl. split; auto. right; right. rewrite size_u. auto.
Defined.

Definition turn_counted : @hand_counted turn_view.
Proof.
  constructor. intros [cards q] c r d [above [below [there [_ ->]]]]. simpl in *. rewrite there, !cnt_app. simpl. lia.
Defined.

Definition turn_realised : @hand_realised G turn_view.
Proof.
  unshelve eapply (@Realised G turn_view (fun s t => listed t = fst s /\ length (waste t) = snd s)).
  - intros s t c [order _]. now rewrite in_listed, order.
  - intros [cards q] t c r [order at_q] [above [below [there [open ->]]]]. simpl in *.
    assert (size : S (length above) <= length cards) by (rewrite there, app_length; simpl; lia).
    assert (found : exists u, turns t u /\ listed u = listed t /\ length (waste u) = S (length above)).
    { destruct open as [last_one | [zero | [on alike]]].
      - destruct (draws_all draw (fun _ => True) some_drawn by_turning t) as [u [turned [size_u [same_u _]]]].
        exists u. repeat split; auto. rewrite size_u, order. auto.
      - destruct (draws_all draw (fun _ => True) some_drawn by_turning t) as [u [turned [size_u [same_u _]]]].
        destruct (redealt draw (fun _ => True) some_drawn by_turning u) as [v [turned_v [none [same_v _]]]];
          [auto | congruence | rewrite same_u, order; lia |].
        apply Nat.mod_divides in zero as [m whole_draws]; [|lia].
        destruct (draws_on draw (fun _ => True) some_drawn by_turning m v 0) as [x [turned_x [size_x [same_x _]]]].
        + now rewrite none.
        + rewrite same_v, same_u, order. simpl. lia.
        + exists x. repeat split; [|congruence | rewrite size_x; lia].
          apply (turns_trans t v); auto. now apply (turns_trans t u).
      - assert (steps : exists m, S (length above) = q + m * draw).
        { exists (S (length above) / draw - q / draw).
          pose proof (Nat.div_mod (S (length above)) draw ltac:(lia)). pose proof (Nat.div_mod q draw ltac:(lia)).
          assert (q / draw <= S (length above) / draw) by (apply Nat.div_le_mono; lia).
          rewrite Nat.mul_sub_distr_r. nia. }
        destruct steps as [m far]. destruct (draws_on draw (fun _ => True) some_drawn by_turning m t q at_q) as [u
            [turned [size_u [same_u _]]]].
        + rewrite order. lia.
        + exists u. repeat split; auto. lia. }
    destruct found as [u [turned [same_u size_u]]].
    destruct (take_there draw some_drawn u above c below) as [v [took [order_v [size_v _]]]]; [congruence | auto |].
    exists u, v. auto.
Defined.

(** The anchor is written 0 where that makes no difference. *)
Lemma written_zero n q i : q mod draw = 0 \/ q = n -> 1 <= i <= n -> (reached n draw q i <-> reached n draw 0 i).
Proof.
  intros zero there. unfold reached. rewrite Nat.mod_0_l by lia. destruct zero as [zero | ->].
  - rewrite zero. intuition lia.
  - intuition lia.
Qed.

End Unlimited.

(** The formulas for stock and waste turned over without limit: with q of n cards in the waste, the card of number i
    can be drawn exactly if i = n, or the number of cards drawn at a time divides i, or i is not before q and leaves the
    same remainder as q. *)
Theorem K1_turn : forall {G : rules} draw t above c below,
  0 < draw -> (forall t u, drawn t u <-> turning draw (fun _ => True) t u) ->
  listed t = above ++ c :: below ->
  ((exists u v, turns t u /\ taken u c v /\ listed v = above ++ below /\ length (waste v) = length above) <->
   reached (length (listed t)) draw (length (waste t)) (S (length above))).
Proof.
  intros G draw t above c below some by_turning order. split.
  - intros [u [v [turned [took [order_v size_v]]]]].
    assert (follows : forall u, turns t u -> listed u = listed t /\ reached (length (listed t)) draw (length (waste
        t)) (length (waste u))).
    { induction 1 as [|x y _ [same_x was] one]; [split; auto; right; right; auto|].
      pose proof (another_turn t x y) as turned_y. apply by_turning in one as one'.
      assert (same_y : listed y = listed x) by (destruct one'; [apply listed_drawn | apply listed_redealt]).
      split; [congruence|]. apply (later_reached draw some _ _ x y); auto; congruence. }
    destruct (follows u turned) as [same_u was]. destruct (listed_taken u c v took) as [above' [below' [there [left_v
        [size [size_v' _]]]]]].
    rewrite size in was. congruence.
  - intro open. destruct (@can_be_drawn G (turn_view draw) (turn_realised draw some by_turning) (listed t, length
      (waste t)) t c (above ++ below, length above)) as [u [v [turned [took at_v]]]].
    + simpl. auto.
    + exists above, below. auto.
    + exists u, v. destruct at_v. auto.
Qed.
