(** The rules of sliding puzzles. Compare them with docs/certificates.md: all else is proved. *)
From Coq Require Import ZArith List Permutation Bool.
Import ListNotations.
Open Scope Z_scope.

(** A cell: its column and its row, both from 0. *)
Definition cell := (Z * Z)%type.

(** Pieces of one kind: their cells relative to the origin, the directions in which they may go,
    and the cells of the board that they may enter. *)
Record kind := Kind { shape : list cell; directions : list cell; open : cell -> bool }.

(** The origin of a piece of the kind with this number. *)
Definition place := (nat * cell)%type.

(** Where the pieces are. Pieces of one kind are not told apart: states that are permutations of
    each other are the same. *)
Definition state := list place.

(** A goal: these places are taken. A puzzle is solved by reaching any of its goals. *)
Record puzzle := Puzzle { kinds : list kind; start : state; goals : list state }.

Definition kind_of (p : puzzle) (a : place) : kind :=
  nth (fst a) (kinds p) (Kind [] [] (fun _ => false)).

Definition shift (c d : cell) : cell := (fst c + fst d, snd c + snd d).

Definition cells_of (p : puzzle) (a : place) : list cell :=
  map (shift (snd a)) (shape (kind_of p a)).

(** A piece may lie at a place while the others lie at theirs. *)
Definition fits (p : puzzle) (others : state) (a : place) : Prop :=
  forall c, In c (cells_of p a) ->
    open (kind_of p a) c = true /\ forall b, In b others -> ~ In c (cells_of p b).

(** One piece goes one cell in a direction, while the others lie still. *)
Definition goes (p : puzzle) (others : state) (d : cell) (a b : place) : Prop :=
  In d (directions (kind_of p a)) /\ b = (fst a, shift (snd a) d) /\ fits p others b.

(** One step after another, each in one of these directions. *)
Inductive walks (p : puzzle) (others : state) (along : list cell) : place -> place -> Prop :=
| first_step : forall d a b, In d along -> goes p others d a b -> walks p others along a b
| next_step : forall d a b c, walks p others along a b -> In d along -> goes p others d b c ->
    walks p others along a c.

Inductive metric := Steps | Slides | Moves.

(** What one unit of the metric can do with a piece. *)
Definition unit (p : puzzle) (m : metric) (others : state) (a b : place) : Prop :=
  match m with
  | Steps => exists d, goes p others d a b
  | Slides => exists d, walks p others [d] a b
  | Moves => exists along, walks p others along a b
  end.

(** Reached from the start in so many units. *)
Inductive reached (p : puzzle) (m : metric) : nat -> state -> Prop :=
| at_start : forall s, Permutation (start p) s -> reached p m 0 s
| by_unit : forall n others a b s t, reached p m n s -> Permutation s (a :: others) ->
    unit p m others a b -> Permutation (b :: others) t -> reached p m (S n) t.

Definition solved (p : puzzle) (s : state) : Prop :=
  exists g, In g (goals p) /\ forall a, In a g -> In a s.

(** What certificates claim. *)
Definition shortest (p : puzzle) (m : metric) (n : nat) : Prop :=
  (exists s, reached p m n s /\ solved p s) /\
  forall k s, reached p m k s -> solved p s -> (n <= k)%nat.

Definition unsolvable (p : puzzle) (m : metric) : Prop :=
  forall k s, reached p m k s -> ~ solved p s.
