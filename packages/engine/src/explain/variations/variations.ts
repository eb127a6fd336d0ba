import { defaultMetric, type Metric, type Puzzle } from '@glissade/core';
import { metricsToSee } from '../../analyse/space/options.ts';
import { OptionError } from '../../solve/options/optionError.ts';
import type { Limits } from '../../solve/options/options.ts';
import { checkTypes } from '../../solve/options/optionTypes.ts';
import { readGiven } from '../../solve/options/readGiven.ts';
import { solve } from '../../solve/solve.ts';
import { type ChangeTried, variantsOf } from './variants.ts';

/** What `variations` takes besides the puzzle. */
export type VariationOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** Where each of the searches stops. */
  readonly limits?: Limits;
  /** Aborting it ends the search for further ones. */
  readonly signal?: AbortSignal;
};

/** What becomes of a puzzle by one change. */
export type ChangeEffect = {
  /** What is changed. */
  readonly change: ChangeTried;
  /** `solved`: `length` is the proved optimum. `undecided`: `length` is a proved lower bound. */
  readonly status: 'solved' | 'unsolvable' | 'undecided';
  /** In the metric asked; -1 where there is no solution. */
  readonly length: number;
};

/**
 * What one change would do to a block puzzle: each piece taken away, each two that touch glued
 * together, one more row or column of floor at each side. Pieces that a goal names stay as they
 * are. Rejects with OptionError, also for tile puzzles.
 *
 * @example
 * ```ts
 * import { variations } from 'glissade/explain';
 * const [first] = await variations('start:\nAB.\n...\ngoal:\n..A\n...', { metric: 'steps' });
 * console.log(first?.change.type, first?.length); // → without 2
 * ```
 */
export async function variations(
  puzzle: Puzzle | string,
  options: VariationOptions = {},
): Promise<readonly ChangeEffect[]> {
  checkTypes('variations', options);
  const given = await readGiven(puzzle);
  if (given.type === 'tiles') {
    const hint = 'give a block puzzle';
    throw new OptionError('combination', 'tile puzzles have no pieces to spare', hint);
  }
  const { metric = defaultMetric(given), limits, signal } = options;
  metricsToSee(given, [metric]);
  const found: ChangeEffect[] = [];
  for (const { change, puzzle: changed } of variantsOf(given)) {
    const run = { metric, ...(limits ? { limits } : {}), ...(signal ? { signal } : {}) };
    const outcome = await solve(changed, run);
    if (outcome.status === 'cancelled') break;
    if (outcome.status === 'unsolvable') found.push({ change, status: 'unsolvable', length: -1 });
    else {
      const isProved = outcome.status === 'solved' && outcome.optimal;
      const status = isProved ? 'solved' : 'undecided';
      found.push({ change, status, length: outcome.lowerBound });
    }
  }
  return found;
}
