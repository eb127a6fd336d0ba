(** The functions of the checker as a program. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Proved Require Import Rules Checker.
Extraction Language OCaml.
Extraction "checker.ml" proves_shortest proves_unsolvable.
