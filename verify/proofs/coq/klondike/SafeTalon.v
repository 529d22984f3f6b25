(** Where every card of the hand can be played at any time, as one by one without limit, a safe card may go up from the
    hand too. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Simulation Once Better Rising SafeUp Certificates Talon Under.
Import ListNotations.

Section Safe_talon.

Context {G : rules} {V : hand_view} {C : hand_counted}.
Hypothesis any_card : all_play.

(** Any cards may be missing. *)
Definition free_hands : thinning.
Proof.
  refine {| thins _ _ := True |}; auto.
  intros s t c r _ _ some. destruct (any_card t c some) as [u played]. now exists u.
Defined.

Lemma safe_talon_is_better a c s : once a -> safe_talon a c s ->
  exists L : levels, better (L := L) (H := free_hands) a (after_talon a c s).
Proof.
  intros all [played [is_next [level [one_apart [reached others]]]]]. exists (Levels level one_apart).
  destruct (in_hand_only all s c played) as [ours [off_a [none [not_dealt last_one]]]].
  pose proof (fun x => one_leaves _ _ _ x played) as one.
  constructor; simpl; auto.
  - intros x off. rewrite raised_is in off by auto. apply orb_false_elim in off as [_ other].
    specialize (one x). rewrite other in one. lia.
  - intros x up_x. rewrite raised_is in up_x by auto. destruct (same x c) eqn:yes.
    + apply same_true in yes. now subst x.
    + rewrite orb_false_r in up_x. pose proof (all x) as once_x. rewrite up_x in once_x. specialize (one x).
      destruct (in_deck x); lia.
  - intro t. unfold raise, set. destruct (Nat.eqb_spec t (suit c)) as [->|]; auto. destruct is_next. lia.
  - intros t r suited between. unfold raise, set in between. destruct (Nat.eqb_spec t (suit c)) as [->|]; [|lia].
    destruct is_next. assert (r = rank c) as -> by lia. destruct c as [r t]. split; auto. now repeat split.
  - intros j there. pose proof (fun x => dealt_once a x j all there) as off. specialize (not_dealt j there).
    destruct (dealt a j) as [|x under]; auto. rewrite raised_is by auto.
    destruct (off x) as [_ [-> _]]; [simpl; auto|]. simpl.
    destruct (same x c) eqn:yes; auto. apply same_true in yes. subst x. destruct not_dealt. simpl; auto.
Qed.

Theorem K7_safe_talon : forall a c s n, once a -> safe_talon a c s -> wins n a ->
  exists m, m <= n /\ wins m (after_talon a c s).
Proof.
  intros a c s n all safe win. destruct (safe_talon_is_better a c s all safe) as [L is_better].
  now apply (better_wins (L := L) (H := free_hands) n a).
Qed.

(** The rule by which it is used, as for cards of the columns. *)
Theorem K7_test : forall a c s, plays (place a) c s -> next (foundation a) c ->
  (forall t, 1 <= t <= suits -> red t <> is_red c -> rank c <= foundation a t + 2) ->
  (forall t, 1 <= t <= suits -> red t = is_red c -> rank c <= foundation a t + 3) ->
  safe_talon a c s.
Proof. intros a c s played is_next others twins. repeat split; auto; try apply is_next. now apply tested_level. Qed.

Definition closed_with_safe_talon (member : abstract -> Prop) : Prop := forall a, member a ->
  (exists c, safe_up a c /\ member (after_up a c)) \/
  (exists c s, safe_talon a c s /\ member (after_talon a c s)) \/
  (forall b, step a b -> member b \/ came_back_safe a b).

Lemma safe_talon_is_forced a c s : safe_talon a c s -> forced a (after_talon a c s).
Proof.
  intro safe. split; [|split].
  - destruct safe as [played [is_next _]]. now apply talon_up.
  - destruct safe as [_ [is_next _]]. now exists c.
  - intros all n win. now apply (K7_safe_talon a c s n).
Qed.

End Safe_talon.

(** A set of positions in which a safe card that goes up, from the columns or from the hand, is followed alone, and no
    safe card comes back: if it contains the start and no finished position, no play wins. *)
Theorem K7_reduced_set : forall {G : rules} {V : hand_view} {F : hand_followed} {C : hand_counted}
  (member : abstract -> Prop) start p,
  all_play -> stands start p -> member start ->
  (forall a, member a -> ~ finished a) ->
  closed_with_safe_talon member ->
  forall q, play p q -> ~ won q.
Proof.
  intros G V F C member start p any_card stood begins none_won closed.
  apply (no_play_wins member start p stood begins none_won). intros a inside.
  destruct (closed a inside) as [[c [safe inside_c]] | [[c [s [safe inside_c]]] | steps]]; [left | left | now right].
  - exists (after_up a c). split; auto. now apply safe_is_forced.
  - exists (after_talon a c s). split; auto. now apply safe_talon_is_forced.
Qed.

Lemma some_before c cards : 0 < cnt (same c) cards -> exists above below, cards = above ++ c :: below.
Proof. intro some. apply cnt_same_in in some. now apply in_split. Qed.

(** Every card can be played at any time: one by one, turned over without limit ... *)
Theorem K7_turn : @all_play (turn_view 1).
Proof.
  intros [cards q] c some. destruct (some_before c cards some) as [above [below there]].
  exists (above ++ below, length above), above, below. repeat split; auto. right. left. apply Nat.mod_1_r.
Qed.

(** ... or put under the stock. *)
Theorem K7_under : @all_play (under_view 1).
Proof.
  intros [cards e] c some. destruct (some_before c cards some) as [above [below there]].
  assert (one : shift 1 (length cards) = 1).
  { unfold shift. rewrite there, app_length. simpl length. rewrite Nat.min_l by lia. apply Nat.gcd_1_r. }
  exists (above ++ below, length above), above, below. simpl. rewrite one, !Nat.mod_1_r. auto.
Qed.
