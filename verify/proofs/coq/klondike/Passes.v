(** Stock and waste turned over a limited number of times: anchors with the pass under way. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Talon.
Import ListNotations.

Section Passes.

Context {G : rules}.
Variables draw passes : nat.
Hypothesis some_drawn : 0 < draw.
Hypothesis by_turning : forall t u, drawn t u <-> turning draw (fun k => k < passes) t u.

(** With q cards in the waste, this many can be there later in the same pass; and in a later pass. *)
Definition reached_now (n q w : nat) : Prop := w = n \/ (q <= w /\ w mod draw = q mod draw).
Definition reached_later (n w : nat) : Prop := w = n \/ w mod draw = 0.

Definition pass_view : hand_view := {|
  anchor := list card * nat * nat;
  cards_left := fun s => fst (fst s);
  plays := fun s c r => exists above below, fst (fst s) = above ++ c :: below /\
    ((reached_now (length (fst (fst s))) (snd (fst s)) (S (length above)) /\
      r = (above ++ below, length above, snd s)) \/
     (~ reached_now (length (fst (fst s))) (snd (fst s)) (S (length above)) /\
      reached_later (length (fst (fst s))) (S (length above)) /\ snd s < passes /\
      r = (above ++ below, length above, S (snd s)))) |}.

(** The hand can be that of a later pass: what it allows, the anchor allows sooner. *)
Definition pass_stands (s : list card * nat * nat) (t : talon) : Prop :=
  listed t = fst (fst s) /\ pass t <= passes /\
  ((snd s <= pass t /\ reached_now (length (fst (fst s))) (snd (fst s)) (length (waste t))) \/
   (snd s < pass t /\ reached_later (length (fst (fst s))) (length (waste t)))).

Lemma now_dec n q w : reached_now n q w \/ ~ reached_now n q w.
Proof. unfold reached_now. lia. Qed.

Definition pass_followed : @hand_followed G pass_view.
Proof.
  unshelve eapply (@Followed G pass_view pass_stands).
  - intros s t c [order _]. now rewrite in_listed, order.
  - intros [[cards q] k] t u [order [few was]] one. simpl in *. apply by_turning in one.
    destruct one as [c s w p | c w p may].
    + unfold pass_stands; simpl fst; simpl snd. split; [rewrite listed_drawn; exact order|]. split; [exact few|].
      assert (size : length cards = length w + length (c :: s)).
      { rewrite <- order. unfold listed; simpl. rewrite app_length, rev_length. simpl. lia. }
      rewrite waste_drawn. simpl pass in *. simpl waste in was. unfold reached_now, reached_later in *.
      destruct (Nat.le_gt_cases draw (length (c :: s))) as [whole_draw|short].
      * rewrite Nat.min_l by auto. rewrite mod_add_one by auto. simpl length in *.
        destruct was as [[on [all | [far alike]]] | [on [all | zero]]]; [lia | left | lia | right]; intuition lia.
      * rewrite Nat.min_r by lia. destruct was as [[on _] | [on _]]; [left | right]; intuition lia.
    + unfold pass_stands; simpl fst; simpl snd. split; [rewrite listed_redealt; exact order|]. simpl pass in *.
      split; [lia|]. right. split; [intuition lia|]. right. simpl. now apply Nat.mod_0_l; lia.
  - intros [[cards q] k] t c u [order [few was]] one. simpl in *.
    destruct (listed_taken t c u one) as [above [below [there [left_u [size [size_u pass_u]]]]]].
    rewrite size in was. rewrite order in there.
    destruct (now_dec (length cards) q (S (length above))) as [now_open | not_now].
    + exists (above ++ below, length above, k). split; [exists above, below; auto|].
      unfold pass_stands; simpl fst; simpl snd. split; [auto|]. split; [lia|]. left. split; [intuition lia|].
      right. rewrite size_u. auto.
    + destruct was as [[_ now_open] | [later open]]; [contradiction|].
      exists (above ++ below, length above, S k). split.
      * exists above, below. split; [auto|]. right. simpl. repeat split; auto. lia.
      * unfold pass_stands; simpl fst; simpl snd. split; [auto|]. split; [lia|]. left. split; [lia|].
        right. rewrite size_u. auto.
Defined.

Definition pass_counted : @hand_counted pass_view.
Proof.
  constructor. intros [[cards q] k] c r d [above [below [there [[_ ->] | [_ [_ [_ ->]]]]]]]; simpl in *;
    rewrite there, !cnt_app; simpl; lia.
Defined.

End Passes.

(** The formulas for a limited number of passes: whatever is drawn, the card that is taken is one that the anchor lets
    play, in this pass if it can be, else in the next, and the new anchor stands for what is left. *)
Theorem K1_passes : forall {G : rules} draw passes t u c v, 0 < draw ->
  (forall t u, drawn t u <-> turning draw (fun k => k < passes) t u) ->
  pass t <= passes -> turns t u -> taken u c v ->
  exists r, @plays (pass_view draw passes) (listed t, length (waste t), pass t) c r /\ pass_stands draw passes r v.
Proof.
  intros G draw passes t u c v some by_turning few turned took.
  pose (followed := pass_followed draw passes some by_turning).
  assert (there : forall w, turns t w ->
    @stands_for G (pass_view draw passes) followed (listed t, length (waste t), pass t) w).
  { induction 1 as [|x y _ IH one].
    - split; [auto|]. split; [auto|]. left. simpl. split; [auto|]. right. auto.
    - now apply (@after_a_draw G (pass_view draw passes) followed _ x). }
  destruct (@after_a_take G (pass_view draw passes) followed _ u c v (there u turned) took) as [r [played stood]].
  now exists r.
Qed.
