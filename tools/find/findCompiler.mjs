// Finds a compiler of C99, for the checker of certificates in C.
import { spawnSync } from 'node:child_process';

/** The compiler that `CC` names, or the first of the usual ones that runs; throws if none does. */
export function findCompiler() {
  const own = process.env.CC;
  const tried = own === undefined ? ['cc', 'gcc', 'clang'] : [own];
  const found = tried.find((name) => spawnSync(name, ['--version']).status === 0);
  if (found === undefined) throw new Error(`no compiler of C was found: tried ${tried.join(', ')}`);
  return found;
}
