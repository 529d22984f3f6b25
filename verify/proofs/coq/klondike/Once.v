(** No card lies twice, in columns, hand and foundations together; so it is of an abstract position that stands for a
    position, and it stays so. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves.
Import ListNotations.

Section Once.

Context {G : rules} {V : hand_view} {C : hand_counted}.

Definition once (a : abstract) : Prop := forall c,
  total (fun j => cnt (same c) (dealt a j)) + cnt (same c) (cards_left (place a))
  + (if on_foundation (foundation a) c then 1 else 0) <= if in_deck c then 1 else 0.

Lemma settle_less P cards : cnt P (settle cards) <= cnt P cards.
Proof. destruct cards as [|k [|c cards]]; simpl; auto. destruct (rank k =? ranks); simpl; lia. Qed.

Lemma tail_less P (cards : list card) : cnt P (tl cards) <= cnt P cards.
Proof. destruct cards; simpl; lia. Qed.

Lemma settled_tail_less P cards : cnt P (tl (settle cards)) <= cnt P (tl cards).
Proof. destruct cards as [|k [|c cards]]; simpl; auto. destruct (rank k =? ranks); simpl; lia. Qed.

Lemma unpin_less P a c j : cnt P (unpin a c j) <= cnt P (dealt a j).
Proof.
  unfold unpin. destruct (pin a j c); auto. etransitivity; [apply settle_less | apply tail_less].
Qed.

Lemma unpinned_face_down P a c j : cnt P (tl (unpin a c j)) <= cnt P (tl (dealt a j)).
Proof.
  unfold unpin. destruct (pin a j c); auto. etransitivity; [apply settled_tail_less | apply tail_less].
Qed.

Lemma total_unpin d a c : total (fun j => cnt (same d) (unpin a c j)) <= total (fun j => cnt (same d) (dealt a j)).
Proof. apply total_le. intros j _. apply unpin_less. Qed.

Lemma unpin_gone a c : face_down a c = 0 -> total (fun j => cnt (same c) (unpin a c j)) = 0.
Proof.
  intro none. apply total_zero. intros j there.
  assert (here : cnt (same c) (tl (dealt a j)) = 0).
  { pose proof (total_at (fun j => cnt (same c) (tl (dealt a j))) j there) as less. unfold face_down in none. simpl
      in less. lia. }
  unfold unpin, pin. destruct (dealt a j) as [|b under]; simpl in *; auto.
  destruct (same c b) eqn:yes; simpl; [|rewrite yes; lia].
  pose proof (settle_less (same c) under). lia.
Qed.

Lemma visible_true a c : visible a c = true <->
  in_deck c = true /\ on_foundation (foundation a) c = false /\ face_down a c = 0 /\ cnt (same c) (cards_left (place
      a)) = 0.
Proof. unfold visible. rewrite !andb_true_iff, negb_true_iff, !Nat.eqb_eq. tauto. Qed.

Lemma once_kept a b : once a -> step a b -> once b.
Proof.
  intros all moved d. specialize (all d). destruct moved as [c is_next seen open | c pin_c can_go | c s played
      is_next | c s played can_go | c may ours top can_go]; simpl.
  - rewrite raised by auto. apply visible_true in seen as [ours [off [none gone]]].
    destruct (same d c) eqn:yes.
    + apply same_true in yes. subst d. rewrite unpin_gone, gone, ours, off by auto. lia.
    + pose proof (total_unpin d a c). lia.
  - pose proof (total_unpin d a c). lia.
  - rewrite raised by auto. pose proof (one_leaves _ _ _ d played). lia.
  - pose proof (one_leaves _ _ _ d played). lia.
  - pose proof (lowered (foundation a) c d ours top). lia.
Qed.

Lemma dealt_once a c j : once a -> column j -> In c (dealt a j) ->
  in_deck c = true /\ on_foundation (foundation a) c = false /\ cnt (same c) (cards_left (place a)) = 0.
Proof.
  intros all there inside. specialize (all c). apply cnt_same_in in inside.
  pose proof (total_at (fun j => cnt (same c) (dealt a j)) j there) as some. simpl in some.
  destruct (in_deck c), (on_foundation (foundation a) c); repeat split; lia.
Qed.

Lemma face_down_there a c j : column j -> In c (tl (dealt a j)) -> 0 < face_down a c.
Proof.
  intros there inside. apply cnt_same_in in inside.
  pose proof (total_at (fun j => cnt (same c) (tl (dealt a j))) j there) as some. simpl in some. unfold face_down. lia.
Qed.

Lemma pin_visible a c j : once a -> column j -> pin a j c = true -> visible a c = true.
Proof.
  intros all there yes. unfold pin in yes. destruct (dealt a j) as [|b under] eqn:dealt_j; [discriminate|].
  apply same_true in yes. subst b.
  assert (inside : In c (dealt a j)) by (rewrite dealt_j; simpl; auto).
  destruct (dealt_once a c j all there inside) as [ours [off gone]].
  apply visible_true. repeat split; auto. specialize (all c). rewrite ours, off, gone in all.
  assert (parts : total (fun i => cnt (same c) (dealt a i))
                  = face_down a c + total (fun i => if pin a i c then 1 else 0)).
  { unfold face_down. rewrite <- total_add. apply total_ext. intros i _. unfold pin.
    destruct (dealt a i); simpl; auto. lia. }
  pose proof (total_at (fun i => if pin a i c then 1 else 0) j there) as here. simpl in here.
  unfold pin at 1 in here. rewrite dealt_j, same_refl in here. lia.
Qed.

End Once.
