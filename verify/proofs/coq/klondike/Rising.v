(** A better position stays better when low cards that lie face up go up; all that can be put up are. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Once Better.
Import ListNotations.

Section Rising.

Context {G : rules} {V : hand_view} {C : hand_counted} {L : levels} {H : thinning}.

Lemma raised_is h c x : next h c -> on_foundation (raise h c) x = on_foundation h x || same x c.
Proof.
  intro is_next. pose proof (raised h c x is_next).
  destruct (on_foundation (raise h c) x), (on_foundation h x), (same x c); simpl; auto; lia.
Qed.

Lemma lowered_is h c x : in_deck c = true -> h (suit c) = rank c -> same x c = false ->
  on_foundation (lower h c) x = on_foundation h x.
Proof.
  intros ours top other. pose proof (lowered h c x ours top). rewrite other in *.
  destruct (on_foundation (lower h c) x), (on_foundation h x); simpl; auto; lia.
Qed.

Lemma not_yet h c : next h c -> on_foundation h c = false.
Proof.
  intros [ours is_next]. unfold on_foundation. rewrite ours. apply Nat.leb_gt. lia.
Qed.

Lemma same_false a b : same a b = false <-> a <> b.
Proof. rewrite <- same_true. destruct (same a b); split; congruence. Qed.

(** * The same step from the better position *)

Section Pins.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma face_down_stays j x : column j -> In x (tl (dealt a j)) -> on_foundation (foundation b) x = false.
Proof.
  intros there under. destruct (on_foundation (foundation b) x) eqn:yes; auto.
  assert (inside : In x (dealt a j)) by (destruct (dealt a j); simpl in *; auto).
  destruct (dealt_once a x j all there inside) as [_ [off _]].
  destruct (extra is_better x yes off) as [[_ [_ none]] _].
  pose proof (face_down_there a x j there under). lia.
Qed.

Lemma settle_in x cards : In x (settle cards) -> In x cards.
Proof. destruct cards as [|k [|c cards]]; simpl; auto. destruct (rank k =? ranks); simpl; tauto. Qed.

Lemma pins_of_one y j : column j -> on_foundation (foundation b) y = true -> dealt b j =
  match unpin a y j with
  | c :: under => if on_foundation (foundation b) c then settle under else unpin a y j
  | [] => []
  end.
Proof.
  intros there up_b. rewrite (pins_gone _ _ is_better j there). unfold unpin, pin.
  pose proof (face_down_stays j) as stays. destruct (dealt a j) as [|x under]; auto. simpl in stays.
  destruct (same y x) eqn:yes; auto. apply same_true in yes. subst x. rewrite up_b. simpl.
  destruct (settle under) as [|k cards] eqn:left_there; auto.
  rewrite (stays k); auto. apply settle_in. rewrite left_there. simpl; auto.
Qed.

Lemma pins_of_both y h j : column j -> face_down a y = 0 -> on_foundation (foundation b) y = false ->
  (forall x, x <> y -> on_foundation h x = on_foundation (foundation b) x) ->
  unpin b y j =
  match unpin a y j with
  | c :: under => if on_foundation h c then settle under else unpin a y j
  | [] => []
  end.
Proof.
  intros there none off_b alike. pose proof (face_down_stays j) as stays. pose proof (face_down_there a) as hidden.
  specialize (fun x => hidden x j there).
  unfold unpin, pin. rewrite (pins_gone _ _ is_better j there). destruct (dealt a j) as [|x under]; auto. simpl in *.
  destruct (same y x) eqn:yes.
  - apply same_true in yes. subst x. rewrite off_b, same_refl. simpl.
    destruct (settle under) as [|k cards] eqn:left_there; auto.
    assert (inside : In k under) by (apply settle_in; rewrite left_there; simpl; auto).
    rewrite alike, stays; auto. intros ->. apply hidden in inside. lia.
  - assert (other : x <> y) by (apply same_false in yes; congruence). rewrite (alike x other).
    destruct (on_foundation (foundation b) x).
    + destruct (settle under) as [|k cards] eqn:left_there; auto.
      assert (inside : In k under) by (apply settle_in; rewrite left_there; simpl; auto).
      destruct (same y k) eqn:yes'; auto. apply same_true in yes'. subst k. apply hidden in inside. lia.
    + now rewrite yes.
Qed.

Lemma pins_kept h j : column j -> (forall x, In x (dealt a j) -> on_foundation h x = on_foundation (foundation b) x) ->
  dealt b j =
  match dealt a j with
  | c :: under => if on_foundation h c then settle under else dealt a j
  | [] => []
  end.
Proof.
  intros there alike. rewrite (pins_gone _ _ is_better j there). destruct (dealt a j); auto.
  rewrite alike by (simpl; auto). reflexivity.
Qed.

End Pins.

(** The height of a suit of the deck is what its cards on the foundation say. *)
Lemma extra_of a b s r : better a b -> 1 <= s <= suits -> foundation a s < r <= foundation b s ->
  on_foundation (foundation b) (r, s) = true /\ on_foundation (foundation a) (r, s) = false.
Proof.
  intros is_better suited between. destruct (extras _ _ is_better s r suited between) as [[ours [off _]] _].
  split; auto.
  unfold on_foundation, rank, suit. rewrite ours. simpl. apply Nat.leb_le. lia.
Qed.

Section Mirror.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma up_too c : visible a c = true -> low c -> next (foundation b) c -> better a (after_up b c).
Proof.
  intros seen_a low_c is_next. pose proof (not_yet _ _ is_next) as off_b.
  apply visible_true in seen_a as seen. destruct seen as [ours_c [off_a [none_c gone_c]]].
  destruct is_better as [thinner_b off_hand up_hand higher_b level_b extras_b pins_b]. constructor; simpl; auto.
  - intros x off. apply off_hand. rewrite raised_is in off by auto. now apply orb_false_elim in off as [off _].
  - intros x yes. rewrite raised_is in yes by auto. destruct (on_foundation (foundation b) x) eqn:up_x; auto.
    simpl in yes. apply same_true in yes. subst x. now rewrite off_hand.
  - intro s. unfold raise, set. specialize (higher_b s). destruct (Nat.eqb_spec s (suit c)) as [->|]; auto.
    destruct is_next. lia.
  - intros s suited. unfold raise, set. specialize (level_b s suited). destruct (Nat.eqb_spec s (suit c)) as [->|];
      auto.
    destruct is_next. lia.
  - intros s r suited between. unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; [|now apply
      extras_b].
    destruct is_next as [_ is_next]. destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply extras_b; auto; lia].
    destruct c as [r s]. split; auto. now repeat split.
  - intros j there. unfold unpin, pin. rewrite (pins_b j there).
    pose proof (fun x => face_down_there a x j there) as hidden.
    destruct (dealt a j) as [|x under]; auto. simpl in hidden. rewrite raised_is by auto.
    destruct (same c x) eqn:yes.
    + apply same_true in yes. subst x. rewrite off_b. simpl. now rewrite same_refl.
    + assert (no : same x c = false) by (apply same_false; apply same_false in yes; congruence).
      rewrite no, orb_false_r. destruct (on_foundation (foundation b) x); [|now rewrite yes].
      destruct (settle under) as [|k cards] eqn:left_there; auto.
      destruct (same c k) eqn:yes'; auto. apply same_true in yes'. subst k.
      assert (inside : In c under) by (apply settle_in; rewrite left_there; simpl; auto).
      apply hidden in inside. apply visible_true in seen_a as [_ [_ [none _]]]. lia.
Qed.

End Mirror.

(** Put up whatever is low and can go up. *)
Definition candidate (a b : abstract) (c : card) : bool :=
  visible a c && (rank c <=? level (suit c)) && negb (on_foundation (foundation b) c)
  && (loose b (rank c - 1) (negb (is_red c)) <? shown b (rank c) (is_red c)).

Lemma no_candidate a b : better a b -> (forall c, in_deck c = true -> candidate a b c = false) -> saturated (a := a)
    (b := b).
Proof.
  intros is_better none.
  assert (by_rank : forall r c, rank c <= r -> visible a c = true -> low c -> on_foundation (foundation b) c = true).
  { induction r as [|r IH]; intros c ranked seen_a low_c; assert (ours : in_deck c = true) by (now apply visible_true
      in seen_a);
      pose proof (in_deck_suit c ours) as [ranks_c suits_c]; [lia|].
    destruct (on_foundation (foundation b) c) eqn:off; auto. exfalso.
    specialize (none c ours). unfold candidate in none. rewrite seen_a, off in none. simpl in none.
    destruct (Nat.leb_spec (rank c) (level (suit c))); [|unfold low in low_c; lia]. simpl in none.
    apply Nat.ltb_ge in none.
    assert (one : 0 < shown b (rank c) (is_red c)).
    { unfold shown. apply cnt_some. exists c. split; [now apply deck_in|].
      rewrite (still_visible is_better c) by auto. unfold alike. rewrite Nat.eqb_refl. now destruct (is_red c). }
    assert (covers : 0 < loose b (rank c - 1) (negb (is_red c))) by lia.
    unfold loose in covers. apply cnt_some in covers as [d [_ yes]]. rewrite !andb_true_iff, negb_true_iff in yes.
    destruct yes as [[alike_d loose_d] seen_d]. unfold alike in alike_d. apply andb_prop in alike_d as [ranked_d
        coloured_d].
    apply Nat.eqb_eq in ranked_d. apply eqb_prop in coloured_d.
    destruct (loose_before is_better d seen_d loose_d) as [[seen_ad _] | [j [there king]]].
    - assert (up_d : on_foundation (foundation b) d = true).
      { apply IH; auto; [lia|]. unfold low in *.
        assert (coloured : red (suit c) <> red (suit d)).
        { unfold is_red in coloured_d. rewrite coloured_d. now destruct (red (suit c)). }
        pose proof (one_apart (suit c) (suit d) coloured). lia. }
      apply visible_true in seen_d as [_ [off_d _]]. congruence.
    - unfold freed in king. destruct (dealt a j) as [|x [|k [|e under]]]; try discriminate.
      apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
      apply same_true in same_card. subst k. lia. }
  intros c. now apply (by_rank (rank c)).
Qed.

Lemma next_if_low a b c : better a b -> in_deck c = true -> low c -> on_foundation (foundation b) c = false ->
  next (foundation b) c.
Proof.
  intros is_better ours low_c off. split; auto. unfold on_foundation in off. rewrite ours in off. simpl in off.
  apply Nat.leb_gt in off. pose proof (in_deck_suit c ours) as [_ suited].
  pose proof (level_reached _ _ is_better (suit c) suited). unfold low in low_c. lia.
Qed.

Lemma fewer_left h c : next h c ->
  S (cnt (fun d => negb (on_foundation (raise h c) d)) deck) = cnt (fun d => negb (on_foundation h d)) deck.
Proof.
  intro is_next. rewrite !cnt_as_sum.
  rewrite (sum_ext (fun d => if negb (on_foundation h d) then 1 else 0)
                   (fun d => (if negb (on_foundation (raise h c) d) then 1 else 0) + (if same c d then 1 else 0))).
  - rewrite sum_add, <- (cnt_as_sum (same c)), deck_once. destruct is_next as [-> _]. lia.
  - intros d _. rewrite raised_is by auto. destruct (same c d) eqn:yes.
    + apply same_true in yes. subst d. rewrite same_refl, (not_yet h c) by auto. reflexivity.
    + assert (no : same d c = false) by (apply same_false; apply same_false in yes; congruence).
      rewrite no, orb_false_r. lia.
Qed.

Lemma saturate n : forall a b, once a -> better a b ->
  cnt (fun c => negb (on_foundation (foundation b) c)) deck <= n ->
  exists b', better a b' /\ saturated (a := a) (b := b') /\ forall m, wins m b' -> wins m b.
Proof.
  induction n as [|n IH]; intros a b all is_better few;
    (destruct (existsb (candidate a b) deck) eqn:some;
     [apply existsb_exists in some as [c [there yes]] |
      exists b; split; [auto | split; [|auto]]; apply no_candidate; auto; intros c ours;
      destruct (candidate a b c) eqn:yes; auto; rewrite <- some; symmetry; apply existsb_exists; exists c;
      split; auto; now apply deck_in]);
    unfold candidate in yes; rewrite !andb_true_iff, negb_true_iff, Nat.leb_le, Nat.ltb_lt in yes;
    destruct yes as [[[seen_a low_c] off] open]; apply deck_in in there;
    pose proof (next_if_low a b c is_better there low_c off) as is_next;
    pose proof (fewer_left _ _ is_next) as fewer; [lia|].
  destruct (IH a (after_up b c) all) as [b' [better_b' [enough back]]].
  - now apply up_too.
  - simpl. lia.
  - exists b'. split; [auto | split; auto]. intros m win. apply (wins_lifting m b (after_up b c)); auto.
    + apply goes_up; auto. now apply (still_visible is_better).
    + now exists c.
Qed.

End Rising.
