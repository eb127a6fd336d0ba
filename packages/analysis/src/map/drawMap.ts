/* Draws the map of a space: its dots and edges, and places for them that get better. */
import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Metric, Puzzle } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import {
  allocateDistances,
  type Distances,
  distancesFrom,
  unreachedIn,
} from '../analyse/space/distances.ts';
import { exploreStates, type Space } from '../analyse/space/space.ts';
import type { StateGraph } from '../analyse/space/stateGraph.ts';
import { STATES_A_YIELD, type Work } from '../analyse/space/work.ts';
import { type Folded, foldSpace } from '../explain/space/folding.ts';
import { symmetriesOf } from '../explain/space/symmetry.ts';
import { dotsFor } from './dotsFor.ts';
import { centred, orient } from './layout/orient.ts';
import { placeByPivots } from './layout/pivotMds.ts';
import { choosePivots } from './layout/pivots.ts';
import { relax } from './layout/sparseStress.ts';
import { MapIndex } from './mapIndex.ts';
import { findMarks } from './mapMarks.ts';
import type { SpaceMap } from './spaceMap.ts';

/** Time between two layouts that are told. */
const TOLD_MS = 200;

type Drawn = { readonly map: SpaceMap; readonly index: MapIndex };

/** What is to be drawn. */
type Picture = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly fold: boolean;
  readonly rooms: readonly number[] | undefined;
  readonly seed: number;
  readonly onLayout: (map: SpaceMap, index: MapIndex) => void;
};

export function* drawMap(
  { puzzle, metric, fold, rooms, seed, onLayout }: Picture,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Drawn> {
  const space = yield* exploreStates(puzzle, metric, meter, stats);
  if (!space || !(yield* space.states.beFindable())) return undefined;
  const folded = yield* foldSpace(space, symmetriesOf(puzzle), meter);
  if (!folded) return undefined;
  const start = yield* distancesFromStart(space, meter);
  const dots = start && (yield* dotsFor(space, folded, start, { fold, rooms }, meter));
  if (!dots) return undefined;
  const told = yield* findMarks(space, folded, dots.joining.dotOf, meter);
  const pivots = yield* choosePivots(dots.graph, seed, meter);
  if (!told || !pivots) return undefined;
  const places = yield* placeByPivots(pivots, seed);
  orient(places, told.marks.goals);
  const { graph, joining, ...described } = dots;
  const edges = yield* edgesOf(graph);
  const known = { ...described, ...describeSpace(space, folded), ...told, edges };
  const { states, levels } = space;
  const index = new MapIndex({ puzzle, metric, states, levels, graph: space.graph, joining });
  let toldMs = performance.now();
  onLayout({ ...known, places: centred(places) }, index);
  yield* relax(graph, pivots, places, (better) => {
    if (performance.now() - toldMs < TOLD_MS) return;
    toldMs = performance.now();
    onLayout({ ...known, places: centred(better) }, index);
  });
  return { map: { ...known, places: centred(places) }, index };
}

function describeSpace({ metric, graph, toGoal }: Space, { symmetries }: Folded) {
  return {
    metric,
    states: graph.count,
    foldable: symmetries.map(({ name }) => name),
    length: toGoal[0] === unreachedIn(toGoal) ? -1 : toGoal[0]!,
  };
}

function* distancesFromStart({ levels, queue, graph }: Space, meter: MemoryMeter): Work<Distances> {
  const table = allocateDistances(meter, graph.count, levels.length);
  if (table) yield* distancesFrom(graph, [0], table, queue);
  return table;
}

/** Each edge once: the lower dot, the higher. */
function* edgesOf({ count, firsts, successors }: StateGraph): Generator<number, Int32Array> {
  let end = 0;
  const edges = new Int32Array(firsts[count]!);
  for (let from = 0; from < count; from++) {
    for (let edge = firsts[from]!; edge < firsts[from + 1]!; edge++) {
      if (successors[edge]! <= from) continue;
      edges[end++] = from;
      edges[end++] = successors[edge]!;
    }
    if (from % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return edges.subarray(0, end);
}
