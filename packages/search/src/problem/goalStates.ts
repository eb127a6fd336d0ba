/* Lists the goal states of a puzzle, for searches from both ends. */
import {
  cellsOfShape,
  type Goal,
  type Kind,
  type Puzzle,
  type State,
  stateKey,
} from '@glissade/core';
import { distancesAlone } from './distancesAlone.ts';

/** Pieces of one kind that share their possible places, and those still to be chosen. */
type Group = {
  readonly pieces: readonly number[];
  /** Origins the goal prescribes for some of the pieces. */
  readonly fixed: readonly number[];
  /** Origins the other pieces may take, ascending. */
  readonly free: readonly number[];
};

/** Placements tried for each state allowed, before the search for goal states gives up. */
const TRIES_PER_STATE = 200;

/**
 * Every state that meets a goal of the puzzle, canonical, each once; undefined if there are more
 * than `countMax`, or if finding them takes too long. The list has every goal state that the start
 * can reach, and perhaps others. An empty list: no state meets a goal.
 */
export function goalStates(puzzle: Puzzle, countMax: number): State[] | undefined {
  const found = new Map<string, State>();
  const budget = { tries: TRIES_PER_STATE * (countMax + 1) };
  for (const goal of puzzle.goals) {
    for (const state of statesOfGoal(puzzle, goal, budget)) {
      if (state === undefined) return undefined;
      found.set(stateKey(puzzle, state), state);
      if (found.size > countMax) return undefined;
    }
  }
  return [...found.values()];
}

/** Yields undefined, once and last, when the tries are used up. */
function* statesOfGoal(
  puzzle: Puzzle,
  goal: Goal,
  budget: { tries: number },
): Generator<State | undefined> {
  const groups = groupsOf(puzzle, goal);
  if (!groups) return;
  const taken = new Uint8Array(puzzle.board.cells.length);
  const origins = groups.map(({ fixed }) => [...fixed]);
  for (const [index, group] of groups.entries()) {
    for (const origin of origins[index]!) cover(puzzle, group, origin, taken, 1);
  }
  yield* placeRest(puzzle, groups, origins, taken, budget);
}

/** Backtracking: the first group that lacks a piece gets it at every place beyond its last one. */
function* placeRest(
  puzzle: Puzzle,
  groups: readonly Group[],
  origins: number[][],
  taken: Uint8Array,
  budget: { tries: number },
): Generator<State | undefined> {
  const index = groups.findIndex(({ pieces }, i) => origins[i]!.length < pieces.length);
  if (index < 0) {
    yield assemble(puzzle, groups, origins);
    return;
  }
  const group = groups[index]!;
  const own = origins[index]!;
  const last = own.length > group.fixed.length ? own.at(-1)! : -1;
  for (const origin of group.free) {
    if (origin <= last || !isFree(puzzle, group, origin, taken)) continue;
    if (budget.tries-- <= 0) {
      yield undefined;
      return;
    }
    own.push(origin);
    cover(puzzle, group, origin, taken, 1);
    yield* placeRest(puzzle, groups, origins, taken, budget);
    cover(puzzle, group, origin, taken, 0);
    own.pop();
  }
}

function assemble(
  puzzle: Puzzle,
  groups: readonly Group[],
  origins: readonly (readonly number[])[],
): State {
  const state = puzzle.start.slice();
  const ofKind: number[][] = puzzle.kinds.map(() => []);
  for (const [index, { pieces }] of groups.entries()) {
    ofKind[puzzle.kindOf[pieces[0]!]!]!.push(...origins[index]!);
  }
  for (const [kind, { pieces }] of puzzle.kinds.entries()) {
    const sorted = ofKind[kind]!.sort((a, b) => a - b);
    for (const [i, piece] of pieces.entries()) state[piece] = sorted[i]!;
  }
  return state;
}

/** The groups, those of the largest pieces first; undefined if the goal can never be met. */
function groupsOf(puzzle: Puzzle, goal: Goal): Group[] | undefined {
  const groups: Group[] = [];
  for (const [number, kind] of puzzle.kinds.entries()) {
    const wanted = goal.filter((placement) => placement.kind === number);
    const split = splitKind(
      puzzle,
      kind,
      wanted.map(({ cell }) => cell),
    );
    if (!split) return undefined;
    groups.push(...split);
  }
  const sizeOf = ({ pieces }: Group) => puzzle.pieces[pieces[0]!]!.shape.length;
  return groups.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/**
 * Splits a kind into pieces that can reach the same places when alone: walls, gates and axes
 * separate the others from them. A kind that the goal places whole needs no such search.
 */
function splitKind(puzzle: Puzzle, kind: Kind, wanted: readonly number[]): Group[] | undefined {
  if (wanted.length > kind.pieces.length) return undefined;
  if (wanted.length === kind.pieces.length) {
    return [{ pieces: kind.pieces, fixed: wanted, free: [] }];
  }
  const groups: { pieces: number[]; fixed: number[]; free: number[] }[] = [];
  for (const piece of kind.pieces) {
    const home = puzzle.start[piece]!;
    const known = groups.find(({ free }) => free.includes(home));
    if (known) {
      known.pieces.push(piece);
      continue;
    }
    const reach = distancesAlone(puzzle, piece, home, 'moves');
    const free = Array.from(reach.keys()).filter((cell) => reach[cell]! >= 0);
    groups.push({ pieces: [piece], fixed: wanted.filter((cell) => reach[cell]! >= 0), free });
  }
  const placed = groups.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const fits = groups.every(({ pieces, fixed }) => fixed.length <= pieces.length);
  return fits && placed === wanted.length ? groups : undefined;
}

function isFree(puzzle: Puzzle, group: Group, origin: number, taken: Uint8Array): boolean {
  return cellsAt(puzzle, group, origin).every((cell) => taken[cell] === 0);
}

function cover(
  puzzle: Puzzle,
  group: Group,
  origin: number,
  taken: Uint8Array,
  value: 0 | 1,
): void {
  for (const cell of cellsAt(puzzle, group, origin)) taken[cell] = value;
}

function cellsAt({ board, pieces }: Puzzle, group: Group, origin: number): readonly number[] {
  return cellsOfShape(board, pieces[group.pieces[0]!]!.shape, origin)!;
}
