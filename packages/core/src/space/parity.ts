/*
 * Which pictures of a tile board can be reached from each other.
 *
 * A step exchanges the gap with a neighbour. That turns round the parity of the permutation, and it
 * also turns round the colour of the gap's cell on a chessboard; so the sum of the two never
 * changes. On boards with both sides 2 or more nothing else is invariant: exactly half of all
 * pictures can be reached, those of equal sum. (W. W. Johnson and W. E. Story, "Notes on the '15'
 * Puzzle", American Journal of Mathematics 2, 1879; R. M. Wilson 1974 for graphs in general.)
 *
 * Counting inversions and treating even and odd widths apart, as is often done, gives the same
 * answer for one goal only; the sum works for any two pictures. Cost: one pass over the cycles.
 */

import { GOAL_NAMES, type GoalName, namedGoal } from '../puzzle/namedGoals.ts';
import type { Goal, Puzzle } from '../puzzle/puzzle.ts';
import { tilesOf, tilesOfGoal } from './tiles.ts';

/** Which half of all pictures of its board a picture belongs to. */
export type TileClass = 0 | 1;

/**
 * The class of a picture (tile numbers by cell, 0 the gap). Equal classes reach each other.
 *
 * @example
 * ```ts
 * import { tileClassOf } from 'glissade/core';
 * console.log(tileClassOf([1, 2, 3, 0], 2), tileClassOf([2, 1, 3, 0], 2)); // → 1 0
 * ```
 */
export function tileClassOf(tiles: ArrayLike<number>, width: number): TileClass {
  let odd = 0;
  const seen = new Uint8Array(tiles.length);
  for (let first = 0; first < tiles.length; first++) {
    if (tiles[first] === 0) odd ^= ((first % width) + Math.floor(first / width)) & 1;
    for (let cell = tiles[first]!; cell !== first && !seen[cell]; cell = tiles[cell]!) {
      seen[cell] = 1;
      odd ^= 1;
    }
    seen[first] = 1;
  }
  return odd as TileClass;
}

/** What parity says of a tile puzzle. */
export type TileParity = {
  /** The class of the start. */
  readonly start: TileClass;
  /** One of each goal, in the puzzle's order. */
  readonly goals: readonly {
    /** The class of the goal. */
    readonly parity: TileClass;
    /** Whether it is that of the start. */
    readonly isReachable: boolean;
  }[];
  /** Some goal can be reached. */
  readonly isSolvable: boolean;
};

/**
 * Which goals can be reached from the start. Throws unless the puzzle is a tile puzzle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { tileParity } from 'glissade/core';
 * console.log(tileParity(parsePuzzle('1 2 3/4 5 6/8 7 0')).isSolvable); // → false
 * ```
 */
export function tileParity(puzzle: Puzzle): TileParity {
  const { width } = puzzle.board;
  const start = tileClassOf(tilesOf(puzzle, puzzle.start), width);
  const goals = puzzle.goals.map((goal) => {
    const parity = tileClassOf(tilesOfGoal(puzzle, goal), width);
    return { parity, isReachable: parity === start };
  });
  return { start, goals, isSolvable: goals.some(({ isReachable }) => isReachable) };
}

/** The goals that can be reached, for a message that says what to do instead. */
export type ReachableGoals = {
  /** The named goals that can be reached. */
  readonly names: readonly GoalName[];
  /** If no goal asked can be reached: the first of them with its last two tiles exchanged. */
  readonly nearest?: Uint16Array;
};

/**
 * The named goals reachable from the start, and the nearest to the one asked if that is not.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { reachableNamedGoals } from 'glissade/core';
 * console.log(reachableNamedGoals(parsePuzzle('1 2 3/4 5 6/8 7 0')).names);
 * // → [ 'snake', 'spiral' ]
 * ```
 */
export function reachableNamedGoals(puzzle: Puzzle): ReachableGoals {
  const { width, height } = puzzle.board;
  const { start, isSolvable } = tileParity(puzzle);
  const classes = classesOfNamed(width, height);
  const names = GOAL_NAMES.filter((_, index) => classes[index] === start);
  return isSolvable ? { names } : { names, nearest: withLastExchanged(puzzle, puzzle.goals[0]!) };
}

/** Of the size asked for last: many boards have the same. */
let lastNamed: { width: number; height: number; classes: readonly TileClass[] } | undefined;

/** The class of each named goal. */
function classesOfNamed(width: number, height: number): readonly TileClass[] {
  if (lastNamed?.width === width && lastNamed.height === height) return lastNamed.classes;
  const classes = GOAL_NAMES.map((name) => tileClassOf(namedGoal(name, width, height), width));
  lastNamed = { width, height, classes };
  return classes;
}

function withLastExchanged(puzzle: Puzzle, goal: Goal): Uint16Array {
  const tiles = tilesOfGoal(puzzle, goal);
  const last = tiles.length - 1;
  return tiles.map((tile) => (tile === last ? last - 1 : tile === last - 1 ? last : tile));
}
