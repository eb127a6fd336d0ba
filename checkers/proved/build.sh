#!/bin/sh
# Checks the proofs and compiles the checker that they are about: sh build.sh FOLDER. It needs coqc
# (Debian: coq) and ocamlopt (ocaml-nox). The program is FOLDER/certificate.
set -e
from=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && cd "$1"
cp "$from"/Rules.v "$from"/Checker.v "$from"/Extract.v "$from"/main.ml .
for file in Rules Checker Extract; do coqc -q -R . Proved $file.v; done
# Nothing is assumed: neither axiom nor unfinished proof.
printf '%s\n' 'From Proved Require Import Checker.' 'Print Assumptions shortest_is_true.' \
  'Print Assumptions unsolvable_is_true.' > Assumptions.v
test "$(coqc -q -R . Proved Assumptions.v | grep -c 'Closed under the global context')" = 2
ocamlopt -w -a -o certificate checker.mli checker.ml main.ml
