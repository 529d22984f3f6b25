(** What the parts of a move do to the columns and the foundations. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure.
Import ListNotations.

Section Moves.

Context {G : rules}.

(** * Sequences *)

Lemma sequence_tail a b : sequence (a ++ b) -> sequence b.
Proof.
  induction a as [|c a IH]; simpl; auto. intro lies. apply IH. destruct (a ++ b) as [|d cards]; simpl in *; tauto.
Qed.

Lemma sequence_head a b : sequence (a ++ b) -> sequence a.
Proof.
  induction a as [|c a IH]; simpl; auto. destruct a as [|d a]; simpl in *; auto.
  intros [on lies]. split; [exact on | now apply IH].
Qed.

Lemma sequence_join run c b others : sequence (run ++ [c]) -> goes_on c b -> sequence (b :: others) ->
  sequence ((run ++ [c]) ++ b :: others).
Proof.
  intros lies on below. induction run as [|d run IH]; [simpl; auto|].
  destruct run as [|e run]; simpl in *; intuition.
Qed.

(** * A column of which cards are taken, or that gets some *)

Lemma rest_as under run c rest cards : column_as under (run ++ c :: rest) cards -> rest <> [] ->
  column_as under rest cards.
Proof.
  intros lies some. remember (run ++ c :: rest) as whole_run eqn:as_it_lies. destruct (exists_last some) as [above [b
      ->]].
  assert (split : forall above' b', above' ++ [b'] = run ++ c :: above ++ [b] -> b' = b /\ above' = run ++ c :: above).
  { intros above' b' same_run. rewrite app_comm_cons, app_assoc in same_run.
    apply app_inj_tail in same_run as [-> ->]. auto. }
  destruct lies as [| run' k sequenced king | run' b' under sequenced king].
  - now destruct run.
  - destruct (split _ _ as_it_lies) as [-> ->]. apply on_a_king; auto.
    rewrite <- app_assoc in sequenced. apply sequence_tail in sequenced.
    now apply (sequence_tail [c]) in sequenced.
  - destruct (split _ _ as_it_lies) as [-> ->]. apply on_its_pin; auto.
    rewrite <- app_assoc in sequenced. apply sequence_tail in sequenced.
    now apply (sequence_tail [c]) in sequenced.
Qed.

Lemma turned_as under : column_as (tl under) (firstn 1 under) (settle under).
Proof.
  destruct under as [|d [|e under]]; simpl.
  - constructor.
  - destruct (Nat.eqb_spec (rank d) ranks); [apply (on_a_king [] d); simpl; auto | apply (on_its_pin [] d []); simpl;
      auto].
  - apply (on_its_pin [] d (e :: under)); simpl; auto. discriminate.
Qed.

Lemma laid_as under cards dealt_there run c :
  column_as under cards dealt_there -> sequence (run ++ [c]) ->
  (exists b others, cards = b :: others /\ goes_on c b) \/ (cards = [] /\ under = [] /\ rank c = ranks) ->
  column_as under ((run ++ [c]) ++ cards) dealt_there.
Proof.
  intros lies sequenced [[b [others [top on]]] | [-> [-> king]]].
  - assert (joined : forall above d, above ++ [d] = b :: others -> sequence (above ++ [d]) ->
      sequence (((run ++ [c]) ++ above) ++ [d])).
    { intros above d as_it_lies below. rewrite <- app_assoc, as_it_lies. rewrite as_it_lies in below.
      now apply sequence_join. }
    destruct lies as [| above k sequenced' king | above d under sequenced' king].
    + discriminate.
    + rewrite app_assoc. apply on_a_king; auto.
    + rewrite app_assoc. apply on_its_pin; auto.
  - rewrite app_nil_r. remember [] as cards eqn:none. destruct lies as [| above k | above d].
    + subst. apply on_a_king; auto.
    + now destruct above.
    + now destruct above.
Qed.

(** * The foundations *)

Lemma raised h c d : next h c ->
  (if on_foundation (raise h c) d then 1 else 0) = (if on_foundation h d then 1 else 0) + (if same d c then 1 else 0).
Proof.
  intros [ours after]. unfold on_foundation, raise, set, same.
  destruct (Nat.eqb_spec (suit d) (suit c)) as [suited|].
  - rewrite suited. destruct (Nat.eqb_spec (rank d) (rank c)) as [ranked|]; simpl.
    + assert (d = c) as ->. { destruct c, d; unfold rank, suit in *; simpl in *; congruence. }
      rewrite ours. destruct (Nat.leb_spec (rank c) (rank c)), (Nat.leb_spec (rank c) (h (suit c))); simpl; lia.
    + destruct (in_deck d); simpl; auto.
      destruct (Nat.leb_spec (rank d) (rank c)), (Nat.leb_spec (rank d) (h (suit c))); lia.
  - rewrite andb_false_r. lia.
Qed.

Lemma lowered h c d : in_deck c = true -> h (suit c) = rank c ->
  (if on_foundation (lower h c) d then 1 else 0) + (if same d c then 1 else 0) = if on_foundation h d then 1 else 0.
Proof.
  intros ours top. unfold on_foundation, lower, set, same.
  destruct (Nat.eqb_spec (suit d) (suit c)) as [suited|].
  - rewrite suited. destruct (Nat.eqb_spec (rank d) (rank c)) as [ranked|]; simpl.
    + assert (d = c) as ->. { destruct c, d; unfold rank, suit in *; simpl in *; congruence. }
      rewrite ours, top. unfold in_deck in ours. rewrite !andb_true_iff, !Nat.leb_le in ours.
      destruct (Nat.leb_spec (rank c) (rank c - 1)), (Nat.leb_spec (rank c) (rank c)); simpl; lia.
    + destruct (in_deck d); simpl; auto. rewrite top.
      destruct (Nat.leb_spec (rank d) (rank c - 1)), (Nat.leb_spec (rank d) (rank c)); lia.
  - rewrite andb_false_r. lia.
Qed.

(** * Sums over the columns *)

Definition in_columns (p : position) (d : card) : nat :=
  total (fun j => cnt (same d) (up p j)) + total (fun j => cnt (same d) (down p j)).

Lemma keep_up p i rest j : j <> i -> up (keep p i rest) j = up p j.
Proof. intro. unfold keep. destruct rest, (down p i); simpl; now apply set_other. Qed.

Lemma keep_down p i rest j : j <> i -> down (keep p i rest) j = down p j.
Proof. intro. unfold keep. destruct rest, (down p i); simpl; auto. now apply set_other. Qed.

Lemma keep_height p i rest : height (keep p i rest) = height p.
Proof. unfold keep. now destruct rest, (down p i). Qed.

Lemma keep_hand p i rest : hand (keep p i rest) = hand p.
Proof. unfold keep. now destruct rest, (down p i). Qed.

Lemma keep_some p i c rest : keep p i (c :: rest) = Position (down p) (set (up p) i (c :: rest)) (height p) (hand p).
Proof. reflexivity. Qed.

Lemma keep_none_up p i : up (keep p i []) i = firstn 1 (down p i).
Proof. unfold keep. destruct (down p i); simpl; apply set_same. Qed.

Lemma keep_none_down p i : down (keep p i []) i = tl (down p i).
Proof. unfold keep. destruct (down p i) eqn:empty; simpl; auto. apply set_same. Qed.

Lemma keep_columns p i taken rest d : column i -> up p i = taken ++ rest ->
  in_columns (keep p i rest) d + cnt (same d) taken = in_columns p d.
Proof.
  intros there lies. unfold in_columns, keep.
  assert (ups : forall cards, total (fun j => cnt (same d) (set (up p) i cards j)) + cnt (same d) taken + cnt (same
      d) rest
                = total (fun j => cnt (same d) (up p j)) + cnt (same d) cards).
  { intro cards. pose proof (total_set (cnt (same d)) (up p) i cards there) as sums. rewrite lies, cnt_app in sums.
      lia. }
  destruct rest as [|c rest]; [|specialize (ups (c :: rest)); simpl in *; lia].
  destruct (down p i) as [|c others] eqn:under; simpl.
  - specialize (ups []). simpl in *. lia.
  - pose proof (total_set (cnt (same d)) (down p) i others there) as downs. rewrite under in downs. simpl in downs.
    specialize (ups [c]). simpl in ups. lia.
Qed.

Lemma lay_columns p j run d : column j -> in_columns (lay p j run) d = in_columns p d + cnt (same d) run.
Proof.
  intro there. unfold in_columns, lay. simpl.
  pose proof (total_set (cnt (same d)) (up p) j (run ++ up p j) there) as sums. rewrite cnt_app in sums. lia.
Qed.

Lemma whole_alt p : whole p <-> forall d,
  in_columns p d + in_hand (hand p) d + (if on_foundation (height p) d then 1 else 0) = if in_deck d then 1 else 0.
Proof. unfold whole, in_columns. split; intros all d; specialize (all d); lia. Qed.

End Moves.

Section Taking.

Context {G : rules} {V : hand_view} {p : position} {a : abstract}.
Hypothesis seen : seen_as p a.

Lemma pin_elsewhere i j c : column i -> column j -> In c (up p i) -> j <> i -> pin a j c = false.
Proof.
  intros at_i at_j inside other. unfold pin. destruct (dealt a j) as [|b under] eqn:dealt_j; auto.
  destruct (same c b) eqn:yes; auto. apply same_true in yes. subst b.
  destruct other. exact (pin_where seen j i c under at_j at_i dealt_j inside).
Qed.

Lemma pin_here i c rest run : column i -> up p i = run ++ c :: rest ->
  if pin a i c then rest = [] /\ dealt a i = c :: down p i else rest = [] -> dealt a i = [] /\ down p i = [].
Proof.
  intros there lies.
  destruct (lies_as seen i there)
    as [[none _] | [[above [k [as_king [under [none _]]]]] | [above [b [as_pin [dealt_i _]]]]]].
  - rewrite none in lies. now destruct run.
  - unfold pin. rewrite none. auto.
  - unfold pin. rewrite dealt_i. destruct (same c b) eqn:yes.
    + apply same_true in yes. subst b. split; auto. destruct rest as [|d rest]; auto.
      destruct (@exists_last _ (d :: rest)) as [rest' [e last_one]]; [discriminate|].
      rewrite lies, last_one, app_comm_cons, app_assoc in as_pin. apply app_inj_tail in as_pin as [as_pin ->].
      exfalso. apply (not_in_run seen i above c); auto.
      * rewrite lies, last_one, <- as_pin. now rewrite app_comm_cons, app_assoc.
      * rewrite <- as_pin, in_app_iff. simpl; auto.
    + intros ->. rewrite lies in as_pin. apply app_inj_tail in as_pin as [_ ->]. now rewrite same_refl in yes.
Qed.

(** When cards are taken, the lowest of them is what counts: if it is a pin, a card dealt to the column has left. *)
Lemma keep_as i run c rest j : column i -> column j -> up p i = run ++ c :: rest ->
  column_as (down (keep p i rest) j) (up (keep p i rest) j) (unpin a c j).
Proof.
  intros at_i at_j lies. destruct (Nat.eq_dec j i) as [->|other].
  - pose proof (pin_here i c rest run at_i lies) as here. unfold unpin. destruct (pin a i c) eqn:yes.
    + destruct here as [-> dealt_i]. rewrite dealt_i, keep_none_up, keep_none_down. apply turned_as.
    + destruct rest as [|d rest].
      * destruct here as [none under]; auto. rewrite keep_none_up, keep_none_down, under, none. constructor.
      * rewrite keep_some; simpl. rewrite set_same. apply (rest_as (down p i) run c).
        -- rewrite <- lies. now apply columns_agree.
        -- discriminate.
  - rewrite keep_up, keep_down by auto. unfold unpin. rewrite (pin_elsewhere i j c) by
      (auto; rewrite lies, in_app_iff; simpl; auto).
    now apply columns_agree.
Qed.

Lemma unpin_other c j : column j -> pinned a c = false -> unpin a c j = dealt a j.
Proof.
  intros there no. unfold unpin. destruct (pin a j c) eqn:yes; auto.
  assert (pinned a c = true); [|congruence]. unfold pinned. apply existsb_exists. exists j. now rewrite <- column_in.
Qed.

End Taking.
