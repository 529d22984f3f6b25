(** When a game is won: theorem C5. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting Balance.
Import ListNotations.

Section AtTheStop.

Context {r s : nat} {d : deal} {cards : list card} {e : table}.
Hypothesis dealt : is_deal r s d.
Hypothesis holds : invariant r s d cards e.
Hypothesis stop : dead_end e.

(** At the stop the phantom king is paid back. *)
Lemma as_many_gone_as_seen p : pile r p -> gone d e p = seen p cards.
Proof.
  intro a_pile. pose proof (balance_of holds p a_pile) as balance.
  rewrite (stops_in_centre dealt holds stop) in balance. lia.
Qed.

Lemma empty_if_all_gone p : pile r p -> (down e p = [] <-> seen p cards = s).
Proof.
  intro a_pile. pose proof (left_and_gone dealt holds p a_pile). rewrite (as_many_gone_as_seen p a_pile) in *.
  split; [intros empty; rewrite empty in *; simpl in *; lia|].
  intro. destruct (down e p); auto. simpl in *. lia.
Qed.

(** A pile without face-down cards has its own cards. *)
Lemma empty_is_complete p : pile r p -> (down e p = [] <-> complete s e p).
Proof.
  intro a_pile. split; [|now intros [empty _]]. intro empty. split; auto.
  rewrite (face_up _ _ _ _ _ holds p).
  pose proof (of_rank_same p _ _ (all_there _ _ _ _ _ holds)) as same.
  rewrite of_rank_app, of_rank_deck in same by auto.
  pose proof (seen_and_unseen holds p a_pile) as count. apply empty_if_all_gone in empty; auto.
  unfold seen in *. destruct (of_rank p (flat_map (down e) (seq 1 r))); [|simpl in count; lia].
  now rewrite app_nil_r in same.
Qed.

Lemma none_face_down_counted : none_face_down r e <-> length cards = r * s.
Proof.
  pose proof (turned_and_left holds) as total. unfold none_face_down. rewrite <- (all_empty r (down e)).
  destruct (flat_map (down e) (seq 1 r)); simpl in total; split; intro; auto; try lia; discriminate.
Qed.

Lemma won_if_none_face_down : won r s cards <-> none_face_down r e.
Proof.
  split.
  - intro all_turned. apply none_face_down_counted.
    pose proof (turned_and_left holds). rewrite <- (deck_length r s) in *.
    pose proof (NoDup_incl_length (deck_once r s) all_turned). lia.
  - intros empty c ours. apply (all_empty r) in empty.
    pose proof (all_there _ _ _ _ _ holds) as there. rewrite empty, app_nil_r in there.
    now apply (Permutation_in c (Permutation_sym there)).
Qed.

End AtTheStop.

(** C5. The game is won if and only if the s-th king is the n-th card turned, if and only if no card is face down, if
    and only if every pile has its own s cards face up. *)
Theorem C5_win : forall r s d cards e, 1 <= r -> 1 <= s -> is_deal r s d -> game r d cards e ->
  (won r s cards <-> ends_with_last_king r s cards /\ length cards = r * s) /\
  (won r s cards <-> none_face_down r e) /\
  (won r s cards <-> forall p, pile r p -> complete s e p).
Proof.
  intros r s d cards e some_pile some_suit dealt [play stop].
  pose proof (invariant_holds _ _ _ _ _ some_pile dealt play) as holds.
  pose proof (C4_last_card r s d cards e some_pile some_suit dealt (conj play stop)) as last_king.
  pose proof (won_if_none_face_down holds) as all_turned.
  pose proof (none_face_down_counted holds) as counted.
  split; [|split].
  - tauto.
  - exact all_turned.
  - rewrite all_turned. unfold none_face_down.
    split; intros each p a_pile; apply (empty_is_complete dealt holds stop p a_pile); auto.
Qed.
