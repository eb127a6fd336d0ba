/*
 * Shortcuts in the neighbourhood of solutions: all states within some units of any state of the
 * given lines, up to a maximum number, then a shortest path from the start to a goal among them.
 * The path may change from one line to another.
 *
 * If the neighbourhood is the whole reachable space, the path is a shortest solution, which is a
 * proof.
 *
 * Source: Nakhost and Müller 2010, plan neighborhood graph search.
 */
import type { BudgetedWork } from '@glissade/search/budgetedWork';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { isGoalState } from './isGoalState.ts';
import { MetSpace } from './metSpace.ts';

/** Memory a state for the search for the way; and the successors that a state may add. */
const WAY_BYTES = 8;
const SUCCESSORS_SPARE = 4096;

/** A way from the start to a goal. */
export type Way = {
  readonly states: readonly Int32Array[];
  /** No other state can be reached: there is no shorter way. */
  readonly isShortest: boolean;
  /** Memory ended before there were as many states as were allowed. */
  readonly isCutShort: boolean;
};

/** The shortest way among `statesMax` states near these lines. Undefined: no memory for it. */
export function* shortestNear(
  problem: BlockProblem,
  metric: SearchMetric,
  meter: MemoryMeter,
  lines: readonly (readonly Int32Array[])[],
  statesMax: number,
): BudgetedWork<Way | undefined> {
  yield 0;
  const space = MetSpace.open(problem, metric, meter);
  if (!space) return undefined;
  for (const at of lines.flat()) if (!space.add(at)) return undefined;
  const end = yield* fill(space, statesMax);
  const states = yield* shortestWithin(problem, space);
  return states && { states, isShortest: end === 'whole', isCutShort: end === 'memory' };
}

/** Breadth-first from all states that are there. The search for the way needs a part of memory. */
function* fill(space: MetSpace, statesMax: number): BudgetedWork<'whole' | 'memory' | 'full'> {
  for (let index = 0; space.count < statesMax; index++) {
    if (index === space.count) return 'whole';
    const { meter, count } = space;
    if (meter.spare < (count + SUCCESSORS_SPARE) * WAY_BYTES) return 'memory';
    if (!(yield* space.expand(index))) return 'memory';
    yield 1;
  }
  return 'full';
}

/** Breadth-first among the states that are there. Undefined: not enough memory. */
function* shortestWithin(
  problem: BlockProblem,
  space: MetSpace,
): BudgetedWork<Int32Array[] | undefined> {
  const { count, at, list, meter } = space;
  const parents = meter.allocate(count);
  const queue = meter.allocate(count);
  if (!parents || !queue) return undefined;
  parents.fill(-2);
  parents[0] = -1;
  queue[0] = 0;
  let end = 1;
  for (let head = 0; head < end; head++) {
    const index = queue[head]!;
    space.look(index);
    if (isGoalState(problem, at)) return space.states(index, parents);
    for (let k = 0; k < list.count; k++) {
      const next = list.indexes[k]!;
      if (next < 0 || parents[next] !== -2) continue;
      parents[next] = index;
      queue[end++] = next;
    }
    yield 1;
  }
  return undefined;
}
