(** A safe card may always go up: what can be won without can be won with it.

    The better of two positions is the same but for some low cards, which lie face up in the one and are on the
    foundations in the other. Whatever is played from the worse can be played, or left out, from the better. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums Structure Moves.
Import ListNotations.

Section SafeUp.

Context {G : rules} {V : hand_view} {C : hand_counted}.

(** * No card lies twice *)

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
  { pose proof (total_at (fun j => cnt (same c) (tl (dealt a j))) j there) as less. unfold face_down in none. simpl in less. lia. }
  unfold unpin, pin. destruct (dealt a j) as [|b under]; simpl in *; auto.
  destruct (same c b) eqn:yes; simpl; [|rewrite yes; lia].
  pose proof (settle_less (same c) under). lia.
Qed.

Lemma visible_true a c : visible a c = true <->
  in_deck c = true /\ on_foundation (foundation a) c = false /\ face_down a c = 0 /\ cnt (same c) (cards_left (place a)) = 0.
Proof. unfold visible. rewrite !andb_true_iff, negb_true_iff, !Nat.eqb_eq. tauto. Qed.

Lemma once_kept a b : once a -> step a b -> once b.
Proof.
  intros all moved d. specialize (all d). destruct moved as [c is_next seen open | c pin_c can_go | c s played is_next | c s played can_go | c may ours top can_go]; simpl.
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

(** * Better positions *)

Variable level : nat -> nat.
Hypothesis one_apart : neighbours level.

Definition low (c : card) : Prop := rank c <= level (suit c).

Record better (a b : abstract) : Prop := Better {
  same_place : place b = place a;
  higher : forall s, foundation a s <= foundation b s;
  level_reached : forall s, 1 <= s <= suits -> level s <= foundation b s + 1;
  extras : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
    visible a (r, s) = true /\ low (r, s);
  pins_gone : forall j, column j -> dealt b j =
    match dealt a j with
    | c :: under => if on_foundation (foundation b) c then settle under else dealt a j
    | [] => []
    end }.

Section Better.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma in_deck_suit c : in_deck c = true -> 1 <= rank c <= ranks /\ 1 <= suit c <= suits.
Proof. unfold in_deck. rewrite !andb_true_iff, !Nat.leb_le. lia. Qed.

Lemma still_up c : on_foundation (foundation a) c = true -> on_foundation (foundation b) c = true.
Proof.
  unfold on_foundation. rewrite !andb_true_iff, !Nat.leb_le. intros [ours low_enough]. split; auto.
  pose proof (higher _ _ is_better (suit c)). lia.
Qed.

Lemma extra c : on_foundation (foundation b) c = true -> on_foundation (foundation a) c = false ->
  visible a c = true /\ low c.
Proof.
  unfold on_foundation. intros up_b off_a. apply andb_prop in up_b as [ours up_b]. rewrite ours in off_a. simpl in off_a.
  apply Nat.leb_le in up_b. apply Nat.leb_gt in off_a. destruct c as [r s]; simpl in *.
  apply (extras _ _ is_better); auto. now apply in_deck_suit in ours.
Qed.

Lemma face_down_less c : face_down b c <= face_down a c.
Proof.
  apply total_le. intros j there. rewrite (pins_gone _ _ is_better j there).
  destruct (dealt a j) as [|x under]; auto. destruct (on_foundation (foundation b) x); auto.
  simpl. etransitivity; [apply settled_tail_less | apply tail_less].
Qed.

Lemma still_visible c : visible a c = true -> on_foundation (foundation b) c = false -> visible b c = true.
Proof.
  rewrite !visible_true. intros [ours [_ [none gone]]] off. rewrite (same_place _ _ is_better).
  pose proof (face_down_less c). repeat split; auto; lia.
Qed.

(** A king that is no pin any more, as the card on it has gone up. *)
Definition freed (j : nat) (c : card) : bool :=
  match dealt a j with
  | [x; k] => on_foundation (foundation b) x && (rank k =? ranks) && same c k
  | _ => false
  end.

Lemma loose_before c : visible b c = true -> pinned b c = false ->
  (visible a c = true /\ pinned a c = false) \/ (exists j, column j /\ freed j c = true).
Proof.
  intros seen_b loose_b. apply visible_true in seen_b as [ours [off [none gone]]].
  assert (off_a : on_foundation (foundation a) c = false).
  { destruct (on_foundation (foundation a) c) eqn:yes; auto. apply still_up in yes. congruence. }
  assert (pins : forall j, column j -> pin b j c = false).
  { intros j there. destruct (pin b j c) eqn:yes; auto. assert (pinned b c = true); [|congruence].
    unfold pinned. apply existsb_exists. exists j. now rewrite <- column_in. }
  destruct (Nat.eq_dec (face_down a c) 0) as [none_a|some].
  - left. split.
    + apply visible_true. rewrite <- (same_place _ _ is_better). auto.
    + destruct (pinned a c) eqn:yes; auto. unfold pinned in yes. apply existsb_exists in yes as [j [there yes]].
      apply column_in in there. specialize (pins j there). unfold pin in *.
      rewrite (pins_gone _ _ is_better j there) in pins.
      destruct (dealt a j) as [|x under]; [discriminate|]. apply same_true in yes. subst x. rewrite off in pins.
      now rewrite same_refl in pins.
  - right. unfold face_down in some. destruct (total_some (fun j => cnt (same c) (tl (dealt a j)))) as [j [there one]]; [lia|].
    exists j. split; auto.
    assert (here : cnt (same c) (tl (dealt b j)) = 0).
    { pose proof (total_at (fun j => cnt (same c) (tl (dealt b j))) j there) as less. unfold face_down in none. simpl in less. lia. }
    specialize (pins j there). unfold pin in pins. unfold freed. rewrite (pins_gone _ _ is_better j there) in here, pins.
    destruct (dealt a j) as [|x under]; [simpl in one; lia|]. simpl in one.
    destruct (on_foundation (foundation b) x); [|simpl in here; lia]. simpl.
    destruct under as [|k [|d under]]; simpl in *; [lia| |].
    + destruct (rank k =? ranks); simpl in *.
      * destruct (same c k); auto; lia.
      * rewrite pins in one. lia.
    + rewrite pins in one. lia.
Qed.

(** No card of this rank and colour has gone from the columns. *)
Definition none_gone (r : nat) (colour : bool) : Prop :=
  forall c, alike r colour c = true -> visible a c = true -> on_foundation (foundation b) c = false.

Lemma loose_less r colour : r < ranks -> loose b r colour <= loose a r colour.
Proof.
  intro ranked. apply cnt_le. intros c _. rewrite !andb_true_iff, !negb_true_iff. intros [[yes loose_b] seen_b].
  destruct (loose_before c seen_b loose_b) as [[seen_a loose_a] | [j [there king]]]; auto.
  unfold freed in king. destruct (dealt a j) as [|x [|k [|d under]]]; try discriminate.
  apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
  apply same_true in same_card. subst k. unfold alike in yes. apply andb_prop in yes as [yes _].
  apply Nat.eqb_eq in yes. lia.
Qed.

Lemma free_kept r colour : 1 <= r <= ranks -> none_gone r colour -> free a r colour -> free b r colour.
Proof.
  intros ranked none open. unfold free in *. pose proof (loose_less (r - 1) (negb colour) ltac:(lia)) as fewer.
  assert (more : shown a r colour <= shown b r colour); [|lia].
  apply cnt_le. intros c _. rewrite !andb_true_iff. intros [yes seen_a]. split; auto.
  apply still_visible; auto.
Qed.

Lemma freed_kings j :
  list_sum (map (fun c => if freed j c then 1 else 0) deck) + (match dealt a j with [] => 1 | _ => 0 end)
  <= match dealt b j with [] => 1 | _ => 0 end \/ ~ column j.
Proof.
  destruct (le_lt_dec 1 j) as [first|]; [|right; unfold column; lia].
  destruct (le_lt_dec j columns) as [last|]; [|right; unfold column; lia].
  left. assert (there : column j) by (split; auto). rewrite (pins_gone _ _ is_better j there). unfold freed.
  assert (nothing : list_sum (map (fun _ : card => if false then 1 else 0) deck) = 0) by apply sum_zero.
  destruct (dealt a j) as [|x [|k [|d under]]].
  - rewrite nothing. auto.
  - rewrite nothing. lia.
  - destruct (on_foundation (foundation b) x); simpl; [|rewrite nothing; lia].
    destruct (rank k =? ranks); simpl; [|rewrite nothing; lia].
    rewrite (sum_ext _ (fun c => if same k c then 1 else 0)).
    + rewrite <- cnt_as_sum, deck_once. destruct (in_deck k); lia.
    + intros c _. destruct (same c k) eqn:yes, (same k c) eqn:yes'; auto.
      * apply same_true in yes. subst. now rewrite same_refl in yes'.
      * apply same_true in yes'. subst. now rewrite same_refl in yes.
  - rewrite nothing. lia.
Qed.

Lemma room_kept : room a -> room b.
Proof.
  unfold room. intro some.
  assert (kings : loose b ranks true + loose b ranks false
    <= loose a ranks true + loose a ranks false
       + list_sum (map (fun c => list_sum (map (fun j => if freed j c then 1 else 0) (seq 1 columns))) deck)).
  { unfold loose. rewrite !cnt_as_sum, <- !sum_add. apply sum_le. intros c _.
    destruct (visible b c) eqn:seen_b; [|rewrite !andb_false_r; lia].
    destruct (pinned b c) eqn:loose_b; [rewrite !andb_false_r; simpl; lia|]. simpl. rewrite !andb_true_r.
    unfold alike. destruct (rank c =? ranks) eqn:king; simpl; [|lia].
    destruct (loose_before c seen_b loose_b) as [[-> ->] | [j [there yes]]]; simpl; [destruct (is_red c); simpl; lia|].
    pose proof (total_at (fun j => if freed j c then 1 else 0) j there) as one. simpl in one. rewrite yes in one.
    unfold total in one. destruct (is_red c); simpl; lia. }
  rewrite sum_swap in kings.
  assert (columns_now : list_sum (map (fun j => list_sum (map (fun c => if freed j c then 1 else 0) deck)) (seq 1 columns))
    + emptied a <= emptied b).
  { unfold emptied. fold (total (fun j => list_sum (map (fun c => if freed j c then 1 else 0) deck))).
    rewrite <- total_add. apply total_le. intros j there. destruct (freed_kings j); [auto | contradiction]. }
  lia.
Qed.

(** * All low cards that lie face up have gone up *)

Definition saturated : Prop := forall c, visible a c = true -> low c -> on_foundation (foundation b) c = true.

Hypothesis enough : saturated.

Lemma below_extra c d : visible a c = true -> on_foundation (foundation b) c = true -> low c -> rank c = S (rank d) ->
  is_red c <> is_red d -> low d.
Proof.
  intros _ _ low_c ranked coloured. unfold low in *. pose proof (one_apart (suit c) (suit d) coloured). lia.
Qed.

Lemma off_before c : on_foundation (foundation b) c = false -> on_foundation (foundation a) c = false.
Proof. intro off. destruct (on_foundation (foundation a) c) eqn:yes; auto. apply still_up in yes. congruence. Qed.

Lemma some_gone r colour : ~ none_gone r colour -> exists c,
  alike r colour c = true /\ visible a c = true /\ on_foundation (foundation b) c = true /\ low c.
Proof.
  intro not_all. destruct (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck) eqn:some.
  - apply existsb_exists in some as [c [_ yes]]. rewrite !andb_true_iff in yes. destruct yes as [[yes seen_a] up_b].
    exists c. repeat split; auto. apply extra; auto. now apply visible_true in seen_a.
  - destruct not_all. intros c yes seen_a. destruct (on_foundation (foundation b) c) eqn:up_b; auto.
    assert (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck = true); [|congruence].
    apply existsb_exists. exists c. rewrite yes, seen_a, up_b. split; auto.
    apply deck_in. now apply visible_true in seen_a.
Qed.

Lemma none_gone_dec r colour : none_gone r colour \/ ~ none_gone r colour.
Proof.
  destruct (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck) eqn:some.
  - right. intro none. apply existsb_exists in some as [c [_ yes]]. rewrite !andb_true_iff in yes.
    destruct yes as [[yes seen_a] up_b]. specialize (none c yes seen_a). congruence.
  - left. intros c yes seen_a. destruct (on_foundation (foundation b) c) eqn:up_b; auto.
    assert (existsb (fun c => alike r colour c && visible a c && on_foundation (foundation b) c) deck = true); [|congruence].
    apply existsb_exists. exists c. rewrite yes, seen_a, up_b. split; auto.
    apply deck_in. now apply visible_true in seen_a.
Qed.

Lemma can_kept c : in_deck c = true -> ~ low c -> can a c -> can b c.
Proof.
  intros ours high [[ranked open] | [king some]]; [left|right]; split; auto; [|now apply room_kept].
  apply in_deck_suit in ours. apply free_kept; auto; [lia|].
  destruct (none_gone_dec (S (rank c)) (negb (is_red c))) as [|gone]; auto.
  apply some_gone in gone as [z [yes [seen_z [up_z low_z]]]]. unfold alike in yes.
  apply andb_prop in yes as [ranked_z coloured]. apply Nat.eqb_eq in ranked_z. apply eqb_prop in coloured.
  destruct high. apply (below_extra z); auto. rewrite coloured. now destruct (is_red c).
Qed.

Lemma up_kept c : visible a c = true -> on_foundation (foundation b) c = false ->
  free a (rank c) (is_red c) -> free b (rank c) (is_red c).
Proof.
  intros seen_a off open. assert (ours : in_deck c = true) by now apply visible_true in seen_a.
  apply in_deck_suit in ours. destruct (none_gone_dec (rank c) (is_red c)) as [none|gone]; [now apply free_kept|].
  apply some_gone in gone as [z [yes [seen_z [up_z low_z]]]]. unfold alike in yes.
  apply andb_prop in yes as [ranked_z coloured]. apply Nat.eqb_eq in ranked_z. apply eqb_prop in coloured.
  unfold free. assert (some : 0 < shown b (rank c) (is_red c)).
  { unfold shown. apply cnt_some. exists c. split; [now apply deck_in, (visible_true a)|].
    rewrite (still_visible c) by auto. unfold alike. rewrite Nat.eqb_refl. now destruct (is_red c). }
  assert (none : loose b (rank c - 1) (negb (is_red c)) = 0); [|lia].
  apply cnt_none. intros d ours_d. apply deck_in, in_deck_suit in ours_d.
  destruct (alike (rank c - 1) (negb (is_red c)) d) eqn:alike_d; auto. simpl.
  destruct (pinned b d) eqn:loose_b; auto. simpl. destruct (visible b d) eqn:seen_b; auto.
  unfold alike in alike_d. apply andb_prop in alike_d as [ranked_d coloured_d].
  apply Nat.eqb_eq in ranked_d. apply eqb_prop in coloured_d.
  destruct (loose_before d seen_b loose_b) as [[seen_d _] | [j [there king]]].
  - assert (low_d : low d).
    { apply (below_extra z); auto; [lia|]. rewrite coloured, coloured_d. now destruct (is_red c). }
    apply enough in low_d; auto. apply visible_true in seen_b as [_ [off_d _]]. congruence.
  - unfold freed in king. destruct (dealt a j) as [|x [|k [|e under]]]; try discriminate.
    apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
    apply same_true in same_card. subst k. lia.
Qed.

End Better.

Lemma raised_is h c x : next h c -> on_foundation (raise h c) x = on_foundation h x || same x c.
Proof.
  intro is_next. pose proof (raised h c x is_next).
  destruct (on_foundation (raise h c) x), (on_foundation h x), (same x c); simpl; auto; lia.
Qed.

Lemma lowered_is h c x : in_deck c = true -> h (suit c) = rank c -> same x c = false ->
  on_foundation (lower h c) x = on_foundation h x.
Proof.
  intros ours top other. pose proof (lowered h c x ours top). rewrite other in *.
  destruct (on_foundation (lower h c) x), (on_foundation h x); simpl; auto; lia.
Qed.

Lemma not_yet h c : next h c -> on_foundation h c = false.
Proof.
  intros [ours is_next]. unfold on_foundation. rewrite ours. apply Nat.leb_gt. lia.
Qed.

Lemma same_false a b : same a b = false <-> a <> b.
Proof. rewrite <- same_true. destruct (same a b); split; congruence. Qed.

(** * The same step from the better position *)

Section Pins.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma face_down_stays j x : column j -> In x (tl (dealt a j)) -> on_foundation (foundation b) x = false.
Proof.
  intros there under. destruct (on_foundation (foundation b) x) eqn:yes; auto.
  assert (inside : In x (dealt a j)) by (destruct (dealt a j); simpl in *; auto).
  destruct (dealt_once a x j all there inside) as [_ [off _]].
  destruct (extra is_better x yes off) as [seen_a _]. apply visible_true in seen_a as [_ [_ [none _]]].
  pose proof (face_down_there a x j there under). lia.
Qed.

Lemma settle_in x cards : In x (settle cards) -> In x cards.
Proof. destruct cards as [|k [|c cards]]; simpl; auto. destruct (rank k =? ranks); simpl; tauto. Qed.

Lemma pins_of_one y j : column j -> on_foundation (foundation b) y = true -> dealt b j =
  match unpin a y j with
  | c :: under => if on_foundation (foundation b) c then settle under else unpin a y j
  | [] => []
  end.
Proof.
  intros there up_b. rewrite (pins_gone _ _ is_better j there). unfold unpin, pin.
  pose proof (face_down_stays j) as stays. destruct (dealt a j) as [|x under]; auto. simpl in stays.
  destruct (same y x) eqn:yes; auto. apply same_true in yes. subst x. rewrite up_b. simpl.
  destruct (settle under) as [|k cards] eqn:left_there; auto.
  rewrite (stays k); auto. apply settle_in. rewrite left_there. simpl; auto.
Qed.

Lemma pins_of_both y h j : column j -> face_down a y = 0 -> on_foundation (foundation b) y = false ->
  (forall x, x <> y -> on_foundation h x = on_foundation (foundation b) x) ->
  unpin b y j =
  match unpin a y j with
  | c :: under => if on_foundation h c then settle under else unpin a y j
  | [] => []
  end.
Proof.
  intros there none off_b alike. pose proof (face_down_stays j) as stays. pose proof (face_down_there a) as hidden.
  specialize (fun x => hidden x j there).
  unfold unpin, pin. rewrite (pins_gone _ _ is_better j there). destruct (dealt a j) as [|x under]; auto. simpl in *.
  destruct (same y x) eqn:yes.
  - apply same_true in yes. subst x. rewrite off_b, same_refl. simpl.
    destruct (settle under) as [|k cards] eqn:left_there; auto.
    assert (inside : In k under) by (apply settle_in; rewrite left_there; simpl; auto).
    rewrite alike, stays; auto. intros ->. apply hidden in inside. lia.
  - assert (other : x <> y) by (apply same_false in yes; congruence). rewrite (alike x other).
    destruct (on_foundation (foundation b) x).
    + destruct (settle under) as [|k cards] eqn:left_there; auto.
      assert (inside : In k under) by (apply settle_in; rewrite left_there; simpl; auto).
      destruct (same y k) eqn:yes'; auto. apply same_true in yes'. subst k. apply hidden in inside. lia.
    + now rewrite yes.
Qed.

Lemma pins_kept h j : column j -> (forall x, In x (dealt a j) -> on_foundation h x = on_foundation (foundation b) x) ->
  dealt b j =
  match dealt a j with
  | c :: under => if on_foundation h c then settle under else dealt a j
  | [] => []
  end.
Proof.
  intros there alike. rewrite (pins_gone _ _ is_better j there). destruct (dealt a j); auto.
  rewrite alike by (simpl; auto). reflexivity.
Qed.

End Pins.

(** The height of a suit of the deck is what its cards on the foundation say. *)
Lemma extra_of a b s r : better a b -> 1 <= s <= suits -> foundation a s < r <= foundation b s ->
  on_foundation (foundation b) (r, s) = true /\ on_foundation (foundation a) (r, s) = false.
Proof.
  intros is_better suited between. destruct (extras _ _ is_better s r suited between) as [seen_a _].
  apply visible_true in seen_a as [ours [off _]]. split; auto.
  unfold on_foundation, rank, suit. rewrite ours. simpl. apply Nat.leb_le. lia.
Qed.

Section Mirror.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.

Lemma up_too c : visible a c = true -> low c -> next (foundation b) c -> better a (after_up b c).
Proof.
  intros seen_a low_c is_next. pose proof (not_yet _ _ is_next) as off_b.
  destruct is_better as [place_b higher_b level_b extras_b pins_b]. constructor; simpl; auto.
  - intro s. unfold raise, set. specialize (higher_b s). destruct (Nat.eqb_spec s (suit c)) as [->|]; auto.
    destruct is_next. lia.
  - intros s suited. unfold raise, set. specialize (level_b s suited). destruct (Nat.eqb_spec s (suit c)) as [->|]; auto.
    destruct is_next. lia.
  - intros s r suited between. unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; [|now apply extras_b].
    destruct is_next as [_ is_next]. destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply extras_b; auto; lia].
    destruct c as [r s]. auto.
  - intros j there. unfold unpin, pin. rewrite (pins_b j there).
    pose proof (fun x => face_down_there a x j there) as hidden.
    destruct (dealt a j) as [|x under]; auto. simpl in hidden. rewrite raised_is by auto.
    destruct (same c x) eqn:yes.
    + apply same_true in yes. subst x. rewrite off_b. simpl. now rewrite same_refl.
    + assert (no : same x c = false) by (apply same_false; apply same_false in yes; congruence).
      rewrite no, orb_false_r. destruct (on_foundation (foundation b) x); [|now rewrite yes].
      destruct (settle under) as [|k cards] eqn:left_there; auto.
      destruct (same c k) eqn:yes'; auto. apply same_true in yes'. subst k.
      assert (inside : In c under) by (apply settle_in; rewrite left_there; simpl; auto).
      apply hidden in inside. apply visible_true in seen_a as [_ [_ [none _]]]. lia.
Qed.

End Mirror.

(** Put up whatever is low and can go up. *)
Definition candidate (a b : abstract) (c : card) : bool :=
  visible a c && (rank c <=? level (suit c)) && negb (on_foundation (foundation b) c)
  && (loose b (rank c - 1) (negb (is_red c)) <? shown b (rank c) (is_red c)).

Lemma no_candidate a b : better a b -> (forall c, in_deck c = true -> candidate a b c = false) -> @saturated a b.
Proof.
  intros is_better none.
  assert (by_rank : forall r c, rank c <= r -> visible a c = true -> low c -> on_foundation (foundation b) c = true).
  { induction r as [|r IH]; intros c ranked seen_a low_c; assert (ours : in_deck c = true) by (now apply visible_true in seen_a);
      pose proof (in_deck_suit c ours) as [ranks_c suits_c]; [lia|].
    destruct (on_foundation (foundation b) c) eqn:off; auto. exfalso.
    specialize (none c ours). unfold candidate in none. rewrite seen_a, off in none. simpl in none.
    destruct (Nat.leb_spec (rank c) (level (suit c))); [|unfold low in low_c; lia]. simpl in none.
    apply Nat.ltb_ge in none.
    assert (one : 0 < shown b (rank c) (is_red c)).
    { unfold shown. apply cnt_some. exists c. split; [now apply deck_in|].
      rewrite (still_visible is_better c) by auto. unfold alike. rewrite Nat.eqb_refl. now destruct (is_red c). }
    assert (covers : 0 < loose b (rank c - 1) (negb (is_red c))) by lia.
    unfold loose in covers. apply cnt_some in covers as [d [_ yes]]. rewrite !andb_true_iff, negb_true_iff in yes.
    destruct yes as [[alike_d loose_d] seen_d]. unfold alike in alike_d. apply andb_prop in alike_d as [ranked_d coloured_d].
    apply Nat.eqb_eq in ranked_d. apply eqb_prop in coloured_d.
    destruct (loose_before is_better d seen_d loose_d) as [[seen_ad _] | [j [there king]]].
    - assert (up_d : on_foundation (foundation b) d = true).
      { apply IH; auto; [lia|]. unfold low in *.
        assert (coloured : red (suit c) <> red (suit d)).
        { unfold is_red in coloured_d. rewrite coloured_d. now destruct (red (suit c)). }
        pose proof (one_apart (suit c) (suit d) coloured). lia. }
      apply visible_true in seen_d as [_ [off_d _]]. congruence.
    - unfold freed in king. destruct (dealt a j) as [|x [|k [|e under]]]; try discriminate.
      apply andb_prop in king as [king same_card]. apply andb_prop in king as [_ king]. apply Nat.eqb_eq in king.
      apply same_true in same_card. subst k. lia. }
  intros c. now apply (by_rank (rank c)).
Qed.

Lemma next_if_low a b c : better a b -> in_deck c = true -> low c -> on_foundation (foundation b) c = false ->
  next (foundation b) c.
Proof.
  intros is_better ours low_c off. split; auto. unfold on_foundation in off. rewrite ours in off. simpl in off.
  apply Nat.leb_gt in off. pose proof (in_deck_suit c ours) as [_ suited].
  pose proof (level_reached _ _ is_better (suit c) suited). unfold low in low_c. lia.
Qed.

Lemma fewer_left h c : next h c ->
  S (cnt (fun d => negb (on_foundation (raise h c) d)) deck) = cnt (fun d => negb (on_foundation h d)) deck.
Proof.
  intro is_next. rewrite !cnt_as_sum.
  rewrite (sum_ext (fun d => if negb (on_foundation h d) then 1 else 0)
                   (fun d => (if negb (on_foundation (raise h c) d) then 1 else 0) + (if same c d then 1 else 0))).
  - rewrite sum_add, <- (cnt_as_sum (same c)), deck_once. destruct is_next as [-> _]. lia.
  - intros d _. rewrite raised_is by auto. destruct (same c d) eqn:yes.
    + apply same_true in yes. subst d. rewrite same_refl, (not_yet h c) by auto. reflexivity.
    + assert (no : same d c = false) by (apply same_false; apply same_false in yes; congruence).
      rewrite no, orb_false_r. lia.
Qed.

Lemma saturate n : forall a b, once a -> better a b ->
  cnt (fun c => negb (on_foundation (foundation b) c)) deck <= n ->
  exists b', better a b' /\ @saturated a b' /\ forall m, wins m b' -> wins m b.
Proof.
  induction n as [|n IH]; intros a b all is_better few;
    (destruct (existsb (candidate a b) deck) eqn:some;
     [apply existsb_exists in some as [c [there yes]] |
      exists b; split; [auto | split; [|auto]]; apply no_candidate; auto; intros c ours;
      destruct (candidate a b c) eqn:yes; auto; rewrite <- some; symmetry; apply existsb_exists; exists c;
      split; auto; now apply deck_in]);
    unfold candidate in yes; rewrite !andb_true_iff, negb_true_iff, Nat.leb_le, Nat.ltb_lt in yes;
    destruct yes as [[[seen_a low_c] off] open]; apply deck_in in there;
    pose proof (next_if_low a b c is_better there low_c off) as is_next;
    pose proof (fewer_left _ _ is_next) as fewer; [lia|].
  destruct (IH a (after_up b c) all) as [b' [better_b' [enough back]]].
  - now apply up_too.
  - simpl. lia.
  - exists b'. split; [auto | split; auto]. intros m win. apply (wins_lifting m b (after_up b c)); auto.
    + apply goes_up; auto. now apply (still_visible is_better).
    + now exists c.
Qed.

(** * The same step from the better position, or one that leads to a better one *)

Lemma not_lifted a b : foundation b = foundation a -> ~ lifts a b.
Proof.
  intros alike [c [[_ is_next] up]]. rewrite alike in up. apply (f_equal (fun h => h (suit c))) in up.
  unfold raise in up. rewrite set_same in up. lia.
Qed.

Section Step.

Context {a b : abstract}.
Hypothesis all : once a.
Hypothesis is_better : better a b.
Hypothesis enough : @saturated a b.

Definition mirrored (c : abstract) : Prop :=
  exists d, better c d /\ (d = b \/ (step b d /\ (lifts a c -> lifts b d))).

Lemma no_higher c : ~ low c -> in_deck c = true -> foundation a (suit c) = rank c - 1 \/ foundation a (suit c) = rank c ->
  foundation b (suit c) = foundation a (suit c).
Proof.
  intros high ours where_a. pose proof (in_deck_suit c ours) as [_ suited].
  pose proof (higher _ _ is_better (suit c)) as more.
  destruct (Nat.eq_dec (foundation b (suit c)) (foundation a (suit c))) as [|other]; auto.
  destruct (extras _ _ is_better (suit c) (foundation b (suit c)) suited) as [_ low_b]; [lia|].
  destruct high. unfold low in *. simpl in low_b. lia.
Qed.

Lemma next_too c : next (foundation a) c -> on_foundation (foundation b) c = false -> next (foundation b) c.
Proof.
  intros [ours is_next] off. split; auto. unfold on_foundation in off. rewrite ours in off. simpl in off.
  apply Nat.leb_gt in off. pose proof (higher _ _ is_better (suit c)). lia.
Qed.

Lemma higher_kept c s : next (foundation a) c -> on_foundation (foundation b) c = true ->
  raise (foundation a) c s <= foundation b s.
Proof.
  intros [ours is_next] up_b. unfold raise, set. pose proof (higher _ _ is_better s).
  destruct (Nat.eqb_spec s (suit c)) as [->|]; auto. unfold on_foundation in up_b.
  apply andb_prop in up_b as [_ up_b]. now apply Nat.leb_le in up_b.
Qed.

Lemma higher_raised c s : next (foundation a) c -> next (foundation b) c ->
  raise (foundation a) c s <= raise (foundation b) c s.
Proof.
  intros _ _. unfold raise, set. pose proof (higher _ _ is_better s). destruct (s =? suit c); auto.
Qed.

Lemma level_raised c s : next (foundation b) c -> 1 <= s <= suits -> level s <= raise (foundation b) c s + 1.
Proof.
  intros [_ is_next] suited. pose proof (level_reached _ _ is_better s suited). unfold raise, set.
  destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
Qed.

(** An extra card lies face up after a step that does not lift it, as before. *)
Lemma still_extra c x : step a c -> visible a x = true -> on_foundation (foundation c) x = false ->
  cnt (same x) (cards_left (place c)) <= cnt (same x) (cards_left (place a)) -> visible c x = true.
Proof.
  intros moved seen_a off fewer. apply visible_true in seen_a as [ours [_ [none gone]]].
  apply visible_true. repeat split; auto; [|lia].
  assert (less : face_down c x <= face_down a x); [|lia].
  unfold face_down. destruct moved; simpl; auto; apply total_le; intros j _; apply unpinned_face_down.
Qed.

Lemma played_less s c r d : plays s c r -> cnt (same d) (cards_left r) <= cnt (same d) (cards_left s).
Proof. intro played. pose proof (one_leaves s c r d played). lia. Qed.

Lemma in_hand_only s c : plays (place a) c s ->
  in_deck c = true /\ on_foundation (foundation a) c = false /\ on_foundation (foundation b) c = false /\
  face_down a c = 0 /\ (forall j, column j -> ~ In c (dealt a j)) /\ cnt (same c) (cards_left s) = 0.
Proof.
  intro played. pose proof (one_leaves _ _ _ c played) as one. rewrite same_refl in one. pose proof (all c) as once_c.
  assert (less : face_down a c <= total (fun j => cnt (same c) (dealt a j))) by (apply total_le; intros; apply tail_less).
  assert (facts : in_deck c = true /\ on_foundation (foundation a) c = false).
  { destruct (in_deck c), (on_foundation (foundation a) c); auto; lia. }
  destruct facts as [ours off]. rewrite ours, off in once_c. repeat split; auto; try lia.
  - destruct (on_foundation (foundation b) c) eqn:up_b; auto.
    destruct (extra is_better c up_b off) as [seen_a _]. apply visible_true in seen_a. lia.
  - intros j there inside. apply cnt_same_in in inside.
    pose proof (total_at (fun j => cnt (same c) (dealt a j)) j there) as some. simpl in some. lia.
Qed.

Lemma off_foundation h s r : in_deck (r, s) = true -> h s < r -> on_foundation h (r, s) = false.
Proof. intros ours above. unfold on_foundation. rewrite ours. now apply Nat.leb_gt. Qed.

Lemma mirror_up c : next (foundation a) c -> visible a c = true -> free a (rank c) (is_red c) ->
  mirrored (Abstract (raise (foundation a) c) (unpin a c) (place a)).
Proof.
  intros is_next seen_a open. pose proof (goes_up a c is_next seen_a open) as moved.
  destruct (on_foundation (foundation b) c) eqn:up_b.
  - exists b. split; auto. constructor; simpl.
    + apply is_better.
    + intro s. now apply higher_kept.
    + apply is_better.
    + intros s r suited between. assert (before : foundation a s < r <= foundation b s).
      { unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; destruct is_next; lia. }
      destruct (extras _ _ is_better s r suited before) as [seen_x low_x]. split; auto.
      apply (still_extra _ _ moved); auto; simpl. apply off_foundation; [now apply visible_true in seen_x | lia].
    + intros j there. now apply (pins_of_one all is_better).
  - pose proof (next_too c is_next up_b) as is_next_b. exists (after_up b c). split.
    + constructor; simpl.
      * apply is_better.
      * intro s. now apply higher_raised.
      * intros s suited. now apply level_raised.
      * intros s r suited between. assert (before : foundation a s < r <= foundation b s).
        { unfold raise, set in between. destruct (Nat.eqb_spec s (suit c)) as [->|]; destruct is_next; lia. }
        destruct (extras _ _ is_better s r suited before) as [seen_x low_x]. split; auto.
        apply (still_extra _ _ moved); auto; simpl. apply off_foundation; [now apply visible_true in seen_x | lia].
      * intros j there. apply (pins_of_both all is_better); auto; [now apply visible_true in seen_a|].
        intros x other. rewrite raised_is by auto. apply same_false in other. now rewrite other, orb_false_r.
    + right. split; [|intro; now exists c]. apply goes_up; auto.
      * now apply (still_visible is_better).
      * now apply (up_kept is_better enough).
Qed.

Lemma mirror_reveal c : pinned a c = true -> can a c -> mirrored (Abstract (foundation a) (unpin a c) (place a)).
Proof.
  intros pin_c can_go. pose proof (reveal a c pin_c can_go) as moved.
  assert (seen_a : visible a c = true).
  { unfold pinned in pin_c. apply existsb_exists in pin_c as [j [there yes]]. apply column_in in there.
    now apply (pin_visible a c j). }
  assert (still : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
            visible (Abstract (foundation a) (unpin a c) (place a)) (r, s) = true /\ low (r, s)).
  { intros s r suited between. destruct (extras _ _ is_better s r suited between) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl. now apply visible_true in seen_x. }
  destruct (on_foundation (foundation b) c) eqn:up_b.
  - exists b. split; auto. constructor; simpl; auto; try apply is_better.
    intros j there. now apply (pins_of_one all is_better).
  - exists (Abstract (foundation b) (unpin b c) (place b)). split.
    + constructor; simpl; auto; try apply is_better.
      intros j there. apply (pins_of_both all is_better); auto. now apply visible_true in seen_a.
    + right. split; [|intro up; now apply not_lifted in up]. apply reveal.
      * unfold pinned in *. apply existsb_exists in pin_c as [j [there yes]]. apply existsb_exists. exists j. split; auto.
        unfold pin in *. rewrite (pins_gone _ _ is_better j) by now apply column_in.
        destruct (dealt a j) as [|x under]; auto. pose proof yes as same_card. apply same_true in same_card. subst x.
        now rewrite up_b.
      * apply (can_kept is_better); auto; [now apply visible_true in seen_a|].
        intro low_c. apply enough in low_c; auto. congruence.
Qed.

Lemma mirror_talon_up c s : plays (place a) c s -> next (foundation a) c ->
  better (Abstract (raise (foundation a) c) (dealt a) s) (Abstract (raise (foundation b) c) (dealt b) s) /\
  step b (Abstract (raise (foundation b) c) (dealt b) s) /\ next (foundation b) c.
Proof.
  intros played is_next. pose proof (talon_up a c s played is_next) as moved.
  destruct (in_hand_only s c played) as [ours [off_a [off_b [none [not_dealt last_one]]]]].
  pose proof (next_too c is_next off_b) as is_next_b. split; [|split; auto].
  - constructor; simpl; auto.
    + intro s'. now apply higher_raised.
    + intros s' suited. now apply level_raised.
    + intros s' r suited between. assert (before : foundation a s' < r <= foundation b s').
      { unfold raise, set in between. destruct (Nat.eqb_spec s' (suit c)) as [->|]; destruct is_next; lia. }
      destruct (extras _ _ is_better s' r suited before) as [seen_x low_x]. split; auto.
      apply (still_extra _ _ moved); auto; simpl.
      * apply off_foundation; [now apply visible_true in seen_x | lia].
      * now apply (played_less _ c).
    + intros j there. apply (pins_kept is_better); auto. intros x inside. rewrite raised_is by auto.
      destruct (same x c) eqn:yes; [|now rewrite orb_false_r]. apply same_true in yes. subst x.
      now apply not_dealt in inside.
  - apply talon_up; auto. now rewrite (same_place _ _ is_better).
Qed.

Lemma mirror_talon_down c s : plays (place a) c s -> can a c -> mirrored (Abstract (foundation a) (dealt a) s).
Proof.
  intros played can_go. pose proof (talon_down a c s played can_go) as moved.
  destruct (in_hand_only s c played) as [ours [off_a [off_b [none [not_dealt last_one]]]]].
  assert (still : forall s' r, 1 <= s' <= suits -> foundation a s' < r <= foundation b s' ->
            visible (Abstract (foundation a) (dealt a) s) (r, s') = true /\ low (r, s')).
  { intros s' r suited between. destruct (extras _ _ is_better s' r suited between) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl; [now apply visible_true in seen_x | now apply (played_less _ c)]. }
  destruct (le_lt_dec (rank c) (level (suit c))) as [low_c|high].
  - pose proof (next_if_low a b c is_better ours low_c off_b) as is_next_b.
    exists (Abstract (raise (foundation b) c) (dealt b) s). split.
    + constructor; simpl; auto.
      * intro s'. pose proof (higher _ _ is_better s'). unfold raise, set.
        destruct (Nat.eqb_spec s' (suit c)) as [->|]; auto. destruct is_next_b. lia.
      * intros s' suited. now apply level_raised.
      * intros s' r suited between. unfold raise, set in between.
        destruct (Nat.eqb_spec s' (suit c)) as [->|]; [|now apply still].
        destruct is_next_b as [_ is_next_b]. destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply still; auto; lia].
        destruct c as [r s']. simpl in *. split; auto. apply visible_true. auto.
      * intros j there. apply (pins_kept is_better); auto. intros x inside. rewrite raised_is by auto.
        destruct (same x c) eqn:yes; [|now rewrite orb_false_r]. apply same_true in yes. subst x.
        now apply not_dealt in inside.
    + right. split; [|intro up; now apply not_lifted in up].
      apply (talon_up b c s); auto. now rewrite (same_place _ _ is_better).
  - exists (Abstract (foundation b) (dealt b) s). split.
    + constructor; simpl; auto; apply is_better.
    + right. split; [|intro up; now apply not_lifted in up].
      apply (talon_down b c s); [now rewrite (same_place _ _ is_better)|].
      apply (can_kept is_better); auto. unfold low. lia.
Qed.

Lemma mirror_back c : worrying_back = true -> in_deck c = true -> foundation a (suit c) = rank c -> can a c ->
  mirrored (Abstract (lower (foundation a) c) (dealt a) (place a)).
Proof.
  intros may ours top can_go. pose proof (comes_back a c may ours top can_go) as moved.
  assert (up_a : on_foundation (foundation a) c = true).
  { unfold on_foundation. rewrite ours, top. apply Nat.leb_refl. }
  pose proof (all c) as once_c. rewrite ours, up_a in once_c.
  assert (not_dealt : forall j x, column j -> In x (dealt a j) -> same x c = false).
  { intros j x there inside. apply same_false. intros ->. apply cnt_same_in in inside.
    pose proof (total_at (fun j => cnt (same c) (dealt a j)) j there) as some. simpl in some. lia. }
  assert (seen_now : visible (Abstract (lower (foundation a) c) (dealt a) (place a)) c = true).
  { assert (less : face_down a c <= total (fun j => cnt (same c) (dealt a j))) by (apply total_le; intros; apply tail_less).
    apply visible_true. repeat split; auto; simpl; [|unfold face_down in *; simpl; lia | lia].
    unfold on_foundation, lower. rewrite ours, set_same. apply Nat.leb_gt. apply in_deck_suit in ours. lia. }
  assert (still : forall s r, 1 <= s <= suits -> foundation a s < r <= foundation b s ->
            visible (Abstract (lower (foundation a) c) (dealt a) (place a)) (r, s) = true /\ low (r, s)).
  { intros s r suited between. destruct (extras _ _ is_better s r suited between) as [seen_x low_x]. split; auto.
    apply (still_extra _ _ moved); auto; simpl. apply visible_true in seen_x as [ours_x [off_x _]].
    destruct (same (r, s) c) eqn:yes; [apply same_true in yes; congruence|].
    now rewrite (lowered_is (foundation a) c (r, s)). }
  assert (lower_less : forall s, lower (foundation a) c s <= foundation a s).
  { intro s. unfold lower, set. destruct (Nat.eqb_spec s (suit c)) as [->|]; lia. }
  assert (not_up : ~ lifts a (Abstract (lower (foundation a) c) (dealt a) (place a))).
  { intros [d [[_ is_next] up]]. simpl in up. apply (f_equal (fun h => h (suit d))) in up.
    unfold raise in up. rewrite set_same in up. pose proof (lower_less (suit d)). lia. }
  destruct (le_lt_dec (rank c) (level (suit c))) as [low_c|high].
  - exists b. split; auto. constructor; simpl; try apply is_better.
    + intro s. pose proof (higher _ _ is_better s). specialize (lower_less s). lia.
    + intros s r suited between. unfold lower, set in between.
      destruct (Nat.eqb_spec s (suit c)) as [->|]; [|now apply still].
      destruct (Nat.eq_dec r (rank c)) as [->|]; [|apply still; auto; lia].
      destruct c as [r s]. auto.
  - assert (top_b : foundation b (suit c) = rank c).
    { rewrite (no_higher c); auto. unfold low. lia. }
    exists (Abstract (lower (foundation b) c) (dealt b) (place b)). split.
    + constructor; simpl; try apply is_better.
      * intro s. pose proof (higher _ _ is_better s). unfold lower, set. destruct (Nat.eqb_spec s (suit c)); lia.
      * intros s suited. pose proof (level_reached _ _ is_better s suited). unfold lower, set.
        destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
      * intros s r suited between. apply still; auto. unfold lower, set in between.
        destruct (Nat.eqb_spec s (suit c)) as [->|]; lia.
      * intros j there. apply (pins_kept is_better); auto. intros x inside.
        apply lowered_is; auto. now apply (not_dealt j).
    + right. split; [|intro; contradiction]. apply (comes_back b c); auto.
      apply (can_kept is_better); auto. unfold low. lia.
Qed.

Lemma mirror c : step a c -> mirrored c.
Proof.
  intro moved. destruct moved as [c is_next seen open | c pin_c can_go | c s played is_next | c s played can_go | c may ours top can_go].
  - now apply mirror_up.
  - now apply mirror_reveal.
  - destruct (mirror_talon_up c s played is_next) as [better_now [moved is_next_b]].
    exists (Abstract (raise (foundation b) c) (dealt b) s). split; auto. right. split; auto. intro. now exists c.
  - now apply (mirror_talon_down c s).
  - now apply mirror_back.
Qed.

End Step.

Lemma finished_too a b : better a b -> finished a -> finished b.
Proof.
  intros is_better all_up s suited. specialize (all_up s suited). pose proof (higher _ _ is_better s).
  destruct (Nat.eq_dec (foundation b s) ranks) as [|other]; auto.
  destruct (extras _ _ is_better s (foundation b s) suited) as [seen_a _]; [lia|].
  apply visible_true in seen_a as [ours _]. apply in_deck_suit in ours. simpl in ours. lia.
Qed.

(** The better position is won with no more steps, those not counted that put a card up. *)
Lemma better_wins n a : wins n a -> forall b, once a -> better a b -> exists m, m <= n /\ wins m b.
Proof.
  intro win. induction win as [a all_up | n a c moved up win IH | n a c moved win IH]; intros b all is_better.
  - exists 0. split; auto. apply wins_now. now apply (finished_too a).
  - destruct (saturate _ a b all is_better (le_n _)) as [b' [better_b' [enough back]]].
    destruct (mirror all better_b' enough c moved) as [d [better_d how]].
    destruct (IH d (once_kept a c all moved) better_d) as [m [fewer win_d]]. exists m. split; auto. apply back.
    destruct how as [<- | [moved_b up_b]]; auto. apply (wins_lifting m b' d); auto.
  - destruct (saturate _ a b all is_better (le_n _)) as [b' [better_b' [enough back]]].
    destruct (mirror all better_b' enough c moved) as [d [better_d how]].
    destruct (IH d (once_kept a c all moved) better_d) as [m [fewer win_d]].
    destruct how as [<- | [moved_b up_b]].
    + exists m. split; [lia | now apply back].
    + exists (S m). split; [lia | apply back]. apply (wins_otherwise m b' d); auto.
Qed.

End SafeUp.
