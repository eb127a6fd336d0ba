/* States of tile boards as pictures: from tile numbers by cell to origins by piece, and back. */
import type { Goal, Puzzle, State } from '../puzzle/puzzle.ts';

/**
 * The number of each tile, by piece. Where the labels are exactly 1 … n-1 they are the numbers;
 * otherwise a tile's number is its piece number + 1. Throws unless the puzzle is a tile puzzle. A
 * new array, by piece.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { tileNumbersOf } from 'glissade/core';
 * console.log(tileNumbersOf(parsePuzzle('1 2/0 3'))); // → Uint16Array(3) [ 1, 2, 3 ]
 * ```
 */
export function tileNumbersOf(puzzle: Puzzle): Uint16Array {
  return sharedNumbersOf(puzzle).slice();
}

/** Of puzzles in use: a large board is asked several times. */
const numbersOfPieces = new WeakMap<Puzzle['pieces'], Uint16Array>();

function sharedNumbersOf({ type, pieces }: Puzzle): Uint16Array {
  if (type !== 'tiles') throw new Error('this needs a tile puzzle');
  const known = numbersOfPieces.get(pieces);
  if (known) return known;
  const numbers = readNumbers(pieces);
  numbersOfPieces.set(pieces, numbers);
  return numbers;
}

/** A number as it is written; to write it and compare would take ten times as long. */
const WRITTEN = /^[1-9]\d*$/;

function readNumbers(pieces: Puzzle['pieces']): Uint16Array {
  const numbers = new Uint16Array(pieces.length);
  for (let piece = 0; piece < pieces.length; piece++) {
    const { label } = pieces[piece]!;
    const number = Number(label);
    // No label occurs twice.
    if (!WRITTEN.test(label) || number > pieces.length) {
      return numbers.map((_, other) => other + 1);
    }
    numbers[piece] = number;
  }
  return numbers;
}

/**
 * A state as a picture: the tile number at each cell, row-major, 0 the gap. A new array, by cell.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { tilesOf } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2/0 3');
 * console.log(tilesOf(puzzle, puzzle.start)); // → Uint16Array(4) [ 1, 2, 0, 3 ]
 * ```
 */
export function tilesOf(puzzle: Puzzle, state: State): Uint16Array {
  const numbers = sharedNumbersOf(puzzle);
  const tiles = new Uint16Array(puzzle.board.cells.length);
  for (let piece = 0; piece < numbers.length; piece++) tiles[state[piece]!] = numbers[piece]!;
  return tiles;
}

/** No board has so many cells. */
const NOWHERE = 0xffff;

/**
 * The state of a picture: the inverse of `tilesOf`. A new array, by piece. Throws TypeError for
 * what is no picture of this board.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { stateOfTiles } from 'glissade/core';
 * console.log(stateOfTiles(parsePuzzle('1 2/0 3'), [1, 2, 3, 0])); // → Uint16Array(3) [ 0, 1, 2 ]
 * ```
 */
export function stateOfTiles(puzzle: Puzzle, tiles: ArrayLike<number>): State {
  const count = puzzle.board.cells.length;
  const cellOf = new Uint16Array(count).fill(NOWHERE);
  for (let cell = 0; cell < count; cell++) {
    if (cellOf[tiles[cell]!] !== NOWHERE) {
      throw new TypeError(`a picture holds each number from 0 to ${count - 1} once, cell by cell`);
    }
    cellOf[tiles[cell]!] = cell;
  }
  return tileNumbersOf(puzzle).map((number) => cellOf[number]!);
}

/**
 * A goal as a picture. A new array, by cell.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { tilesOfGoal } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2/0 3');
 * console.log(tilesOfGoal(puzzle, puzzle.goals[0]!)); // → Uint16Array(4) [ 1, 2, 3, 0 ]
 * ```
 */
export function tilesOfGoal(puzzle: Puzzle, goal: Goal): Uint16Array {
  const state = new Uint16Array(puzzle.pieces.length);
  for (const { piece, cell } of goal) state[piece] = cell;
  return tilesOf(puzzle, state);
}
