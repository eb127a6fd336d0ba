import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import {
  defaultMetric,
  exactCount,
  finish,
  type Metric,
  OptionError,
  type Puzzle,
  tileParity,
} from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { RUN } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import type { AnalysisProgress } from '../analyse/analysis.ts';
import { countShortestPaths } from '../analyse/measures/countShortestPaths.ts';
import { exploreStates } from '../analyse/space/space.ts';
import {
  metricsToSee,
  SPACE_OPTIONS,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../analyse/space/spaceOptions.ts';
import type { Work } from '../analyse/space/work.ts';
import { workOnSpace } from '../analyse/space/workOnSpace.ts';
import { chaptersOf } from './chapters.ts';
import { estimateDifficulty } from './difficulty.ts';
import type { Explanation, Facts } from './explanation.ts';
import {
  basics,
  chainFact,
  deadEndsOf,
  statesOnTheWay,
  symmetryFacts,
  unmovedPieces,
} from './explanationFacts.ts';
import { describedFact, describedPair } from './facts/describedFacts.ts';
import { besidesGoals, findLandmarks } from './facts/landmarks.ts';
import { findPairs } from './facts/pairs.ts';
import { findIntuition } from './intuition.ts';
import { findBestLine } from './space/bestLine.ts';
import { foldSpace } from './space/folding.ts';
import { findParts } from './space/parts.ts';
import { findShortestWays } from './space/shortestWays.ts';
import { symmetriesOf } from './space/symmetry.ts';

/** What `explain` takes besides the puzzle. */
export type ExplainOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: SpaceLimits;
};

/**
 * Looks at every state that can be reached and tells what every solution has in common, where a
 * player goes wrong, and what the puzzle could do without: see docs/explain.md. Works in slices,
 * so that the event loop goes on. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { explain } from 'glissade/explain';
 * const explanation = await explain('start:\nA..\ngoal:\n..A', { metric: 'steps' });
 * if (explanation.status === 'explained') {
 *   console.log(explanation.length, explanation.states); // → 2 3
 * }
 * ```
 */
export async function explain(
  puzzle: Puzzle | string,
  options: ExplainOptions & SpaceRunOptions = {},
): Promise<Explanation> {
  const own = checkTypes('explain', { ...SPACE_OPTIONS, ...RUN }, options);
  const given = readGiven(puzzle);
  const { signal, onProgress } = own;
  return finishInSlices(
    explaining(given, own, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * As `explain`, at once and blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { explainSync } from 'glissade/explain';
 * const explanation = explainSync(parsePuzzle('start:\nA..\ngoal:\n..A'), { metric: 'steps' });
 * if (explanation.status === 'explained') console.log(explanation.line); // → AR2
 * ```
 */
export function explainSync(puzzle: Puzzle | string, options: ExplainOptions = {}): Explanation {
  const own = checkTypes('explainSync', SPACE_OPTIONS, options);
  return finish(explaining(readGiven(puzzle), own, () => false));
}

type Found =
  | ({ readonly status: 'explained' } & Facts)
  | {
      readonly status: 'unsolvable';
      readonly metric: Metric;
      readonly proof: 'exhausted';
      readonly states: number;
    };

function* explaining(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), limits }: ExplainOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, Explanation> {
  const startedMs = performance.now();
  metricsToSee(puzzle, [metric]);
  if (puzzle.type === 'tiles' && !tileParity(puzzle).isSolvable) {
    const stats = { expanded: 0, peakBytes: 0, timeMs: performance.now() - startedMs };
    return { status: 'unsolvable', metric, proof: 'parity', states: 0, stats };
  }
  const end = yield* workOnSpace({
    ...{ puzzle, metric, isCancelled, limits: workLimits(limits) },
    begin: (meter, stats) => explainIn(puzzle, metric, meter, stats),
  });
  return end.status === 'done' ? { ...end.result, stats: end.stats } : end;
}

function* explainIn(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Found> {
  const space = yield* exploreStates(puzzle, metric, meter, stats);
  if (!space) return undefined;
  const states = space.graph.count;
  if (space.goals.length === 0) {
    return { status: 'unsolvable', metric, proof: 'exhausted', states };
  }
  if (space.toGoal[0] === 0) {
    const message = 'the start meets the goal already: there is nothing to explain';
    throw new OptionError('combination', message, 'give a puzzle that is not yet solved');
  }
  const symmetries = symmetriesOf(puzzle);
  const folded = yield* foldSpace(space, symmetries, meter);
  const parts = folded && (yield* findParts(space, folded, meter));
  if (!parts) return undefined;
  const { doors, rooms } = parts;
  const ways = yield* findShortestWays(folded);
  const unfolded = yield* findShortestWays(space);
  const shortest = { ways, unfolded };
  const landmarks = yield* findLandmarks(space, folded, shortest, meter);
  if (!landmarks) return undefined;
  const pairs = yield* findPairs(space, folded, shortest, { landmarks, doors }, meter);
  const line = findBestLine(space);
  const intuition = yield* findIntuition(space, line, unfolded);
  return {
    status: 'explained',
    ...basics(space, folded, line),
    ...chainFact(space, line),
    optimalSolutions: exactCount(yield* countShortestPaths(space)),
    ...statesOnTheWay(space, folded, ways, parts, line),
    chapters: yield* chaptersOf(space, { folded, doors, line, ...shortest }, rooms),
    landmarks: besidesGoals(puzzle, landmarks).map(({ fact, ...rest }) => ({
      ...describedFact(puzzle, fact),
      ...rest,
    })),
    ...(pairs
      ? {
          landmarkPairs: pairs.map(({ fact, earliest }) => ({
            ...describedPair(puzzle, fact),
            earliest,
          })),
        }
      : {}),
    intuition,
    deadEnds: deadEndsOf(space, parts),
    symmetry: symmetryFacts(space, symmetries, folded),
    unmoved: unmovedPieces(space, unfolded),
    difficulty: estimateDifficulty({ length: ways.length, farthest: intuition.farthest }),
  };
}
