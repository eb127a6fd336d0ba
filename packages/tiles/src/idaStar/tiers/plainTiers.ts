/* Heuristic tiers in plain TypeScript. */
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import type { PatternSums } from '@glissade/search/heuristic/tiles/patternSums';
import { PatternTables } from '@glissade/search/heuristic/tiles/patternTables';
import { StepManhattan } from '@glissade/search/heuristic/tiles/stepManhattan';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { moveAutomaton } from '../../board/moveAutomaton.ts';
import { StepSearch } from '../stepSearch.ts';
import type { HeuristicTier, SearchMaker } from './heuristicTier.ts';
import { COSTS, PRICE_MIN } from './tierPrices.ts';

/** Length of the move sequences that stronger searches prune. */
const SEQUENCE_LENGTH_MAX = 10;

/** Searches by walking distances, or by pattern databases where these are given. */
export function plainSearches(
  problem: TileProblem,
  sequenceLengthMax: number,
  sums?: PatternSums,
): SearchMaker {
  const { width, height, gapGoal } = problem;
  const axes = axisPair(width, height, gapGoal);
  const needsManhattan = !sums && !axes.isExact;
  const manhattan = needsManhattan ? new StepManhattan(width, height) : undefined;
  return (forTies) =>
    new StepSearch(problem, {
      axes,
      sums,
      manhattan,
      isWalked: !sums,
      automaton: moveAutomaton(forTies ? 2 : sequenceLengthMax),
    });
}

/** The tiers with tables, the weaker first. */
export function plainTiers(problem: TileProblem): HeuristicTier[] {
  const { width, height, gapGoal } = problem;
  if (!PatternTables.fits(width, height)) return [];
  return (['small', 'large'] as const).map((size) => {
    const tables = new PatternTables(width, height, gapGoal, size);
    return {
      size,
      price: Math.max(tables.price * COSTS.plain[size], PRICE_MIN.plain),
      isReady: tables.price === 0,
      bytesPeak: tables.bytesPeak,
      bytes: () => tables.bytes,
      prepare: (budget: number) => {
        const built = tables.step(budget);
        return built && plainSearches(problem, SEQUENCE_LENGTH_MAX, built);
      },
    };
  });
}
