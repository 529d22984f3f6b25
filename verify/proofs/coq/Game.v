(** Clock Patience as a rule book has it. Nothing here is proved; everything else rests on it.

    There are ranks 1 .. r and suits 1 .. s; pile p is the home of rank p, pile r the centre. The real game has r = 13
    and s = 4: pile 13 is the pile of the kings. *)

From Coq Require Import List Arith Permutation.
Import ListNotations.

(** * Cards *)

Definition card : Type := nat * nat.
Definition rank (c : card) : nat := fst c.

(** The cards of one rank, and the whole deck. *)
Definition own (s p : nat) : list card := map (pair p) (seq 1 s).
Definition deck (r s : nat) : list card := flat_map (own s) (seq 1 r).

(** * Deals *)

Definition pile (r p : nat) : Prop := 1 <= p <= r.
Definition clock_pile (r p : nat) : Prop := 1 <= p < r.

(** What lies face down in each pile; the card that will be turned first stands first. *)
Definition deal : Type := nat -> list card.

(** These cards have been dealt to r piles, and pile p was given [size p] of them. *)
Definition deals (r : nat) (cards : list card) (size : nat -> nat) (d : deal) : Prop :=
  Permutation (flat_map d (seq 1 r)) cards /\ forall p, pile r p -> length (d p) = size p.

(** A deal of the game: a whole deck, s cards in each pile. *)
Definition is_deal (r s : nat) (d : deal) : Prop := deals r (deck r s) (fun _ => s) d.

(** * Play *)

(** A table between two turns: the cards face down in each pile, the cards face up at each pile, and the pile that
    is to give the next card. *)
Record table : Type := Table { down : nat -> list card; up : nat -> list card; here : nat }.

(** The same piles but for one. *)
Definition with_pile (piles : nat -> list card) (p : nat) (cards : list card) : nat -> list card :=
  fun q => if q =? p then cards else piles q.

(** Turn the next card of the pile at which play has arrived, lay it face up at the pile of its rank, and go there.
    There is no turn if no card is face down where play has arrived. *)
Definition turn (t : table) : option (card * table) :=
  match down t (here t) with
  | [] => None
  | c :: rest =>
      Some (c, Table (with_pile (down t) (here t) rest)
                     (with_pile (up t) (rank c) (up t (rank c) ++ [c]))
                     (rank c))
  end.

(** Before the first turn. Play begins at a given pile: by the rules, at the centre. *)
Definition begin_at (p : nat) (d : deal) : table := Table d (fun _ => []) p.

(** [plays t cards e]: from table t, turning these cards one after the other leads to table e. *)
Inductive plays (t : table) : list card -> table -> Prop :=
| no_turn : plays t [] t
| another_turn cards c m e : plays t cards m -> turn m = Some (c, e) -> plays t (cards ++ [c]) e.

Definition dead_end (t : table) : Prop := turn t = None.

(** A whole game: these cards are turned, and then there is no turn. *)
Definition game (start : nat) (d : deal) (cards : list card) (e : table) : Prop :=
  plays (begin_at start d) cards e /\ dead_end e.

(** The game is won if every card of the deck has been turned. *)
Definition won (r s : nat) (cards : list card) : Prop := forall c, In c (deck r s) -> In c cards.

(** * What is said of games *)

(** The cards of one rank among these, and how many. *)
Definition of_rank (p : nat) (cards : list card) : list card := filter (fun c => rank c =? p) cards.
Definition seen (p : nat) (cards : list card) : nat := length (of_rank p cards).

(** How many cards have left pile p. *)
Definition gone (d : deal) (t : table) (p : nat) : nat := length (d p) - length (down t p).

Definition one_if (p q : nat) : nat := if p =? q then 1 else 0.

Definition none_face_down (r : nat) (t : table) : Prop := forall p, pile r p -> down t p = [].

(** The pile has its own s cards face up, and nothing else. *)
Definition complete (s : nat) (t : table) (p : nat) : Prop := down t p = [] /\ Permutation (up t p) (own s p).

(** The last of the cards turned is the s-th king: it is a king, and s - 1 kings came before it. *)
Definition ends_with_last_king (r s : nat) (cards : list card) : Prop :=
  exists before k, cards = before ++ [k] /\ rank k = r /\ S (seen r before) = s.

(** * The bottom map *)

(** The rank of the card of a pile that is turned last: where the arc of the pile leads. *)
Definition bottom (d : deal) (p : nat) : nat := rank (last (d p) (0, 0)).

(** A path of one arc or more. There are arcs from the clock piles only. *)
Inductive path (r : nat) (d : deal) (p : nat) : nat -> Prop :=
| arc : clock_pile r p -> path r d p (bottom d p)
| another_arc q : path r d p q -> clock_pile r q -> path r d p (bottom d q).

Definition has_cycle (r : nat) (d : deal) : Prop := exists p, path r d p p.
Definition all_reach_centre (r : nat) (d : deal) : Prop := forall p, clock_pile r p -> path r d p r.
