import { defaultMetric, type Metric, type Puzzle } from '@glissade/core';
import type { AnalysisProgress } from '../analyse/analysis.ts';
import {
  allocateDistances,
  type Distances,
  distancesFrom,
  unreachedIn,
} from '../analyse/distances.ts';
import {
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../analyse/options.ts';
import { exploreStates, type Space } from '../analyse/space.ts';
import type { StateGraph } from '../analyse/stateGraph.ts';
import type { Work } from '../analyse/work.ts';
import { workOnSpace } from '../analyse/workOnSpace.ts';
import type { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import { type Folded, foldSpace } from '../explain/space/folding.ts';
import { symmetriesOf } from '../explain/space/symmetry.ts';
import type { SearchStats } from '../search/searcher.ts';
import { checkTypes } from '../solve/optionTypes.ts';
import { readGiven } from '../solve/readGiven.ts';
import { requirePuzzle } from '../solve/requirePuzzle.ts';
import { finish, finishInSlices } from '../solve/slices.ts';
import { centred, orient } from './layout/orient.ts';
import { placeByPivots } from './layout/pivotMds.ts';
import { choosePivots } from './layout/pivots.ts';
import { relax } from './layout/sparseStress.ts';
import { MapIndex } from './mapIndex.ts';
import { findMarks } from './mapMarks.ts';
import type { MapOutcome, SpaceMap } from './spaceMap.ts';

/** What `map` takes besides the puzzle. */
export type MapOptions = {
  /** What an edge stands for; what players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** True: a state and its mirror images are one dot, where the images can be reached. */
  readonly fold?: boolean;
  /** The same seed gives the same picture; 0 when not given. */
  readonly seed?: number;
  /** `nodes` is MAP_STATES_MAX when not given: more dots are no picture any more. */
  readonly limits?: SpaceLimits;
  /**
   * Told the map with a first layout, then again with better places, at most five times a second.
   * Only `places` differs from one to the next.
   */
  readonly onLayout?: (map: SpaceMap) => void;
};

/**
 * States that are drawn when no limit is given.
 *
 * @example
 * ```ts
 * import { MAP_STATES_MAX } from 'glissade/map';
 * console.log(MAP_STATES_MAX); // → 500000
 * ```
 */
export const MAP_STATES_MAX = 500_000;

/** Time between two layouts that are told. */
const TOLD_MS = 200;

/**
 * Draws every state that can be reached as a dot, near the states that are few moves away: see
 * docs/map.md. Works in slices, so that the event loop goes on. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { map } from 'glissade/map';
 * const outcome = await map('start:\nA..\ngoal:\n..A');
 * if (outcome.status === 'mapped') console.log(outcome.map.count, outcome.map.length); // → 3 1
 * ```
 */
export async function map(
  puzzle: Puzzle | string,
  options: MapOptions & SpaceRunOptions = {},
): Promise<MapOutcome> {
  checkTypes('map', options);
  const given = await readGiven(puzzle);
  const { signal, onProgress } = options;
  return finishInSlices(
    mapping(given, options, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * The same at once, blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { mapSync } from 'glissade/map';
 * import { parsePuzzle } from 'glissade';
 * const outcome = mapSync(parsePuzzle('1 2/0 3'));
 * if (outcome.status === 'mapped') console.log(outcome.map.count); // → 12
 * ```
 */
export function mapSync(puzzle: Puzzle, options: MapOptions = {}): MapOutcome {
  checkTypes('mapSync', options);
  return finish(mapping(requirePuzzle(puzzle), options, () => false));
}

type Drawn = { readonly map: SpaceMap; readonly index: MapIndex };

function* mapping(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), fold = false, seed = 0, limits, onLayout }: MapOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, MapOutcome> {
  metricsToSee(puzzle, [metric]);
  const picture = { puzzle, metric, fold, seed, onLayout: onLayout ?? (() => undefined) };
  const end = yield* workOnSpace({
    ...{ puzzle, metric, isCancelled },
    limits: { nodes: MAP_STATES_MAX, ...workLimits(limits) },
    begin: (meter, stats) => draw(picture, meter, stats),
  });
  return end.status === 'done' ? { status: 'mapped', ...end.result, stats: end.stats } : end;
}

/** What is to be drawn. */
type Picture = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly fold: boolean;
  readonly seed: number;
  readonly onLayout: (map: SpaceMap) => void;
};

function* draw(
  { puzzle, metric, fold, seed, onLayout }: Picture,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Drawn> {
  const space = yield* exploreStates(puzzle, metric, meter, stats);
  if (!space) return undefined;
  const folded = yield* foldSpace(space, symmetriesOf(puzzle), meter);
  if (!folded) return undefined;
  const isFolded = fold && folded.symmetries.length > 0;
  const dots = isFolded ? folded : space;
  const fromStart = yield* distancesFromStart(space, dots.graph, meter);
  const told = yield* findMarks(space, folded, isFolded, meter);
  const pivots = yield* choosePivots(dots.graph, seed, meter);
  if (!fromStart || !told || !pivots) return undefined;
  const places = yield* placeByPivots(pivots, seed);
  orient(places, told.marks.goals);
  const known = { ...describeDots(space, folded, isFolded), ...told, fromStart };
  let toldMs = performance.now();
  onLayout({ ...known, places: centred(places) });
  yield* relax(dots.graph, pivots, places, (better) => {
    if (performance.now() - toldMs < TOLD_MS) return;
    toldMs = performance.now();
    onLayout({ ...known, places: centred(better) });
  });
  const folding = isFolded ? folded : undefined;
  const { states } = space;
  const index = new MapIndex({ puzzle, metric, states, graph: dots.graph, fromStart, folding });
  return { map: { ...known, places: centred(places) }, index };
}

function describeDots(space: Space, folded: Folded, isFolded: boolean) {
  const { graph, toGoal } = isFolded ? folded : space;
  const names = folded.symmetries.map(({ name }) => name);
  return {
    metric: space.metric,
    count: graph.count,
    states: space.graph.count,
    folded: isFolded ? names : [],
    foldable: names,
    edges: edgesOf(graph),
    toGoal,
    length: toGoal[0] === unreachedIn(toGoal) ? -1 : toGoal[0]!,
  };
}

function* distancesFromStart(
  { levels, queue }: Space,
  graph: StateGraph,
  meter: MemoryMeter,
): Work<Distances> {
  const table = allocateDistances(meter, graph.count, levels.length);
  if (table) yield* distancesFrom(graph, [0], table, queue);
  return table;
}

/** Each edge once: the lower dot, the higher. */
function edgesOf({ count, firsts, successors }: StateGraph): Int32Array {
  let end = 0;
  const edges = new Int32Array(firsts[count]!);
  for (let from = 0; from < count; from++) {
    for (let edge = firsts[from]!; edge < firsts[from + 1]!; edge++) {
      if (successors[edge]! <= from) continue;
      edges[end++] = from;
      edges[end++] = successors[edge]!;
    }
  }
  return edges.subarray(0, end);
}
