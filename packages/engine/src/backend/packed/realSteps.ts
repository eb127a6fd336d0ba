import {
  type Direction,
  type Puzzle,
  packStep,
  type State,
  type Steps,
  stoppingPoints,
  straightStops,
} from '@glissade/core';
import type { BlockProblem } from '../../problem/blockProblem.ts';
import type { SearchMetric } from './metricSource.ts';

/** One piece's part of a unit: where its origin was and is. */
type Change = { readonly kind: number; readonly from: number; readonly to: number };

/**
 * The unit steps of real pieces along a way of search states (placement by slot, neighbours one
 * unit apart). Searches do not tell the pieces of a kind apart; walking forward with core's rules
 * does. Within a move the path is shortest in `tieBreak`, or in steps.
 */
export function stepsAlong(
  problem: BlockProblem,
  way: readonly Int32Array[],
  metric: SearchMetric,
  tieBreak: SearchMetric = 'steps',
): Steps {
  const { puzzle } = problem;
  const state = puzzle.start.slice();
  const steps: number[] = [];
  for (let i = 1; i < way.length; i++) {
    const changes = changesBetween(problem, way[i - 1]!, way[i]!);
    for (const { kind, from, to } of inOrder(puzzle, changes)) {
      const piece = puzzle.kinds[kind]!.pieces.find((number) => state[number] === from);
      if (piece === undefined)
        throw new Error(`no piece of kind ${kind} has its origin at ${from}`);
      const path = pathTo(puzzle, state, piece, to, metric === 'moves' ? tieBreak : metric);
      for (const direction of path) steps.push(packStep({ piece, direction }));
      state[piece] = to;
    }
  }
  return Uint32Array.from(steps);
}

/** The origins each kind leaves and takes; more than one piece only when a line is pushed. */
function changesBetween(
  { kinds, placements }: BlockProblem,
  before: Int32Array,
  after: Int32Array,
): Change[] {
  const changes: Change[] = [];
  for (const [kind, { firstSlot, slotCount }] of kinds.entries()) {
    const left = before.subarray(firstSlot, firstSlot + slotCount);
    const taken = after.subarray(firstSlot, firstSlot + slotCount);
    const from = left.find((placement) => !taken.includes(placement));
    const to = taken.find((placement) => !left.includes(placement));
    if (from === undefined || to === undefined) continue;
    changes.push({ kind, from: placements.origins[from]!, to: placements.origins[to]! });
  }
  return changes;
}

/** In a pushed line the tile before the gap goes first: no other change leaves where it arrives. */
function inOrder(puzzle: Puzzle, changes: readonly Change[]): Change[] {
  if (changes.length < 2) return [...changes];
  const leaving = new Map(changes.map((change) => [change.from, change]));
  const arriving = new Map(changes.map((change) => [change.to, change]));
  const ordered: Change[] = [];
  let next = changes.find(({ to }) => !leaving.has(to));
  for (; next; next = arriving.get(next.from)) ordered.push(next);
  if (ordered.length < changes.length) {
    throw new Error(`${changes.length} pieces of ${puzzle.pieces.length} moved, but not in a line`);
  }
  return ordered;
}

/** How a piece gets there while the others stay: in the fewest slides, or in the fewest steps. */
function pathTo(
  puzzle: Puzzle,
  state: State,
  piece: number,
  to: number,
  counted: SearchMetric,
): readonly Direction[] {
  const path =
    counted === 'slides'
      ? fewestSlides(puzzle, state, piece, to)
      : stoppingPoints(puzzle, state, piece).find(({ cell }) => cell === to)?.path;
  if (!path) throw new Error(`piece ${puzzle.pieces[piece]!.label} cannot get to cell ${to}`);
  return path;
}

/** Breadth-first over straight slides of one piece; among the fewest slides, any. */
function fewestSlides(
  puzzle: Puzzle,
  state: State,
  piece: number,
  to: number,
): readonly Direction[] | undefined {
  const reached = new Map<number, readonly Direction[]>([[state[piece]!, []]]);
  for (const [cell, path] of reached) {
    if (cell === to) return path;
    const here = state.slice();
    here[piece] = cell;
    for (const stop of straightStops(puzzle, here, piece)) {
      if (!reached.has(stop.cell)) reached.set(stop.cell, [...path, ...stop.path]);
    }
  }
  return undefined;
}
