import { LateSearcher } from './lateSearcher.ts';
import { emptyStats, type Searcher } from './searcher.ts';

/** Set-up in slices, each about as long as so many expansions; false: memory does not allow it. */
export type Preparation = Generator<number, boolean>;

/**
 * Does the set-up first, then what the searcher does that `make` gives when it is done. The set-up
 * can be a lot of work: compiling a board of 255×255 cells takes seconds.
 */
export function preparedSearcher(preparation: Preparation, make: () => Searcher): Searcher {
  return new LateSearcher(preparing(preparation, make), emptyStats());
}

function* preparing(preparation: Preparation, make: () => Searcher): Generator<number, Searcher> {
  if (yield* preparation) return make();
  return { stats: emptyStats(), step: () => ({ status: 'undecided', limit: 'memory' }) };
}
