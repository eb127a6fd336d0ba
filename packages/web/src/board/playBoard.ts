/* The interface between a board and the fingers and keys that move its pieces. */
import { columnOf, isOpen, legalSteps, type Puzzle, rowOf, type State } from '@glissade/core';
import { gapOf } from '@glissade/core/game';
import type { BoardWords } from './describe.ts';
import type { Offset } from './dragMotion.ts';
import type { DragSpace } from './dragSpace.ts';

/** A drag under way: what moves, how far it has come. */
export type Drag = { readonly space: DragSpace; readonly offset: Offset };

/** All that fingers and keys need of a board, however it is drawn. */
export type PlayBoard = {
  readonly puzzle: () => Puzzle;
  readonly state: () => State;
  /** For each cell the piece on it, or -1. */
  readonly occupancy: () => Int32Array;
  /** Pieces that can move now. */
  readonly movable: () => ReadonlySet<number>;
  readonly drag: () => Drag | undefined;
  readonly setDrag: (drag: Drag | undefined) => void;
  /** The piece tapped or picked up, whose places to go are shown; -1 for none. */
  readonly chosen: () => number;
  readonly choose: (piece: number) => void;
  /** Shows that a piece that was touched cannot move. */
  readonly setStuck: (piece: number) => void;
  /** Where the chosen piece can go. */
  readonly space: () => DragSpace | undefined;
  /** The cell that the keyboard is at. */
  readonly cursor: () => number;
  readonly setCursor: (cell: number) => void;
  /** Plays steps and says so; or says why not. True if they were played. */
  readonly play: (steps: readonly number[]) => boolean;
  readonly words: () => BoardWords;
  /** Tells screen readers. */
  readonly say: (words: string) => void;
};

/** Where the keyboard begins: at the goal's piece, or at the first open cell. */
export function firstCell(puzzle: Puzzle, state: State): number {
  if (puzzle.type === 'blocks') return state[puzzle.goals[0]![0]!.piece]!;
  return puzzle.board.cells.findIndex((_, cell) => isOpen(puzzle.board, cell));
}

/** In a tile puzzle every tile in the gap's row and column can move, with those between. */
export function movablePieces(puzzle: Puzzle, state: State): ReadonlySet<number> {
  if (puzzle.type === 'blocks') {
    return new Set(legalSteps(puzzle, state).map(({ piece }) => piece));
  }
  const { board } = puzzle;
  const gap = gapOf(puzzle, state);
  const movable = new Set<number>();
  for (let piece = 0; piece < state.length; piece++) {
    const isInRow = rowOf(board, state[piece]!) === rowOf(board, gap);
    if (isInRow || columnOf(board, state[piece]!) === columnOf(board, gap)) movable.add(piece);
  }
  return movable;
}
