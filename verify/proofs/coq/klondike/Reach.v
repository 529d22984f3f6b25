(** Cards of stock and waste that cannot be taken until others have left the hand, by arithmetic. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Talon Under Deadlock.
Import ListNotations.

Lemma cut_alike (above above' : list card) c below below' :
  above ++ c :: below = above' ++ c :: below' -> cnt (same c) (above ++ c :: below) <= 1 -> above = above'.
Proof.
  revert above'. induction above as [|d above IH]; intros [|e above'] alike once; simpl in *; auto.
  - injection alike as <- ->. rewrite same_refl, cnt_app in once. simpl in once. rewrite same_refl in once. lia.
  - injection alike as -> _. rewrite same_refl, cnt_app in once. simpl in once. rewrite same_refl in once. lia.
  - injection alike as -> alike. f_equal. apply (IH above' alike). lia.
Qed.

(** * No card leaves the hand by a draw or a redeal *)

Lemma turning_stays {G : rules} draw allowed : (forall t u, drawn t u <-> turning draw allowed t u) ->
  forall t u c, drawn t u -> in_hand u c = in_hand t c.
Proof.
  intros by_turning t u c one. rewrite !in_listed. apply by_turning in one.
  destruct one; [now rewrite listed_drawn | now rewrite listed_redealt].
Qed.

Lemma going_under_stays {G : rules} draw : (forall t u, drawn t u <-> going_under draw t u) ->
  forall t u c, drawn t u -> in_hand u c = in_hand t c.
Proof.
  intros by_going_under t u c one. apply by_going_under in one. destruct one as [e cards st w k as_it_lies].
  rewrite !in_round. unfold round; cbn [stock waste]. rewrite as_it_lies, rev_involutive.
  rewrite <- (firstn_skipn draw (e :: cards)) at 3. rewrite !cnt_app. lia.
Qed.

(** * Turned over *)

Section Turned.

Context {G : rules}.
Variable draw : nat.
Variable allowed : nat -> Prop.
Hypothesis some_drawn : 0 < draw.
Hypothesis by_turning : forall t u, drawn t u <-> turning draw allowed t u.

Variable inside : card -> bool.
Variables above : list card.
Variables c next_one : card.
Variable q : nat.
Hypothesis kept_above : forall d, In d above -> inside d = true.
Hypothesis kept : inside c = true.
Hypothesis kept_next : inside next_one = true.
Hypothesis not_whole : S (length above) mod draw <> 0.
Hypothesis not_on : ~ (q <= S (length above) /\ S (length above) mod draw = q mod draw).

(** The cards up to the one after c are where they were; the waste has never ended with c. *)
Definition missed (t : talon) : Prop :=
  (exists below, listed t = above ++ c :: next_one :: below) /\ length (waste t) <> S (length above) /\
  (length (waste t) < S (length above) ->
     length (waste t) mod draw = 0 \/ (q <= length (waste t) /\ length (waste t) mod draw = q mod draw)).

Lemma missed_drawn t u : missed t -> drawn t u -> missed u.
Proof.
  intros [[below order] [other before]] one. apply by_turning in one. destruct one as [d s w k | d w k may].
  - assert (size : length w + length (d :: s) = length above + S (S (length below))).
    { apply (f_equal (@length card)) in order. unfold listed in order; simpl in order.
      rewrite !app_length, rev_length in order. simpl in *. lia. }
    unfold missed. rewrite listed_drawn, waste_drawn. simpl waste in *. split; [now exists below|].
    destruct (Nat.le_gt_cases draw (length (d :: s))) as [whole_draw|short].
    + rewrite Nat.min_l by auto. rewrite (mod_add_one (length w) draw some_drawn). split.
      * intro reached_it. assert (alike : S (length above) mod draw = length w mod draw).
        { rewrite <- reached_it. now apply mod_add_one. }
        destruct before as [zero | [far same_rest]]; [lia | congruence | apply not_on; split; [lia | congruence]].
      * intro less. destruct before as [zero | [far same_rest]]; [lia | auto | right; split; [lia | auto]].
    + rewrite Nat.min_r by lia. lia.
  - unfold missed. rewrite listed_redealt. split; [now exists below|]. simpl. split; [auto|]. left.
    now apply Nat.mod_0_l; lia.
Qed.

Lemma missed_taken t d u : missed t -> taken t d u -> inside d = false -> missed u.
Proof.
  intros [[below order] [other before]] one no.
  destruct (listed_taken t d u one) as [above' [below' [there [left_u [size [size_u _]]]]]].
  rewrite order in there. assert (far : S (S (length above)) <= length above').
  { destruct (le_lt_dec (S (S (length above))) (length above')) as [|near]; auto. exfalso.
    assert (inside d = true); [|congruence].
    assert (found : nth_error (above ++ c :: next_one :: below) (length above') = Some d).
    { rewrite there, nth_error_app2, Nat.sub_diag by auto. reflexivity. }
    destruct (le_lt_dec (length above) (length above')) as [past|early].
    - rewrite nth_error_app2 in found by auto. destruct (length above' - length above) as [|[|n]] eqn:where_d;
        simpl in found; [now injection found as <- | now injection found as <- | lia].
    - rewrite nth_error_app1 in found by auto. now apply kept_above, (nth_error_In _ (length above')). }
  unfold missed. rewrite left_u, size_u. split; [|split; lia].
  assert (begins : exists more, above' = above ++ c :: next_one :: more).
  { exists (skipn (S (S (length above))) above').
    rewrite <- (firstn_skipn (S (S (length above))) above') at 1.
    replace (above ++ c :: next_one :: skipn (S (S (length above))) above')
      with ((above ++ [c; next_one]) ++ skipn (S (S (length above))) above') by now rewrite <- app_assoc.
    f_equal.
    assert (sizes : length (above ++ [c; next_one]) = S (S (length above))) by (rewrite app_length; simpl; lia).
    replace (above ++ c :: next_one :: below) with ((above ++ [c; next_one]) ++ below) in there
      by now rewrite <- app_assoc.
    apply (f_equal (firstn (S (S (length above))))) in there. rewrite !firstn_app in there.
    replace (S (S (length above)) - length above') with 0 in there by lia. rewrite sizes, Nat.sub_diag in there.
    simpl (firstn 0 _) in there. rewrite !app_nil_r in there. rewrite <- there, <- firstn_app, firstn_all2 by lia.
    reflexivity. }
  destruct begins as [more ->]. exists (more ++ below'). now rewrite <- app_assoc.
Qed.

Lemma missed_handled t u : missed t -> handled inside t u -> missed u.
Proof.
  intros begins. induction 1 as [|u v _ IH one | u d v _ IH one no]; auto.
  - now apply (missed_drawn u).
  - now apply (missed_taken u d).
Qed.

End Turned.

(** Turned over, in any number of passes: a card that the arithmetic does not allow, with all before it and the next
    after it in the set, cannot be taken first. *)
Theorem K6_reach_turn : forall {G : rules} draw allowed t inside above c next_one below,
  0 < draw -> (forall t u, drawn t u <-> turning draw allowed t u) ->
  listed t = above ++ c :: next_one :: below -> cnt (same c) (listed t) <= 1 ->
  (forall d, In d (above ++ [c; next_one]) -> inside d = true) ->
  ~ reached (length (listed t)) draw (length (waste t)) (S (length above)) ->
  out_of_reach inside t c.
Proof.
  intros G draw allowed t inside above c next_one below some by_turning order once kept closed u v way took.
  assert (kept_c : inside c = true) by (apply kept; rewrite in_app_iff; simpl; auto).
  assert (begins : missed draw above c next_one (length (waste t)) t).
  { split; [now exists below|]. split; [|intro; auto]. intro at_it. apply closed. right; right. rewrite at_it. auto. }
  assert (ends : missed draw above c next_one (length (waste t)) u).
  { apply (missed_handled draw allowed some by_turning inside above c next_one (length (waste t))) with (t := t); auto.
    - intros d there. apply kept. rewrite in_app_iff. auto.
    - apply kept. rewrite in_app_iff. simpl; auto.
    - intro zero. apply closed. right; left; auto.
    - intro on. apply closed. right; right; auto. }
  destruct ends as [[below_u order_u] [other _]].
  destruct (listed_taken u c v took) as [above' [below' [there [_ [size _]]]]].
  apply other. rewrite size. f_equal. rewrite order_u in there. symmetry. f_equal.
  apply (cut_alike _ _ c _ _ there). rewrite <- order_u, <- in_listed.
  rewrite (handled_keeps (turning_stays draw allowed by_turning) inside t u c way kept_c). now rewrite in_listed.
Qed.

(** With all other cards of the hand in the set: the same of cards that go back under the stock. *)
Theorem K6_reach_under : forall {G : rules} draw t inside above c below,
  0 < draw -> (forall t u, drawn t u <-> going_under draw t u) ->
  listed t = above ++ c :: below -> cnt (same c) (listed t) <= 1 ->
  (forall d, In d (above ++ c :: below) -> inside d = true) ->
  S (length above) mod shift draw (length (listed t)) <> length (waste t) mod shift draw (length (listed t)) ->
  out_of_reach inside t c.
Proof.
  intros G draw t inside above c below some by_going_under order once kept closed u v way took.
  assert (only_drawn : turns t u).
  { clear took. induction way as [|u w _ IH one | u d w way IH one no]; [constructor | now apply (another_turn t u) |].
    exfalso. assert (there : 0 < in_hand t d).
    { pose proof (handled_less (going_under_stays draw by_going_under) inside t u d way) as less.
      destruct one as [st [wa [k [-> _]]]].
      unfold in_hand in *. simpl in less. rewrite same_refl in less. lia. }
    rewrite in_listed, order in there. apply cnt_same_in in there. now rewrite kept in no. }
  destruct (K1_under draw t u c v some by_going_under only_drawn took) as [r [[above' [below' [there [open _]]]] _]].
  simpl in there, open. apply closed. rewrite <- open. f_equal. f_equal. f_equal. rewrite order in there.
  apply (cut_alike _ _ c _ _ there). now rewrite <- order.
Qed.

(** Either way of drawing keeps the cards of the hand, as K6_deadlock needs it. *)
Theorem K6_draws_keep : forall {G : rules} draw allowed,
  (forall t u, drawn t u <-> turning draw allowed t u) \/ (forall t u, drawn t u <-> going_under draw t u) ->
  forall t u c, drawn t u -> in_hand u c = in_hand t c.
Proof.
  intros G draw allowed [turned | under]; [now apply (turning_stays draw allowed) | now apply (going_under_stays draw)].
Qed.
