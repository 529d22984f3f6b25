(** Deals of which the theorems speak, so that none of them speaks of nothing; and two readings that are false. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting Balance Win Graph.
Import ListNotations.

(** * Playing *)

(** Turn as many cards as there are, but no more than n. *)
Fixpoint play (n : nat) (t : table) : list card * table :=
  match n with
  | 0 => ([], t)
  | S m => let (cards, e) := play m t in
      match turn e with Some (c, next) => (cards ++ [c], next) | None => (cards, e) end
  end.

Lemma play_plays n t : plays t (fst (play n t)) (snd (play n t)).
Proof.
  induction n as [|n IH]; simpl; [constructor|]. destruct (play n t) as [cards e]; simpl in *.
  destruct (turn e) as [[c next]|] eqn:turns; simpl; auto. eapply another_turn; eauto.
Qed.

Lemma play_is_game n start d : dead_end (snd (play n (begin_at start d))) ->
  game start d (fst (play n (begin_at start d))) (snd (play n (begin_at start d))).
Proof. intro stop. split; auto. apply play_plays. Qed.

(** * Deals written down *)

(** Pile 1, pile 2, and so on; in each the card to be turned first stands first. *)
Definition piles (rows : list (list card)) : deal := fun p => nth (p - 1) rows [].

Definition same_card (a b : card) : bool := (fst a =? fst b) && (snd a =? snd b).

(** The cards are as many as these, and each of these is among them. *)
Definition makes_up (cards whole : list card) : bool :=
  (length cards =? length whole) && forallb (fun c => existsb (same_card c) cards) whole.

Lemma same_card_found c cards : existsb (same_card c) cards = true -> In c cards.
Proof.
  rewrite existsb_exists. intros [[p u] [found same]]. destruct c as [q v].
  unfold same_card in same; simpl in same. apply andb_prop in same as [rank_same suit_same].
  apply Nat.eqb_eq in rank_same, suit_same. now subst.
Qed.

Lemma makes_up_deck r s cards : makes_up cards (deck r s) = true -> Permutation cards (deck r s).
Proof.
  intro yes. apply andb_prop in yes as [size all]. apply Nat.eqb_eq in size.
  symmetry. apply NoDup_Permutation_bis; [apply deck_once | lia |].
  intros c ours. rewrite forallb_forall in all. apply same_card_found, all, ours.
Qed.

Lemma every_card_turned r s cards : makes_up cards (deck r s) = true -> won r s cards.
Proof. intros yes c. apply Permutation_in, Permutation_sym, makes_up_deck, yes. Qed.

Lemma not_won r s cards c :
  existsb (same_card c) (deck r s) = true -> existsb (same_card c) cards = false -> ~ won r s cards.
Proof.
  intros ours missing all_turned. apply same_card_found, all_turned in ours.
  assert (found : existsb (same_card c) cards = true); [|congruence].
  apply existsb_exists. exists c. split; auto. unfold same_card. now rewrite !Nat.eqb_refl.
Qed.

Definition is_deal_b (r s : nat) (d : deal) : bool :=
  makes_up (flat_map d (seq 1 r)) (deck r s) && forallb (fun p => length (d p) =? s) (seq 1 r).

Lemma is_deal_checked r s d : is_deal_b r s d = true -> is_deal r s d.
Proof.
  intro yes. apply andb_prop in yes as [all sizes]. split; [now apply makes_up_deck|].
  intros p a_pile. rewrite forallb_forall in sizes. apply Nat.eqb_eq, sizes, in_seq. unfold pile in a_pile. lia.
Qed.

(** * The real deck: deals 12 and 617 of the Microsoft shuffle, dealt in rounds *)

Definition ms_12 : deal := piles [
  [(4, 2); (13, 4); (2, 2); (7, 3)];
  [(9, 3); (5, 4); (10, 3); (5, 2)];
  [(8, 1); (5, 3); (7, 1); (9, 4)];
  [(1, 2); (4, 4); (12, 3); (12, 4)];
  [(6, 4); (7, 2); (12, 1); (6, 2)];
  [(10, 1); (9, 2); (3, 3); (13, 2)];
  [(5, 1); (9, 1); (12, 2); (6, 3)];
  [(1, 4); (11, 3); (3, 2); (1, 3)];
  [(10, 4); (13, 3); (2, 3); (4, 3)];
  [(8, 4); (10, 2); (8, 2); (3, 1)];
  [(11, 4); (3, 4); (1, 1); (2, 4)];
  [(6, 1); (2, 1); (8, 3); (11, 2)];
  [(4, 1); (7, 4); (11, 1); (13, 1)]
].

Definition ms_617 : deal := piles [
  [(2, 1); (9, 1); (8, 2); (7, 3)];
  [(4, 1); (3, 4); (1, 1); (1, 3)];
  [(10, 1); (8, 1); (13, 2); (5, 4)];
  [(2, 2); (7, 2); (10, 2); (3, 1)];
  [(5, 3); (4, 3); (12, 4); (5, 1)];
  [(11, 4); (11, 1); (3, 2); (8, 4)];
  [(6, 4); (4, 4); (9, 3); (2, 3)];
  [(11, 2); (12, 1); (6, 1); (1, 2)];
  [(12, 2); (9, 4); (8, 3); (10, 3)];
  [(11, 3); (9, 2); (3, 3); (7, 1)];
  [(13, 1); (7, 4); (10, 4); (12, 3)];
  [(13, 4); (6, 2); (13, 3); (1, 4)];
  [(4, 2); (2, 4); (5, 2); (6, 3)]
].

Definition turned_in (d : deal) : list card := fst (play 52 (begin_at 13 d)).
Definition left_of (d : deal) : table := snd (play 52 (begin_at 13 d)).

Example ms_12_is_a_deal : is_deal 13 4 ms_12.
Proof. apply is_deal_checked. vm_compute. reflexivity. Qed.

Example ms_617_is_a_deal : is_deal 13 4 ms_617.
Proof. apply is_deal_checked. vm_compute. reflexivity. Qed.

Example game_of_ms_12 : game 13 ms_12 (turned_in ms_12) (left_of ms_12).
Proof. apply play_is_game. vm_compute. reflexivity. Qed.

Example game_of_ms_617 : game 13 ms_617 (turned_in ms_617) (left_of ms_617).
Proof. apply play_is_game. vm_compute. reflexivity. Qed.

Example ms_12_is_won : won 13 4 (turned_in ms_12) /\ length (turned_in ms_12) = 52.
Proof. split; [apply every_card_turned|]; vm_compute; reflexivity. Qed.

(** Five lies at the bottom of five; the game stops after 34 turns. *)
Example ms_617_is_lost : ~ won 13 4 (turned_in ms_617) /\ path 13 ms_617 5 5 /\ length (turned_in ms_617) = 34.
Proof.
  assert (round : path 13 ms_617 5 5) by (apply (arc 13 ms_617 5); unfold clock_pile; lia).
  split; [|split; [exact round | vm_compute; reflexivity]].
  destruct (C6_graph 13 4 ms_617 _ _ ltac:(lia) ltac:(lia) ms_617_is_a_deal game_of_ms_617) as [no_cycle _].
  rewrite no_cycle. intro none. apply none. exists 5. exact round.
Qed.

(** * A small lost deal that refutes two readings *)

(** The centre holds the aces, under the ace lies a two, under the two the other two. The second king is turned last
    and one two is left; the pile of the aces is complete all the same, though its arc leads into the cycle 2, 2. *)
Definition small : deal := piles [
  [(3, 1); (2, 1)];
  [(3, 2); (2, 2)];
  [(1, 1); (1, 2)]
].

Definition small_cards : list card := [(1, 1); (3, 1); (1, 2); (2, 1); (3, 2)].

Lemma small_is_a_deal : is_deal 3 2 small.
Proof. apply is_deal_checked. reflexivity. Qed.

Lemma game_of_small : game 3 small small_cards (snd (play 6 (begin_at 3 small))).
Proof. apply (play_is_game 6 3 small). reflexivity. Qed.

(** C5, read literally, is false: "won if and only if the last card is the last king". *)
Theorem C5_literal_reading_is_false :
  ~ (forall r s d cards e, 1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e ->
       (won r s cards <-> ends_with_last_king r s cards)).
Proof.
  intro claim. specialize (claim 3 2 small _ _ ltac:(lia) ltac:(lia) small_is_a_deal game_of_small).
  assert (last_king : ends_with_last_king 3 2 small_cards).
  { exists [(1, 1); (3, 1); (1, 2); (2, 1)], (3, 2). auto. }
  apply claim in last_king. revert last_king. apply not_won with (2, 2); reflexivity.
Qed.

(** The converse of C7 is false: a pile whose arcs do not lead to the centre may be complete. *)
Theorem C7_converse_is_false :
  ~ (forall r s d cards e p, 1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e ->
       pile r p -> ~ path r d p r -> ~ complete s e p).
Proof.
  intro claim.
  apply (claim 3 2 small _ _ 1 ltac:(lia) ltac:(lia) small_is_a_deal game_of_small); [unfold pile; lia | |].
  - assert (into_two : forall q, path 3 small 1 q -> q = 2) by (induction 1; subst; reflexivity).
    intro there. discriminate (into_two 3 there).
  - split; [reflexivity|]. vm_compute. auto.
Qed.
