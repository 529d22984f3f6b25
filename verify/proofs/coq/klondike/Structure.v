(** How the columns lie, and that an abstract position, which does not know where the runs lie, still tells which
    cards are open ends and whether a column is empty. *)

From Coq Require Import List Arith Bool Lia.
From Patience Require Import Rules Sums.
Import ListNotations.

Section Structure.

Context {G : rules} {V : hand_view} {p : position} {a : abstract}.
Hypothesis seen : seen_as p a.

Lemma lies_as j : column j ->
  (up p j = [] /\ down p j = [] /\ dealt a j = []) \/
  (exists run k, up p j = run ++ [k] /\ down p j = [] /\ dealt a j = [] /\ sequence (run ++ [k]) /\ rank k = ranks) \/
  (exists run b, up p j = run ++ [b] /\ dealt a j = b :: down p j /\ sequence (run ++ [b])).
Proof.
  intro there. destruct (columns_agree _ _ seen j there) as [| run k | run b under].
  - auto.
  - right; left. exists run, k. auto.
  - right; right. exists run, b. auto.
Qed.

Lemma under_the_pin j : column j -> tl (dealt a j) = down p j.
Proof. intro there. destruct (columns_agree _ _ seen j there); reflexivity. Qed.

Lemma foundations_agree c : on_foundation (height p) c = on_foundation (foundation a) c.
Proof. unfold on_foundation. now rewrite (heights_agree _ _ seen). Qed.

(** What the abstract position holds for face up does lie so, once; and nothing else. *)
Lemma visible_is_up c : total (fun j => cnt (same c) (up p j)) = if visible a c then 1 else 0.
Proof.
  pose proof (nothing_lost _ _ seen c) as all. rewrite (hands_agree _ _ seen), foundations_agree in all.
  assert (downs : face_down a c = total (fun j => cnt (same c) (down p j))).
  { apply total_ext. intros j there. now rewrite under_the_pin. }
  unfold visible. rewrite downs.
  generalize dependent (total (fun j => cnt (same c) (down p j))). intros d all _.
  generalize dependent (total (fun j => cnt (same c) (up p j))). intros u all.
  generalize dependent (cnt (same c) (cards_left (place a))). intros h all.
  unfold on_foundation in *. destruct (in_deck c); simpl in *; [|lia].
  destruct (rank c <=? foundation a (suit c)); simpl in *; [lia|].
  destruct (Nat.eqb_spec d 0); simpl; [|lia]. destruct (Nat.eqb_spec h 0); lia.
Qed.

Lemma visible_there c : visible a c = true <-> exists j, column j /\ In c (up p j).
Proof.
  pose proof (visible_is_up c) as up_there. split.
  - intro yes. rewrite yes in up_there. destruct (total_some (fun j => cnt (same c) (up p j))) as [j [there one]];
      [lia|].
    exists j. split; auto. now apply cnt_same_in.
  - intros [j [there one]]. apply cnt_same_in in one.
    pose proof (total_at (fun j => cnt (same c) (up p j)) j there) as some. simpl in some.
    destruct (visible a c); auto; lia.
Qed.

Lemma up_in_deck j c : column j -> In c (up p j) -> in_deck c = true.
Proof.
  intros there one. assert (yes : visible a c = true) by (apply visible_there; exists j; auto).
  unfold visible in yes. apply andb_prop in yes as [yes _]. apply andb_prop in yes as [yes _].
  now apply andb_prop in yes as [yes _].
Qed.

Lemma up_once i j c : column i -> column j -> In c (up p i) -> In c (up p j) -> i = j.
Proof.
  intros at_i at_j one two. apply cnt_same_in in one, two.
  destruct (Nat.eq_dec i j) as [|other]; auto.
  pose proof (total_at_two (fun j => cnt (same c) (up p j)) i j at_i at_j other) as both. simpl in both.
  pose proof (visible_is_up c). destruct (visible a c); lia.
Qed.

Lemma up_once_there j c : column j -> cnt (same c) (up p j) <= 1.
Proof.
  intro there. pose proof (total_at (fun j => cnt (same c) (up p j)) j there) as one. simpl in one.
  pose proof (visible_is_up c). destruct (visible a c); lia.
Qed.

Lemma not_in_run j run b : column j -> up p j = run ++ [b] -> ~ In b run.
Proof.
  intros there as_it_lies again. apply cnt_same_in in again. pose proof (up_once_there j b there) as once.
  rewrite as_it_lies, cnt_app in once. simpl in once. rewrite same_refl in once. lia.
Qed.

(** Cards counted by what the abstract position knows, and where they lie. *)
Lemma count_visible P : cnt (fun c => P c && visible a c) deck = total (fun j => cnt P (up p j)).
Proof.
  rewrite cnt_as_sum.
  rewrite (sum_ext _ (fun c => list_sum (map (fun j => if P c then cnt (same c) (up p j) else 0) (seq 1 columns)))).
  - rewrite sum_swap. apply total_ext. intros j there. symmetry. apply cnt_by_card. intros c. now apply up_in_deck.
  - intros c _. pose proof (visible_is_up c) as up_there. unfold total in up_there.
    destruct (P c); simpl; [now symmetry | now rewrite sum_zero].
Qed.

(** * Pins *)

Lemma pin_is_base j b under : column j -> dealt a j = b :: under -> exists run, up p j = run ++ [b].
Proof.
  intros there dealt_there. pose proof (columns_agree _ _ seen j there) as lies. rewrite dealt_there in lies.
  inversion lies; subst. now exists run.
Qed.

Lemma pinned_where c : pinned a c = true <-> exists j under, column j /\ dealt a j = c :: under.
Proof.
  unfold pinned. rewrite existsb_exists. split.
  - intros [j [there yes]]. apply column_in in there. unfold pin in yes.
    destruct (dealt a j) as [|b under] eqn:dealt_there; [discriminate|]. apply same_true in yes. subst. now exists j,
        under.
  - intros [j [under [there dealt_there]]]. exists j. split; [now apply column_in|].
    unfold pin. rewrite dealt_there. apply same_refl.
Qed.

Lemma pin_where i j c under : column i -> column j -> dealt a i = c :: under -> In c (up p j) -> i = j.
Proof.
  intros at_i at_j dealt_there one. destruct (pin_is_base i c under at_i dealt_there) as [run lies].
  apply (up_once i j c); auto. rewrite lies, in_app_iff. simpl; auto.
Qed.

Lemma run_not_pinned j run b c : column j -> up p j = run ++ [b] -> In c run -> pinned a c = false.
Proof.
  intros there lies inside. destruct (pinned a c) eqn:yes; auto.
  apply pinned_where in yes as [i [under [at_i dealt_there]]].
  assert (i = j) as ->. { apply (pin_where i j c under); auto. rewrite lies, in_app_iff; auto. }
  destruct (pin_is_base j c under there dealt_there) as [run' lies']. rewrite lies in lies'.
  apply app_inj_tail in lies' as [_ ->]. now apply not_in_run in lies.
Qed.

Lemma king_not_pinned j run k : column j -> dealt a j = [] -> up p j = run ++ [k] -> pinned a k = false.
Proof.
  intros there none lies. destruct (pinned a k) eqn:yes; auto.
  apply pinned_where in yes as [i [under [at_i dealt_there]]].
  assert (i = j) as ->. { apply (pin_where i j k under); auto. rewrite lies, in_app_iff; simpl; auto. }
  congruence.
Qed.

(** * Open ends *)

Definition end_of (cards : list card) (P : card -> bool) : nat :=
  match cards with c :: _ => if P c then 1 else 0 | [] => 0 end.

Lemma alike_on c b r colour : goes_on c b -> 1 <= r -> alike (r - 1) (negb colour) c = alike r colour b.
Proof.
  intros [ranked coloured] some. unfold alike.
  assert (ranks_alike : (rank c =? r - 1) = (rank b =? r)).
  { destruct (Nat.eqb_spec (rank c) (r - 1)), (Nat.eqb_spec (rank b) r); auto; lia. }
  rewrite ranks_alike. f_equal. destruct (is_red c), (is_red b), colour; simpl; congruence.
Qed.

(** In a run, each card but the lowest lies on one that is the next higher and of the other colour. *)
Lemma covered run b r colour : sequence (run ++ [b]) -> 1 <= r ->
  end_of (run ++ [b]) (alike r colour) + cnt (alike (r - 1) (negb colour)) run = cnt (alike r colour) (run ++ [b]).
Proof.
  intros lies some. induction run as [|c run IH]; simpl; [lia|].
  destruct run as [|d run]; simpl in *.
  - destruct lies as [on _]. rewrite (alike_on c b r colour) by auto. lia.
  - destruct lies as [on lies]. specialize (IH lies). rewrite (alike_on c d r colour) by auto. lia.
Qed.

Lemma run_below_kings run b c : sequence (run ++ [b]) -> (forall d, In d (run ++ [b]) -> rank d <= ranks) ->
  In c run -> rank c < ranks.
Proof.
  revert b. induction run as [|d run IH]; simpl; intros b lies low inside; [destruct inside|].
  destruct run as [|e run]; simpl in *.
  - destruct inside as [->|[]]. destruct lies as [[ranked _] _]. specialize (low b). intuition lia.
  - destruct lies as [[ranked _] lies]. destruct inside as [->|inside].
    + specialize (low e). intuition lia.
    + apply (IH b); auto.
Qed.

Lemma rank_at_most j c : column j -> In c (up p j) -> rank c <= ranks.
Proof.
  intros there one. apply up_in_deck in one; auto. unfold in_deck in one.
  rewrite !andb_true_iff, !Nat.leb_le in one. lia.
Qed.

Lemma loose_in_run j run b r colour : column j -> up p j = run ++ [b] ->
  (pinned a b = false -> rank b <> r) ->
  cnt (fun c => alike r colour c && negb (pinned a c)) (up p j) = cnt (alike r colour) run.
Proof.
  intros there lies base. rewrite lies, cnt_app. simpl.
  rewrite (cnt_ext _ (alike r colour) run).
  - unfold alike at 2. destruct (pinned a b); simpl; [rewrite andb_false_r; lia|].
    destruct (Nat.eqb_spec (rank b) r); [now destruct base|]. simpl. lia.
  - intros c inside. rewrite (run_not_pinned j run b c); auto. simpl. now rewrite andb_true_r.
Qed.

Definition ends (r : nat) (colour : bool) : nat := total (fun j => end_of (up p j) (alike r colour)).
Definition bare : nat := total (fun j => match up p j with [] => 1 | _ => 0 end).

Lemma ends_counted r colour : 1 <= r <= ranks -> ends r colour + loose a (r - 1) (negb colour) = shown a r colour.
Proof.
  intro ranked. unfold ends, loose, shown. rewrite !count_visible, <- total_add. apply total_ext. intros j there.
  destruct (lies_as j there) as [[lies _] | [[run [k [lies [_ [_ [sequenced king]]]]]] | [run [b [lies [pinned_b
      sequenced]]]]]].
  - now rewrite lies.
  - rewrite (loose_in_run j run k) by (auto; intro; lia). rewrite lies. apply covered; auto; lia.
  - rewrite (loose_in_run j run b); auto.
    + rewrite lies. apply covered; auto; lia.
    + intro no. assert (yes : pinned a b = true) by (apply pinned_where; eauto). congruence.
Qed.

Lemma bare_counted : bare + (loose a ranks true + loose a ranks false) = emptied a.
Proof.
  unfold bare, loose, emptied. rewrite !count_visible, <- !total_add. apply total_ext. intros j there.
  assert (low : forall run b c, up p j = run ++ [b] -> sequence (run ++ [b]) -> In c run -> rank c < ranks).
  { intros run b c lies sequenced. apply (run_below_kings run b); auto.
    intros d. rewrite <- lies. now apply rank_at_most. }
  assert (none : forall run b colour, up p j = run ++ [b] -> sequence (run ++ [b]) ->
                 cnt (fun c => alike ranks colour c && negb (pinned a c)) run = 0).
  { intros run b colour lies sequenced. apply cnt_none. intros c inside. unfold alike.
    destruct (Nat.eqb_spec (rank c) ranks); auto. specialize (low run b c lies sequenced inside). lia. }
  destruct (lies_as j there)
    as [[lies [_ dealt_j]] | [[run [k [lies [_ [dealt_j [sequenced king]]]]]] | [run [b [lies [dealt_j sequenced]]]]]].
  - now rewrite lies, dealt_j.
  - rewrite lies, dealt_j, !cnt_app, !(none run k) by auto. simpl. rewrite (king_not_pinned j run k) by auto.
    unfold alike. rewrite king, Nat.eqb_refl. destruct (is_red k), run; simpl; lia.
  - rewrite lies, dealt_j, !cnt_app, !(none run b) by auto. simpl.
    assert (yes : pinned a b = true) by (apply pinned_where; eauto).
    rewrite yes, !andb_false_r. destruct run; reflexivity.
Qed.

(** * What can be played *)

Lemma free_is_open r colour : 1 <= r <= ranks ->
  (free a r colour <-> exists j c others, column j /\ up p j = c :: others /\ alike r colour c = true).
Proof.
  intro ranked. unfold free. rewrite <- (ends_counted r colour ranked). split.
  - intro some. destruct (total_some (fun j => end_of (up p j) (alike r colour))) as [j [there one]]; [unfold ends in
      some; lia|].
    destruct (up p j) as [|c others] eqn:lies; simpl in one; [lia|]. exists j, c, others.
    destruct (alike r colour c); auto; lia.
  - intros [j [c [others [there [lies yes]]]]].
    pose proof (total_at (fun j => end_of (up p j) (alike r colour)) j there) as one. simpl in one.
    rewrite lies in one. simpl in one. rewrite yes in one. unfold ends. lia.
Qed.

Lemma room_is_bare : room a <-> exists j, column j /\ up p j = [] /\ down p j = [].
Proof.
  unfold room. rewrite <- bare_counted. split.
  - intro some. destruct (total_some (fun j => match up p j with [] => 1 | _ => 0 end)) as [j [there one]]; [unfold
      bare in some; lia|].
    destruct (up p j) eqn:lies; [|lia]. exists j. split; [exact there|]. split; [auto|].
    destruct (lies_as j there) as [[_ [empty _]] | [[run [k [not_empty _]]] | [run [b [not_empty _]]]]]; auto.
    + rewrite lies in not_empty. now destruct run.
    + rewrite lies in not_empty. now destruct run.
  - intros [j [there [lies _]]]. pose proof (total_at (fun j => match up p j with [] => 1 | _ => 0 end) j there) as one.
    simpl in one. rewrite lies in one. unfold bare. lia.
Qed.

(** A card can go to a column exactly if the abstract position says so. *)
Lemma can_is_takes c : in_deck c = true -> (can a c <-> exists j, takes p j c).
Proof.
  intro ours. unfold in_deck in ours. rewrite !andb_true_iff, !Nat.leb_le in ours. unfold can, takes. split.
  - intros [[low open] | [king some]].
    + apply free_is_open in open as [j [b [others [there [lies yes]]]]]; [|lia].
      exists j. split; auto. left. exists b, others. split; auto. unfold alike in yes.
      apply andb_prop in yes as [ranked coloured]. apply Nat.eqb_eq in ranked. apply eqb_prop in coloured.
      split; auto. rewrite coloured. now destruct (is_red c).
    + apply room_is_bare in some as [j [there empty]]. exists j. intuition.
  - intros [j [there [[b [others [lies [ranked coloured]]]] | [lies [empty king]]]]].
    + left. assert (rank b <= ranks) by (apply (rank_at_most j); [auto | rewrite lies; simpl; auto]).
      split; [lia|]. apply free_is_open; [lia|]. exists j, b, others. do 2 (split; [auto|]).
      unfold alike. rewrite ranked, Nat.eqb_refl. simpl. destruct (is_red b), (is_red c); auto; congruence.
    + right. split; auto. apply room_is_bare. exists j. auto.
Qed.

End Structure.

(** * The theorems *)

(** The structure of the columns: face-up cards lie in descending order and alternating colours, on the pin of the
    column; a column without a pin is empty or begins with a king. *)
Theorem K2_structure : forall {G : rules} {V : hand_view} p a j, seen_as p a -> column j ->
  sequence (up p j) /\
  ((exists b under run, dealt a j = b :: under /\ down p j = under /\ up p j = run ++ [b]) \/
   (dealt a j = [] /\ down p j = [] /\ (up p j = [] \/ exists run k, up p j = run ++ [k] /\ rank k = ranks))).
Proof.
  intros G V p a j seen there. destruct (columns_agree _ _ seen j there); simpl; split; auto.
  - right. repeat split; auto. right. now exists run, k.
  - left. now exists b, under, run.
Qed.

(** The number of open ends of a rank and colour, and of empty columns, by what the abstract position knows. *)
Theorem K2_counting : forall {G : rules} {V : hand_view} p a, seen_as p a ->
  (forall r colour, 1 <= r <= ranks ->
     total (fun j => end_of (up p j) (alike r colour)) + loose a (r - 1) (negb colour) = shown a r colour) /\
  total (fun j => match up p j with [] => 1 | _ => 0 end) + (loose a ranks true + loose a ranks false) = emptied a.
Proof. intros G V p a seen. split; [intros; now apply ends_counted | now apply bare_counted]. Qed.

(** A card has somewhere to go in the columns exactly if the abstract position says so. *)
Theorem K2_somewhere_to_go : forall {G : rules} {V : hand_view} p a c, seen_as p a -> in_deck c = true ->
  (can a c <-> exists j, takes p j c).
Proof. intros G V p a c seen. now apply can_is_takes. Qed.
