(** The first card of a deadlock to move: there is none. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Deadlock Held.
Import ListNotations.

Section First.

Context {G : rules}.
Hypothesis cards_stay : forall t u c, drawn t u -> in_hand u c = in_hand t c.
Variable p : position.
Variable inside : card -> bool.
Hypothesis all_p : whole p.
Hypothesis locked : deadlock p inside.

Section Moving.

Variable q : position.
Hypothesis now_still : still p inside q.

Let moved_whole := whole_kept cards_stay q.
Let not_next := not_next cards_stay p inside all_p locked q now_still.
Let held_off := held_off cards_stay p inside all_p locked q now_still.
Let no_place := no_place p inside all_p q now_still.
Let laid_not_away := laid_not_away cards_stay p inside all_p q now_still.
Let not_taken := not_taken cards_stay p inside all_p locked q now_still.
Let take_handled := take_handled p inside q now_still.
Lemma still_up_from_column i c rest : column i -> up q i = c :: rest -> next (height q) c ->
  still p inside (with_heights (keep q i rest) (raise (height q) c)).
Proof.
  intros at_i lies is_next. pose proof (up_from_column q i c rest at_i lies is_next) as moved. constructor; simpl.
  - apply (moved_whole); auto. apply now_still.
  - destruct (columns_rest _ _ _ now_still) as [f [into [apart rest_there]]]. exists f. split; [auto|]. split; [auto|].
    intros j x carriers covered last. specialize (rest_there j x carriers covered last).
    apply (rests_alike (keep q i rest) _ (f j)); auto.
    destruct (Nat.eq_dec (f j) i) as [<-|other].
    + apply (keep_rests q (f j) x carriers covered [c] rest); auto. intros [<-|[]].
      now apply (not_next c); [apply (columns_wait _ _ locked j c carriers covered last)|].
    + apply (rests_alike q _ (f j)); auto; [now apply keep_up | now apply keep_down].
  - rewrite keep_hand. apply now_still.
  - intros may s. pose proof (up_stays_up _ _ _ now_still may s). pose proof (only_more_below c s _ is_next). lia.
  - intros d gone not_under. pose proof (none_laid _ _ _ now_still d gone not_under) as none.
    pose proof (keep_columns q i [c] rest d at_i lies) as less. unfold in_columns in *. simpl in *. lia.
Qed.

Lemma still_up_from_waste c stock_left waste_left k : hand q = Talon stock_left (c :: waste_left) k ->
  next (height q) c -> still p inside (with_heights (with_hand q (Talon stock_left waste_left k)) (raise (height q) c)).
Proof.
  intros held_c is_next. pose proof (up_from_waste q c stock_left waste_left k held_c is_next) as moved.
  constructor; simpl.
  - apply (moved_whole); auto. apply now_still.
  - apply (columns_rest _ _ _ now_still).
  - apply (take_handled c); auto. apply (not_taken c stock_left waste_left k); auto.
  - intros may s. pose proof (up_stays_up _ _ _ now_still may s). pose proof (only_more_below c s _ is_next). lia.
  - apply (none_laid _ _ _ now_still).
Qed.

Lemma still_waste_to_column j c stock_left waste_left k : hand q = Talon stock_left (c :: waste_left) k ->
  takes q j c -> still p inside (lay (with_hand q (Talon stock_left waste_left k)) j [c]).
Proof.
  intros held_c takes_it. pose proof (waste_to_column q j c stock_left waste_left k held_c takes_it) as moved.
  assert (no : inside c = false) by (apply (not_taken c stock_left waste_left k); eauto).
  constructor; simpl.
  - apply (moved_whole); auto. apply now_still.
  - destruct (columns_rest _ _ _ now_still) as [f [into [apart rest_there]]]. exists f. split; [auto|]. split; [auto|].
    intros i x carriers covered last. apply lay_rests. exact (rest_there i x carriers covered last).
  - now apply (take_handled c).
  - apply now_still.
  - intros d gone not_under. pose proof (none_laid _ _ _ now_still d gone not_under) as none.
    rewrite lay_columns by apply takes_it. unfold in_columns in *. simpl in *.
    destruct (same d c) eqn:yes; [|lia]. apply same_true in yes. subst d. destruct not_under.
    apply (laid_not_away c j); auto. left. split; auto.
    rewrite held_c. unfold in_hand. simpl. rewrite same_refl. lia.
Qed.

Lemma still_foundation_to_column j c : worrying_back = true -> in_deck c = true -> height q (suit c) = rank c ->
  takes q j c -> still p inside (lay (with_heights q (lower (height q) c)) j [c]).
Proof.
  intros may ours top takes_it. pose proof (foundation_to_column q j c may ours top takes_it) as moved.
  constructor; simpl.
  - apply (moved_whole); auto. apply now_still.
  - destruct (columns_rest _ _ _ now_still) as [f [into [apart rest_there]]]. exists f. split; [auto|]. split; [auto|].
    intros i x carriers covered last. apply lay_rests. exact (rest_there i x carriers covered last).
  - apply now_still.
  - congruence.
  - intros d gone not_under. pose proof (none_laid _ _ _ now_still d gone not_under) as none.
    rewrite lay_columns by apply takes_it. unfold in_columns in *. simpl in *.
    destruct (same d c) eqn:yes; [|lia]. apply same_true in yes. subst d. destruct not_under.
    apply (laid_not_away c j); auto. right. split; auto. unfold on_foundation. rewrite ours, top. apply Nat.leb_refl.
Qed.

(** The columns i and j change places. *)
Definition swapped (i j k : nat) : nat := if k =? i then j else if k =? j then i else k.

Lemma swapped_apart i j k m : swapped i j k = swapped i j m -> k = m.
Proof.
  unfold swapped. destruct (Nat.eqb_spec k i), (Nat.eqb_spec k j), (Nat.eqb_spec m i), (Nat.eqb_spec m j); lia.
Qed.

Lemma still_whole_column i j run c : column i -> i <> j -> up q i = run ++ [c] -> down q i = [] ->
  column j -> up q j = [] -> down q j = [] -> whole (lay (keep q i []) j (run ++ [c])) ->
  still p inside (lay (keep q i []) j (run ++ [c])).
Proof.
  intros at_i other lies under at_j none_up none_down whole_after. constructor; auto.
  - destruct (columns_rest _ _ _ now_still) as [f [into [apart rest_there]]]. exists (fun k => swapped i j (f k)).
    split; [|split].
    + intros k at_k. unfold swapped. destruct (f k =? i), (f k =? j); auto.
    + intros k m at_k at_m same_column. apply swapped_apart in same_column. auto.
    + intros k x carriers covered last. specialize (rest_there k x carriers covered last).
      apply (rests_alike q _ (f k)); auto; unfold swapped, keep; rewrite under; simpl;
        destruct (Nat.eqb_spec (f k) i) as [->|not_i].
      * rewrite set_same, set_other, none_up, app_nil_r by auto. now rewrite lies.
      * destruct (Nat.eqb_spec (f k) j) as [at_it|not_j].
        -- rewrite set_other by auto. now rewrite set_same, at_it, none_up.
        -- now rewrite !set_other by auto.
      * now rewrite none_down, under.
      * destruct (Nat.eqb_spec (f k) j) as [at_it|not_j]; auto. now rewrite under, at_it, none_down.
  - unfold lay; cbn [hand]. rewrite keep_hand. apply now_still.
  - unfold lay; cbn [height]. rewrite keep_height. apply now_still.
  - intros d gone not_under. rewrite lay_columns by auto.
    rewrite (keep_columns q i (run ++ [c]) [] d); auto; [|now rewrite app_nil_r].
    now apply (none_laid _ _ _ now_still).
Qed.

Lemma still_run i j run c rest : column i -> i <> j -> up q i = run ++ c :: rest -> takes q j c ->
  (partial_runs = false -> rest = []) -> still p inside (lay (keep q i rest) j (run ++ [c])).
Proof.
  intros at_i other lies takes_it whole_runs.
  pose proof (run_to_column q i j run c rest at_i other lies takes_it whole_runs) as moved.
  pose proof (moved_whole _ (whole_now _ _ _ now_still) moved) as whole_after. pose proof takes_it as [at_j _].
  assert (lies' : up q i = (run ++ [c]) ++ rest) by now rewrite <- app_assoc.
  destruct (columns_rest _ _ _ now_still) as [f [into [apart rest_there]]].
  assert (either : (down q i = [] /\ rest = [] /\ up q j = [] /\ down q j = []) \/
    forall k x carriers covered, last_in p inside k x carriers covered -> f k = i -> ~ In x (run ++ [c])).
  { assert (each : forall k x carriers covered, last_in p inside k x carriers covered -> f k = i ->
              In x (run ++ [c]) -> down q i = [] /\ rest = [] /\ up q j = [] /\ down q j = []).
    { intros k x carriers covered last at_k inside_run. pose proof (rest_there k x carriers covered last) as there.
      rewrite at_k in there. pose proof (pile_once q i x (whole_now _ _ _ now_still) at_i) as once.
      pose proof (pile_once q i c (whole_now _ _ _ now_still) at_i) as once_c.
      unfold pile in once, once_c. rewrite cnt_app in once, once_c.
      destruct there as [[above [parts under]] | [_ [above under]]].
      - assert (below : exists more, x :: carriers = more ++ c :: rest).
        { apply (taken_with above x carriers run c rest); auto; [congruence|].
          rewrite parts, cnt_app in once. simpl in once.
          rewrite same_refl in once. lia. }
        destruct below as [more below].
        destruct (columns_wait _ _ locked k x carriers covered last) as [_ fixed].
        destruct (no_place c (covered = [] /\ lowest_of x carriers c) j)
          as [_ [[none [more' lowest]] [none_up none_down]]].
        + apply fixed. split; [rewrite below, in_app_iff; simpl; auto|]. intro no. rewrite (whole_runs no) in below.
          now exists more.
        + exact takes_it.
        + rewrite under, none. split; [auto|]. split; [|auto].
          destruct rest as [|e rest]; auto. exfalso.
          destruct (@exists_last _ (e :: rest)) as [rest' [d last_one]]; [discriminate|]. rewrite last_one in *.
          rewrite below, app_comm_cons, app_assoc in lowest. apply app_inj_tail in lowest as [_ ->].
          rewrite lies, cnt_app in once_c. simpl in once_c. rewrite same_refl, cnt_app in once_c. simpl in once_c.
          rewrite same_refl in once_c. lia.
      - exfalso. assert (some_up : 0 < cnt (same x) (up q i)).
        { apply cnt_same_in. rewrite lies', in_app_iff. auto. }
        rewrite under, cnt_app in once. simpl in once. rewrite same_refl in once. lia. }
    destruct rest as [|d rest]; [destruct (down q i) as [|e others] eqn:under;
      [destruct (up q j) eqn:none_up; [destruct (down q j) eqn:none_down; [now left|]|]|]|];
      right; intros k x carriers covered last at_k inside_run;
      destruct (each k x carriers covered last at_k inside_run) as [? [? [? ?]]]; discriminate. }
  destruct either as [[under [-> [none_up none_down]]] | not_moved]; [now apply still_whole_column|].
  constructor; auto.
  - exists f. split; [auto|]. split; [auto|]. intros k x carriers covered last.
    specialize (rest_there k x carriers covered last). apply lay_rests.
    destruct (Nat.eq_dec (f k) i) as [at_it|elsewhere].
    + rewrite at_it in *. apply (keep_rests q i x carriers covered (run ++ [c]) rest); auto.
      now apply (not_moved k x carriers covered).
    + apply (rests_alike q _ (f k)); auto; [now apply keep_up | now apply keep_down].
  - unfold lay; cbn [hand]. rewrite keep_hand. apply now_still.
  - unfold lay; cbn [height]. rewrite keep_height. apply now_still.
  - intros d gone not_under. rewrite lay_columns, (keep_columns q i (run ++ [c]) rest d) by auto.
    now apply (none_laid _ _ _ now_still).
Qed.

Lemma still_move r : move q r -> still p inside r.
Proof.
  intro moved. destruct moved as [t one | i c rest at_i lies is_next | c s w k held_c is_next | i j run c rest at_i
    other lies takes_it whole_runs | j c s w k held_c takes_it | j c may ours top takes_it].
  - pose proof (draw_or_redeal q t one) as moved. constructor; simpl; try apply now_still.
    + apply (moved_whole); auto. apply now_still.
    + apply (then_drawn _ _ (hand q)); auto. apply now_still.
  - now apply still_up_from_column.
  - now apply still_up_from_waste.
  - now apply still_run.
  - now apply still_waste_to_column.
  - now apply still_foundation_to_column.
Qed.

Lemma still_not_won : ~ won q.
Proof.
  intro all_up. destruct (some_card _ _ locked) as [c yes]. pose proof (held_off c (or_introl yes)) as off.
  destruct (not_up _ _ locked c yes) as [ours _]. unfold on_foundation in off. rewrite ours in off. simpl in off.
  apply Nat.leb_gt in off. unfold in_deck in ours. rewrite !andb_true_iff, !Nat.leb_le in ours.
  rewrite all_up in off by lia. lia.
Qed.

End Moving.

End First.

(** Cards none of which can be the first of them to move: no play wins. *)
Theorem K6_deadlock : forall {G : rules} p inside,
  (forall t u c, drawn t u -> in_hand u c = in_hand t c) -> whole p -> deadlock p inside ->
  forall q, play p q -> ~ won q.
Proof.
  intros G p inside cards_stay all locked q played.
  assert (now_still : still p inside q).
  { induction played as [|q r played IH moved]; [now apply still_start|].
    now apply (still_move cards_stay p inside all locked q). }
  now apply (still_not_won cards_stay p inside all locked q).
Qed.
