(** What a certificate of a loss is: a set of abstract positions that play cannot leave and that holds no won one. Plain
    sets rest on simulation alone, reduced ones on safe cards too. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Simulation Once Better Rising SafeUp.
Import ListNotations.

Section Certificates.

Context {G : rules} {V : hand_view}.

(** * Plain sets *)

Lemma simulated {F : hand_followed} (member : abstract -> Prop) start p q :
  (forall a b, member a -> step a b -> member b) ->
  member start -> stands start p -> play p q -> exists a, member a /\ stands a q.
Proof.
  intros closed begins stood played. induction played as [|q e played IH moved]; [now exists start|].
  destruct IH as [a [inside stood_a]]. destruct (K3_simulation a q e stood_a moved) as [b [[-> | moved_a] stood_b]].
  - now exists a.
  - exists b. split; auto. now apply (closed a).
Qed.

Lemma won_finished {F : hand_followed} a p : stands a p -> won p -> finished a.
Proof. intros [seen _] all_up s suited. rewrite <- (heights_agree _ _ seen). now apply all_up. Qed.

Lemma play_wins {F : hand_followed} start p q : stands start p -> play p q -> won q -> winnable start.
Proof.
  intros stood played all_up.
  assert (from_start : forall a, stands a p -> forall (reached : abstract -> Prop),
    (forall c, reached c -> winnable c -> winnable start) -> reached a ->
    (forall c d, reached c -> step c d -> reached d) -> winnable start).
  { intros a stood_a reached back begins closed.
    destruct (simulated reached a p q closed begins stood_a played) as [b [inside stood_b]].
    apply (back b inside). exists 0. apply wins_now. now apply (won_finished b q). }
  apply (from_start start stood (fun c => forall n, wins n c -> winnable start)).
  - intros c reached [n win]. now apply (reached n).
  - intros n win. now exists n.
  - intros c d reached moved n win. apply (reached (S n)). now apply (wins_otherwise n c d).
Qed.

(** * Reduced sets *)

Context {C : hand_counted}.

Lemma once_of p a : seen_as p a -> once a.
Proof.
  intros seen c. pose proof (nothing_lost _ _ seen c) as all. rewrite (hands_agree _ _ seen), (foundations_agree
      seen) in all.
  assert (less : total (fun j => cnt (same c) (dealt a j))
                 <= total (fun j => cnt (same c) (up p j)) + total (fun j => cnt (same c) (down p j))); [|lia].
  rewrite <- total_add. apply total_le. intros j there.
  destruct (columns_agree _ _ seen j there); simpl; rewrite ?cnt_app; simpl; lia.
Qed.

(** No card missing: any view. *)
Definition whole_hands : thinning.
Proof.
  refine {| thins s t := t = s |}.
  - intros s t c r -> played _. now exists r.
  - intros s t c r -> played none. pose proof (one_leaves _ _ _ c played) as one. rewrite same_refl in one. lia.
Defined.

Lemma safe_is_better a c : once a -> safe_up a c ->
  exists L : levels, better (L := L) (H := whole_hands) a (after_up a c).
Proof.
  intros all [is_next [seen_a [open [level [one_apart [reached others]]]]]]. exists (Levels level one_apart).
  apply visible_true in seen_a as [ours [off_a [none gone]]].
  constructor; simpl; auto.
  - intros x up_x. rewrite raised_is in up_x by auto. destruct (same x c) eqn:yes.
    + apply same_true in yes. now subst x.
    + rewrite orb_false_r in up_x. pose proof (all x) as once_x. rewrite up_x in once_x.
      destruct (in_deck x); lia.
  - intro s. unfold raise, set. destruct (Nat.eqb_spec s (suit c)) as [->|]; auto. destruct is_next. lia.
  - intros s r suited between. unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; [|lia].
    destruct is_next. assert (r = rank c) as -> by lia. destruct c as [r s]. split; auto. now repeat split.
  - intros j there. unfold unpin, pin. pose proof (fun x => dealt_once a x j all there) as off.
    destruct (dealt a j) as [|x under]; auto. rewrite raised_is by auto.
    destruct (off x) as [_ [-> _]]; [simpl; auto|]. simpl.
    destruct (same c x) eqn:yes, (same x c) eqn:yes'; auto.
    + apply same_true in yes. subst. now rewrite same_refl in yes'.
    + apply same_true in yes'. subst. now rewrite same_refl in yes.
Qed.

Theorem K5_safe_up : forall a c n, once a -> safe_up a c -> wins n a ->
  exists m, m <= n /\ wins m (after_up a c).
Proof.
  intros a c n all safe win. destruct (safe_is_better a c all safe) as [L is_better].
  now apply (better_wins (L := L) (H := whole_hands) n a).
Qed.

Lemma tested_level a c : next (foundation a) c ->
  (forall s, 1 <= s <= suits -> red s <> is_red c -> rank c <= foundation a s + 2) ->
  (forall s, 1 <= s <= suits -> red s = is_red c -> rank c <= foundation a s + 3) ->
  at_its_level a c.
Proof.
  intros is_next others twins.
  exists (fun s => if s =? suit c then rank c else if eqb (red s) (is_red c) then rank c - 2 else rank c - 1).
  assert (ranked : 1 <= rank c) by (destruct is_next; lia). split; [|split].
  - intros s t coloured. unfold is_red. destruct (Nat.eqb_spec s (suit c)) as [of_s|], (Nat.eqb_spec t (suit c)) as
      [of_t|];
      rewrite <- ?of_s, <- ?of_t; try lia; [| |destruct (red (suit c))]; destruct (red s), (red t); simpl; try
          congruence; lia.
  - rewrite Nat.eqb_refl. lia.
  - intros s suited. unfold raise, set. destruct (Nat.eqb_spec s (suit c)) as [->|]; [lia|].
    specialize (others s suited). specialize (twins s suited).
    destruct (red s) eqn:red_s, (is_red c) eqn:red_c; simpl; intuition lia.
Qed.

(** The rule by which it is used: all suits of the other colour up to two below the card, those of its own colour up to
    three below. *)
Theorem K5_test : forall a c,
  next (foundation a) c -> visible a c = true -> free a (rank c) (is_red c) ->
  (forall s, 1 <= s <= suits -> red s <> is_red c -> rank c <= foundation a s + 2) ->
  (forall s, 1 <= s <= suits -> red s = is_red c -> rank c <= foundation a s + 3) ->
  safe_up a c.
Proof. intros a c is_next seen_a open others twins. repeat split; auto; try apply is_next. now apply tested_level. Qed.

(** A card came back that could at once go up again, safely. *)
Definition came_back_safe (a b : abstract) : Prop := exists c,
  in_deck c = true /\ foundation a (suit c) = rank c /\ safe_up b c /\
  b = Abstract (lower (foundation a) c) (dealt a) (place a).

Lemma back_again a b : once a -> once b -> came_back_safe a b -> forall n, wins n b -> exists m, m <= n /\ wins m a.
Proof.
  intros all_a all_b [c [ours [top [safe ->]]]] n win.
  destruct (K5_safe_up _ c n all_b safe win) as [m [fewer win_m]].
  assert (level_zero : neighbours (fun _ => 0)) by (intros s t _; lia).
  assert (all_up : once (after_up (Abstract (lower (foundation a) c) (dealt a) (place a)) c)).
  { apply (once_kept _ _ all_b). destruct safe as [is_next [seen_b [open _]]]. now apply goes_up. }
  destruct (better_wins (L := Levels (fun _ => 0) level_zero) (H := whole_hands) m _ win_m a all_up)
    as [k [less win_k]]; [|exists k; split; auto; lia].
  assert (heights : forall s, raise (lower (foundation a) c) c s = foundation a s).
  { intro s. unfold raise, lower, set. destruct (Nat.eqb_spec s (suit c)) as [->|]; auto. }
  constructor; simpl; auto.
  - intros x up_x. pose proof (all_a x) as once_x. rewrite up_x in once_x. destruct (in_deck x); lia.
  - intro s. now rewrite heights.
  - intros; lia.
  - intros s r suited. rewrite heights. lia.
  - intros j there. unfold unpin, pin. simpl. pose proof (fun x => dealt_once a x j all_a there) as off.
    assert (up_a : on_foundation (foundation a) c = true).
    { unfold on_foundation. rewrite ours, top. apply Nat.leb_refl. }
    destruct (dealt a j) as [|x under]; auto. destruct (same c x) eqn:yes.
    + apply same_true in yes. subst x. destruct (off c) as [_ [no _]]; [simpl; auto|]. congruence.
    + destruct (off x) as [_ [-> _]]; simpl; auto.
Qed.

Definition closed_with_safe_cards (member : abstract -> Prop) : Prop := forall a, member a ->
  (exists c, safe_up a c /\ member (after_up a c)) \/
  (forall b, step a b -> member b \/ came_back_safe a b).

(** A step that puts a card up, after which no more steps are needed for a win than before. *)
Definition forced (a b : abstract) : Prop :=
  step a b /\ lifts a b /\ (once a -> forall n, wins n a -> exists m, m <= n /\ wins m b).

Definition closed_with_forced (member : abstract -> Prop) : Prop := forall a, member a ->
  (exists b, forced a b /\ member b) \/ (forall b, step a b -> member b \/ came_back_safe a b).

Lemma safe_is_forced a c : safe_up a c -> forced a (after_up a c).
Proof.
  intro safe. split; [|split].
  - destruct safe as [is_next [seen_a [open _]]]. now apply goes_up.
  - destruct safe as [is_next _]. now exists c.
  - intros all n win. now apply (K5_safe_up a c n).
Qed.

Definition cards_down (a : abstract) : nat := cnt (fun c => negb (on_foundation (foundation a) c)) deck.

Lemma lifted_fewer a b : lifts a b -> S (cards_down b) = cards_down a.
Proof. intros [c [is_next up]]. unfold cards_down. rewrite up. now apply fewer_left. Qed.

Lemma reduced_not_won member : closed_with_forced member -> (forall a, member a -> ~ finished a) ->
  forall n k m a, m <= n -> cards_down a <= k -> once a -> member a -> ~ wins m a.
Proof.
  intros closed none_won. induction n as [n IHn] using lt_wf_ind. induction k as [|k IHk];
    intros m a few down all inside win.
  - destruct (closed a inside) as [[b [[_ [up _]] _]] | _]; [pose proof (lifted_fewer a b up); lia|].
    inversion win as [a' all_up | m' a' b moved up win_b | m' a' b moved win_b]; subst.
    + now apply (none_won a).
    + pose proof (lifted_fewer a b up). lia.
    + destruct (closed a inside) as [[c [[_ [up _]] _]] | steps]; [pose proof (lifted_fewer a c up); lia|].
      destruct (steps b moved) as [inside_b | skipped].
      * apply (IHn m' ltac:(lia) (cards_down b) m' b); auto. now apply (once_kept a).
      * destruct (back_again a b all (once_kept a b all moved) skipped m' win_b) as [m2 [fewer win_a]].
        apply (IHn m2 ltac:(lia) (cards_down a) m2 a); auto.
  - destruct (closed a inside) as [[c [[moved [up as_short]] inside_c]] | steps].
    + destruct (as_short all m win) as [m2 [fewer win_c]]. pose proof (lifted_fewer a c up).
      apply (IHk m2 c); auto; [lia | lia |]. now apply (once_kept a).
    + inversion win as [a' all_up | m' a' b moved up win_b | m' a' b moved win_b]; subst.
      * now apply (none_won a).
      * pose proof (lifted_fewer a b up). destruct (steps b moved) as [inside_b | skipped].
        -- apply (IHk m b); auto; [lia|]. now apply (once_kept a).
        -- destruct skipped as [c [ours [top [_ ->]]]]. unfold cards_down in *. simpl in *.
           destruct up as [d [[_ is_next] up]]. simpl in up. apply (f_equal (fun h => h (suit d))) in up.
           unfold raise, lower, set in up. rewrite Nat.eqb_refl in up.
           destruct (Nat.eqb_spec (suit d) (suit c)) as [suited|]; [rewrite suited in *|]; lia.
      * destruct (steps b moved) as [inside_b | skipped].
        -- apply (IHn m' ltac:(lia) (cards_down b) m' b); auto. now apply (once_kept a).
        -- destruct (back_again a b all (once_kept a b all moved) skipped m' win_b) as [m2 [fewer win_a]].
           apply (IHn m2 ltac:(lia) (cards_down a) m2 a); auto.
Qed.

Lemma no_play_wins {F : hand_followed} (member : abstract -> Prop) start p : stands start p -> member start ->
  (forall a, member a -> ~ finished a) -> closed_with_forced member -> forall q, play p q -> ~ won q.
Proof.
  intros stood begins none_won closed q played all_up.
  destruct (play_wins start p q stood played all_up) as [n win].
  apply (reduced_not_won member closed none_won n (cards_down start) n start); auto.
  apply (once_of p). apply stood.
Qed.

End Certificates.

(** A set that contains the start, that no step leaves and that holds no finished position: no play wins. *)
Theorem K4_closed_set : forall {G : rules} {V : hand_view} {F : hand_followed} (member : abstract -> Prop) start p,
  stands start p -> member start ->
  (forall a, member a -> ~ finished a) ->
  (forall a b, member a -> step a b -> member b) ->
  forall q, play p q -> ~ won q.
Proof.
  intros G V F member start p stood begins none_won closed q played all_up.
  destruct (simulated member start p q closed begins stood played) as [a [inside stood_a]].
  apply (none_won a inside). now apply (won_finished a q).
Qed.

(** The same of a set in which a safe card that goes up is followed alone, and no safe card comes back. *)
Theorem K5_reduced_set : forall {G : rules} {V : hand_view} {F : hand_followed} {C : hand_counted}
  (member : abstract -> Prop) start p,
  stands start p -> member start ->
  (forall a, member a -> ~ finished a) ->
  closed_with_safe_cards member ->
  forall q, play p q -> ~ won q.
Proof.
  intros G V F C member start p stood begins none_won closed.
  apply (no_play_wins member start p stood begins none_won). intros a inside.
  destruct (closed a inside) as [[c [safe inside_c]] | steps]; [left | now right].
  exists (after_up a c). split; auto. now apply safe_is_forced.
Qed.
