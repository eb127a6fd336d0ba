/*
 * Which search to use for a goal, and what a stronger one costs.
 *
 * Every board is begun with walking distances, which cost next to nothing to set up. Pattern
 * databases prune far more but must be built first: on the 4×4 board 0.4 s for the small ones, some
 * seconds for the large. So a rung is left as soon as what it has spent, or what its next iteration
 * is foreseen to cost, exceeds the price of the next rung: at worst twice the least possible.
 *
 * Climbing loses nothing but time: a bound stays proved, whoever proved it, and the iteration at
 * hand begins anew.
 *
 * Pushes have one rung: a push moves several tiles at once, so pattern databases do not add up.
 */
import type { Metric } from '@glissade/core';
import { axisPair } from '../../heuristic/tiles/axisPair.ts';
import { layOutManhattan } from '../../heuristic/tiles/manhattanSums.ts';
import type { PatternSums } from '../../heuristic/tiles/patternSums.ts';
import { PatternTables } from '../../heuristic/tiles/patternTables.ts';
import type { TileProblem } from '../../problem/tileProblem.ts';
import { moveAutomaton } from './gapMoves.ts';
import type { Iteration } from './iteration.ts';
import { PushSearch } from './pushSearch.ts';
import { StepSearch } from './stepSearch.ts';

/** Makes a search; one for ties skips no line that is as short as another. */
export type SearchMaker = (forTies: boolean) => Iteration;

/** A search of some strength, possibly still to be set up. */
export type Rung = {
  /** Expansions of the rung below that are worth the set-up of this one. */
  readonly price: number;
  /** Bytes it takes at most. */
  readonly bytesPeak: number;
  /** Bytes of the tables made so far. */
  readonly bytes: () => number;
  /** Sets up for about as long as `budget` expansions take; the searches when they are ready. */
  readonly prepare: (budget: number) => SearchMaker | undefined;
};

/** Boards up to this many cells are done before a table is built. */
const CELLS_WITHOUT_TABLES = 9;

/** Even tables that are ready are not worth a change before so many expansions. */
const PRICE_MIN = 200_000;

/**
 * The large tables are taken up sooner: a search that the small ones do not end soon has most of
 * its nodes before it (iterations grow tenfold on boards near the greatest distance).
 */
const EAGERNESS = { small: 1, large: 0.4 } as const;

/** Length of the words of gap moves that stronger searches know. */
const WORDS = 10;

/** The rungs for a goal, the weakest (ready at once) first. */
export function rungsFor(problem: TileProblem, metric: Metric): [Rung, ...Rung[]] {
  const { width, height, gapGoal } = problem;
  const axes = axisPair(width, height, gapGoal);
  if (metric === 'mtm') return [readyRung(() => new PushSearch(problem, axes))];
  const search =
    (words: number, sums: PatternSums | undefined): SearchMaker =>
    (forTies) =>
      new StepSearch(problem, { axes, sums, automaton: moveAutomaton(forTies ? 2 : words) });
  const sums = axes.isExact ? undefined : layOutManhattan(width, height, gapGoal);
  const first = readyRung(search(2, sums));
  if (width * height <= CELLS_WITHOUT_TABLES || !PatternTables.fits(width, height)) return [first];
  const stronger = (['small', 'large'] as const).map((size) => {
    const tables = new PatternTables(width, height, gapGoal, size);
    return {
      price: Math.max(tables.price * EAGERNESS[size], PRICE_MIN),
      bytesPeak: tables.bytesPeak,
      bytes: () => tables.bytes,
      prepare: (budget: number) => {
        const built = tables.step(budget);
        return built && search(WORDS, built);
      },
    };
  });
  return [first, ...stronger];
}

function readyRung(maker: SearchMaker): Rung {
  return { price: 0, bytesPeak: 0, bytes: () => 0, prepare: () => maker };
}
