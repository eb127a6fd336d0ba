/* From a path of packed states to the steps of real pieces. */
import {
  type Direction,
  type Puzzle,
  packStep,
  type State,
  type Steps,
  straightStops,
} from '@glissade/core';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { SearchMetric } from '../model/searchMetric.ts';

/** The change of one piece within a unit: the placement it leaves and the one it takes. */
type Change = { readonly kind: number; readonly from: number; readonly to: number };

/**
 * Converts a path of search states (placement by slot, adjacent ones one unit apart) to the steps
 * of real pieces. Searches do not distinguish the pieces of a kind; replaying from the start does.
 * Within a move the piece's route is shortest in `tieBreak`, or in steps.
 */
export function stepsAlong(
  problem: BlockProblem,
  path: readonly Int32Array[],
  metric: SearchMetric,
  tieBreak: SearchMetric = 'steps',
): Steps {
  const { puzzle, placements } = problem;
  const { origins } = placements;
  const state = puzzle.start.slice();
  const steps: number[] = [];
  for (let i = 1; i < path.length; i++) {
    const changes = changesBetween(problem, path[i - 1]!, path[i]!);
    for (const { kind, from, to } of ordered(problem, changes)) {
      const piece = puzzle.kinds[kind]!.pieces.find((number) => state[number] === origins[from]);
      if (piece === undefined) {
        throw new Error(`no piece of kind ${kind} has its origin at ${origins[from]}`);
      }
      if (metric !== 'moves') {
        appendStraight(steps, puzzle, piece, origins[from]!, origins[to]!);
      } else if (tieBreak === 'slides') {
        for (const direction of fewestSlides(puzzle, state, piece, origins[to]!)) {
          steps.push(packStep({ piece, direction }));
        }
      } else {
        appendFewestSteps(steps, problem, path[i - 1]!, piece, from, to);
      }
      state[piece] = origins[to]!;
    }
  }
  return Uint32Array.from(steps);
}

/** The changes of each kind; more than one piece changes only when a line of tiles is pushed. */
function changesBetween({ kinds }: BlockProblem, before: Int32Array, after: Int32Array): Change[] {
  const changes: Change[] = [];
  for (let kind = 0; kind < kinds.length; kind++) {
    const { firstSlot, slotCount } = kinds[kind]!;
    const from = firstMissing(before, after, firstSlot, firstSlot + slotCount);
    if (from < 0) continue;
    const to = firstMissing(after, before, firstSlot, firstSlot + slotCount);
    changes.push({ kind, from, to });
  }
  return changes;
}

/** The first placement of these slots that the other state's slots do not hold, or -1. */
function firstMissing(here: Int32Array, there: Int32Array, first: number, end: number): number {
  for (let slot = first; slot < end; slot++) {
    const placement = here[slot]!;
    if (placement === there[slot]) continue;
    let other = first;
    while (other < end && there[other] !== placement) other++;
    if (other === end) return placement;
  }
  return -1;
}

/**
 * Sorts the changes of a push: the tile next to the gap first, so that each tile enters a free
 * cell.
 */
function ordered({ placements }: BlockProblem, changes: readonly Change[]): readonly Change[] {
  if (changes.length < 2) return changes;
  const { origins } = placements;
  const leaving = new Map(changes.map((change) => [origins[change.from], change]));
  const arriving = new Map(changes.map((change) => [origins[change.to], change]));
  const ordered: Change[] = [];
  let next = changes.find(({ to }) => !leaving.has(origins[to]));
  for (; next; next = arriving.get(origins[next.from])) ordered.push(next);
  if (ordered.length < changes.length) {
    throw new Error(`${changes.length} pieces moved, but not in a line`);
  }
  return ordered;
}

/** Appends a step or a slide. */
function appendStraight(
  steps: number[],
  { board }: Puzzle,
  piece: number,
  from: number,
  to: number,
): void {
  const isAcross = Math.floor(from / board.width) === Math.floor(to / board.width);
  const count = Math.abs(to - from) / (isAcross ? 1 : board.width);
  const back: Direction = isAcross ? 'L' : 'U';
  const forth: Direction = isAcross ? 'R' : 'D';
  const step = packStep({ piece, direction: to < from ? back : forth });
  for (let i = 0; i < count; i++) steps.push(step);
}

/** Appends a move in the fewest steps, by breadth-first search over the placements of the piece. */
function appendFewestSteps(
  steps: number[],
  { placements }: BlockProblem,
  before: Int32Array,
  piece: number,
  from: number,
  to: number,
): void {
  const { neighbours, cellStarts, cellLists, cells } = placements;
  const taken = new Uint8Array(cells.length);
  for (const place of before) {
    if (place === from) continue;
    for (let i = cellStarts[place]!; i < cellStarts[place + 1]!; i++) taken[cellLists[i]!] = 1;
  }
  const fits = (place: number) => {
    for (let i = cellStarts[place]!; i < cellStarts[place + 1]!; i++) {
      if (taken[cellLists[i]!] === 1) return false;
    }
    return true;
  };
  /** By placement: 1 + the direction in which it was entered. */
  const entered = new Uint8Array(placements.count);
  const queue = [from];
  for (let head = 0; entered[to] === 0; head++) {
    const place = queue[head];
    if (place === undefined) throw new Error(`piece ${piece} cannot get to place ${to}`);
    for (let d = 0; d < 4; d++) {
      const next = neighbours[place * 4 + d]!;
      if (next < 0 || next === from || entered[next] !== 0 || !fits(next)) continue;
      entered[next] = d + 1;
      queue.push(next);
    }
  }
  const path: number[] = [];
  for (let place = to; place !== from; ) {
    const d = entered[place]! - 1;
    path.push(piece * 4 + d);
    place = neighbours[place * 4 + (d ^ 2)]!;
  }
  steps.push(...path.reverse());
}

/** The fewest slides of one piece to a cell, by breadth-first search. */
function fewestSlides(
  puzzle: Puzzle,
  state: State,
  piece: number,
  to: number,
): readonly Direction[] {
  const reached = new Map<number, readonly Direction[]>([[state[piece]!, []]]);
  for (const [cell, path] of reached) {
    if (cell === to) return path;
    const here = state.slice();
    here[piece] = cell;
    for (const stop of straightStops(puzzle, here, piece)) {
      if (!reached.has(stop.cell)) reached.set(stop.cell, [...path, ...stop.path]);
    }
  }
  throw new Error(`piece ${puzzle.pieces[piece]!.label} cannot get to cell ${to}`);
}
