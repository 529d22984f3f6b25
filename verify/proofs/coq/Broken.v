(** Broken on purpose: each theorem as a sentence about any way of dealing and any place to begin, true by the rules
    and false of a game that breaks one. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting Balance Win Graph Examples.
Import ListNotations.

(** * The sentences *)

Section Sentences.

Variable dealing : nat -> nat -> deal -> Prop.
Variable start : nat -> nat.

(** What holds of every game of every deal of every size. *)
Definition of_all_games (claim : nat -> nat -> deal -> list card -> table -> Prop) : Prop :=
  forall r s d cards e, 1 <= r -> 1 <= s -> dealing r s d -> game (start r) d cards e -> claim r s d cards e.

Definition C1_sentence : Prop := of_all_games (fun r s d cards e =>
  forall p, pile r p -> gone d e p + one_if p (here e) = seen p cards + one_if p r).

Definition C2_sentence : Prop := of_all_games (fun r s d cards e => here e = r).

Definition C3_sentence : Prop := of_all_games (fun r s d cards e => length cards <= r * s).

Definition C4_sentence : Prop := of_all_games (fun r s d cards e => ends_with_last_king r s cards).

Definition C5_sentence : Prop := of_all_games (fun r s d cards e =>
  won r s cards <-> ends_with_last_king r s cards /\ length cards = r * s).

Definition C6_sentence : Prop := of_all_games (fun r s d cards e => won r s cards <-> ~ has_cycle r d).

Definition C7_sentence : Prop := of_all_games (fun r s d cards e =>
  forall p, pile r p -> ~ complete s e p -> clock_pile r p /\ clock_pile r (bottom d p) /\ ~ complete s e (bottom d p)).

End Sentences.

Definition at_the_centre (r : nat) : nat := r.

Theorem all_true_by_the_rules :
  C1_sentence is_deal at_the_centre /\ C2_sentence is_deal at_the_centre /\ C3_sentence is_deal at_the_centre /\
  C4_sentence is_deal at_the_centre /\ C5_sentence is_deal at_the_centre /\ C6_sentence is_deal at_the_centre /\
  C7_sentence is_deal at_the_centre.
Proof.
  repeat match goal with |- _ /\ _ => split end;
    intros r s d cards e some_pile some_suit dealt play; unfold at_the_centre in play.
  - intros p a_pile. apply (C1_balance r s d cards e); auto. apply play.
  - exact (C2_ends_in_the_centre r s d cards e some_pile dealt play).
  - exact (C3_at_most_n_turns r s d cards e some_pile dealt (proj1 play)).
  - exact (C4_last_card r s d cards e some_pile some_suit dealt play).
  - apply (C5_win r s d cards e some_pile some_suit dealt play).
  - apply (C6_graph r s d cards e some_pile some_suit dealt play).
  - intros p. exact (C7_lost_piles_are_closed r s d cards e p some_pile some_suit dealt play).
Qed.

(** * Play begins at the pile of the aces *)

Definition at_the_aces (r : nat) : nat := 1.

(** Each pile holds one card of each rank, and the ace lies at the bottom of both: a cycle at pile 1, but play ends
    there and not in the centre, and all four cards are turned. *)
Definition begun_elsewhere : deal := piles [
  [(2, 1); (1, 1)];
  [(2, 2); (1, 2)]
].

Definition cards_elsewhere : list card := [(2, 1); (2, 2); (1, 2); (1, 1)].

Lemma dealt_elsewhere : is_deal 2 2 begun_elsewhere.
Proof. apply is_deal_checked. reflexivity. Qed.

Lemma game_elsewhere : game 1 begun_elsewhere cards_elsewhere (snd (play 4 (begin_at 1 begun_elsewhere))).
Proof. apply (play_is_game 4 1 begun_elsewhere). reflexivity. Qed.

Lemma won_elsewhere : won 2 2 cards_elsewhere.
Proof. apply every_card_turned. reflexivity. Qed.

Lemma not_the_last_king : ~ ends_with_last_king 2 2 cards_elsewhere.
Proof.
  intros [before [k [whole [king _]]]]. apply (f_equal (fun l => last l (0, 0))) in whole.
  rewrite last_last in whole. simpl in whole. subst k. discriminate.
Qed.

Theorem false_if_begun_elsewhere :
  ~ C1_sentence is_deal at_the_aces /\ ~ C2_sentence is_deal at_the_aces /\ ~ C4_sentence is_deal at_the_aces /\
  ~ C5_sentence is_deal at_the_aces /\ ~ C6_sentence is_deal at_the_aces.
Proof.
  repeat match goal with |- _ /\ _ => split end; intro claim;
    specialize (claim 2 2 _ _ _ ltac:(lia) ltac:(lia) dealt_elsewhere game_elsewhere); cbv beta in claim.
  - specialize (claim 1 ltac:(unfold pile; lia)). discriminate.
  - discriminate.
  - exact (not_the_last_king claim).
  - apply not_the_last_king, claim, won_elsewhere.
  - apply claim; [apply won_elsewhere|]. exists 1. apply (arc 2 begun_elsewhere 1). unfold clock_pile. lia.
Qed.

(** * The pile of the aces is one card short: some card of the deck is missing *)

Definition one_short (r s : nat) (d : deal) : Prop :=
  exists missing cards, Permutation (missing :: cards) (deck r s) /\
    deals r cards (fun p => if p =? 1 then s - 1 else s) d.

(** A king is missing. The second ace comes home to a pile that has no card to give. *)
Definition short : deal := piles [
  [(2, 1)];
  [(1, 1); (1, 2)]
].

Definition cards_short : list card := [(1, 1); (2, 1); (1, 2)].

Lemma dealt_short : one_short 2 2 short.
Proof.
  exists (2, 2), [(2, 1); (1, 1); (1, 2)]. split.
  - apply makes_up_deck. reflexivity.
  - split; [apply Permutation_refl|]. unfold pile. intros p a_pile.
    assert (p = 1 \/ p = 2) as [-> | ->] by lia; reflexivity.
Qed.

Lemma game_short : game 2 short cards_short (snd (play 3 (begin_at 2 short))).
Proof. apply (play_is_game 3 2 short). reflexivity. Qed.

Theorem false_if_one_short :
  ~ C2_sentence one_short at_the_centre /\ ~ C4_sentence one_short at_the_centre /\
  ~ C6_sentence one_short at_the_centre /\ ~ C7_sentence one_short at_the_centre.
Proof.
  repeat match goal with |- _ /\ _ => split end; intro claim;
    specialize (claim 2 2 _ _ _ ltac:(lia) ltac:(lia) dealt_short game_short); cbv beta in claim.
  - discriminate.
  - destruct claim as [before [k [whole [king _]]]]. apply (f_equal (fun l => last l (0, 0))) in whole.
    rewrite last_last in whole. simpl in whole. subst k. discriminate.
  - assert (all : won 2 2 cards_short).
    { apply claim. intros [p round]. pose proof (on_a_clock_pile _ _ _ _ round) as on_the_dial.
      unfold clock_pile in on_the_dial. assert (p = 1) by lia; subst p.
      apply before_on_cycle in round as [q [q_on_the_dial [_ loop]]].
      unfold clock_pile in q_on_the_dial. assert (q = 1) by lia; subst q. discriminate. }
    revert all. apply not_won with (2, 2); reflexivity.
  - destruct (claim 2) as [on_the_dial _]; [unfold pile; lia | | unfold clock_pile in on_the_dial; lia].
    intros [_ own_cards]. apply Permutation_length in own_cards. discriminate.
Qed.

(** * One card more than the deck lies in the centre *)

Definition one_more (r s : nat) (d : deal) : Prop :=
  exists extra, deals r (extra :: deck r s) (fun p => if p =? r then S s else s) d.

Definition more : deal := piles [[(1, 1); (1, 1)]].

Theorem false_if_one_more : ~ C3_sentence one_more at_the_centre.
Proof.
  intro claim.
  assert (dealt : one_more 1 1 more).
  { exists (1, 1). split; [apply Permutation_refl|]. unfold pile. intros p a_pile.
    assert (p = 1) as -> by lia. reflexivity. }
  assert (play : game 1 more [(1, 1); (1, 1)] (snd (play 2 (begin_at 1 more)))).
  { apply (play_is_game 2 1 more). reflexivity. }
  specialize (claim 1 1 _ _ _ ltac:(lia) ltac:(lia) dealt play). cbv beta in claim. simpl in claim. lia.
Qed.
