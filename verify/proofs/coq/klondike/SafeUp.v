(** Whatever is played from the worse position can be played, or left out, from the better: so that wins too. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Once Better Rising.
Import ListNotations.

Section SafeUp.

Context {G : rules} {V : hand_view} {C : hand_counted} {L : levels} {H : thinning}.

(** * The same step from the better position, or one that leads to a better one *)

Lemma not_lifted a b : foundation b = foundation a -> ~ lifts a b.
Proof.
  intros alike [c [[_ is_next] up]]. rewrite alike in up. apply (f_equal (fun h => h (suit c))) in up.
  unfold raise in up. rewrite set_same in up. lia.
Qed.

Section Step.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.
Hypothesis enough : saturated (a := a) (b := b).

Definition mirrored (c : abstract) : Prop :=
  exists d, better c d /\ (d = b \/ (step b d /\ (lifts a c -> lifts b d))).

Lemma no_higher c : ~ low c -> in_deck c = true -> foundation a (suit c) = rank c - 1 \/ foundation a (suit c) = rank
    c ->
  foundation b (suit c) = foundation a (suit c).
Proof.
  intros high ours where_a. pose proof (in_deck_suit c ours) as [_ suited].
  pose proof (higher _ _ is_better (suit c)) as more.
  destruct (Nat.eq_dec (foundation b (suit c)) (foundation a (suit c))) as [|other]; auto.
  destruct (extras _ _ is_better (suit c) (foundation b (suit c)) suited) as [_ low_b]; [lia|].
  destruct high. unfold low in *. simpl in low_b. lia.
Qed.

Lemma next_too c : next (foundation a) c -> on_foundation (foundation b) c = false -> next (foundation b) c.
Proof.
  intros [ours is_next] off. split; auto. unfold on_foundation in off. rewrite ours in off. simpl in off.
  apply Nat.leb_gt in off. pose proof (higher _ _ is_better (suit c)). lia.
Qed.

Lemma higher_kept c s : next (foundation a) c -> on_foundation (foundation b) c = true ->
  raise (foundation a) c s <= foundation b s.
Proof.
  intros [ours is_next] up_b. unfold raise, set. pose proof (higher _ _ is_better s).
  destruct (Nat.eqb_spec s (suit c)) as [->|]; auto. unfold on_foundation in up_b.
  apply andb_prop in up_b as [_ up_b]. now apply Nat.leb_le in up_b.
Qed.

Lemma higher_raised c s : next (foundation a) c -> next (foundation b) c ->
  raise (foundation a) c s <= raise (foundation b) c s.
Proof.
  intros _ _. unfold raise, set. pose proof (higher _ _ is_better s). destruct (s =? suit c); auto.
Qed.

Lemma level_raised c s : next (foundation b) c -> 1 <= s <= suits -> level s <= raise (foundation b) c s + 1.
Proof.
  intros [_ is_next] suited. pose proof (level_reached _ _ is_better s suited). unfold raise, set.
  destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
Qed.

(** An extra card is at hand after a step that does not lift it, as before. *)
Lemma still_extra c x : step a c -> at_hand a x -> on_foundation (foundation c) x = false -> at_hand c x.
Proof.
  intros moved [ours [_ none]] off. repeat split; auto. assert (less : face_down c x <= face_down a x); [|lia].
  unfold face_down. destruct moved; simpl; auto; apply total_le; intros j _; apply unpinned_face_down.
Qed.

Lemma played_less s c r d : plays s c r -> cnt (same d) (cards_left r) <= cnt (same d) (cards_left s).
Proof. intro played. pose proof (one_leaves s c r d played). lia. Qed.

Lemma in_hand_only s c : plays (place a) c s ->
  in_deck c = true /\ on_foundation (foundation a) c = false /\ face_down a c = 0 /\
  (forall j, column j -> ~ In c (dealt a j)) /\ cnt (same c) (cards_left s) = 0.
Proof.
  intro played. pose proof (one_leaves _ _ _ c played) as one. rewrite same_refl in one. pose proof (all c) as once_c.
  assert (less : face_down a c <= total (fun j => cnt (same c) (dealt a j))) by (apply total_le; intros; apply
      tail_less).
  assert (facts : in_deck c = true /\ on_foundation (foundation a) c = false).
  { destruct (in_deck c), (on_foundation (foundation a) c); auto; lia. }
  destruct facts as [ours off]. rewrite ours, off in once_c. repeat split; auto; try lia.
  intros j there inside. apply cnt_same_in in inside.
  pose proof (total_at (fun j => cnt (same c) (dealt a j)) j there) as some. simpl in some. lia.
Qed.

(** A card that is up in the better position leaves the hand of the worse. *)
Lemma thinner_still s c : plays (place a) c s -> on_foundation (foundation b) c = true ->
  thins s (place b) /\
  (forall x, on_foundation (foundation b) x = false ->
    cnt (same x) (cards_left (place b)) = cnt (same x) (cards_left s)).
Proof.
  intros played up_b. split.
  - apply (thinned_without (place a) _ c); auto; [apply (thinner _ _ is_better) | now apply (hand_up _ _ is_better)].
  - intros x off. rewrite (hand_off _ _ is_better x off). pose proof (one_leaves _ _ _ x played) as one.
    destruct (same x c) eqn:yes; [apply same_true in yes; congruence | lia].
Qed.

(** The same card leaves both hands. *)
Lemma thinner_both s c : plays (place a) c s -> on_foundation (foundation b) c = false ->
  exists t, plays (place b) c t /\ thins s t /\
  (forall x, on_foundation (foundation b) x = false -> cnt (same x) (cards_left t) = cnt (same x) (cards_left s)) /\
  (forall x, on_foundation (foundation b) x = true -> cnt (same x) (cards_left t) = 0) /\
  cnt (same c) (cards_left t) = 0.
Proof.
  intros played off. pose proof (hand_off _ _ is_better c off) as here.
  pose proof (one_leaves _ _ _ c played) as one_a. rewrite same_refl in one_a.
  destruct (thinned_plays _ _ c _ (thinner _ _ is_better) played) as [t [played_b thinned]]; [lia|].
  exists t. destruct (in_hand_only s c played) as [_ [_ [_ [_ none]]]].
  pose proof (fun x => one_leaves _ _ _ x played_b) as one_b. pose proof (fun x => one_leaves _ _ _ x played) as one.
  repeat split; auto.
  - intros x off_x. pose proof (hand_off _ _ is_better x off_x). specialize (one_b x). specialize (one x). lia.
  - intros x up_x. pose proof (hand_up _ _ is_better x up_x). specialize (one_b x). lia.
  - specialize (one_b c). rewrite same_refl in one_b. lia.
Qed.

Lemma off_foundation h s r : in_deck (r, s) = true -> h s < r -> on_foundation h (r, s) = false.
Proof. intros ours above. unfold on_foundation. rewrite ours. now apply Nat.leb_gt. Qed.

Lemma hand_off_raised c x : next (foundation b) c -> on_foundation (raise (foundation b) c) x = false ->
  cnt (same x) (cards_left (place b)) = cnt (same x) (cards_left (place a)).
Proof.
  intros is_next off. apply (hand_off _ _ is_better). rewrite raised_is in off by auto.
  now apply orb_false_elim in off as [off _].
Qed.

Lemma mirror_up c : next (foundation a) c -> visible a c = true -> free a (rank c) (is_red c) ->
  mirrored (Abstract (raise (foundation a) c) (unpin a c) (place a)).
Proof.
  intros is_next seen_a open. pose proof (goes_up a c is_next seen_a open) as moved.
  destruct (on_foundation (foundation b) c) eqn:up_b.
  - exists b. split; auto. constructor; simpl; try apply is_better.
    + intro s. now apply higher_kept.
    + intros s r suited between. assert (before : foundation a s < r <= foundation b s).
      { unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; destruct is_next; lia. }
      destruct (extras _ _ is_better s r suited before) as [seen_x low_x]. split; auto.
      apply (still_extra _ _ moved); auto; simpl. apply off_foundation; [apply seen_x | lia].
    + intros j there. now apply (pins_of_one all is_better).
  - pose proof (next_too c is_next up_b) as is_next_b. exists (after_up b c). split.
    + constructor; simpl.
      * apply is_better.
      * intros x off. now apply (hand_off_raised c x).
      * intros x yes. rewrite raised_is in yes by auto. destruct (on_foundation (foundation b) x) eqn:up_x;
          [now apply is_better|]. simpl in yes. apply same_true in yes. subst x.
        rewrite (hand_off _ _ is_better c up_x). now apply visible_true in seen_a.
      * intro s. now apply higher_raised.
      * intros s suited. now apply level_raised.
      * intros s r suited between. assert (before : foundation a s < r <= foundation b s).
        { unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; destruct is_next; lia. }
        destruct (extras _ _ is_better s r suited before) as [seen_x low_x]. split; auto.
        apply (still_extra _ _ moved); auto; simpl. apply off_foundation; [apply seen_x | lia].
      * intros j there. apply (pins_of_both all is_better); auto; [now apply visible_true in seen_a|].
        intros x other. rewrite raised_is by auto. apply same_false in other. now rewrite other, orb_false_r.
    + right. split; [|intro; now exists c]. apply goes_up; auto.
      * now apply (still_visible is_better).
      * now apply (up_kept is_better enough).
Qed.

Lemma mirror_reveal c : pinned a c = true -> can a c -> mirrored (Abstract (foundation a) (unpin a c) (place a)).
Proof.
  intros pin_c can_go. pose proof (reveal a c pin_c can_go) as moved.
  assert (seen_a : visible a c = true).
  { unfold pinned in pin_c. apply existsb_exists in pin_c as [j [there yes]]. apply column_in in there.
    now apply (pin_visible a c j). }
  assert (still : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
            at_hand (Abstract (foundation a) (unpin a c) (place a)) (r, s) /\ low (r, s)).
  { intros s r suited between. destruct (extras _ _ is_better s r suited between) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl. apply seen_x. }
  destruct (on_foundation (foundation b) c) eqn:up_b.
  - exists b. split; auto. constructor; simpl; auto; try apply is_better.
    intros j there. now apply (pins_of_one all is_better).
  - exists (Abstract (foundation b) (unpin b c) (place b)). split.
    + constructor; simpl; auto; try apply is_better.
      intros j there. apply (pins_of_both all is_better); auto. now apply visible_true in seen_a.
    + right. split; [|intro up; now apply not_lifted in up]. apply reveal.
      * unfold pinned in *. apply existsb_exists in pin_c as [j [there yes]]. apply existsb_exists. exists j. split;
          auto.
        unfold pin in *. rewrite (pins_gone _ _ is_better j) by now apply column_in.
        destruct (dealt a j) as [|x under]; auto. pose proof yes as same_card. apply same_true in same_card. subst x.
        now rewrite up_b.
      * apply (can_kept is_better); auto; [now apply visible_true in seen_a|].
        intro low_c. apply enough in low_c; auto. congruence.
Qed.

Lemma mirror_talon_up c s : plays (place a) c s -> next (foundation a) c ->
  mirrored (Abstract (raise (foundation a) c) (dealt a) s).
Proof.
  intros played is_next. pose proof (talon_up a c s played is_next) as moved.
  destruct (in_hand_only s c played) as [ours [off_a [none [not_dealt last_one]]]].
  assert (still : forall s' r, 1 <= s' <= suits -> raise (foundation a) c s' < r <= foundation b s' ->
            at_hand (Abstract (raise (foundation a) c) (dealt a) s) (r, s') /\ low (r, s')).
  { intros s' r suited between. assert (before : foundation a s' < r <= foundation b s').
    { unfold raise, set in between. destruct (Nat.eqb_spec s' (suit c)) as [->|]; destruct is_next; lia. }
    destruct (extras _ _ is_better s' r suited before) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl. apply off_foundation; [apply seen_x | lia]. }
  destruct (on_foundation (foundation b) c) eqn:up_b.
  - destruct (thinner_still s c played up_b) as [thinned alike]. exists b. split; auto.
    constructor; simpl; auto; try apply is_better. intro s'. now apply higher_kept.
  - pose proof (next_too c is_next up_b) as is_next_b.
    destruct (thinner_both s c played up_b) as [t [played_b [thinned [alike [gone last_b]]]]].
    exists (Abstract (raise (foundation b) c) (dealt b) t). split.
    + constructor; simpl; auto.
      * intros x off. rewrite raised_is in off by auto. apply orb_false_elim in off as [off _]. auto.
      * intros x yes. rewrite raised_is in yes by auto. destruct (on_foundation (foundation b) x) eqn:up_x; auto.
        simpl in yes. apply same_true in yes. now subst x.
      * intro s'. now apply higher_raised.
      * intros s' suited. now apply level_raised.
      * intros s' r suited between. apply still; auto. unfold raise, set in *.
        destruct (Nat.eqb_spec s' (suit c)) as [->|]; lia.
      * intros j there. apply (pins_kept is_better); auto. intros x inside. rewrite raised_is by auto.
        destruct (same x c) eqn:yes; [|now rewrite orb_false_r]. apply same_true in yes. subst x.
        now apply not_dealt in inside.
    + right. split; [now apply talon_up | intro; now exists c].
Qed.

Lemma mirror_talon_down c s : plays (place a) c s -> can a c -> mirrored (Abstract (foundation a) (dealt a) s).
Proof.
  intros played can_go. pose proof (talon_down a c s played can_go) as moved.
  destruct (in_hand_only s c played) as [ours [off_a [none [not_dealt last_one]]]].
  assert (still : forall s' r, 1 <= s' <= suits -> foundation a s' < r <= foundation b s' ->
            at_hand (Abstract (foundation a) (dealt a) s) (r, s') /\ low (r, s')).
  { intros s' r suited between. destruct (extras _ _ is_better s' r suited between) as [seen_x low_x]. now split. }
  destruct (on_foundation (foundation b) c) eqn:off_b.
  { destruct (thinner_still s c played off_b) as [thinned alike]. exists b. split; auto.
    constructor; simpl; auto; apply is_better. }
  destruct (thinner_both s c played off_b) as [t [played_b [thinned [alike [gone last_b]]]]].
  destruct (le_lt_dec (rank c) (level (suit c))) as [low_c|high].
  - pose proof (next_if_low a b c is_better ours low_c off_b) as is_next_b.
    exists (Abstract (raise (foundation b) c) (dealt b) t). split.
    + constructor; simpl; auto.
      * intros x off. rewrite raised_is in off by auto. apply orb_false_elim in off as [off _]. auto.
      * intros x yes. rewrite raised_is in yes by auto. destruct (on_foundation (foundation b) x) eqn:up_x; auto.
        simpl in yes. apply same_true in yes. now subst x.
      * intro s'. pose proof (higher _ _ is_better s'). unfold raise, set.
        destruct (Nat.eqb_spec s' (suit c)) as [->|]; auto. destruct is_next_b. lia.
      * intros s' suited. now apply level_raised.
      * intros s' r suited between. unfold raise, set in between.
        destruct (Nat.eqb_spec s' (suit c)) as [->|]; [|now apply still].
        destruct is_next_b as [_ is_next_b]. destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply still; auto; lia].
        destruct c as [r s']. simpl in *. split; auto. now repeat split.
      * intros j there. apply (pins_kept is_better); auto. intros x inside. rewrite raised_is by auto.
        destruct (same x c) eqn:yes; [|now rewrite orb_false_r]. apply same_true in yes. subst x.
        now apply not_dealt in inside.
    + right. split; [now apply (talon_up b c t) | intro up; now apply not_lifted in up].
  - exists (Abstract (foundation b) (dealt b) t). split.
    + constructor; simpl; auto; apply is_better.
    + right. split; [|intro up; now apply not_lifted in up].
      apply (talon_down b c t); auto. apply (can_kept is_better); auto. unfold low. lia.
Qed.

Lemma mirror_back c : worrying_back = true -> in_deck c = true -> foundation a (suit c) = rank c -> can a c ->
  mirrored (Abstract (lower (foundation a) c) (dealt a) (place a)).
Proof.
  intros may ours top can_go. pose proof (comes_back a c may ours top can_go) as moved.
  assert (up_a : on_foundation (foundation a) c = true).
  { unfold on_foundation. rewrite ours, top. apply Nat.leb_refl. }
  pose proof (all c) as once_c. rewrite ours, up_a in once_c.
  assert (not_dealt : forall j x, column j -> In x (dealt a j) -> same x c = false).
  { intros j x there inside. apply same_false. intros ->. apply cnt_same_in in inside.
    pose proof (total_at (fun j => cnt (same c) (dealt a j)) j there) as some. simpl in some. lia. }
  assert (seen_now : at_hand (Abstract (lower (foundation a) c) (dealt a) (place a)) c).
  { assert (less : face_down a c <= total (fun j => cnt (same c) (dealt a j))) by (apply total_le; intros; apply
      tail_less).
    repeat split; auto; simpl; [|unfold face_down in *; simpl; lia].
    unfold on_foundation, lower. rewrite ours, set_same. apply Nat.leb_gt. apply in_deck_suit in ours. lia. }
  assert (still : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
            at_hand (Abstract (lower (foundation a) c) (dealt a) (place a)) (r, s) /\ low (r, s)).
  { intros s r suited between. destruct (extras _ _ is_better s r suited between) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl. destruct seen_x as [ours_x [off_x _]].
    destruct (same (r, s) c) eqn:yes; [apply same_true in yes; congruence|].
    now rewrite (lowered_is (foundation a) c (r, s)). }
  assert (lower_less : forall s, lower (foundation a) c s <= foundation a s).
  { intro s. unfold lower, set. destruct (Nat.eqb_spec s (suit c)) as [->|]; lia. }
  assert (not_up : ~ lifts a (Abstract (lower (foundation a) c) (dealt a) (place a))).
  { intros [d [[_ is_next] up]]. simpl in up. apply (f_equal (fun h => h (suit d))) in up.
    unfold raise in up. rewrite set_same in up. pose proof (lower_less (suit d)). lia. }
  destruct (le_lt_dec (rank c) (level (suit c))) as [low_c|high].
  - exists b. split; auto. constructor; simpl; try apply is_better.
    + intro s. pose proof (higher _ _ is_better s). specialize (lower_less s). lia.
    + intros s r suited between. unfold lower, set in between.
      destruct (Nat.eqb_spec s (suit c)) as [->|]; [|now apply still].
      destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply still; auto; lia].
      destruct c as [r s]. auto.
  - assert (top_b : foundation b (suit c) = rank c).
    { rewrite (no_higher c); auto. unfold low. lia. }
    assert (up_b : on_foundation (foundation b) c = true) by now apply (still_up is_better).
    exists (Abstract (lower (foundation b) c) (dealt b) (place b)). split.
    + constructor; simpl; try apply is_better.
      * intros x off. destruct (same x c) eqn:yes.
        -- apply same_true in yes. subst x. rewrite (hand_up _ _ is_better c up_b). lia.
        -- apply (hand_off _ _ is_better). now rewrite lowered_is in off.
      * intros x up_x. apply (hand_up _ _ is_better). destruct (same x c) eqn:yes.
        -- apply same_true in yes. now subst x.
        -- now rewrite lowered_is in up_x.
      * intro s. pose proof (higher _ _ is_better s). unfold lower, set. destruct (Nat.eqb_spec s (suit c)); lia.
      * intros s suited. pose proof (level_reached _ _ is_better s suited). unfold lower, set.
        destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
      * intros s r suited between. apply still; auto. unfold lower, set in between.
        destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
      * intros j there. apply (pins_kept is_better); auto. intros x inside.
        apply lowered_is; auto. now apply (not_dealt j).
    + right. split; [|intro; contradiction]. apply (comes_back b c); auto.
      apply (can_kept is_better); auto. unfold low. lia.
Qed.

Lemma mirror c : step a c -> mirrored c.
Proof.
  intro moved. destruct moved as [c is_next seen open | c pin_c can_go | c s played is_next | c s played can_go | c
      may ours top can_go].
  - now apply mirror_up.
  - now apply mirror_reveal.
  - now apply mirror_talon_up.
  - now apply (mirror_talon_down c s).
  - now apply mirror_back.
Qed.

End Step.

Lemma finished_too a b : better a b -> finished a -> finished b.
Proof.
  intros is_better all_up s suited. specialize (all_up s suited). pose proof (higher _ _ is_better s).
  destruct (Nat.eq_dec (foundation b s) ranks) as [|other]; auto.
  destruct (extras _ _ is_better s (foundation b s) suited) as [seen_a _]; [lia|].
  destruct seen_a as [ours _]. apply in_deck_suit in ours. simpl in ours. lia.
Qed.

(** The better position is won with no more steps, those not counted that put a card up. *)
Lemma better_wins n a : wins n a -> forall b, once a -> better a b -> exists m, m <= n /\ wins m b.
Proof.
  intro win. induction win as [a all_up | n a c moved up win IH | n a c moved win IH]; intros b all is_better.
  - exists 0. split; auto. apply wins_now. now apply (finished_too a).
  - destruct (saturate _ a b all is_better (le_n _)) as [b' [better_b' [enough back]]].
    destruct (mirror all better_b' enough c moved) as [d [better_d how]].
    destruct (IH d (once_kept a c all moved) better_d) as [m [fewer win_d]]. exists m. split; auto. apply back.
    destruct how as [<- | [moved_b up_b]]; auto. apply (wins_lifting m b' d); auto.
  - destruct (saturate _ a b all is_better (le_n _)) as [b' [better_b' [enough back]]].
    destruct (mirror all better_b' enough c moved) as [d [better_d how]].
    destruct (IH d (once_kept a c all moved) better_d) as [m [fewer win_d]].
    destruct how as [<- | [moved_b up_b]].
    + exists m. split; [lia | now apply back].
    + exists (S m). split; [lia | apply back]. apply (wins_otherwise m b' d); auto.
Qed.

End SafeUp.
