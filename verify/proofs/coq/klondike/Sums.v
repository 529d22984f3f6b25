(** Cards counted in lists and over all columns. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules.
Import ListNotations.

Lemma same_true a b : same a b = true <-> a = b.
Proof.
  destruct a as [r s], b as [r' s']. unfold same, rank, suit; simpl.
  rewrite andb_true_iff, !Nat.eqb_eq. split; [intros [-> ->] | intros [= -> ->]]; auto.
Qed.

Lemma same_refl a : same a a = true.
Proof. now apply same_true. Qed.

(** * In one list *)

Lemma cnt_app P a b : cnt P (a ++ b) = cnt P a + cnt P b.
Proof. induction a; simpl; lia. Qed.

Lemma cnt_rev P a : cnt P (rev a) = cnt P a.
Proof. induction a; simpl; auto. rewrite cnt_app; simpl. lia. Qed.

Lemma cnt_ext P Q cards : (forall c, In c cards -> P c = Q c) -> cnt P cards = cnt Q cards.
Proof.
  induction cards as [|c cards IH]; simpl; intro alike; auto.
  rewrite (alike c), IH; auto.
Qed.

Lemma cnt_none P cards : (forall c, In c cards -> P c = false) -> cnt P cards = 0.
Proof.
  induction cards as [|c cards IH]; simpl; intro none; auto.
  rewrite (none c), IH; auto.
Qed.

Lemma cnt_le P Q cards : (forall c, In c cards -> P c = true -> Q c = true) -> cnt P cards <= cnt Q cards.
Proof.
  induction cards as [|c cards IH]; simpl; intro less; auto.
  assert (cnt P cards <= cnt Q cards) by (apply IH; auto).
  destruct (P c) eqn:p; [rewrite (less c) by auto; lia | lia].
Qed.

Lemma cnt_some P cards : 0 < cnt P cards <-> exists c, In c cards /\ P c = true.
Proof.
  induction cards as [|c cards IH]; simpl.
  - split; [lia | intros [c [[] _]]].
  - destruct (P c) eqn:p.
    + split; [exists c; auto | lia].
    + simpl. rewrite IH. split; intros [d [there yes]]; exists d; intuition congruence.
Qed.

Lemma cnt_same_in c cards : 0 < cnt (same c) cards <-> In c cards.
Proof.
  rewrite cnt_some. split.
  - intros [d [there yes]]. apply same_true in yes. now subst.
  - exists c. split; auto. apply same_refl.
Qed.

Lemma cnt_split P Q cards : cnt P cards = cnt (fun c => P c && Q c) cards + cnt (fun c => P c && negb (Q c)) cards.
Proof.
  induction cards as [|c cards IH]; simpl; auto. rewrite IH. destruct (P c), (Q c); simpl; lia.
Qed.

(** * Sums of lists of numbers *)

Lemma sum_add {A : Type} (f g : A -> nat) items :
  list_sum (map (fun x => f x + g x) items) = list_sum (map f items) + list_sum (map g items).
Proof. induction items; simpl; lia. Qed.

Lemma sum_ext {A : Type} (f g : A -> nat) items :
  (forall x, In x items -> f x = g x) -> list_sum (map f items) = list_sum (map g items).
Proof. induction items as [|x items IH]; simpl; intro alike; auto. Qed.

Lemma sum_zero {A : Type} (items : list A) : list_sum (map (fun _ => 0) items) = 0.
Proof. induction items; simpl; auto. Qed.

Lemma sum_swap {A B : Type} (f : A -> B -> nat) xs ys :
  list_sum (map (fun x => list_sum (map (f x) ys)) xs) = list_sum (map (fun y => list_sum (map (fun x => f x y) xs))
      ys).
Proof.
  induction xs as [|x xs IH]; simpl.
  - now rewrite sum_zero.
  - rewrite IH. now rewrite sum_add.
Qed.

Lemma sum_le {A : Type} (f g : A -> nat) items :
  (forall x, In x items -> f x <= g x) -> list_sum (map f items) <= list_sum (map g items).
Proof.
  induction items as [|x items IH]; simpl; intro less; auto.
  assert (f x <= g x) by auto. assert (list_sum (map f items) <= list_sum (map g items)) by auto. lia.
Qed.

Lemma sum_set {A : Type} (f : A -> nat) (g : nat -> A) i v items : NoDup items ->
  list_sum (map (fun j => f (set g i v j)) items) + (if in_dec Nat.eq_dec i items then f (g i) else 0)
  = list_sum (map (fun j => f (g j)) items) + (if in_dec Nat.eq_dec i items then f v else 0).
Proof.
  induction items as [|j items IH]; intro once; [simpl; lia|].
  inversion once as [|? ? fresh rest]; subst. specialize (IH rest). simpl map. simpl list_sum.
  assert (at_j : set g i v j = if j =? i then v else g j) by reflexivity. rewrite at_j. clear at_j.
  destruct (in_dec Nat.eq_dec i items) as [inside|outside].
  - assert (i <> j) by (intro; subst; contradiction).
    destruct (in_dec Nat.eq_dec i (j :: items)) as [_|no]; [|simpl in no; tauto].
    destruct (Nat.eqb_spec j i); [congruence|]. lia.
  - destruct (Nat.eqb_spec j i) as [->|other].
    + destruct (in_dec Nat.eq_dec i (i :: items)) as [_|no]; [|simpl in no; tauto]. lia.
    + destruct (in_dec Nat.eq_dec i (j :: items)) as [yes|_]; [simpl in yes; intuition congruence|]. lia.
Qed.

(** * Over all columns *)

Section Columns.

Context {G : rules}.

Lemma column_in j : column j <-> In j (seq 1 columns).
Proof. unfold column. rewrite in_seq. lia. Qed.

Lemma total_ext f g : (forall j, column j -> f j = g j) -> total f = total g.
Proof. intro alike. apply sum_ext. intros j there. now apply alike, column_in. Qed.

Lemma total_le f g : (forall j, column j -> f j <= g j) -> total f <= total g.
Proof. intro less. apply sum_le. intros j there. now apply less, column_in. Qed.

Lemma total_add f g : total (fun j => f j + g j) = total f + total g.
Proof. apply sum_add. Qed.

Lemma total_set {A : Type} (f : A -> nat) g i v : column i ->
  total (fun j => f (set g i v j)) + f (g i) = total (fun j => f (g j)) + f v.
Proof.
  intro there. apply column_in in there.
  pose proof (sum_set f g i v (seq 1 columns) (seq_NoDup columns 1)) as sums.
  unfold total. destruct (in_dec Nat.eq_dec i (seq 1 columns)); [exact sums | contradiction].
Qed.

Lemma total_at f i : column i -> f i <= total f.
Proof.
  intro there. pose proof (total_set (fun n => n) f i 0 there) as sums. simpl in sums.
  change (total (fun j => f j)) with (total f) in sums. lia.
Qed.

Lemma total_at_two f i j : column i -> column j -> i <> j -> f i + f j <= total f.
Proof.
  intros at_i at_j other. pose proof (total_set (fun n => n) f i 0 at_i) as one.
  pose proof (total_at (fun k => set f i 0 k) j at_j) as two. simpl in one, two.
  change (total (fun j => f j)) with (total f) in one.
  unfold set in two at 1. destruct (Nat.eqb_spec j i); [congruence|]. lia.
Qed.

Lemma total_some f : 0 < total f -> exists j, column j /\ 0 < f j.
Proof.
  unfold total. intro some.
  assert (found : exists j, In j (seq 1 columns) /\ 0 < f j).
  { induction (seq 1 columns) as [|j items IH]; simpl in *; [lia|].
    destruct (Nat.eq_dec (f j) 0) as [zero|].
    - destruct IH as [k [there more]]; [lia|]. exists k; auto.
    - exists j. split; auto. lia. }
  destruct found as [j [there more]]. exists j. split; auto. now apply column_in.
Qed.

Lemma total_zero f : (forall j, column j -> f j = 0) -> total f = 0.
Proof. intro none. rewrite (total_ext f (fun _ => 0)) by auto. apply sum_zero. Qed.

(** * The deck *)

Lemma deck_in c : In c deck <-> in_deck c = true.
Proof.
  unfold deck, in_deck. rewrite in_flat_map, !andb_true_iff, !Nat.leb_le. destruct c as [r s]. simpl. split.
  - intros [r' [ranked there]]. apply in_map_iff in there as [s' [[= -> ->] suited]].
    apply in_seq in ranked, suited. lia.
  - intros [[[low high] first] last]. exists r. rewrite in_seq, in_map_iff.
    split; [lia|]. exists s. rewrite in_seq. split; auto. lia.
Qed.

Lemma cnt_map_pair c r items : NoDup items ->
  cnt (same c) (map (pair r) items) = if (rank c =? r) && (if in_dec Nat.eq_dec (suit c) items then true else false)
      then 1 else 0.
Proof.
  induction items as [|s items IH]; intro once.
  - simpl. now rewrite andb_false_r.
  - inversion once as [|? ? fresh rest]; subst. specialize (IH rest). simpl cnt. rewrite IH.
    unfold same; simpl. destruct c as [r' s']; simpl in *.
    destruct (Nat.eqb_spec r' r); simpl; auto.
    destruct (Nat.eqb_spec s' s) as [->|other].
    + destruct (in_dec Nat.eq_dec s items); [contradiction|]. destruct (Nat.eq_dec s s); [auto | congruence].
    + destruct (Nat.eq_dec s s'); [congruence|]. destruct (in_dec Nat.eq_dec s' items); auto.
Qed.

Lemma deck_once c : cnt (same c) deck = if in_deck c then 1 else 0.
Proof.
  destruct (in_deck c) eqn:inside.
  - assert (some : 0 < cnt (same c) deck) by now apply cnt_same_in, deck_in.
    assert (most : cnt (same c) deck <= 1); [|lia].
    unfold deck. clear.
    assert (general : forall rs, NoDup rs ->
      cnt (same c) (flat_map (fun r => map (pair r) (seq 1 suits)) rs)
      <= if in_dec Nat.eq_dec (rank c) rs then 1 else 0).
    { induction rs as [|r rs IH]; intro once; [simpl; lia|].
      inversion once as [|? ? fresh rest]; subst. specialize (IH rest). simpl flat_map.
      rewrite cnt_app, cnt_map_pair by apply seq_NoDup.
      destruct (Nat.eqb_spec (rank c) r) as [<-|other].
      - destruct (in_dec Nat.eq_dec (rank c) (rank c :: rs)) as [_|no]; [|simpl in no; tauto].
        destruct (in_dec Nat.eq_dec (rank c) rs); [contradiction|].
        destruct (in_dec Nat.eq_dec (suit c) (seq 1 suits)); simpl; lia.
      - simpl (false && _). cbv iota. destruct (in_dec Nat.eq_dec (rank c) (r :: rs)) as [_|no];
          destruct (in_dec Nat.eq_dec (rank c) rs); simpl in *; try lia; tauto. }
    specialize (general _ (seq_NoDup ranks 1)). destruct (in_dec _ _ _); lia.
  - apply cnt_none. intros d there. apply deck_in in there. destruct (same c d) eqn:yes; auto.
    apply same_true in yes. congruence.
Qed.

(** Cards of the deck counted in a list, and card by card. *)
Lemma cnt_by_card P cards : (forall c, In c cards -> in_deck c = true) ->
  cnt P cards = list_sum (map (fun c => if P c then cnt (same c) cards else 0) deck).
Proof.
  induction cards as [|d cards IH]; intro ours.
  - simpl. rewrite (sum_ext _ (fun _ => 0)); [now rewrite sum_zero | intros c _; now destruct (P c)].
  - simpl cnt at 1. rewrite IH by (intros c there; apply ours; simpl; auto).
    rewrite (sum_ext (fun c => if P c then cnt (same c) (d :: cards) else 0)
                     (fun c => (if same d c && P c then 1 else 0) + (if P c then cnt (same c) cards else 0))).
    + rewrite sum_add. f_equal.
      assert (once : forall items, list_sum (map (fun c => if same d c && P c then 1 else 0) items)
                                   = cnt (same d) items * (if P d then 1 else 0)).
      { induction items as [|c items IHi]; simpl; auto. rewrite IHi.
        destruct (same d c) eqn:yes; simpl; [apply same_true in yes; subst; destruct (P c); simpl; lia | lia]. }
      rewrite once, deck_once, (ours d) by (simpl; auto). destruct (P d); lia.
    + intros c _. simpl. destruct (P c) eqn:p; [|now rewrite andb_false_r].
      destruct (same c d) eqn:yes.
      * apply same_true in yes. subst. now rewrite same_refl.
      * destruct (same d c) eqn:yes'; auto. apply same_true in yes'. subst. now rewrite same_refl in yes.
Qed.

Lemma cnt_as_sum P cards : cnt P cards = list_sum (map (fun c => if P c then 1 else 0) cards).
Proof. induction cards; simpl; auto. Qed.

End Columns.

Lemma set_same {A : Type} (f : nat -> A) i a : set f i a i = a.
Proof. unfold set. now rewrite Nat.eqb_refl. Qed.

Lemma set_other {A : Type} (f : nat -> A) i a j : j <> i -> set f i a j = f j.
Proof. unfold set. intro other. now destruct (Nat.eqb_spec j i). Qed.
