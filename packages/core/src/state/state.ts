/* States: which cells pieces cover, whether two states are equal, whether a goal is met. */
import type { Board } from '../board/board.ts';
import { cellsOfShape } from '../board/shape.ts';
import type { Goal, Puzzle, State } from '../puzzle/puzzle.ts';
import { requireParsed } from '../puzzle/requireParsed.ts';

/**
 * The cells a piece covers in a state. A new array, row by row. Throws for a state in which the
 * piece lies beyond the board.
 *
 * @example
 * ```ts
 * import { cellsOfPiece, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nAA.\nAA.\ngoal:\n.AA\n.AA');
 * console.log(cellsOfPiece(puzzle, puzzle.start, 0)); // → [ 0, 1, 3, 4 ]
 * ```
 */
export function cellsOfPiece(puzzle: Puzzle, state: State, piece: number): number[] {
  return coveredCells(puzzle.board, puzzle, state, piece);
}

function coveredCells(board: Board, puzzle: Puzzle, state: State, piece: number): number[] {
  const cells = cellsOfShape(board, puzzle.pieces[piece]!.shape, state[piece]!);
  if (!cells) throw new Error(`piece ${puzzle.pieces[piece]!.label} lies beyond the board`);
  return cells;
}

/** For each cell the number of the piece on it, or -1. */
export function occupancyOf(puzzle: Puzzle, state: State): Int32Array {
  const occupancy = new Int32Array(puzzle.board.cells.length).fill(-1);
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    for (const cell of cellsOfPiece(puzzle, state, piece)) occupancy[cell] = piece;
  }
  return occupancy;
}

/** True when a piece covers a gate, alone or with other cells. */
export function standsOnGate(puzzle: Puzzle, state: State, piece: number): boolean {
  const { cells } = puzzle.board;
  return (
    puzzle.kinds[puzzle.kindOf[piece]!]!.entersGates &&
    cellsOfPiece(puzzle, state, piece).some((cell) => cells[cell] === 'gate')
  );
}

/**
 * A new array. Treat origins as those of some piece of the kind, not of one you know.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { canonicalState } from 'glissade/core';
 * const puzzle = parsePuzzle('start:\nAB.\n...\nC..\ngoal:\n...\n...\n..C');
 * console.log(canonicalState(puzzle, Uint16Array.of(1, 0, 6))); // → Uint16Array(3) [ 0, 1, 6 ]
 * ```
 */
export function canonicalState(puzzle: Puzzle, state: State): State {
  const canonical = state.slice();
  for (const { pieces } of puzzle.kinds) {
    if (pieces.length === 1) continue;
    const origins = pieces.map((piece) => state[piece]!).sort((a, b) => a - b);
    for (let i = 0; i < pieces.length; i++) canonical[pieces[i]!] = origins[i]!;
  }
  return canonical;
}

/**
 * A text equal for two states just when they are the same but for interchangeable pieces.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { stateKey } from 'glissade/core';
 * const puzzle = parsePuzzle('start:\nAB.\n...\nC..\ngoal:\n...\n...\n..C');
 * const swapped = Uint16Array.of(1, 0, 6);
 * console.log(stateKey(puzzle, swapped) === stateKey(puzzle, puzzle.start)); // → true
 * ```
 */
export function stateKey(puzzle: Puzzle, state: State): string {
  const canonical = canonicalState(puzzle, state);
  let key = '';
  for (let at = 0; at < canonical.length; at += ARGUMENTS_MAX) {
    key += String.fromCharCode(...canonical.subarray(at, at + ARGUMENTS_MAX));
  }
  return key;
}

/** Arguments lie on the stack, which a state of tens of thousands of pieces could overflow. */
const ARGUMENTS_MAX = 4096;

/**
 * True for two states that are the same but for interchangeable pieces.
 *
 * @example
 * ```ts
 * import { equalStates, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nAB.\n...\nC..\ngoal:\n...\n...\n..C');
 * console.log(equalStates(puzzle, puzzle.start, Uint16Array.of(1, 0, 6))); // → true
 * ```
 */
export function equalStates(puzzle: Puzzle, a: State, b: State): boolean {
  if (a.length !== b.length) return false;
  const canonicalB = canonicalState(puzzle, b);
  return canonicalState(puzzle, a).every((origin, piece) => origin === canonicalB[piece]);
}

/**
 * True when every placement of this goal is met.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { meetsGoal } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/7 8 0');
 * console.log(meetsGoal(puzzle, puzzle.start, puzzle.goals[0]!)); // → true
 * ```
 */
export function meetsGoal(puzzle: Puzzle, state: State, goal: Goal): boolean {
  return goal.every(({ kind, cell }) =>
    puzzle.kinds[kind]!.pieces.some((piece) => state[piece] === cell),
  );
}

/**
 * True when some goal of the puzzle is met.
 *
 * @example
 * ```ts
 * import { isGoalState, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(isGoalState(puzzle, puzzle.start)); // → false
 * ```
 */
export function isGoalState(puzzle: Puzzle, state: State): boolean {
  requireParsed(puzzle);
  return puzzle.goals.some((goal) => meetsGoal(puzzle, state, goal));
}
