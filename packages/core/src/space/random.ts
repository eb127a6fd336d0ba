/*
 * Random states: of tile boards each reachable one equally likely, of other puzzles the end of a
 * random walk. The same seed gives the same numbers on every machine, as long as the version's
 * first number stays.
 *
 * The generator is mulberry32 (T. Ettinger, 2017): 32 bits of state, quick, passes gjrand; a seed
 * is all it takes. Rejected: Math.random (no seed), and shuffling tiles by random steps, which
 * after any number of steps favours some boards (and is what makes half of all scrambles on the web
 * unsolvable or easy). A shuffle of all tiles (R. Durstenfeld 1964) has the wrong parity half of
 * the time; exchanging one fixed pair then maps those one to one onto the others, so that reachable
 * boards stay equally likely.
 */

import { Position } from '../move/position.ts';
import { legalSteps } from '../move/rules.ts';
import { inverseStep, packStep, type Steps } from '../move/step.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { standsOnGate } from '../state/state.ts';
import { tileClassOf } from './parity.ts';
import { stateOfTiles, tilesOfGoal } from './tiles.ts';

/** A whole number from 0 to before `limit`, each equally likely. */
export type Random = (limit: number) => number;

/**
 * A stream of random numbers; the same for the same seed, of which the lowest 32 bits count.
 *
 * @example
 * ```ts
 * import { seededRandom } from 'glissade/core';
 * const random = seededRandom(1);
 * console.log(random(6), random(6), random(6)); // → 1 3 5
 * ```
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = next();
      if (drawn < fair) return drawn % limit;
    }
  };
}

const NO_RANDOM = 'random must give whole numbers below its argument, as seededRandom(1) does';

/**
 * A state of a tile puzzle from which its first goal can be reached; each equally likely. A new
 * array; the puzzle's own start does not matter.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { formatTiles, randomTileState, seededRandom } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/7 8 0');
 * console.log(formatTiles(puzzle, randomTileState(puzzle, seededRandom(1))));
 * // → 0 3 7/2 4 6/5 1 8
 * ```
 */
export function randomTileState(puzzle: Puzzle, random: Random): State {
  const { width } = puzzle.board;
  const goal = tilesOfGoal(puzzle, puzzle.goals[0]!);
  const tiles = goal.slice();
  const exchange = (a: number, b: number) => {
    [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
  };
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = random(last + 1);
    // `Math.random` is another kind of function.
    if (!Number.isInteger(other)) throw new TypeError(NO_RANDOM);
    exchange(last, other);
  }
  if (tileClassOf(tiles, width) !== tileClassOf(goal, width)) {
    exchange(tiles.indexOf(1), tiles.indexOf(2));
  }
  return stateOfTiles(puzzle, tiles);
}

/**
 * A walk of so many random steps from the start, none of which takes back the one before unless
 * there is no other; shorter where no piece can move, and where the last steps end on a gate: the
 * walk then ends when it last left all gates free, as the start of a puzzle does.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { formatTileMoves, randomWalk, seededRandom } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/7 8 0');
 * console.log(formatTileMoves(randomWalk(puzzle, 6, seededRandom(1)))); // → R2DLDR
 * ```
 */
export function randomWalk(puzzle: Puzzle, count: number, random: Random): Steps {
  // Without an end, it would fill the memory.
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new RangeError(`${count} is not a number of steps; give a whole number, 0 or more`);
  }
  const position = new Position(puzzle);
  const steps: number[] = [];
  const onGates = new Set<number>();
  let length = 0;
  while (steps.length < count) {
    const legal = legalSteps(puzzle, position.state);
    if (legal.length === 0) break;
    const back = steps.length > 0 ? inverseStep(steps.at(-1)!) : -1;
    const onward = legal.filter((step) => packStep(step) !== back);
    const from = onward.length > 0 ? onward : legal;
    const step = from[random(from.length)]!;
    position.play(step);
    steps.push(packStep(step));
    if (standsOnGate(puzzle, position.state, step.piece)) onGates.add(step.piece);
    else onGates.delete(step.piece);
    if (onGates.size === 0) length = steps.length;
  }
  return Uint32Array.from(steps.slice(0, length));
}
