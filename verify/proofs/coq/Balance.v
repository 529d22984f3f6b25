(** How a game goes and ends: the balance, no dead end on the dial, termination, the last card.

    Play is followed by one invariant: the cards are all there, and from each pile as many have gone as of its rank
    were turned. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting.
Import ListNotations.

(** * The invariant *)

(** As if a phantom king had been turned at the start. *)
Definition in_balance (r : nat) (d : deal) (cards : list card) (t : table) (p : nat) : Prop :=
  gone d t p + one_if p (here t) = seen p cards + one_if p r.

Record invariant (r s : nat) (d : deal) (cards : list card) (t : table) : Prop := Invariant {
  at_a_pile : pile r (here t);
  all_there : Permutation (cards ++ flat_map (down t) (seq 1 r)) (deck r s);
  from_its_top : forall p, exists taken, d p = taken ++ down t p;
  balanced : forall p, pile r p -> in_balance r d cards t p;
  face_up : forall p, up t p = of_rank p cards }.

Lemma turned t c e : turn t = Some (c, e) ->
  exists rest, down t (here t) = c :: rest /\
    e = Table (with_pile (down t) (here t) rest) (with_pile (up t) (rank c) (up t (rank c) ++ [c])) (rank c).
Proof.
  unfold turn. destruct (down t (here t)) as [|first rest]; intro turns; [discriminate|].
  injection turns as <- <-. exists rest. auto.
Qed.

Lemma invariant_at_first r s d : 1 <= r -> is_deal r s d -> invariant r s d [] (begin_at r d).
Proof.
  intros some_pile [all_dealt _]. constructor; simpl; auto.
  - unfold pile; lia.
  - intro p. now exists [].
  - intros p _. unfold in_balance, gone; simpl. lia.
Qed.

Lemma invariant_kept r s d cards t c e :
  invariant r s d cards t -> turn t = Some (c, e) -> invariant r s d (cards ++ [c]) e.
Proof.
  intros [at_pile there tops balance ups] turns.
  destruct (turned t c e turns) as [rest [next ->]].
  assert (there' : Permutation ((cards ++ [c]) ++ flat_map (with_pile (down t) (here t) rest) (seq 1 r)) (deck r s)).
  { rewrite <- app_assoc; simpl. rewrite <- (taken r (down t) (here t) c rest) by auto. exact there. }
  assert (home : pile r (rank c)).
  { assert (ours : In c (deck r s)).
    { apply (Permutation_in c there'). rewrite !in_app_iff; simpl; auto. }
    apply deck_in in ours; tauto. }
  constructor; simpl; auto.
  - intro p. destruct (tops p) as [before whole]. destruct (Nat.eq_dec p (here t)) as [->|].
    + exists (before ++ [c]). rewrite with_pile_same, whole, next, <- app_assoc. reflexivity.
    + exists before. now rewrite with_pile_other.
  - intros p a_pile. specialize (balance p a_pile). unfold in_balance, gone in *; simpl.
    rewrite seen_app, seen_one. destruct (Nat.eq_dec p (here t)) as [->|].
    + destruct (tops (here t)) as [before whole].
      rewrite with_pile_same. rewrite whole, app_length, next in *; simpl in *.
      unfold one_if in *. rewrite Nat.eqb_refl in *. lia.
    + rewrite with_pile_other by auto. unfold one_if in *.
      destruct (Nat.eqb_spec p (here t)); [contradiction|]. lia.
  - intro p. rewrite of_rank_app, <- ups. unfold of_rank; simpl.
    destruct (Nat.eqb_spec (rank c) p) as [<-|].
    + apply with_pile_same.
    + rewrite with_pile_other, app_nil_r; auto.
Qed.

Lemma invariant_holds r s d cards t :
  1 <= r -> is_deal r s d -> plays (begin_at r d) cards t -> invariant r s d cards t.
Proof.
  intros some_pile dealt play. induction play.
  - now apply invariant_at_first.
  - eapply invariant_kept; eauto.
Qed.

(** * What it says of numbers *)

Section Numbers.

Context {r s : nat} {d : deal} {cards : list card} {t : table}.
Hypothesis dealt : is_deal r s d.
Hypothesis holds : invariant r s d cards t.

Lemma pile_length p : pile r p -> length (d p) = s.
Proof. apply dealt. Qed.

Lemma left_and_gone p : pile r p -> gone d t p + length (down t p) = s.
Proof.
  intro a_pile. destruct (from_its_top _ _ _ _ _ holds p) as [before whole].
  pose proof (pile_length p a_pile) as size. unfold gone. rewrite whole, app_length in *. lia.
Qed.

(** The s cards of a rank are those turned and those face down. *)
Lemma seen_and_unseen p : pile r p -> seen p cards + seen p (flat_map (down t) (seq 1 r)) = s.
Proof.
  intro a_pile. rewrite <- seen_app, (seen_same p _ _ (all_there _ _ _ _ _ holds)).
  unfold seen. now rewrite of_rank_deck, own_length.
Qed.

Lemma face_down_unseen p c : pile r p -> In c (down t p) -> pile r (rank c) /\ seen (rank c) cards < s.
Proof.
  intros a_pile face_down. pose proof (card_of_pile r (down t) p c a_pile face_down) as somewhere.
  assert (home : pile r (rank c)).
  { assert (ours : In c (deck r s)).
    { apply (Permutation_in c (all_there _ _ _ _ _ holds)). apply in_app_iff; auto. }
    apply deck_in in ours; tauto. }
  split; auto. pose proof (seen_and_unseen (rank c) home) as count.
  assert (one : In c (of_rank (rank c) (flat_map (down t) (seq 1 r)))) by now apply of_rank_in.
  unfold seen in *. destruct (of_rank (rank c) (flat_map (down t) (seq 1 r))); [destruct one | simpl in count; lia].
Qed.

Lemma balance_of p : pile r p -> gone d t p + one_if p (here t) = seen p cards + one_if p r.
Proof. apply (balanced _ _ _ _ _ holds). Qed.

Lemma turned_and_left : length cards + length (flat_map (down t) (seq 1 r)) = r * s.
Proof. rewrite <- app_length, (Permutation_length (all_there _ _ _ _ _ holds)). apply deck_length. Qed.

Lemma dead_end_is_empty : dead_end t <-> down t (here t) = [].
Proof. unfold dead_end, turn. destruct (down t (here t)); split; congruence. Qed.

Lemma stops_in_centre : dead_end t -> here t = r.
Proof.
  intro stop. apply dead_end_is_empty in stop.
  pose proof (at_a_pile _ _ _ _ _ holds) as a_pile.
  pose proof (left_and_gone _ a_pile) as all_gone. rewrite stop in all_gone; simpl in all_gone.
  pose proof (balance_of _ a_pile) as balance. pose proof (seen_and_unseen _ a_pile) as count.
  unfold one_if in balance. rewrite Nat.eqb_refl in balance.
  destruct (Nat.eqb_spec (here t) r); auto; lia.
Qed.

End Numbers.

(** * The theorems *)

(** C1. Between all turns: play is at a pile; from each pile as many cards have gone as of its rank were turned, but
    for the centre, which has given one more, and the pile that gives the next card, which has given one less. *)
Theorem C1_balance : forall r s d cards t, 1 <= r -> is_deal r s d -> plays (begin_at r d) cards t ->
  pile r (here t) /\
  forall p, pile r p ->
    gone d t p + one_if p (here t) = seen p cards + one_if p r /\ gone d t p <= s /\ seen p cards <= s.
Proof.
  intros r s d cards t some_pile dealt play.
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  split; [apply holds|]. intros p a_pile.
  pose proof (balance_of holds p a_pile). pose proof (left_and_gone dealt holds p a_pile).
  pose proof (seen_and_unseen holds p a_pile). lia.
Qed.

(** C2. Wherever play has arrived, if it is a clock pile then a card is face down there. *)
Theorem C2_no_dead_end_on_the_dial : forall r s d cards t,
  1 <= r -> is_deal r s d -> plays (begin_at r d) cards t -> clock_pile r (here t) -> down t (here t) <> [].
Proof.
  intros r s d cards t some_pile dealt play on_the_dial empty.
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  apply dead_end_is_empty, (stops_in_centre dealt holds) in empty. unfold clock_pile in on_the_dial. lia.
Qed.

(** C2, of whole games: a game ends in the centre. *)
Theorem C2_ends_in_the_centre : forall r s d cards e,
  1 <= r -> is_deal r s d -> game r d cards e -> here e = r.
Proof.
  intros r s d cards e some_pile dealt [play stop].
  exact (stops_in_centre dealt (invariant_holds _ _ _ _ _ some_pile dealt play) stop).
Qed.

(** C2, the exception of a rule book: "a clock pile is emptied by a card of its own rank". It never happens. *)
Theorem C2_exception_never_fires : forall r s d cards t c,
  1 <= r -> is_deal r s d -> plays (begin_at r d) cards t -> clock_pile r (here t) ->
  down t (here t) = [c] -> rank c <> here t.
Proof.
  intros r s d cards t c some_pile dealt play on_the_dial only own_rank.
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  assert (a_pile : pile r (here t)) by (unfold pile, clock_pile in *; lia).
  destruct (face_down_unseen holds (here t) c a_pile) as [_ unseen]; [rewrite only; simpl; auto|].
  pose proof (balance_of holds _ a_pile) as balance. pose proof (left_and_gone dealt holds _ a_pile) as size.
  rewrite only in size; simpl in size. rewrite own_rank in unseen. unfold one_if in balance.
  rewrite Nat.eqb_refl in balance.
  destruct (Nat.eqb_spec (here t) r); unfold clock_pile in on_the_dial; lia.
Qed.

(** C3. No play has more than r * s turns ... *)
Theorem C3_at_most_n_turns : forall r s d cards t,
  1 <= r -> is_deal r s d -> plays (begin_at r d) cards t -> length cards <= r * s.
Proof.
  intros r s d cards t some_pile dealt play.
  pose proof (turned_and_left (invariant_holds _ _ _ _ _ some_pile dealt play)). lia.
Qed.

(** ... and so each deal has a game that ends. *)
Theorem C3_every_game_ends : forall r s d,
  1 <= r -> is_deal r s d -> exists cards e, game r d cards e /\ length cards <= r * s.
Proof.
  intros r s d some_pile dealt.
  assert (goes_on : forall n, (exists cards e, game r d cards e) \/
                              (exists cards t, plays (begin_at r d) cards t /\ length cards = n)).
  { induction n as [|n [ends | [cards [t [play count]]]]]; auto.
    - right. exists [], (begin_at r d). split; auto using no_turn.
    - destruct (turn t) as [[c m]|] eqn:turns.
      + right. exists (cards ++ [c]), m. split; [eapply another_turn; eauto|].
        rewrite app_length; simpl; lia.
      + left. exists cards, t. split; auto. }
  destruct (goes_on (S (r * s))) as [[cards [e [play stop]]] | [cards [t [play count]]]].
  - exists cards, e. split; [split; auto | eapply C3_at_most_n_turns; eauto].
  - pose proof (C3_at_most_n_turns _ _ _ _ _ some_pile dealt play). lia.
Qed.

Lemma plays_alike start a x b y : plays start a x -> plays start b y -> length a = length b -> a = b /\ x = y.
Proof.
  intro play. revert b y. induction play as [|a c m x play IH turns]; intros b y other same.
  - destruct other as [|b c n y other other_turns]; auto. rewrite app_length in same; simpl in same; lia.
  - destruct other as [|b c' n y other other_turns]; rewrite !app_length in same; simpl in same; [lia|].
    destruct (IH b n other) as [-> ->]; [lia|]. rewrite other_turns in turns. injection turns as -> ->. auto.
Qed.

Lemma plays_shorter start a x n :
  plays start a x -> n <= length a -> exists b y, plays start b y /\ length b = n /\ (n < length a -> ~ dead_end y).
Proof.
  intros play. induction play as [|a c m x play IH turns]; intro bound.
  - exists [], start. simpl in *. repeat split; [constructor | lia | lia].
  - rewrite app_length in *; simpl in *.
    destruct (Nat.eq_dec n (S (length a))) as [->|].
    + exists (a ++ [c]), x. rewrite app_length; simpl. repeat split; try lia. eapply another_turn; eauto.
    + destruct (IH ltac:(lia)) as [b [y [shorter [size open]]]]. exists b, y. repeat split; auto.
      intros _ stop. destruct (Nat.eq_dec n (length a)) as [->|]; [|apply open; auto; lia].
      destruct (plays_alike _ _ _ _ _ play shorter) as [-> ->]; auto.
      unfold dead_end in stop. congruence.
Qed.

(** A deal has one game only: nobody ever chooses. *)
Theorem C3_one_game : forall start d a x b y, game start d a x -> game start d b y -> a = b /\ x = y.
Proof.
  assert (not_longer : forall start d a x b y, game start d a x -> game start d b y -> length b <= length a).
  { intros start d a x b y [play stop] [other _].
    destruct (Nat.le_gt_cases (length b) (length a)) as [|longer]; auto.
    destruct (plays_shorter _ _ _ (length a) other) as [c [z [same [size open]]]]; [lia|].
    destruct (plays_alike _ _ _ _ _ play same) as [_ <-]; auto. destruct (open longer stop). }
  intros start d a x b y one other. apply (plays_alike (begin_at start d)); [apply one | apply other |].
  apply Nat.le_antisymm; eauto.
Qed.

(** C4. Every game, won or lost, ends with the s-th king. *)
Theorem C4_last_card : forall r s d cards e,
  1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e -> ends_with_last_king r s cards.
Proof.
  intros r s d cards e some_pile some_suit dealt [play stop].
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  pose proof (stops_in_centre dealt holds stop) as in_centre.
  apply dead_end_is_empty in stop. rewrite in_centre in stop.
  assert (centre : pile r r) by (unfold pile; lia).
  pose proof (left_and_gone dealt holds r centre) as kings. rewrite stop in kings; simpl in kings.
  pose proof (balance_of holds r centre) as balance. rewrite in_centre in balance.
  generalize dependent (gone d e r). intros all_gone kings balance.
  destruct play as [|before k m e play turns].
  - simpl in *. lia.
  - exists before, k. destruct (turned m k e turns) as [rest [_ ->]]. simpl in in_centre.
    rewrite seen_app, seen_one, in_centre in balance. unfold one_if in balance. rewrite Nat.eqb_refl in balance.
    repeat split; auto. lia.
Qed.
