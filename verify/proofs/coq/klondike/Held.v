(** As long as no card of a deadlock has moved, those that it holds are where they were, and nothing is put on them. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Deadlock.
Import ListNotations.

Section Still.

Context {G : rules}.
Hypothesis cards_stay : forall t u c, drawn t u -> in_hand u c = in_hand t c.
Variable p : position.
Variable inside : card -> bool.
Hypothesis all_p : whole p.
Hypothesis locked : deadlock p inside.

(** A column may have moved as a whole: f says where the columns are now. *)
Record still (q : position) : Prop := Still {
  whole_now : whole q;
  columns_rest : exists f, (forall j, column j -> column (f j)) /\
    (forall i j, column i -> column j -> f i = f j -> i = j) /\
    forall j x carriers covered, last_in p inside j x carriers covered -> rests q (f j) x carriers covered;
  hand_handled : handled inside (hand p) (hand q);
  up_stays_up : worrying_back = false -> forall s, height p s <= height q s;
  none_laid : forall c, away p inside c -> ~ beneath p inside c -> in_columns q c = 0 }.

Lemma still_start : still p.
Proof.
  constructor; auto.
  - exists (fun j => j). split; [auto|]. split; [auto|]. now intros j x carriers covered [_ [_ [above [_ [_ lies]]]]].
  - constructor.
  - intros c gone not_beneath. pose proof (proj1 (whole_alt p) all_p c) as one.
    destruct gone as [c under | c yes in_hand_c | c up_c may | c where_c _ _]; [contradiction | | |].
    + destruct (in_deck c); lia.
    + rewrite up_c in one. destruct (in_deck c); lia.
    + destruct where_c as [in_hand_c | up_c]; [|rewrite up_c in one]; destruct (in_deck c); lia.
Qed.

(** The last card of the set in a list. *)
Lemma split_first cards c : In c cards -> inside c = true ->
  exists above x others, cards = above ++ x :: others /\ inside x = true /\ cnt inside above = 0.
Proof.
  induction cards as [|d cards IH]; intros there yes; [contradiction|].
  destruct (inside d) eqn:inside_d; [now exists [], d, cards|].
  destruct there as [->|there]; [congruence|]. destruct (IH there yes) as [above [x [others [-> [inside_x none]]]]].
  exists (d :: above), x, others. simpl. rewrite inside_d. auto.
Qed.

Lemma has_last j c : column j -> In c (pile p j) -> inside c = true ->
  exists x carriers covered, last_in p inside j x carriers covered /\ (c = x \/ In c (carriers ++ covered)).
Proof.
  intros there lies yes.
  assert (found : exists x carriers covered, last_in p inside j x carriers covered).
  { unfold pile in lies. destruct (existsb inside (up p j)) eqn:some_up.
    - apply existsb_exists in some_up as [d [there_d yes_d]].
      destruct (split_first _ _ there_d yes_d) as [above [x [others [parts [inside_x none]]]]].
      exists x, others, (down p j). split; auto. split; auto. exists above. rewrite parts, <- app_assoc.
      repeat split; auto. left. now exists above.
    - assert (none_up : cnt inside (up p j) = 0).
      { apply cnt_none. intros d there_d. destruct (inside d) eqn:yes_d; auto.
        assert (existsb inside (up p j) = true); [|congruence]. apply existsb_exists. now exists d. }
      apply in_app_iff in lies as [lies|lies].
      { assert (existsb inside (up p j) = true); [|congruence]. apply existsb_exists. now exists c. }
      destruct (split_first _ _ lies yes) as [above [x [others [parts [inside_x none]]]]].
      exists x, [], others. split; auto. split; auto. exists (up p j ++ above). rewrite parts, <- app_assoc.
      repeat split; auto; [rewrite cnt_app; lia|]. right. split; auto. now exists above. }
  destruct found as [x [carriers [covered last]]]. exists x, carriers, covered. split; auto.
  destruct last as [_ [_ [above [parts [none _]]]]]. unfold pile in lies. rewrite parts in lies.
  apply in_app_iff in lies as [lies | [lies|lies]]; auto.
  assert (0 < cnt inside above); [|lia]. apply cnt_some. now exists c.
Qed.

Section Moving.

Variable q : position.
Hypothesis now_still : still q.

Lemma off_when_in_columns c : 0 < in_columns q c -> in_hand (hand q) c = 0 /\ on_foundation (height q) c = false.
Proof.
  intro some. pose proof (proj1 (whole_alt q) (whole_now _ now_still) c) as one.
  destruct (in_deck c), (on_foundation (height q) c); split; auto; lia.
Qed.

Lemma beneath_there c : beneath p inside c -> 0 < in_columns q c.
Proof.
  intros [j [x [carriers [covered [last lies]]]]]. destruct (columns_rest _ now_still) as [f [into [_ rest]]].
  pose proof last as [there _]. destruct (rests_in_pile _ _ _ _ _ (rest _ _ _ _ last)) as [above parts].
  apply (in_a_pile q (f j)); auto. rewrite parts, in_app_iff. simpl. auto.
Qed.

Lemma held_off c : held p inside c -> on_foundation (height q) c = false.
Proof.
  intros [yes|under].
  - destruct (not_up _ _ locked c yes) as [ours off]. pose proof (proj1 (whole_alt p) all_p c) as one.
    rewrite ours, off in one. destruct (Nat.eq_dec (in_hand (hand p) c) 0) as [none|some].
    + assert (somewhere : 0 < total (fun j => cnt (same c) (pile p j))) by (rewrite <- by_piles; lia).
      apply total_some in somewhere as [j [there lies]]. apply cnt_same_in in lies.
      destruct (has_last j c there lies yes) as [x [carriers [covered [last where_c]]]].
      destruct (columns_rest _ now_still) as [f [into [_ rest]]].
      destruct (rests_in_pile _ _ _ _ _ (rest _ _ _ _ last)) as [above parts].
      apply off_when_in_columns, (in_a_pile q (f j)); auto. rewrite parts, in_app_iff. simpl.
      destruct where_c as [->|]; auto.
    + pose proof (handled_keeps cards_stay _ _ _ c (hand_handled _ now_still) yes) as kept.
      pose proof (proj1 (whole_alt q) (whole_now _ now_still) c) as one_q.
      destruct (on_foundation (height q) c); auto. destruct (in_deck c); lia.
  - apply off_when_in_columns. now apply beneath_there.
Qed.

Lemma not_next x : waits p inside x -> ~ next (height q) x.
Proof.
  intros [low [held_low [suited lower_one]]] [ours is_next]. apply held_off in held_low as off.
  unfold on_foundation in off. assert (in_deck low = true) as ours_low.
  { destruct held_low as [yes | [j [y [carriers [covered [[there [_ [above [parts _]]]] lies]]]]]].
    - now apply (not_up _ _ locked).
    - apply (lies_in_deck p j); auto. unfold pile. rewrite parts, in_app_iff. simpl. auto. }
  rewrite ours_low in off. simpl in off. apply Nat.leb_gt in off. rewrite suited in off. lia.
Qed.

Lemma away_not_open b j others : away p inside b -> column j -> up q j <> b :: others.
Proof.
  intros gone there top. assert (lies : In b (pile q j)) by (unfold pile; rewrite top; simpl; auto).
  pose proof (pile_once q j b (whole_now _ now_still) there) as once.
  assert (under : beneath p inside b \/ ~ beneath p inside b).
  { destruct gone as [c under | c yes in_hand_c | c up_c may | c where_c _ _]; [auto | | |]; right;
      intros [k [x [carriers [covered [[at_k [_ [above [parts _]]]] inside_k]]]]];
      pose proof (proj1 (whole_alt p) all_p c) as one;
      assert (some : 0 < in_columns p c) by
        (apply (in_a_pile p k); auto; unfold pile; rewrite parts, in_app_iff; simpl; auto).
    - destruct (in_deck c); lia.
    - rewrite up_c in one. destruct (in_deck c); lia.
    - destruct where_c as [in_hand_c | up_c]; [|rewrite up_c in one]; destruct (in_deck c); lia. }
  destruct under as [[k [x [carriers [covered [last inside_k]]]]] | not_under].
  - destruct (columns_rest _ now_still) as [f [into [_ rest]]]. pose proof last as [at_k _].
    destruct (rests_in_pile _ _ _ _ _ (rest _ _ _ _ last)) as [above parts].
    assert (f k = j) as same_column.
    { apply (one_pile q _ _ b); auto; [apply now_still|]. rewrite parts, in_app_iff. simpl. auto. }
    rewrite same_column in parts. apply cnt_same_in in inside_k.
    assert (first : exists more, pile q j = b :: more) by (unfold pile; rewrite top; simpl; eauto).
    destruct first as [more first]. rewrite parts, cnt_app in once. simpl in once. rewrite parts in first.
    destruct above as [|d above]; simpl in first; injection first as -> _; simpl in once;
      rewrite same_refl in once; lia.
  - apply (in_a_pile q j) in lies; auto. rewrite (none_laid _ now_still b) in lies; auto. lia.
Qed.

Lemma each_column_held j : in_each_column p inside -> column j -> up q j = [] -> down q j = [] -> False.
Proof.
  intros each there none_up none_down. destruct (columns_rest _ now_still) as [f [into [apart rest]]].
  destruct (onto_all f into apart j there) as [i [at_i <-]]. destruct (each i at_i) as [x [carriers [covered last]]].
  destruct (rests_in_pile _ _ _ _ _ (rest _ _ _ _ last)) as [above parts]. unfold pile in parts.
  rewrite none_up, none_down in parts. now destruct above.
Qed.

(** A card that has no place is put nowhere, but a king from one empty column into another. *)
Lemma no_place c lowest j : stays p inside c lowest -> takes q j c ->
  rank c = ranks /\ lowest /\ up q j = [] /\ down q j = [].
Proof.
  intros [onto kings] [there [[b [others [top on]]] | [none_up [none_down king]]]].
  - exfalso. apply (away_not_open b j others); auto. apply onto; auto.
    apply (lies_in_deck q j); [apply now_still | auto |]. unfold pile. rewrite top. simpl; auto.
  - destruct (kings king) as [|each]; auto. exfalso. now apply (each_column_held j).
Qed.

Lemma laid_not_away c j : 0 < in_hand (hand q) c /\ inside c = false \/ on_foundation (height q) c = true /\
    worrying_back = true ->
  takes q j c -> away p inside c -> beneath p inside c.
Proof.
  intros where_c takes_it gone. destruct gone as [c under | c yes in_hand_c | c up_c may | c where_p onto kings];
    [auto | exfalso | exfalso | exfalso]; pose proof (proj1 (whole_alt q) (whole_now _ now_still) c) as one.
  - pose proof (handled_keeps cards_stay _ _ _ c (hand_handled _ now_still) yes) as kept.
    destruct where_c as [[_ no] | [up_q _]]; [congruence|]. rewrite up_q in one. destruct (in_deck c); lia.
  - destruct where_c as [[in_hand_c _] | [_ may_too]]; [|congruence].
    pose proof (up_stays_up _ now_still may (suit c)) as more.
    assert (still_up : on_foundation (height q) c = true).
    { unfold on_foundation in *. apply andb_prop in up_c as [-> low]. apply Nat.leb_le in low. apply Nat.leb_le. lia. }
    rewrite still_up in one. destruct (in_deck c); lia.
  - destruct (no_place c False j) as [_ [[] _]]; auto. split; auto.
Qed.

Lemma only_more_below c d h : next h c -> h d <= raise h c d.
Proof. intros [_ is_next]. unfold raise, set. destruct (Nat.eqb_spec d (suit c)) as [->|]; lia. Qed.

(** A card of the set does not leave the hand. *)
Lemma not_taken c stock_left waste_left k : hand q = Talon stock_left (c :: waste_left) k ->
  next (height q) c \/ (exists j, takes q j c) -> inside c = false.
Proof.
  intros held_c goes. destruct (inside c) eqn:yes; auto. exfalso.
  pose proof (handled_less cards_stay _ _ _ c (hand_handled _ now_still)) as less.
  assert (some : 0 < in_hand (hand q) c) by (rewrite held_c; unfold in_hand; simpl; rewrite same_refl; lia).
  destruct (hand_waits _ _ locked c yes) as [out | [waiting fixed]]; [lia | |].
  - apply (out (hand q) (Talon stock_left waste_left k)); [apply now_still|]. now exists stock_left, waste_left, k.
  - destruct goes as [is_next | [j takes_it]].
    + now apply (not_next c waiting).
    + now destruct (no_place c False j fixed takes_it) as [_ [[] _]].
Qed.

Lemma take_handled c stock_left waste_left k : hand q = Talon stock_left (c :: waste_left) k -> inside c = false ->
  handled inside (hand p) (Talon stock_left waste_left k).
Proof.
  intros held_c no. apply (then_taken _ _ (hand q) c); [apply now_still | | auto]. now exists stock_left, waste_left, k.
Qed.

End Moving.

End Still.
