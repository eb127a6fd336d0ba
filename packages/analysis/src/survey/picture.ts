/* Packings as text: boards of letters in native form. */
import { type Cells, cellsOf } from './geometry/kinds.ts';

/** The goal piece's label; the other pieces have the next ones, in reading order. */
export const GOAL_LABEL = 'A';

const LABELS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Draws pieces, the goal's first, in rows of letters; free cells are dots. */
export function drawPieces(pieces: readonly Cells[], width: number, height: number): string[] {
  const board: string[] = new Array(width * height).fill('.');
  const lowest = (cells: Cells) => cells & -cells;
  const [goal, ...others] = pieces;
  others.sort((a, b) => (lowest(a) < lowest(b) ? -1 : 1));
  for (const [number, cells] of [goal!, ...others].entries()) {
    for (const cell of cellsOf(cells)) board[cell] = LABELS[number]!;
  }
  return Array.from({ length: height }, (_, y) => board.slice(y * width, (y + 1) * width).join(''));
}

/** A puzzle in native form. */
export function puzzleText(start: readonly string[], goal: readonly string[]): string {
  return ['start:', ...start, 'goal:', ...goal].join('\n');
}
