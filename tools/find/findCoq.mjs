// Finds Coq and a compiler of OCaml, for the checker whose proofs Coq checks; on a bare Debian
// machine installs them.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './aptInstall.mjs';

const programs = ['coqc', 'ocamlopt'];

const advice = `Coq and OCaml are needed to check the proofs of checkers/proved:
  apt-get install -y coq ocaml-nox      (Debian, as root)`;

/** Throws with what to do where they are missing and cannot be installed. */
export function requireCoq() {
  const areThere = () => programs.every((name) => spawnSync(name, ['-where']).status === 0);
  if (areThere() || (aptInstall(['--no-install-recommends', 'coq', 'ocaml-nox']) && areThere())) {
    return;
  }
  throw new Error(advice);
}
