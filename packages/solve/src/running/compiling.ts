import type { Puzzle } from '@glissade/core';
import { compilingBlocks } from '@glissade/search/problem/blockProblem';
import { emptyStats } from '@glissade/search/searcher';
import type { Machine } from './run.ts';

/** How compiling ended. */
export type Compiled =
  | { readonly status: 'compiled' }
  | { readonly status: 'undecided'; readonly limit: 'memory' };

/** Compiles a large block puzzle in slices, for a search that is made after it. */
export function compileMachine(puzzle: Puzzle, memoryBytes: number): Machine<Compiled> {
  const compiling = compilingBlocks(puzzle, memoryBytes);
  const step = (budget: number): Compiled | undefined => {
    for (let looked = 0; looked < budget; ) {
      const { done, value } = compiling.next();
      if (!done) looked += value;
      else return value ? { status: 'compiled' } : { status: 'undecided', limit: 'memory' };
    }
    return undefined;
  };
  return { stats: emptyStats(), preparing: true, step };
}
