(** C9: play that goes on after a dead end, by any rule that looks only at the past. Then every deal has one order in
    which its cards are turned, and every order one deal. *)

From Coq Require Import List Arith Permutation Lia.
From Patience Require Import Game Counting Balance Win.
Import ListNotations.

(** * Going on *)

(** From the cards turned so far, a rule tells which pile gives the next card. *)
Definition rule : Type := list card -> nat.

Definition at_pile (p : nat) (t : table) : table := Table (down t) (up t) p.

(** [goes_on next d cards t]: these cards have been turned, each from the pile that the rule named. *)
Inductive goes_on (next : rule) (d : deal) : list card -> table -> Prop :=
| at_first : goes_on next d [] (begin_at (next []) d)
| turns_on cards t c e :
    goes_on next d cards t -> turn (at_pile (next cards) t) = Some (c, e) -> goes_on next d (cards ++ [c]) e.

(** All r * s cards have been turned, in this order. *)
Definition order (r s : nat) (next : rule) (d : deal) (cards : list card) : Prop :=
  length cards = r * s /\ exists t, goes_on next d cards t.

(** The cards that came from pile p, if these cards were turned after those of the past. *)
Fixpoint share (next : rule) (past cards : list card) (p : nat) : list card :=
  match cards with
  | [] => []
  | c :: more => (if next past =? p then [c] else []) ++ share next (past ++ [c]) more p
  end.

(** How many cards of pile p are among those turned. *)
Definition taken_from (next : rule) (past : list card) (p : nat) : nat := length (share next [] past p).

(** The rule always names a pile that has a card left. *)
Definition possible (r s : nat) (next : rule) : Prop :=
  forall past, length past < r * s -> pile r (next past) /\ taken_from next past (next past) < s.

(** Where the rules of the game lead: to the home of the last card, at first to the centre. *)
Definition home (r : nat) (past : list card) : nat := last (map rank past) r.

(** As long as the game itself can go on, the rule is that of the game. *)
Definition continues_the_game (r s : nat) (next : rule) : Prop :=
  forall past, pile r (home r past) -> taken_from next past (home r past) < s -> next past = home r past.

Definition sizes (r s : nat) (d : deal) : Prop := forall p, pile r p -> length (d p) = s.

(** * Shares *)

Lemma share_app next past a b p : share next past (a ++ b) p = share next past a p ++ share next (past ++ a) b p.
Proof.
  revert past. induction a as [|c a IH]; intro past; simpl; [now rewrite app_nil_r|].
  now rewrite IH, <- !app_assoc.
Qed.

Lemma share_last next past c p :
  share next [] (past ++ [c]) p = share next [] past p ++ (if next past =? p then [c] else []).
Proof. rewrite share_app. simpl. now rewrite app_nil_r. Qed.

Lemma turned_at p t c e : turn (at_pile p t) = Some (c, e) ->
  exists rest, down t p = c :: rest /\ down e = with_pile (down t) p rest.
Proof.
  unfold turn; simpl. destruct (down t p) as [|first rest]; intro turns; [discriminate|].
  injection turns as <- <-. exists rest. auto.
Qed.

Lemma some_turn p t : down t p <> [] -> exists c e, turn (at_pile p t) = Some (c, e).
Proof. unfold turn; simpl. destruct (down t p) as [|c rest]; [easy | eauto]. Qed.

Lemma shares_and_rest next d cards t : goes_on next d cards t -> forall p, d p = share next [] cards p ++ down t p.
Proof.
  induction 1 as [|cards t c e play IH turns]; intro p; auto.
  apply turned_at in turns as [rest [top ->]]. rewrite share_last, IH.
  destruct (Nat.eqb_spec (next cards) p) as [<-|other].
  - rewrite with_pile_same, top, <- app_assoc. reflexivity.
  - now rewrite with_pile_other, app_nil_r by auto.
Qed.

Lemma added r f g q (c : card) : pile r q -> g q = f q ++ [c] -> (forall p, p <> q -> g p = f p) ->
  Permutation (flat_map g (seq 1 r)) (flat_map f (seq 1 r) ++ [c]).
Proof.
  unfold pile. intros a_pile more same.
  assert (elsewhere : forall n from, q < from \/ from + n <= q -> flat_map g (seq from n) = flat_map f (seq from n)).
  { induction n as [|n IH]; intros from away; simpl; auto. rewrite IH, same by lia. reflexivity. }
  replace r with ((q - 1) + S (r - q)) by lia. rewrite seq_app, !flat_map_app.
  replace (1 + (q - 1)) with q by lia. simpl. rewrite !elsewhere, more by lia.
  rewrite <- !app_assoc. apply Permutation_app_head, Permutation_app_head, Permutation_app_comm.
Qed.

Lemma shares_are_all r s next cards : possible r s next -> length cards <= r * s ->
  Permutation (flat_map (share next [] cards) (seq 1 r)) cards.
Proof.
  intro names. induction cards as [|c cards IH] using rev_ind; intro few.
  - rewrite (proj2 (all_empty r _)); auto.
  - rewrite app_length in few; simpl in few. destruct (names cards) as [a_pile _]; [lia|].
    rewrite (added r (share next [] cards) _ (next cards) c); auto.
    + now rewrite IH by lia.
    + rewrite share_last, Nat.eqb_refl. reflexivity.
    + intros p other. rewrite share_last. destruct (Nat.eqb_spec (next cards) p); [congruence | apply app_nil_r].
Qed.

Lemma shares_are_small r s next cards p : possible r s next -> length cards <= r * s -> taken_from next cards p <= s.
Proof.
  intro names. induction cards as [|c cards IH] using rev_ind; intro few; [unfold taken_from; simpl; lia|].
  rewrite app_length in few; simpl in few. destruct (names cards) as [_ room]; [lia|].
  unfold taken_from in *. rewrite share_last, app_length.
  destruct (Nat.eqb_spec (next cards) p) as [<-|]; simpl; [lia|]. specialize (IH ltac:(lia)). lia.
Qed.

Lemma all_full (f : nat -> list card) s n from : (forall p, length (f p) <= s) ->
  length (flat_map f (seq from n)) = n * s -> forall p, from <= p < from + n -> length (f p) = s.
Proof.
  intro bound.
  assert (most : forall n from, length (flat_map f (seq from n)) <= n * s).
  { clear n from. induction n as [|n IH]; intro from; simpl; auto.
    rewrite app_length. specialize (IH (S from)). specialize (bound from). lia. }
  revert from; induction n as [|n IH]; simpl; intros from full p inside; [lia|].
  rewrite app_length in full. specialize (most n (S from)). pose proof (bound from).
  destruct (Nat.eq_dec p from) as [->|]; [lia|]. apply (IH (S from)); lia.
Qed.

(** When all cards have been turned, s of them came from each pile. *)
Lemma shares_are_full r s next cards : possible r s next -> length cards = r * s -> sizes r s (share next [] cards).
Proof.
  intros names all p a_pile. apply (all_full _ s r 1); [| | unfold pile in a_pile; lia].
  - intro q. apply (shares_are_small r s next cards q names). lia.
  - rewrite <- all. apply Permutation_length, (shares_are_all r s); [exact names | lia].
Qed.

(** * Deals and orders *)

(** From any order a deal is found that gives it: each card goes to the pile it has to come from. *)
Lemma order_has_deal r s next cards : possible r s next -> length cards = r * s ->
  order r s next (share next [] cards) cards.
Proof.
  intros names all. split; auto.
  assert (upto : forall a b, cards = a ++ b ->
    exists t, goes_on next (share next [] cards) a t /\ forall p, down t p = share next a b p).
  { induction a as [|c a IH] using rev_ind; intros b whole.
    - simpl in whole. subst b. eexists. split; [constructor | reflexivity].
    - rewrite <- app_assoc in whole. destruct (IH _ whole) as [t [play left]].
      pose proof (left (next a)) as top. simpl in top. rewrite Nat.eqb_refl in top. simpl in top.
      destruct (some_turn (next a) t) as [c' [e turns]]; [congruence|].
      pose proof (turned_at _ _ _ _ turns) as [rest [top' after]]. rewrite top in top'.
      injection top' as <- <-. exists e. split; [eapply turns_on; eauto|].
      intro p. rewrite after. destruct (Nat.eq_dec p (next a)) as [->|].
      + apply with_pile_same.
      + rewrite with_pile_other, left by auto. simpl. destruct (Nat.eqb_spec (next a) p); [congruence | reflexivity]. }
  destruct (upto cards []) as [t [play _]]; [now rewrite app_nil_r | eauto].
Qed.

(** From any deal all cards are turned: play that goes on never fails to find one. *)
Lemma deal_has_order r s next d : possible r s next -> sizes r s d -> exists cards, order r s next d cards.
Proof.
  intros names size.
  assert (upto : forall n, n <= r * s -> exists cards t, length cards = n /\ goes_on next d cards t).
  { induction n as [|n IH]; intro few; [exists [], (begin_at (next []) d); split; [auto | constructor]|].
    destruct IH as [cards [t [count play]]]; [lia|]. destruct (names cards) as [a_pile room]; [lia|].
    destruct (some_turn (next cards) t) as [c [e turns]].
    - intro empty. pose proof (size _ a_pile) as full. rewrite (shares_and_rest _ _ _ _ play), empty, app_nil_r in full.
      unfold taken_from in room. lia.
    - exists (cards ++ [c]), e. rewrite app_length; simpl. split; [lia | eapply turns_on; eauto]. }
  destruct (upto (r * s)) as [cards [t [count play]]]; [lia|]. exists cards. split; eauto.
Qed.

Lemma goes_on_alike next d a x b y : goes_on next d a x -> goes_on next d b y -> length a = length b -> a = b /\ x = y.
Proof.
  intro play. revert b y. induction play as [|a t c e play IH turns]; intros b y other same.
  - destruct other; auto. rewrite app_length in same; simpl in same; lia.
  - destruct other as [|b u c' e' other other_turns]; rewrite !app_length in same; simpl in same; [lia|].
    destruct (IH b u other) as [-> ->]; [lia|]. rewrite other_turns in turns. injection turns as -> ->. auto.
Qed.

(** C9. Every deal has one order, every order one deal, and the cards are the same: a bijection between the deals and
    the orders of a deck. *)
Theorem C9_bijection : forall r s next, possible r s next ->
  (forall d, sizes r s d -> exists cards, order r s next d cards) /\
  (forall d cards cards', order r s next d cards -> order r s next d cards' -> cards = cards') /\
  (forall cards, length cards = r * s -> exists d, sizes r s d /\ order r s next d cards) /\
  (forall d d' cards, sizes r s d -> sizes r s d' -> order r s next d cards -> order r s next d' cards ->
     forall p, pile r p -> d p = d' p) /\
  (forall d cards, sizes r s d -> order r s next d cards -> Permutation (flat_map d (seq 1 r)) cards).
Proof.
  intros r s next names.
  assert (found : forall d cards, sizes r s d -> order r s next d cards ->
            forall p, pile r p -> d p = share next [] cards p).
  { intros d cards size [all [t play]] p a_pile. pose proof (size p a_pile) as full.
    pose proof (shares_are_full r s next cards names all p a_pile).
    rewrite (shares_and_rest _ _ _ _ play p), app_length in *.
    destruct (down t p); [apply app_nil_r | simpl in full; lia]. }
  repeat apply conj.
  - intros d. now apply deal_has_order.
  - intros d cards cards' [all [t play]] [all' [t' play']].
    apply (goes_on_alike next d cards t cards' t'); auto. congruence.
  - intros cards all. exists (share next [] cards). split; [now apply shares_are_full | now apply order_has_deal].
  - intros d d' cards size size' one other p a_pile.
    now rewrite (found d cards), (found d' cards) by auto.
  - intros d cards size one.
    assert (same : flat_map d (seq 1 r) = flat_map (share next [] cards) (seq 1 r)).
    { rewrite !flat_map_concat_map. f_equal. apply map_ext_in. intros p inside. apply in_seq in inside.
      apply found; auto. unfold pile; lia. }
    rewrite same. destruct one as [all _]. apply (shares_are_all r s); [exact names | lia].
Qed.
