(** What was drawn and not used goes back under the stock: the cards go round, and what can be played is a matter of
    remainders. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Talon.
Import ListNotations.

Section Under.

Context {G : rules}.
Variable draw : nat.
Hypothesis some_drawn : 0 < draw.
Hypothesis by_going_under : forall t u, drawn t u <-> going_under draw t u.

(** What the number of cards and the number drawn have in common: by so much the round of n cards can be shifted. *)
Definition shift (n : nat) : nat := Nat.gcd n (Nat.min draw n).

(** The anchor: the cards in their round, and how many of them have been passed. *)
Definition under_view : hand_view := {|
  anchor := list card * nat;
  cards_left := fst;
  plays := fun s c r => exists above below, fst s = above ++ c :: below /\
    S (length above) mod shift (length (fst s)) = snd s mod shift (length (fst s)) /\
    r = (above ++ below, length above) |}.

Definition round (t : talon) : list card := stock t ++ rev (waste t).

Definition under_stands (s : list card * nat) (t : talon) : Prop := exists passed coming,
  fst s = passed ++ coming /\ round t = coming ++ passed /\
  length passed mod shift (length (fst s)) = snd s mod shift (length (fst s)).

Lemma shift_some n : 0 < n -> shift n <> 0.
Proof. intros some none. unfold shift in none. apply Nat.gcd_eq_0 in none. lia. Qed.

Lemma shifted n a m : 0 < n -> Nat.divide (shift n) m -> (a + m) mod shift n = a mod shift n.
Proof.
  intros some [k ->]. apply Nat.mod_add. now apply shift_some.
Qed.

Lemma shift_all n : Nat.divide (shift n) n.
Proof. apply Nat.gcd_divide_l. Qed.

Lemma shift_draw n : draw <= n -> Nat.divide (shift n) draw.
Proof. intro few. unfold shift. rewrite Nat.min_l by auto. apply Nat.gcd_divide_r. Qed.

Lemma in_round t c : in_hand t c = cnt (same c) (round t).
Proof. unfold in_hand, round. now rewrite cnt_app, cnt_rev. Qed.

Lemma after_drawing s t u : under_stands s t -> going_under draw t u -> under_stands s u.
Proof.
  intros [passed [coming [order [turned at_e]]]] one. destruct one as [c cards st w k as_it_lies].
  unfold round in turned; simpl in turned. rewrite as_it_lies in turned. clear as_it_lies st w.
  assert (round_u : round (Talon (skipn draw (c :: cards)) (rev (firstn draw (c :: cards))) k)
                    = skipn draw (coming ++ passed) ++ firstn draw (coming ++ passed)).
  { unfold round; cbn [stock waste]. now rewrite rev_involutive, turned. }
  assert (size : length (fst s) = length coming + length passed) by (rewrite order, app_length; lia).
  assert (some : 0 < length (fst s)).
  { rewrite size, <- app_length, <- turned. simpl. lia. }
  destruct (Nat.le_gt_cases (length (fst s)) draw) as [all|few].
  - exists passed, coming. split; [auto|]. split; [|auto].
    rewrite round_u, skipn_all2, firstn_all2; [auto | rewrite app_length; lia | rewrite app_length; lia].
  - destruct (Nat.le_gt_cases draw (length coming)) as [near|far].
    + exists (passed ++ firstn draw coming), (skipn draw coming). split; [|split].
      * now rewrite <- app_assoc, firstn_skipn.
      * rewrite round_u, skipn_app, firstn_app. replace (draw - length coming) with 0 by lia. simpl.
        now rewrite app_nil_r, <- app_assoc.
      * rewrite app_length, firstn_length, Nat.min_l by lia. rewrite shifted; auto. apply shift_draw. lia.
    + exists (firstn (draw - length coming) passed), (skipn (draw - length coming) passed ++ coming). split; [|split].
      * now rewrite app_assoc, firstn_skipn.
      * rewrite round_u, skipn_app, firstn_app, skipn_all2, firstn_all2 by lia. simpl. now rewrite <- app_assoc.
      * rewrite firstn_length, Nat.min_l by lia. rewrite <- at_e.
        rewrite <- (shifted (length (fst s)) (draw - length coming) (length (fst s))); [|auto | apply shift_all].
        replace (draw - length coming + length (fst s)) with (length passed + draw) by lia.
        rewrite shifted; auto. apply shift_draw. lia.
Qed.

Lemma last_in (cards more : list card) c d : cards ++ [c] = more ++ [d] -> cards = more /\ c = d.
Proof. apply app_inj_tail. Qed.

Lemma after_taking s t c u : under_stands s t -> taken t c u ->
  exists r, @plays under_view s c r /\ under_stands r u.
Proof.
  intros [passed [coming [order [turned at_e]]]] [st [w [k [-> ->]]]].
  unfold round in turned; simpl in turned. rewrite app_assoc in turned.
  destruct passed as [|x xs] eqn:none.
  - rewrite app_nil_r in turned. simpl in order. exists (st ++ rev w, length (st ++ rev w)). split.
    + exists (st ++ rev w), []. rewrite order, <- turned, app_nil_r. split; [auto|]. split; [|auto].
      rewrite <- turned in order. change (st ++ rev w ++ [c]) with (st ++ (rev w ++ [c])) in *.
      assert (size : length (fst s) = S (length (st ++ rev w))) by (rewrite order, app_length; simpl; lia).
      rewrite <- order, <- at_e, <- size.
      apply (shifted (length (fst s)) 0 (length (fst s))); [lia | apply shift_all].
    + exists (st ++ rev w), []. simpl. rewrite app_nil_r. auto.
  - destruct (@exists_last _ (x :: xs)) as [before [d last_one]]; [discriminate|]. rewrite last_one in *.
    rewrite app_assoc in turned. apply last_in in turned as [turned ->].
    exists (before ++ coming, length before). split.
    + exists before, coming. split; [now rewrite order, <- app_assoc|]. split; [|auto].
      rewrite <- at_e. f_equal. rewrite app_length. simpl. lia.
    + exists before, coming. simpl. split; [auto|]. split; [|auto]. unfold round; simpl. exact turned.
Qed.

Definition under_followed : @hand_followed G under_view.
Proof.
  unshelve eapply (@Followed G under_view under_stands).
  - intros s t c [passed [coming [order [turned _]]]]. rewrite in_round, turned. simpl. rewrite order, !cnt_app. lia.
  - intros s t u stood one. apply by_going_under in one. now apply (after_drawing s t).
  - exact after_taking.
Defined.

Definition under_counted : @hand_counted under_view.
Proof.
  constructor. intros [cards e] c r d [above [below [there [_ ->]]]]. simpl in *. rewrite there, !cnt_app. simpl. lia.
Defined.

End Under.

(** The formula for cards that go back under the stock: with q of n cards passed, a card can be taken only if its number
    leaves the same remainder as q when divided by the greatest common divisor of n and the number drawn. *)
Theorem K1_under : forall {G : rules} draw t u c v, 0 < draw ->
  (forall t u, drawn t u <-> going_under draw t u) ->
  turns t u -> taken u c v ->
  exists r, @plays (under_view draw) (listed t, length (waste t)) c r /\ under_stands draw r v.
Proof.
  intros G draw t u c v some by_going_under turned took.
  pose (followed := under_followed draw some by_going_under).
  assert (there : forall w, turns t w -> @stands_for G (under_view draw) followed (listed t, length (waste t)) w).
  { induction 1 as [|x y _ IH one].
    - exists (rev (waste t)), (stock t). simpl. rewrite rev_length. unfold round, listed. auto.
    - now apply (@after_a_draw G (under_view draw) followed _ x). }
  destruct (@after_a_take G (under_view draw) followed _ u c v (there u turned) took) as [r [played stood]].
  now exists r.
Qed.
