(** A short reason why a position is lost: cards none of which can be the first of them to move. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves.
Import ListNotations.

Section Deadlock.

Context {G : rules}.

(** * What a deadlock is *)

(** From this hand, draws, redeals and cards of which P is not said lead to that one. *)
Inductive handled (P : card -> bool) (t : talon) : talon -> Prop :=
| untouched : handled P t t
| then_drawn u v : handled P t u -> drawn u v -> handled P t v
| then_taken u c v : handled P t u -> taken u c v -> P c = false -> handled P t v.

(** Until a card of which P is said leaves the hand, this one cannot be taken. *)
Definition out_of_reach (P : card -> bool) (t : talon) (c : card) : Prop :=
  forall u v, handled P t u -> ~ taken u c v.

(** The card x lies in column j; face up beneath it, and moved with it if they move, are the carriers; face down under
    all of them are the covered cards. *)
Definition rests (p : position) (j : nat) (x : card) (carriers covered : list card) : Prop :=
  (exists above, up p j = above ++ x :: carriers /\ down p j = covered) \/
  (carriers = [] /\ exists above, down p j = above ++ x :: covered).

Section Conditions.

Variable p : position.
Variable inside : card -> bool.

(** The last card of the set in a column: no other lies on it. *)
Definition last_in (j : nat) (x : card) (carriers covered : list card) : Prop :=
  column j /\ inside x = true /\
  exists above, up p j ++ down p j = above ++ x :: carriers ++ covered /\ cnt inside above = 0 /\
    rests p j x carriers covered.

Definition beneath (c : card) : Prop :=
  exists j x carriers covered, last_in j x carriers covered /\ In c (carriers ++ covered).

Definition held (c : card) : Prop := inside c = true \/ beneath c.

Definition in_each_column : Prop := forall j, column j -> exists x carriers covered, last_in j x carriers covered.

(** Nothing can be put on these. *)
Inductive away : card -> Prop :=
| lies_beneath c : beneath c -> away c
| stays_in_hand c : inside c = true -> 0 < in_hand (hand p) c -> away c
| up_for_good c : on_foundation (height p) c = true -> worrying_back = false -> away c
| never_laid c :
    0 < in_hand (hand p) c \/ on_foundation (height p) c = true ->
    (forall b, in_deck b = true -> goes_on c b -> away b) -> (rank c = ranks -> in_each_column) -> away c.

(** A lower card of its suit is held. *)
Definition waits (x : card) : Prop := exists low, held low /\ suit low = suit x /\ rank low < rank x.

(** The card cannot be put elsewhere in the columns, unless it is a king and the lowest card of its column. *)
Definition stays (c : card) (lowest : Prop) : Prop :=
  (forall b, in_deck b = true -> goes_on c b -> away b) /\ (rank c = ranks -> lowest \/ in_each_column).

Definition lowest_of (x : card) (carriers : list card) (c : card) : Prop :=
  exists above, x :: carriers = above ++ [c].

(** What can be put elsewhere to move the card. *)
Definition moves_it (x : card) (carriers : list card) (c : card) : Prop :=
  In c (x :: carriers) /\ (partial_runs = false -> lowest_of x carriers c).

Record deadlock : Prop := Deadlock {
  some_card : exists c, inside c = true;
  not_up : forall c, inside c = true -> in_deck c = true /\ on_foundation (height p) c = false;
  columns_wait : forall j x carriers covered, last_in j x carriers covered ->
    waits x /\
    forall c, moves_it x carriers c -> stays c (covered = [] /\ lowest_of x carriers c);
  hand_waits : forall x, inside x = true -> 0 < in_hand (hand p) x ->
    out_of_reach inside (hand p) x \/ (waits x /\ stays x False) }.

End Conditions.

(** * Cards lie once *)

Hypothesis cards_stay : forall t u c, drawn t u -> in_hand u c = in_hand t c.

Lemma whole_kept p q : whole p -> move p q -> whole q.
Proof.
  rewrite !whole_alt. intros all moved d. specialize (all d).
  destruct moved as [t one | i c rest there lies is_next | c s w k held_c is_next | i j run c rest at_i other lies
    [at_j _] _ | j c s w k held_c [at_j _] | j c may ours top [at_j _]]; simpl.
  - unfold in_columns in *. simpl. now rewrite (cards_stay (hand p) t).
  - pose proof (keep_columns p i [c] rest d there lies) as now_there. unfold in_columns in *. simpl in *.
    rewrite raised, keep_hand by auto. lia.
  - rewrite held_c in all. unfold in_columns, in_hand in *. simpl in *. rewrite raised by auto. lia.
  - rewrite lay_columns by auto. simpl. rewrite keep_hand, keep_height.
    assert (lies' : up p i = (run ++ [c]) ++ rest) by now rewrite <- app_assoc.
    rewrite (keep_columns p i (run ++ [c]) rest d at_i lies'). exact all.
  - rewrite lay_columns by auto. rewrite held_c in all. unfold in_columns, in_hand in *. simpl in *. lia.
  - rewrite lay_columns by auto. pose proof (lowered (height p) c d ours top). unfold in_columns in *. simpl in *. lia.
Qed.

Definition pile (p : position) (j : nat) : list card := up p j ++ down p j.

Lemma by_piles p d : in_columns p d = total (fun j => cnt (same d) (pile p j)).
Proof. unfold in_columns. rewrite <- total_add. apply total_ext. intros j _. unfold pile. now rewrite cnt_app. Qed.

Lemma in_a_pile p j d : column j -> In d (pile p j) -> 0 < in_columns p d.
Proof.
  intros there lies. rewrite by_piles. apply cnt_same_in in lies.
  pose proof (total_at (fun j => cnt (same d) (pile p j)) j there). simpl in *. lia.
Qed.

Lemma pile_once p j d : whole p -> column j -> cnt (same d) (pile p j) <= 1.
Proof.
  intros all there. apply (proj1 (whole_alt p)) with (d := d) in all. rewrite by_piles in all.
  pose proof (total_at (fun j => cnt (same d) (pile p j)) j there). simpl in *. destruct (in_deck d); lia.
Qed.

Lemma one_pile p i j d : whole p -> column i -> column j -> In d (pile p i) -> In d (pile p j) -> i = j.
Proof.
  intros all at_i at_j in_i in_j. destruct (Nat.eq_dec i j) as [|other]; auto.
  apply (proj1 (whole_alt p)) with (d := d) in all. rewrite by_piles in all. apply cnt_same_in in in_i, in_j.
  pose proof (total_at_two (fun j => cnt (same d) (pile p j)) i j at_i at_j other). simpl in *.
  destruct (in_deck d); lia.
Qed.

Lemma lies_in_deck p j d : whole p -> column j -> In d (pile p j) -> in_deck d = true.
Proof.
  intros all there lies. apply (in_a_pile p j) in lies; auto. apply (proj1 (whole_alt p)) with (d := d) in all.
  destruct (in_deck d); auto; lia.
Qed.

(** * Cards that rest go on resting *)

Lemma rests_in_pile p j x carriers covered : rests p j x carriers covered ->
  exists above, pile p j = above ++ x :: carriers ++ covered.
Proof.
  unfold pile. intros [[above [-> ->]] | [-> [above ->]]].
  - exists above. now rewrite <- app_assoc.
  - exists (up p j ++ above). simpl. now rewrite <- app_assoc.
Qed.

Lemma before_it (above carriers taken_away rest : list card) x :
  above ++ x :: carriers = taken_away ++ rest -> ~ In x taken_away -> exists above', rest = above' ++ x :: carriers.
Proof.
  revert above. induction taken_away as [|d taken_away IH]; intros above same_cards none.
  - exists above. now symmetry.
  - destruct above as [|e above]; simpl in same_cards; injection same_cards as -> same_cards.
    + simpl in none. tauto.
    + apply (IH above same_cards). simpl in none. tauto.
Qed.

Lemma taken_with above (x : card) carriers run c rest :
  above ++ x :: carriers = run ++ c :: rest -> cnt (same x) above = 0 -> In x (run ++ [c]) ->
  exists more, x :: carriers = more ++ c :: rest.
Proof.
  revert run. induction above as [|d above IH]; intros run same_cards none there; [now exists run|].
  assert (other : x <> d) by (intros <-; simpl in none; rewrite same_refl in none; lia).
  destruct run as [|e run]; simpl in same_cards; injection same_cards as -> same_cards.
  - destruct there as [->|[]]. now destruct other.
  - apply (IH run same_cards); [simpl in none; lia|]. destruct there as [->|]; auto. now destruct other.
Qed.

Lemma keep_rests p i x carriers covered taken_away rest :
  rests p i x carriers covered -> up p i = taken_away ++ rest -> ~ In x taken_away ->
  rests (keep p i rest) i x carriers covered.
Proof.
  intros [[above [lies under]] | [none [above under]]] parts off.
  - rewrite lies in parts. destruct (before_it _ _ _ _ _ parts off) as [above' ->]. left. exists above'.
    destruct above'; simpl; rewrite set_same; auto.
  - destruct rest as [|c rest].
    + destruct above as [|d above].
      * left. exists []. rewrite keep_none_up, keep_none_down, under, none. auto.
      * right. split; auto. exists above. now rewrite keep_none_down, under.
    + right. split; auto. exists above. now rewrite keep_some.
Qed.

Lemma rests_alike p q i j x carriers covered : up q j = up p i -> down q j = down p i ->
  rests p i x carriers covered -> rests q j x carriers covered.
Proof. unfold rests. intros -> ->. auto. Qed.

Lemma lay_rests p j run i x carriers covered :
  rests p i x carriers covered -> rests (lay p j run) i x carriers covered.
Proof.
  unfold rests, lay. simpl. destruct (Nat.eq_dec i j) as [->|other]; [|now rewrite set_other by auto].
  rewrite set_same. intros [[above [-> ->]] | second]; auto. left. exists (run ++ above). now rewrite app_assoc.
Qed.

(** * What is handled *)

Lemma handled_less P t u c : handled P t u -> in_hand u c <= in_hand t c.
Proof.
  induction 1 as [|u v _ IH one | u d v _ IH one _]; auto.
  - now rewrite (cards_stay u v).
  - destruct one as [s [w [k [-> ->]]]]. unfold in_hand in *. simpl in *. lia.
Qed.

Lemma handled_keeps P t u c : handled P t u -> P c = true -> in_hand u c = in_hand t c.
Proof.
  intros way yes. induction way as [|u v _ IH one | u d v _ IH one no]; auto.
  - now rewrite (cards_stay u v).
  - destruct one as [s [w [k [-> ->]]]]. rewrite <- IH. unfold in_hand. simpl.
    destruct (same c d) eqn:same_card; auto. apply same_true in same_card. subst d. congruence.
Qed.

(** Columns sent to columns, no two to the same one, fill all. *)
Lemma onto_all (f : nat -> nat) : (forall j, column j -> column (f j)) ->
  (forall i j, column i -> column j -> f i = f j -> i = j) -> forall j, column j -> exists i, column i /\ f i = j.
Proof.
  intros into apart j there.
  assert (all : incl (seq 1 columns) (map f (seq 1 columns))).
  { apply NoDup_length_incl.
    - assert (general : forall items, NoDup items -> (forall i, In i items -> column i) -> NoDup (map f items)).
      { induction items as [|i items IH]; intros once ours; simpl; [constructor|].
        inversion once as [|? ? fresh rest]; subst. constructor.
        - rewrite in_map_iff. intros [k [same_image inside_k]]. apply apart in same_image.
          + now subst k.
          + apply ours. simpl; auto.
          + apply ours. simpl; auto.
        - apply IH; auto. intros k inside_k. apply ours. simpl; auto. }
      apply general; [apply seq_NoDup|]. intros i inside_i. now apply column_in.
    - now rewrite map_length.
    - intros k inside_k. apply in_map_iff in inside_k as [i [<- inside_i]]. apply column_in, into.
      now apply column_in. }
  specialize (all j (proj1 (column_in j) there)). apply in_map_iff in all as [i [image inside_i]].
  exists i. split; auto. now apply column_in.
Qed.

End Deadlock.
