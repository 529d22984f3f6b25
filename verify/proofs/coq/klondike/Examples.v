(** Deals of which the theorems speak, so that none of them speaks of nothing; and what they need, as they fail without
    it. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves Simulation Once Better Rising SafeUp Certificates Talon.
Import ListNotations.

(** * Deals stand for themselves *)

(** The abstract position of a deal. *)
Definition start_of {G : rules} (draw : nat) (p : position) : @abstract (turn_view draw) :=
  @Abstract (turn_view draw) (height p) (fun j => settle (up p j ++ down p j)) (listed (hand p), length (waste (hand
      p))).

(** One card lies face up in each column. *)
Definition dealt_out {G : rules} (p : position) : Prop := forall j, column j -> exists c, up p j = [c].

Theorem K3_start : forall {G : rules} draw (some : 0 < draw)
  (by_turning : forall t u, drawn t u <-> turning draw (fun _ => True) t u) p,
  whole p -> dealt_out p ->
  @stands G (turn_view draw) (turn_followed draw some by_turning) (start_of draw p) p.
Proof.
  intros G draw some by_turning p all one_up. split.
  - constructor; simpl; auto.
    + intros j there. destruct (one_up j there) as [c lies]. rewrite lies. apply (turned_as (c :: down p j)).
    + intro c. apply in_listed.
  - simpl. split; auto. right; right. auto.
Qed.

Definition all_cards {G : rules} (p : position) : list card :=
  flat_map (up p) (seq 1 columns) ++ flat_map (down p) (seq 1 columns) ++ stock (hand p) ++ waste (hand p).

Definition whole_b {G : rules} (p : position) : bool :=
  forallb in_deck (all_cards p) &&
  forallb (fun c => cnt (same c) (all_cards p) + (if on_foundation (height p) c then 1 else 0) =? 1) deck.

Lemma cnt_flat_map P (piles : nat -> list card) items :
  cnt P (flat_map piles items) = list_sum (map (fun j => cnt P (piles j)) items).
Proof. induction items; simpl; auto. now rewrite cnt_app, IHitems. Qed.

Lemma whole_checked {G : rules} p : whole_b p = true -> whole p.
Proof.
  intros yes c. apply andb_prop in yes as [ours each]. rewrite forallb_forall in ours, each.
  assert (sum : total (fun j => cnt (same c) (up p j)) + total (fun j => cnt (same c) (down p j)) + in_hand (hand p) c
                = cnt (same c) (all_cards p)).
  { unfold all_cards, total, in_hand. rewrite !cnt_app, !cnt_flat_map. lia. }
  rewrite sum. destruct (in_deck c) eqn:inside.
  - apply Nat.eqb_eq, each, deck_in. auto.
  - assert (none : cnt (same c) (all_cards p) = 0).
    { apply cnt_none. intros d there. destruct (same c d) eqn:same_card; auto. apply same_true in same_card. subst d.
      apply ours in there. congruence. }
    rewrite none. unfold on_foundation. now rewrite inside.
Qed.

Definition piles (rows : list (list card)) : nat -> list card := fun j => nth (j - 1) rows [].

(** * The real game: one deal of it, the deck shuffled by Python's random numbers from seed 1 *)

Definition real (d : nat) : rules := Rules 13 4 7 (fun s => (s =? 2) || (s =? 3)) true true (turning d (fun _ => True)).

Definition real_deal : position := Position
  (piles [
    [];
    [(10, 1)];
    [(10, 3); (12, 3)];
    [(11, 2); (6, 1); (10, 2)];
    [(1, 4); (8, 4); (4, 3); (3, 1)];
    [(8, 2); (13, 1); (9, 4); (13, 4); (13, 3)];
    [(9, 3); (13, 2); (12, 4); (9, 2); (5, 4); (7, 2)]])
  (piles [[(11, 4)]; [(12, 1)]; [(3, 2)]; [(2, 4)]; [(7, 3)]; [(1, 3)]; [(11, 1)]])
  (fun _ => 0)
  (Talon
    [(8, 3); (4, 1); (6, 2); (2, 2); (5, 2); (6, 4); (1, 1); (2, 3); (4, 4); (2, 1); (7, 4); (7, 1); (1, 2);
    (12, 2); (3, 4); (5, 3); (3, 3); (6, 3); (8, 1); (4, 2); (5, 1); (10, 4); (11, 3); (9, 1)]
    [] 1).

Theorem a_real_deal_stands :
  @stands (real 3) (turn_view 3) (@turn_followed (real 3) 3 (Nat.lt_0_succ 2) (fun t u => iff_refl _)) (@start_of
      (real 3) 3 real_deal) real_deal.
Proof.
  apply (@K3_start (real 3)).
  - apply (@whole_checked (real 3)). vm_compute. reflexivity.
  - intros j there. unfold column in there; simpl in there.
    do 8 (destruct j as [|j]; [try lia; eexists; reflexivity|]). lia.
Qed.

(** * A lost deal: the two lies on its ace, and there is no other column *)

Definition tiny (r : nat) : rules := Rules r 1 1 (fun _ => false) true true (turning 1 (fun _ => True)).

Definition lost_deal : position := Position (piles [[(1, 1)]]) (piles [[(2, 1)]]) (fun _ => 0) (Talon [] [] 1).

Definition stuck (a : @abstract (turn_view 1)) : Prop :=
  foundation a 1 = 0 /\ dealt a 1 = [(2, 1); (1, 1)] /\ place a = ([], 0).

Theorem the_lost_deal_is_lost : forall q, @play (tiny 2) lost_deal q -> ~ @won (tiny 2) q.
Proof.
  apply (@K4_closed_set (tiny 2) (turn_view 1) (@turn_followed (tiny 2) 1 (Nat.lt_0_succ 0) (fun t u => iff_refl _))
      stuck
    (@start_of (tiny 2) 1 lost_deal)).
  - apply (@K3_start (tiny 2)).
    + apply (@whole_checked (tiny 2)). reflexivity.
    + intros j [first last]. simpl in last. assert (j = 1) as -> by lia. eexists. reflexivity.
  - repeat split.
  - intros a [none _] all_up. specialize (all_up 1). simpl in all_up. lia.
  - intros a b [none [as_dealt at_place]] moved.
    destruct moved as [c is_next seen_a open | c pin_c can_go | c s played _ | c s played _ | c may ours top _].
    + exfalso. destruct is_next as [ours is_next]. apply (visible_true (G := tiny 2)) in seen_a as [_ [_ [hidden _]]].
      pose proof (in_deck_suit (G := tiny 2) c ours) as [_ suited]. cbn [suits tiny] in suited.
      destruct c as [r s]; unfold rank, suit in *; simpl in *. assert (s = 1) as -> by lia. rewrite none in is_next.
      subst r. unfold face_down, total in hidden; simpl in hidden. rewrite as_dealt in hidden. discriminate.
    + exfalso. unfold can in can_go. destruct can_go as [[low _] | [_ some]].
      * unfold pinned in pin_c; simpl in pin_c. unfold pin in pin_c. rewrite as_dealt in pin_c.
        rewrite orb_false_r in pin_c. apply same_true in pin_c. subst c. simpl in low. lia.
      * unfold room, emptied, total in some; simpl in some. rewrite as_dealt in some. lia.
    + exfalso. rewrite at_place in played. destruct played as [above [below [there _]]]. now destruct above.
    + exfalso. rewrite at_place in played. destruct played as [above [below [there _]]]. now destruct above.
    + exfalso. pose proof (in_deck_suit (G := tiny 2) c ours) as [ranked suited]. cbn [suits tiny] in suited.
      assert (suit c = 1) as of_suit by lia. rewrite of_suit, none in top. lia.
Qed.

(** * What the theorems need *)

Definition won_deal : position := Position (piles [[]]) (piles [[(1, 1)]]) (fun _ => 0) (Talon [] [] 1).

Definition after_won : position :=
  @with_heights (@keep won_deal 1 []) (raise (height won_deal) (1, 1)).

Lemma the_won_deal_is_won : @play (tiny 1) won_deal after_won /\ @won (tiny 1) after_won.
Proof.
  split.
  - apply (@another_move (tiny 1) _ won_deal); [constructor|]. apply (@up_from_column (tiny 1)).
    + split; simpl; lia.
    + reflexivity.
    + split; reflexivity.
  - intros s suited. simpl in suited. assert (s = 1) as -> by lia. reflexivity.
Qed.

Lemma won_deal_stands :
  @stands (tiny 1) (turn_view 1) (@turn_followed (tiny 1) 1 (Nat.lt_0_succ 0) (fun t u => iff_refl _)) (@start_of
      (tiny 1) 1 won_deal) won_deal.
Proof.
  apply (@K3_start (tiny 1)).
  - apply (@whole_checked (tiny 1)). reflexivity.
  - intros j [first last]. simpl in last. assert (j = 1) as -> by lia. eexists. reflexivity.
Qed.

(** K4 is false of sets that a step leaves ... *)
Theorem K4_false_if_left : ~ (forall {G : rules} {V : hand_view} {F : hand_followed} (member : abstract -> Prop)
    start p,
  stands start p -> member start -> (forall a, member a -> ~ finished a) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_won_deal_is_won as [played all_up].
  apply (claim (tiny 1) (turn_view 1) _ (fun a => foundation a 1 = 0) _ won_deal won_deal_stands eq_refl) in played;
      auto.
  intros a none finished_a. specialize (finished_a 1). simpl in finished_a. lia.
Qed.

(** ... of sets that hold a finished position ... *)
Theorem K4_false_if_finished : ~ (forall {G : rules} {V : hand_view} {F : hand_followed} (member : abstract -> Prop)
    start p,
  stands start p -> member start -> (forall a b, member a -> step a b -> member b) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_won_deal_is_won as [played all_up].
  now apply (claim (tiny 1) (turn_view 1) _ (fun _ => True) _ won_deal won_deal_stands I) in played.
Qed.

(** ... and of sets without the start. *)
Theorem K4_false_if_elsewhere : ~ (forall {G : rules} {V : hand_view} {F : hand_followed} (member : abstract -> Prop)
    start p,
  stands start p -> (forall a, member a -> ~ finished a) -> (forall a b, member a -> step a b -> member b) ->
  forall q, play p q -> ~ won q).
Proof.
  intro claim. destruct the_won_deal_is_won as [played all_up].
  apply (claim (tiny 1) (turn_view 1) _ (fun _ => False) _ won_deal won_deal_stands) in played; auto.
Qed.
