/* Where the piece under the finger may be dragged. */
import {
  columnOf,
  dxOf,
  dyOf,
  type Puzzle,
  packStep,
  rowOf,
  type State,
  stoppingPoints,
} from '@glissade/core';
import { directionToGap, pushSteps } from '@glissade/core/game';

/** Where a piece may be let go, in cells from where it was taken up. */
export type Stop = {
  readonly dx: number;
  readonly dy: number;
  /** The packed steps that bring it there. */
  readonly steps: readonly number[];
};

/** All a drag needs: what moves, and where to. */
export type DragSpace = {
  /** The pieces that move together: one, or a line of tiles. */
  readonly pieces: readonly number[];
  /** Every place to stop by its key; the place it was taken up from among them. */
  readonly stops: ReadonlyMap<string, Stop>;
};

export function stopKey(dx: number, dy: number): string {
  return `${dx} ${dy}`;
}

/** What the piece on a cell can do when dragged. `stops` has one entry when it is stuck. */
export function dragSpace(puzzle: Puzzle, state: State, piece: number): DragSpace {
  const stay: Stop = { dx: 0, dy: 0, steps: [] };
  return puzzle.type === 'tiles'
    ? tileSpace(puzzle, state, piece, stay)
    : blockSpace(puzzle, state, piece, stay);
}

function tileSpace(puzzle: Puzzle, state: State, piece: number, stay: Stop): DragSpace {
  const stops = new Map([[stopKey(0, 0), stay]]);
  const direction = directionToGap(puzzle, state, state[piece]!);
  if (!direction) return { pieces: [piece], stops };
  const steps = pushSteps(puzzle, state, direction, state[piece]!);
  const [dx, dy] = [dxOf(direction), dyOf(direction)];
  stops.set(stopKey(dx, dy), { dx, dy, steps });
  return { pieces: steps.map((packed) => packed >>> 2), stops };
}

function blockSpace(puzzle: Puzzle, state: State, piece: number, stay: Stop): DragSpace {
  const { board } = puzzle;
  const from = state[piece]!;
  const stops = new Map([[stopKey(0, 0), stay]]);
  for (const { cell, path } of stoppingPoints(puzzle, state, piece)) {
    const dx = columnOf(board, cell) - columnOf(board, from);
    const dy = rowOf(board, cell) - rowOf(board, from);
    const steps = path.map((direction) => packStep({ piece, direction }));
    stops.set(stopKey(dx, dy), { dx, dy, steps });
  }
  return { pieces: [piece], stops };
}
