(** Klondike as the rule text has it, and the abstract positions that stand for its positions. Nothing here is proved;
    everything else rests on it.

    Ranks are 1 .. ranks, suits 1 .. suits, columns 1 .. columns; the real game has 13, 4 and 7. In a list of cards
    the one that can be taken first stands first: the open end of a column, the last card of the waste, the card of
    the stock that is drawn next. *)

From Coq Require Import List Arith Bool.
Import ListNotations.

(** * Cards *)

Definition card : Type := nat * nat.
Definition rank (c : card) : nat := fst c.
Definition suit (c : card) : nat := snd c.
Definition same (a b : card) : bool := (rank a =? rank b) && (suit a =? suit b).

(** * What lies in the hand: stock and waste, and which pass through the stock is under way *)

Record talon : Type := Talon { stock : list card; waste : list card; pass : nat }.

(** A game: its cards, which suits are red, whether cards may come back from the foundations, whether a part of a run
    may move, and what a draw or a redeal makes of the hand. *)
Class rules : Type := Rules {
  ranks : nat;
  suits : nat;
  columns : nat;
  red : nat -> bool;
  worrying_back : bool;
  partial_runs : bool;
  drawn : talon -> talon -> Prop }.

Section Game.

Context {G : rules}.

Definition in_deck (c : card) : bool :=
  (1 <=? rank c) && (rank c <=? ranks) && (1 <=? suit c) && (suit c <=? suits).

Definition is_red (c : card) : bool := red (suit c).

(** The card c may lie on the card b in a column. *)
Definition goes_on (c b : card) : Prop := S (rank c) = rank b /\ is_red c <> is_red b.

(** A number, or a pile, for every column or suit; the same but for one. *)
Definition set {A : Type} (f : nat -> A) (i : nat) (a : A) : nat -> A := fun j => if j =? i then a else f j.

Definition column (j : nat) : Prop := 1 <= j <= columns.

(** * Positions and moves *)

Record position : Type := Position {
  down : nat -> list card;
  up : nat -> list card;
  height : nat -> nat;
  hand : talon }.

(** The next card of its suit on the foundations. *)
Definition next (h : nat -> nat) (c : card) : Prop := in_deck c = true /\ rank c = S (h (suit c)).

Definition on_foundation (h : nat -> nat) (c : card) : bool := in_deck c && (rank c <=? h (suit c)).

Definition raise (h : nat -> nat) (c : card) : nat -> nat := set h (suit c) (rank c).
Definition lower (h : nat -> nat) (c : card) : nat -> nat := set h (suit c) (rank c - 1).

(** A column of which these face-up cards are left; if none is, the next face-down card is turned. *)
Definition keep (p : position) (i : nat) (rest : list card) : position :=
  match rest, down p i with
  | [], c :: others => Position (set (down p) i others) (set (up p) i [c]) (height p) (hand p)
  | _, _ => Position (down p) (set (up p) i rest) (height p) (hand p)
  end.

Definition lay (p : position) (j : nat) (run : list card) : position :=
  Position (down p) (set (up p) j (run ++ up p j)) (height p) (hand p).

Definition with_heights (p : position) (h : nat -> nat) : position := Position (down p) (up p) h (hand p).
Definition with_hand (p : position) (t : talon) : position := Position (down p) (up p) (height p) t.

(** The column takes the card: on its open end; or it is empty and the card a king. *)
Definition takes (p : position) (j : nat) (c : card) : Prop :=
  column j /\
  ((exists b others, up p j = b :: others /\ goes_on c b) \/
   (up p j = [] /\ down p j = [] /\ rank c = ranks)).

Inductive move (p : position) : position -> Prop :=
| draw_or_redeal t : drawn (hand p) t -> move p (with_hand p t)
| up_from_column i c rest :
    column i -> up p i = c :: rest -> next (height p) c ->
    move p (with_heights (keep p i rest) (raise (height p) c))
| up_from_waste c stock_left waste_left k :
    hand p = Talon stock_left (c :: waste_left) k -> next (height p) c ->
    move p (with_heights (with_hand p (Talon stock_left waste_left k)) (raise (height p) c))
| run_to_column i j run c rest :
    column i -> i <> j -> up p i = run ++ c :: rest -> takes p j c -> (partial_runs = false -> rest = []) ->
    move p (lay (keep p i rest) j (run ++ [c]))
| waste_to_column j c stock_left waste_left k :
    hand p = Talon stock_left (c :: waste_left) k -> takes p j c ->
    move p (lay (with_hand p (Talon stock_left waste_left k)) j [c])
| foundation_to_column j c :
    worrying_back = true -> in_deck c = true -> height p (suit c) = rank c -> takes p j c ->
    move p (lay (with_heights p (lower (height p) c)) j [c]).

Inductive play (p : position) : position -> Prop :=
| no_move : play p p
| another_move q e : play p q -> move q e -> play p e.

Definition complete (h : nat -> nat) : Prop := forall s, 1 <= s <= suits -> h s = ranks.

Definition won (p : position) : Prop := complete (height p).

(** * How cards lie *)

Fixpoint cnt (P : card -> bool) (cards : list card) : nat :=
  match cards with [] => 0 | c :: others => (if P c then 1 else 0) + cnt P others end.

Definition total (f : nat -> nat) : nat := list_sum (map f (seq 1 columns)).

Definition in_hand (t : talon) (c : card) : nat := cnt (same c) (stock t) + cnt (same c) (waste t).

(** Each card of the deck lies in one place, and no other card is there. *)
Definition whole (p : position) : Prop := forall c,
  total (fun j => cnt (same c) (up p j)) + total (fun j => cnt (same c) (down p j)) + in_hand (hand p) c
  + (if on_foundation (height p) c then 1 else 0) = if in_deck c then 1 else 0.

(** Each card lies on the one below it as the rules have it. *)
Fixpoint sequence (cards : list card) : Prop :=
  match cards with
  | c :: ((b :: _) as others) => goes_on c b /\ sequence others
  | _ => True
  end.

(** * Abstract positions *)

(** What an abstract position knows of the hand: where its anchor is, which cards are there, and which can be played
    next, with the anchor that is left. *)
Class hand_view : Type := View {
  anchor : Type;
  cards_left : anchor -> list card;
  plays : anchor -> card -> anchor -> Prop }.

Context {V : hand_view}.

(** The heights of the foundations; of each column, the dealt cards that still lie in place, the uppermost first: its
    face-up card, the pin, and those face down under it; the hand. *)
Record abstract : Type := Abstract {
  foundation : nat -> nat;
  dealt : nat -> list card;
  place : anchor }.

(** A king at the bottom counts as emptied. *)
Definition settle (cards : list card) : list card :=
  match cards with [k] => if rank k =? ranks then [] else cards | _ => cards end.

Definition pin (a : abstract) (j : nat) (c : card) : bool :=
  match dealt a j with b :: _ => same c b | [] => false end.

(** The pin has left its column. *)
Definition unpin (a : abstract) (c : card) : nat -> list card :=
  fun j => if pin a j c then settle (tl (dealt a j)) else dealt a j.

Definition pinned (a : abstract) (c : card) : bool := existsb (fun j => pin a j c) (seq 1 columns).

Definition face_down (a : abstract) (c : card) : nat := total (fun j => cnt (same c) (tl (dealt a j))).

(** The card lies face up in a column. *)
Definition visible (a : abstract) (c : card) : bool :=
  in_deck c && negb (on_foundation (foundation a) c) && (face_down a c =? 0)
  && (cnt (same c) (cards_left (place a)) =? 0).

Definition deck : list card := flat_map (fun r => map (pair r) (seq 1 suits)) (seq 1 ranks).

Definition alike (r : nat) (colour : bool) (c : card) : bool := (rank c =? r) && eqb (is_red c) colour.

(** How many cards of this rank and colour lie face up; how many of these are no pins. *)
Definition shown (a : abstract) (r : nat) (colour : bool) : nat :=
  cnt (fun c => alike r colour c && visible a c) deck.
Definition loose (a : abstract) (r : nat) (colour : bool) : nat :=
  cnt (fun c => alike r colour c && negb (pinned a c) && visible a c) deck.

Definition emptied (a : abstract) : nat :=
  total (fun j => match dealt a j with [] => 1 | _ => 0 end).

(** A card of this rank and colour is the open end of a column; a column is empty. *)
Definition free (a : abstract) (r : nat) (colour : bool) : Prop := loose a (r - 1) (negb colour) < shown a r colour.
Definition room (a : abstract) : Prop := loose a ranks true + loose a ranks false < emptied a.

(** The card has somewhere to go in the columns. *)
Definition can (a : abstract) (c : card) : Prop :=
  (rank c < ranks /\ free a (S (rank c)) (negb (is_red c))) \/ (rank c = ranks /\ room a).

Inductive step (a : abstract) : abstract -> Prop :=
| goes_up c :
    next (foundation a) c -> visible a c = true -> free a (rank c) (is_red c) ->
    step a (Abstract (raise (foundation a) c) (unpin a c) (place a))
| reveal c :
    pinned a c = true -> can a c -> step a (Abstract (foundation a) (unpin a c) (place a))
| talon_up c s :
    plays (place a) c s -> next (foundation a) c -> step a (Abstract (raise (foundation a) c) (dealt a) s)
| talon_down c s :
    plays (place a) c s -> can a c -> step a (Abstract (foundation a) (dealt a) s)
| comes_back c :
    worrying_back = true -> in_deck c = true -> foundation a (suit c) = rank c -> can a c ->
    step a (Abstract (lower (foundation a) c) (dealt a) (place a)).

Definition finished (a : abstract) : Prop := complete (foundation a).

(** A way to win, with n steps among others that put a card on its foundation. *)
Definition lifts (a b : abstract) : Prop :=
  exists c, next (foundation a) c /\ foundation b = raise (foundation a) c.

Inductive wins : nat -> abstract -> Prop :=
| wins_now a : finished a -> wins 0 a
| wins_lifting n a b : step a b -> lifts a b -> wins n b -> wins n a
| wins_otherwise n a b : step a b -> wins n b -> wins (S n) a.

Definition winnable (a : abstract) : Prop := exists n, wins n a.

(** ** Safe cards *)

(** Levels of the suits, those of different colours one apart at most. *)
Definition neighbours (level : nat -> nat) : Prop :=
  forall s t, red s <> red t -> level s <= level t + 1.

(** When the card is up, its suit stands at its level, no suit more than one below its own. *)
Definition at_its_level (a : abstract) (c : card) : Prop :=
  exists level, neighbours level /\ rank c <= level (suit c) /\
    forall s, 1 <= s <= suits -> level s <= raise (foundation a) c s + 1.

(** The card can go up from the columns, and stands at its level then. *)
Definition safe_up (a : abstract) (c : card) : Prop :=
  next (foundation a) c /\ visible a c = true /\ free a (rank c) (is_red c) /\ at_its_level a c.

Definition after_up (a : abstract) (c : card) : abstract :=
  Abstract (raise (foundation a) c) (unpin a c) (place a).

(** The card can go up from the hand, which is then at the anchor s, and stands at its level then. *)
Definition safe_talon (a : abstract) (c : card) (s : anchor) : Prop :=
  plays (place a) c s /\ next (foundation a) c /\ at_its_level a c.

Definition after_talon (a : abstract) (c : card) (s : anchor) : abstract :=
  Abstract (raise (foundation a) c) (dealt a) s.

(** Every card that is left in the hand can be played, at any time. *)
Definition all_play : Prop := forall s c, 0 < cnt (same c) (cards_left s) -> exists r, plays s c r.

(** The column as it lies, and what the abstract position says of it. *)
Inductive column_as : list card -> list card -> list card -> Prop :=
| is_empty : column_as [] [] []
| on_a_king run k : sequence (run ++ [k]) -> rank k = ranks -> column_as [] (run ++ [k]) []
| on_its_pin run b under :
    sequence (run ++ [b]) -> (under = [] -> rank b <> ranks) -> column_as under (run ++ [b]) (b :: under).

(** The position is one of those that the abstract position stands for, as far as the columns go. *)
Record seen_as (p : position) (a : abstract) : Prop := Seen {
  nothing_lost : whole p;
  heights_agree : forall s, height p s = foundation a s;
  columns_agree : forall j, column j -> column_as (down p j) (up p j) (dealt a j);
  hands_agree : forall c, in_hand (hand p) c = cnt (same c) (cards_left (place a)) }.

(** * The hand, as a view has it *)

(** Of the cards left, the one that is played leaves. *)
Class hand_counted : Type := Counted {
  one_leaves s c r d : plays s c r ->
    cnt (same d) (cards_left s) = cnt (same d) (cards_left r) + (if same d c then 1 else 0) }.

(** From this hand, draws and redeals lead to that one. *)
Inductive turns (t : talon) : talon -> Prop :=
| no_turn : turns t t
| another_turn u v : turns t u -> drawn u v -> turns t v.

(** The card c is taken from the waste. *)
Definition taken (t : talon) (c : card) (u : talon) : Prop :=
  exists stock_left waste_left k, t = Talon stock_left (c :: waste_left) k /\ u = Talon stock_left waste_left k.

(** The anchor stands for the hand, and goes on doing so whatever is drawn, redealt or taken. *)
Class hand_followed : Type := Followed {
  stands_for : anchor -> talon -> Prop;
  same_cards s t c : stands_for s t -> in_hand t c = cnt (same c) (cards_left s);
  after_a_draw s t u : stands_for s t -> drawn t u -> stands_for s u;
  after_a_take s t c u : stands_for s t -> taken t c u -> exists r, plays s c r /\ stands_for r u }.

(** From the hand, which is at the anchor, each card that the anchor lets play can be drawn and taken. *)
Class hand_realised : Type := Realised {
  is_at : anchor -> talon -> Prop;
  cards_at s t c : is_at s t -> in_hand t c = cnt (same c) (cards_left s);
  can_be_drawn s t c r : is_at s t -> plays s c r -> exists u v, turns t u /\ taken u c v /\ is_at r v }.

(** A position that an abstract position stands for; and one from which all of its steps can be made. *)
Definition stands {F : hand_followed} (a : abstract) (p : position) : Prop :=
  seen_as p a /\ stands_for (place a) (hand p).
Definition stands_at {F : hand_realised} (a : abstract) (p : position) : Prop :=
  seen_as p a /\ is_at (place a) (hand p).

End Game.
