/* Measures a state space that is a graph in memory: levels, hardest states, branching, diameter. */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { exactCount, formatState } from '@glissade/core';
import type { Branching, Hardest, MetricAnalysis } from '../analysis.ts';
import { countByDistance } from '../space/distances.ts';
import type { Space } from '../space/space.ts';
import { countSuccessors, type StateGraph } from '../space/stateGraph.ts';
import type { Work } from '../space/work.ts';
import { countShortestPaths } from './countShortestPaths.ts';
import { boundDiameter } from './diameter.ts';

/** All that is told of an explored space; `drawn`: how many of the hardest states at most. */
export function* measureSpace(
  space: Space,
  drawn: number,
  meter: MemoryMeter,
): Work<MetricAnalysis> {
  const { metric, levels, graph, toGoal, goals } = space;
  const goalDistances = countByDistance(toGoal);
  const branching = branchingOf(countBranches(graph));
  const diameter = yield* boundDiameter(space, meter);
  if (!diameter) return undefined;
  const paths = yield* countShortestPaths(space);
  return {
    metric,
    ...(goals.length > 0 ? { length: toGoal[0]! } : {}),
    optimalSolutions: exactCount(paths),
    levels,
    goalDistances,
    ...(goals.length > 0 ? { hardest: hardestOf(space, goalDistances, drawn) } : {}),
    eccentricity: levels.length - 1,
    diameter,
    branching,
    forced: branching.histogram[2] ?? 0,
    deadEnds: branching.histogram[1] ?? 0,
  };
}

function hardestOf(
  { puzzle, states, toGoal }: Space,
  goalDistances: readonly number[],
  drawn: number,
): Hardest {
  const distance = goalDistances.length - 1;
  const count = goalDistances[distance]!;
  const pictures: string[] = [];
  let state = -1;
  while (pictures.length < Math.min(count, drawn)) {
    state = toGoal.indexOf(distance, state + 1);
    pictures.push(formatState(puzzle, states.stateAt(state)));
  }
  return { distance, count, states: pictures };
}

function countBranches(graph: StateGraph): number[] {
  const histogram: number[] = [];
  for (let state = 0; state < graph.count; state++) {
    const size = countSuccessors(graph, state);
    while (histogram.length <= size) histogram.push(0);
    histogram[size]!++;
  }
  return histogram;
}

/** By number of successors: how many states have so many. */
export function branchingOf(histogram: readonly number[]): Branching {
  const states = histogram.reduce((sum, count) => sum + count, 0);
  return {
    mean: histogram.reduce((sum, count, successors) => sum + count * successors, 0) / states,
    min: histogram.findIndex((count) => count > 0),
    max: histogram.length - 1,
    histogram,
  };
}
