/**
 * Block puzzles: the distances of the goal's pieces from their places if all other pieces were
 * gone.
 *
 * For each placement of the goal, a table holds the distance from every origin cell, found by a
 * breadth-first search of that piece alone on the board with its walls, gates and axis. One unit
 * moves one piece, so the distances of different pieces add up: in `steps` the cells to go, in
 * `slides` the straight runs, in `moves` 1 for each piece that is not at its place. Pieces of one
 * kind are assigned to their places in the cheapest way (`blocksAssignment.ts`). With several
 * goals, the nearest one counts. If a piece cannot reach its place even alone, the estimate is
 * Infinity.
 *
 * Admissible and consistent. Rejected: pattern databases over several pieces. They would be
 * stronger, but for puzzles of the usual size, breadth-first search of the whole space is cheaper
 * than building them.
 *
 * Cost: for each placement, a table of 2 bytes per cell; then a lookup per placement, or an
 * assignment per kind.
 * Source: the relaxation "the other pieces do not exist" is from J. Pearl, Heuristics (1984).
 */
import type { Goal, GoalPlacement, Metric, Puzzle, State } from '@glissade/core';
import { distancesAlone } from '../problem/distancesAlone.ts';
import { assignCheapest, cheapestAssignment } from './blocksAssignment.ts';
import type { Heuristic } from './heuristic.ts';

type Estimate = (state: State) => number;

/** Throws for `mtm`, where one unit moves several pieces. */
export function blocksHeuristic(puzzle: Puzzle, metric: Metric): Heuristic {
  if (metric === 'mtm') throw new Error('the heuristic "blocks" is not admissible in mtm');
  const estimates = puzzle.goals.map((goal) => estimateGoal(puzzle, goal, metric));
  return {
    name: 'blocks',
    admissible: true,
    consistent: true,
    evaluate: (state) => Math.min(...estimates.map((estimate) => estimate(state))),
  };
}

/** A piece, the place that it is counted to, and how far that is with all other pieces gone. */
export type BlockWay = { readonly piece: number; readonly goal: number; readonly adds: number };

/** The ways that the estimate is the sum of, to the nearest goal. */
export function blockWays(puzzle: Puzzle, metric: Metric): (state: State) => readonly BlockWay[] {
  const goals = puzzle.goals.map((goal) =>
    byKind(goal).map((placements) => waysOfKind(puzzle, placements, metric)),
  );
  const sum = (ways: readonly BlockWay[]) => ways.reduce((all, { adds }) => all + adds, 0);
  return (state) =>
    goals
      .map((kinds) => kinds.flatMap((ways) => ways(state)))
      .reduce((nearest, ways) => (sum(ways) < sum(nearest) ? ways : nearest));
}

function waysOfKind(
  puzzle: Puzzle,
  placements: readonly GoalPlacement[],
  metric: Metric,
): (state: State) => readonly BlockWay[] {
  const { pieces, costsIn } = alone(puzzle, placements, metric);
  return (state) => {
    const costs = costsIn(state);
    const chosen = assignCheapest(costs);
    return placements.map(({ piece, cell }, i) => {
      if (!chosen) return { piece, goal: cell, adds: Infinity };
      return { piece: pieces[chosen[i]!]!, goal: cell, adds: costs[i]![chosen[i]!]! };
    });
  };
}

const distanceIn = (table: Int32Array, origin: number) =>
  table[origin]! < 0 ? Infinity : table[origin]!;

/** What a goal asks of each kind. */
function byKind(goal: Goal): readonly (readonly GoalPlacement[])[] {
  const kinds = [...new Set(goal.map(({ kind }) => kind))];
  return kinds.map((kind) => goal.filter((placement) => placement.kind === kind));
}

/** Pieces of one kind, and in a state for each placement how far each of them alone is from it. */
function alone(puzzle: Puzzle, placements: readonly GoalPlacement[], metric: Metric) {
  const tables = placements.map(({ piece, cell }) => distancesAlone(puzzle, piece, cell, metric));
  const { pieces } = puzzle.kinds[placements[0]!.kind]!;
  const costsIn = (state: State) =>
    tables.map((table) => pieces.map((piece) => distanceIn(table, state[piece]!)));
  return { tables, pieces, costsIn };
}

function estimateGoal(puzzle: Puzzle, goal: Goal, metric: Metric): Estimate {
  const parts = byKind(goal).map((placements) => estimateKind(puzzle, placements, metric));
  return (state) => parts.reduce((sum, part) => sum + part(state), 0);
}

function estimateKind(
  puzzle: Puzzle,
  placements: readonly GoalPlacement[],
  metric: Metric,
): Estimate {
  const { tables, pieces, costsIn } = alone(puzzle, placements, metric);
  if (pieces.length === 1 && tables.length === 1) {
    return (state) => distanceIn(tables[0]!, state[pieces[0]!]!);
  }
  return (state) => cheapestAssignment(costsIn(state));
}
