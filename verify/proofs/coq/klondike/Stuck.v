(** A deadlock, so that K6 does not speak of nothing; and what K6 needs, as it fails without it. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Talon Deadlock First Reach Examples.
Import ListNotations.

(** The two that lies on its ace. *)
Theorem the_two_waits : @deadlock (tiny 2) lost_deal (same (2, 1)).
Proof.
  assert (last : forall j x carriers covered, @last_in (tiny 2) lost_deal (same (2, 1)) j x carriers covered ->
    j = 1 /\ x = (2, 1) /\ carriers = [] /\ covered = [(1, 1)]).
  { intros j x carriers covered [[first few] [yes [above [lies [none rests_there]]]]]. simpl in few.
    assert (j = 1) as -> by lia. apply same_true in yes. subst x. unfold lost_deal in *; simpl in *.
    destruct rests_there as [[more [ups downs]] | [_ [more downs]]]; simpl in *.
    - destruct more as [|a [|b more]]; simpl in ups; try discriminate. injection ups as <-. auto.
    - destruct more as [|a [|b more]]; simpl in downs; discriminate. }
  assert (is_last : @last_in (tiny 2) lost_deal (same (2, 1)) 1 (2, 1) [] [(1, 1)]).
  { split; [unfold column; simpl; lia|]. split; [reflexivity|]. exists []. repeat split. left. now exists []. }
  constructor.
  - now exists (2, 1).
  - intros c yes. apply same_true in yes. now subst c.
  - intros j x carriers covered there. destruct (last _ _ _ _ there) as [-> [-> [-> ->]]]. split.
    + exists (1, 1). repeat split; [|unfold rank; simpl; lia]. right. exists 1, (2, 1), [], [(1, 1)].
      split; auto. simpl; auto.
    + intros c [[<-|[]] _]. split.
      * intros b ours [on _]. exfalso. unfold in_deck in ours. rewrite !andb_true_iff, !Nat.leb_le in ours.
        simpl in ours, on. unfold rank in *; simpl in *. lia.
      * intros _. right. intros j [first few]. simpl in few. assert (j = 1) as -> by lia.
        now exists (2, 1), [], [(1, 1)].
  - intros x yes some. apply same_true in yes. subst x. simpl in some. unfold in_hand in some; simpl in some. lia.
Qed.

Theorem the_two_loses : forall q, @play (tiny 2) lost_deal q -> ~ @won (tiny 2) q.
Proof.
  apply (@K6_deadlock (tiny 2) lost_deal (same (2, 1))).
  - apply (@turning_stays (tiny 2) 1 (fun _ => True)). intros; reflexivity.
  - apply (@whole_checked (tiny 2)). reflexivity.
  - exact the_two_waits.
Qed.

(** * What K6 needs *)

(** K6 is false of no cards at all ... *)
Theorem K6_false_if_empty : ~ (forall {G : rules} p inside,
  (forall t u c, drawn t u -> in_hand u c = in_hand t c) -> whole p ->
  (forall c, inside c = true -> in_deck c = true /\ on_foundation (height p) c = false) ->
  (forall j x carriers covered, last_in p inside j x carriers covered ->
    waits p inside x /\
    forall c, moves_it x carriers c -> stays p inside c (covered = [] /\ lowest_of x carriers c)) ->
  (forall x, inside x = true -> 0 < in_hand (hand p) x ->
    out_of_reach inside (hand p) x \/ (waits p inside x /\ stays p inside x False)) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_won_deal_is_won as [played all_up].
  apply (claim (tiny 1) won_deal (fun _ => false)) in played; auto; try discriminate.
  - apply (@turning_stays (tiny 1) 1 (fun _ => True)). intros; reflexivity.
  - apply (@whole_checked (tiny 1)). reflexivity.
  - now intros j x carriers covered [_ [no _]].
Qed.

(** ... of cards in the columns that wait for nothing ... *)
Theorem K6_false_if_columns : ~ (forall {G : rules} p inside,
  (forall t u c, drawn t u -> in_hand u c = in_hand t c) -> whole p ->
  (exists c, inside c = true) ->
  (forall c, inside c = true -> in_deck c = true /\ on_foundation (height p) c = false) ->
  (forall x, inside x = true -> 0 < in_hand (hand p) x ->
    out_of_reach inside (hand p) x \/ (waits p inside x /\ stays p inside x False)) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_won_deal_is_won as [played all_up].
  apply (claim (tiny 1) won_deal (same (1, 1))) in played; auto.
  - apply (@turning_stays (tiny 1) 1 (fun _ => True)). intros; reflexivity.
  - apply (@whole_checked (tiny 1)). reflexivity.
  - now exists (1, 1).
  - intros c yes. apply same_true in yes. now subst c.
  - intros x _ some. unfold in_hand in some; simpl in some. lia.
Qed.

(** ... and of cards in the hand that wait for nothing. *)
Definition drawn_deal : position := Position (piles [[]]) (piles [[]]) (fun _ => 0) (Talon [(1, 1)] [] 1).

Lemma the_drawn_deal_is_won : exists q, @play (tiny 1) drawn_deal q /\ @won (tiny 1) q.
Proof.
  eexists. split.
  - eapply (@another_move (tiny 1)).
    + eapply (@another_move (tiny 1)); [apply no_move|]. apply (@draw_or_redeal (tiny 1)).
      apply (@draws 1 (fun _ => True) (1, 1) [] [] 1).
    + eapply (@up_from_waste (tiny 1)); [reflexivity|]. split; reflexivity.
  - intros s suited. simpl in suited. assert (s = 1) as -> by lia. reflexivity.
Qed.

Theorem K6_false_if_hand : ~ (forall {G : rules} p inside,
  (forall t u c, drawn t u -> in_hand u c = in_hand t c) -> whole p ->
  (exists c, inside c = true) ->
  (forall c, inside c = true -> in_deck c = true /\ on_foundation (height p) c = false) ->
  (forall j x carriers covered, last_in p inside j x carriers covered ->
    waits p inside x /\
    forall c, moves_it x carriers c -> stays p inside c (covered = [] /\ lowest_of x carriers c)) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_drawn_deal_is_won as [q [played all_up]].
  apply (claim (tiny 1) drawn_deal (same (1, 1))) in played; auto.
  - apply (@turning_stays (tiny 1) 1 (fun _ => True)). intros; reflexivity.
  - apply (@whole_checked (tiny 1)). reflexivity.
  - now exists (1, 1).
  - intros c yes. apply same_true in yes. now subst c.
  - intros j x carriers covered [[first few] [_ [above [lies _]]]]. exfalso. simpl in few.
    assert (j = 1) as -> by lia. simpl in lies. now destruct above.
Qed.
