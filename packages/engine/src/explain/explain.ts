import {
  defaultMetric,
  exactCount,
  formatMoves,
  formatState,
  type Metric,
  type Puzzle,
  tileParity,
} from '@glissade/core';
import type { AnalysisProgress } from '../analyse/analysis.ts';
import { countShortestPaths } from '../analyse/measures/countShortestPaths.ts';
import {
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../analyse/space/options.ts';
import { exploreStates, type Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import { workOnSpace } from '../analyse/space/workOnSpace.ts';
import type { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import type { SearchStats } from '../search/searcher.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { readGiven } from '../solve/options/readGiven.ts';
import { requirePuzzle } from '../solve/options/requirePuzzle.ts';
import { finish, finishInSlices } from '../solve/running/slices.ts';
import { toldPieces } from './aims.ts';
import { chaptersOf } from './chapters.ts';
import { estimateDifficulty } from './difficulty.ts';
import type { DeadEnds, Explanation, Facts, SymmetryFacts, ToldDoor } from './explanation.ts';
import { placesIn } from './facts/facts.ts';
import { findLandmarks } from './facts/landmarks.ts';
import { findPairs } from './facts/pairs.ts';
import { goalPiecesOf, toldFact, toldPair } from './facts/toldFacts.ts';
import { findIntuition } from './intuition.ts';
import { type BestLine, findBestLine, stepsBetween } from './space/bestLine.ts';
import { type Doors, findDoors } from './space/doors.ts';
import { type Folded, foldSpace } from './space/folding.ts';
import { findShortestWays, type ShortestWays } from './space/shortestWays.ts';
import { keepsState, type Symmetry, symmetriesOf } from './space/symmetry.ts';

/** What `explain` takes besides the puzzle. */
export type ExplainOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: SpaceLimits;
};

/**
 * Looks at every state that can be reached and tells what every solution has in common, where a
 * player goes astray, and what the puzzle could do without: see docs/explain.md. Works in slices,
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
  checkTypes('explain', options);
  const given = await readGiven(puzzle);
  const { signal, onProgress } = options;
  return finishInSlices(
    explaining(given, options, () => signal?.aborted === true),
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
export function explainSync(puzzle: Puzzle, options: ExplainOptions = {}): Explanation {
  checkTypes('explainSync', options);
  return finish(explaining(requirePuzzle(puzzle), options, () => false));
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
  const doors = folded && (yield* findDoors(folded, meter));
  if (!doors) return undefined;
  const ways = yield* findShortestWays(folded);
  const landmarks = yield* findLandmarks(space, folded, ways, meter);
  if (!landmarks) return undefined;
  const pairs = yield* findPairs(space, folded, ways, landmarks, doors.doors, meter);
  const line = findBestLine(space);
  const unfolded = yield* findShortestWays(space);
  const intuition = yield* findIntuition(space, line, unfolded);
  return {
    status: 'explained',
    ...basics(space, folded, line),
    optimalSolutions: exactCount(yield* countShortestPaths(space)),
    ...statesOnTheWay(space, folded, ways, doors, line),
    chapters: chaptersOf(space, folded, ways, doors, line),
    landmarks: landmarks.map(({ fact, ...rest }) => ({ ...toldFact(puzzle, fact), ...rest })),
    ...(pairs
      ? {
          landmarkPairs: pairs.map(({ fact, earliest }) => ({
            ...toldPair(puzzle, fact),
            earliest,
          })),
        }
      : {}),
    intuition,
    deadEnds: deadEndsOf(space, folded, doors),
    symmetry: symmetryFacts(space, symmetries, folded),
    unmoved: unmovedPieces(space, unfolded),
    difficulty: estimateDifficulty({ length: ways.length, astray: intuition.astray }),
  };
}

function basics(space: Space, folded: Folded, line: BestLine) {
  const { puzzle, metric, graph, goals } = space;
  return {
    metric,
    length: line.moves.length,
    states: graph.count,
    foldedStates: folded.graph.count,
    goalStates: goals.length,
    line: formatMoves(puzzle, stepsBetween(line, 0, line.moves.length), metric),
    goalPieces: goalPiecesOf(puzzle).map((piece) => puzzle.pieces[piece]!.label),
    pieces: toldPieces(puzzle),
  };
}

function statesOnTheWay(
  { puzzle }: Space,
  { toGoal }: Folded,
  { length, levels, milestones }: ShortestWays,
  { doors, isForced, rooms }: Doors,
  line: BestLine,
) {
  const told = (after: number) => ({ after, state: formatState(puzzle, line.states[after]!) });
  return {
    widths: levels.map((level) => level.length),
    milestones: milestones.filter((at) => at > 0).map(told),
    doors: doors.map(
      (door, i): ToldDoor => ({ ...told(length - toGoal[door]!), forced: isForced[i]! }),
    ),
    lastMoveForced: isForced.at(-1)!,
    rooms,
  };
}

function deadEndsOf(
  { puzzle, states }: Space,
  { firstState }: Folded,
  { deadEndCount, deadEndStates, statesBefore, largest }: Doors,
): DeadEnds {
  return {
    count: deadEndCount,
    states: deadEndStates,
    of: statesBefore,
    largest: largest.map(({ entrance, size, depth }) => ({
      entrance: formatState(puzzle, states.stateAt(firstState[entrance]!)),
      size,
      depth,
    })),
  };
}

function symmetryFacts(
  { states }: Space,
  symmetries: readonly Symmetry[],
  folded: Folded,
): SymmetryFacts {
  const start = states.stateAt(0);
  const fixing = symmetries.filter((symmetry) => keepsState(symmetry, start));
  const namesOf = (some: readonly Symmetry[]) => some.map(({ name }) => name);
  return {
    puzzle: namesOf(symmetries),
    start: namesOf(fixing),
    folded: namesOf(folded.symmetries),
  };
}

/** A piece has not moved just when its kind lies at its place in every state on the way. */
function unmovedPieces(space: Space, { levels }: ShortestWays): string[] {
  const { puzzle } = space;
  const left = new Set(puzzle.pieces.keys());
  for (const level of levels) {
    for (const state of level) {
      if (left.size === 0) return [];
      const held = new Set(placesIn(space, state).map(({ kind, cell }) => `${kind} ${cell}`));
      for (const piece of left) {
        if (!held.has(`${puzzle.kindOf[piece]} ${puzzle.start[piece]}`)) left.delete(piece);
      }
    }
  }
  return [...left].map((piece) => puzzle.pieces[piece]!.label);
}
