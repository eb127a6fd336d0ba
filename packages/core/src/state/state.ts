import type { Board } from '../board/board.ts';
import { cellsOfShape } from '../board/shape.ts';
import type { Goal, Puzzle, State } from '../puzzle/puzzle.ts';

/** The cells a piece covers in a state. */
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

/** The canonical form: within each kind the origins ascend. Two states that differ only by
 * interchangeable pieces have the same one. */
export function canonicalState(puzzle: Puzzle, state: State): State {
  const canonical = state.slice();
  for (const { pieces } of puzzle.kinds) {
    if (pieces.length === 1) continue;
    const origins = pieces.map((piece) => state[piece]!).sort((a, b) => a - b);
    for (let i = 0; i < pieces.length; i++) canonical[pieces[i]!] = origins[i]!;
  }
  return canonical;
}

/** A text equal for two states just when they are the same but for interchangeable pieces. */
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

export function equalStates(puzzle: Puzzle, a: State, b: State): boolean {
  const canonicalB = canonicalState(puzzle, b);
  return canonicalState(puzzle, a).every((origin, piece) => origin === canonicalB[piece]);
}

/** True when every placement of this goal is met. */
export function meetsGoal(puzzle: Puzzle, state: State, goal: Goal): boolean {
  return goal.every(({ kind, cell }) =>
    puzzle.kinds[kind]!.pieces.some((piece) => state[piece] === cell),
  );
}

/** True when some goal of the puzzle is met. */
export function isGoalState(puzzle: Puzzle, state: State): boolean {
  return puzzle.goals.some((goal) => meetsGoal(puzzle, state, goal));
}
