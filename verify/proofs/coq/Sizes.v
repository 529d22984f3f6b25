(** For every number of ranks and suits there is a won deal, and with two ranks or more a lost one. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting Balance Win Graph.
Import ListNotations.

Lemma bottom_of_own s p : 1 <= s -> rank (last (own s p) (0, 0)) = p.
Proof.
  intro some_suit. unfold own. destruct s as [|s]; [lia|].
  rewrite seq_S, map_app. simpl. now rewrite last_last.
Qed.

(** Every pile is dealt its own cards: all the kings come first, and nothing else is turned. *)
Lemma own_is_a_deal r s : is_deal r s (own s).
Proof. split; [apply Permutation_refl | intros p _; apply own_length]. Qed.

(** Every pile is dealt the cards of the pile before it, the first one the kings. *)
Definition shifted (r s : nat) : deal := fun p => if p =? 1 then own s r else own s (p - 1).

Lemma shifted_is_a_deal r s : 1 <= r -> is_deal r s (shifted r s).
Proof.
  intro some_pile. split.
  - assert (rest : forall n from,
      1 <= from -> flat_map (shifted r s) (seq (S from) n) = flat_map (own s) (seq from n)).
    { induction n as [|n IH]; intros from first; simpl; auto. rewrite IH by lia. f_equal.
      unfold shifted. destruct from; [lia | reflexivity]. }
    destruct r as [|clock]; [lia|].
    change (Permutation (own s (S clock) ++ flat_map (shifted (S clock) s) (seq 2 clock)) (deck (S clock) s)).
    unfold deck. rewrite rest, seq_S, flat_map_app by lia. simpl. rewrite app_nil_r. apply Permutation_app_comm.
  - intros p _. unfold shifted. destruct (p =? 1); apply own_length.
Qed.

Lemma shifted_arcs r s p q : 1 <= s -> path r (shifted r s) p q -> q = r \/ q < p.
Proof.
  intros some_suit there.
  assert (arcs : forall m, clock_pile r m -> bottom (shifted r s) m = r \/ bottom (shifted r s) m < m).
  { intros m on_the_dial. unfold bottom, shifted. destruct (Nat.eqb_spec m 1); rewrite bottom_of_own; auto.
    right. unfold clock_pile in on_the_dial. lia. }
  induction there as [on_the_dial | m _ IH on_the_dial]; destruct (arcs _ on_the_dial); auto.
  destruct IH; unfold clock_pile in *; lia.
Qed.

Theorem some_deal_is_won : forall r s, 1 <= r -> 1 <= s ->
  exists d cards e, is_deal r s d /\ game r d cards e /\ won r s cards.
Proof.
  intros r s some_pile some_suit. pose proof (shifted_is_a_deal r s some_pile) as dealt.
  destruct (C3_every_game_ends r s _ some_pile dealt) as [cards [e [play _]]].
  exists (shifted r s), cards, e. repeat split; try apply dealt; try apply play.
  apply (proj1 (C6_graph r s _ cards e some_pile some_suit dealt play)). intros [p round].
  pose proof (on_a_clock_pile _ _ _ _ round) as on_the_dial. unfold clock_pile in on_the_dial.
  apply shifted_arcs in round; auto. lia.
Qed.

Theorem some_deal_is_lost : forall r s, 2 <= r -> 1 <= s ->
  exists d cards e, is_deal r s d /\ game r d cards e /\ ~ won r s cards.
Proof.
  intros r s two_piles some_suit. pose proof (own_is_a_deal r s) as dealt.
  destruct (C3_every_game_ends r s _ ltac:(lia) dealt) as [cards [e [play _]]].
  exists (own s), cards, e. repeat split; try apply dealt; try apply play.
  rewrite (proj1 (C6_graph r s _ cards e ltac:(lia) some_suit dealt play)). intro none. apply none. exists 1.
  rewrite <- (bottom_of_own s 1) at 2 by auto. apply (arc r (own s) 1). unfold clock_pile. lia.
Qed.
