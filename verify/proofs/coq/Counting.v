(** How many cards of a rank there are, and where: what counting says, before anyone plays. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game.
Import ListNotations.

Lemma of_rank_app p a b : of_rank p (a ++ b) = of_rank p a ++ of_rank p b.
Proof. apply filter_app. Qed.

Lemma of_rank_in p cards c : In c (of_rank p cards) <-> In c cards /\ rank c = p.
Proof. unfold of_rank. now rewrite filter_In, Nat.eqb_eq. Qed.

Lemma of_rank_same p a b : Permutation a b -> Permutation (of_rank p a) (of_rank p b).
Proof.
  intro same; unfold of_rank; induction same; simpl; auto.
  - destruct (rank x =? p); auto.
  - destruct (rank x =? p), (rank y =? p); auto; apply perm_swap.
  - eapply Permutation_trans; eauto.
Qed.

Lemma seen_app p a b : seen p (a ++ b) = seen p a + seen p b.
Proof. unfold seen. now rewrite of_rank_app, app_length. Qed.

Lemma seen_one p c : seen p [c] = one_if p (rank c).
Proof. unfold seen, of_rank, one_if; simpl. rewrite Nat.eqb_sym. now destruct (p =? rank c). Qed.

Lemma seen_same p a b : Permutation a b -> seen p a = seen p b.
Proof. intro same. apply Permutation_length, of_rank_same, same. Qed.

(** * The deck *)

Lemma own_in s p c : In c (own s p) <-> rank c = p /\ 1 <= snd c <= s.
Proof.
  unfold own; rewrite in_map_iff; split.
  - intros [suit [<- inside]]. apply in_seq in inside. simpl; lia.
  - intros [<- bounds]. exists (snd c). rewrite in_seq. split; [now destruct c | lia].
Qed.

Lemma deck_in r s c : In c (deck r s) <-> pile r (rank c) /\ 1 <= snd c <= s.
Proof.
  unfold deck, pile; rewrite in_flat_map; split.
  - intros [p [inside mine]]. apply in_seq in inside. apply own_in in mine. lia.
  - intros [a_pile bounds]. exists (rank c). rewrite in_seq, own_in. lia.
Qed.

Lemma own_length s p : length (own s p) = s.
Proof. unfold own. now rewrite map_length, seq_length. Qed.

Lemma own_once s p : NoDup (own s p).
Proof. apply FinFun.Injective_map_NoDup; [intros a b; congruence | apply seq_NoDup]. Qed.

Lemma of_rank_own s p q : of_rank p (own s q) = if q =? p then own s q else [].
Proof.
  unfold own, of_rank. induction (seq 1 s) as [|suit suits IH]; simpl.
  - now destruct (q =? p).
  - rewrite IH. now destruct (q =? p).
Qed.

(** The deck has the s cards of each rank, each once. *)
Lemma of_rank_deck r s p : pile r p -> of_rank p (deck r s) = own s p.
Proof.
  assert (none : forall n from, p < from \/ from + n <= p -> of_rank p (flat_map (own s) (seq from n)) = []).
  { induction n as [|n IH]; simpl; auto. intros from away.
    rewrite of_rank_app, of_rank_own, IH by lia. destruct (Nat.eqb_spec from p); auto; lia. }
  assert (found : forall n from, from <= p < from + n -> of_rank p (flat_map (own s) (seq from n)) = own s p).
  { induction n as [|n IH]; simpl; intros from inside; [lia|].
    rewrite of_rank_app, of_rank_own. destruct (Nat.eqb_spec from p) as [->|].
    - rewrite none by lia. apply app_nil_r.
    - apply IH; lia. }
  unfold pile, deck. intros. apply found; lia.
Qed.

Lemma deck_length r s : length (deck r s) = r * s.
Proof.
  unfold deck. generalize 1. induction r as [|r IH]; simpl; auto. intro from.
  now rewrite app_length, own_length, IH.
Qed.

Lemma once_app (a b : list card) : NoDup a -> NoDup b -> (forall c, In c a -> In c b -> False) -> NoDup (a ++ b).
Proof.
  intros once_a once_b apart. induction once_a as [|c a new once IH]; simpl; auto.
  constructor; [|apply IH; firstorder].
  rewrite in_app_iff; intros [in_a|in_b]; [auto | apply (apart c); simpl; auto].
Qed.

Lemma deck_once r s : NoDup (deck r s).
Proof.
  unfold deck. generalize 1. induction r as [|r IH]; simpl; intro from; [constructor|].
  apply once_app; auto using own_once. intros c mine other.
  apply own_in in mine. apply in_flat_map in other as [p [inside theirs]].
  apply in_seq in inside. apply own_in in theirs. lia.
Qed.

(** * Piles *)

Lemma with_pile_same piles p cards : with_pile piles p cards p = cards.
Proof. unfold with_pile. now rewrite Nat.eqb_refl. Qed.

Lemma with_pile_other piles p q cards : q <> p -> with_pile piles p cards q = piles q.
Proof. unfold with_pile. now destruct (Nat.eqb_spec q p). Qed.

Lemma same_elsewhere piles p cards n from :
  p < from \/ from + n <= p -> flat_map (with_pile piles p cards) (seq from n) = flat_map piles (seq from n).
Proof.
  revert from; induction n as [|n IH]; simpl; auto; intros from away.
  rewrite IH, with_pile_other by lia. reflexivity.
Qed.

(** When the next card of a pile is taken, it is missing there and nothing else is. *)
Lemma taken r piles p c rest :
  pile r p -> piles p = c :: rest ->
  Permutation (flat_map piles (seq 1 r)) (c :: flat_map (with_pile piles p rest) (seq 1 r)).
Proof.
  unfold pile; intros a_pile next.
  replace r with ((p - 1) + S (r - p)) by lia. rewrite seq_app, !flat_map_app.
  replace (1 + (p - 1)) with p by lia. simpl.
  rewrite !same_elsewhere by lia. rewrite next, with_pile_same.
  symmetry. apply (Permutation_middle (flat_map piles (seq 1 (p - 1)))).
Qed.

Lemma card_of_pile r (piles : nat -> list card) p c : pile r p -> In c (piles p) -> In c (flat_map piles (seq 1 r)).
Proof. unfold pile; intros. apply in_flat_map. exists p. rewrite in_seq. split; auto; lia. Qed.

Lemma all_empty r (piles : nat -> list card) : flat_map piles (seq 1 r) = [] <-> forall p, pile r p -> piles p = [].
Proof.
  split.
  - intros nothing p a_pile. destruct (piles p) as [|c rest] eqn:cards; auto.
    assert (found : In c (flat_map piles (seq 1 r))).
    { apply (card_of_pile r piles p); auto. rewrite cards; simpl; auto. }
    rewrite nothing in found; destruct found.
  - intro empty. destruct (flat_map piles (seq 1 r)) as [|c rest] eqn:cards; auto.
    assert (found : In c (flat_map piles (seq 1 r))) by (rewrite cards; simpl; auto).
    apply in_flat_map in found as [p [inside found]]. apply in_seq in inside.
    rewrite empty in found by (unfold pile; lia). destruct found.
Qed.
