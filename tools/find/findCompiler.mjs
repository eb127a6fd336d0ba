// Finds a compiler: of C99 for the checker of certificates, of C++ for programs that learn weights.
import { spawnSync } from 'node:child_process';

const compilers = {
  C: { variable: 'CC', usual: ['cc', 'gcc', 'clang'] },
  'C++': { variable: 'CXX', usual: ['c++', 'g++', 'clang++'] },
};

/**
 * The compiler that the variable `CC` or `CXX` names, or the first of the usual ones that runs;
 * throws if none does.
 * @param {keyof typeof compilers} [language]
 */
export function findCompiler(language = 'C') {
  const { variable, usual } = compilers[language];
  const own = process.env[variable];
  const tried = own === undefined ? usual : [own];
  const found = tried.find((name) => spawnSync(name, ['--version']).status === 0);
  if (found !== undefined) return found;
  throw new Error(`no compiler of ${language} was found: tried ${tried.join(', ')}`);
}
