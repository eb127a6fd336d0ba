import { type Puzzle, parseNative } from '@glissade/core';
import { type Cells, cellsOf } from './geometry/kinds.ts';

/** A tile board as text, row by row, 0 for the gap; `pieces` has the cell of each tile. */
export function tileRows(pieces: readonly Cells[], width: number, height: number): string[] {
  const numbers = new Array<number>(width * height).fill(0);
  for (const [tile, cells] of pieces.entries()) numbers[cellsOf(cells)[0]!] = tile + 1;
  return Array.from({ length: height }, (_, y) =>
    numbers.slice(y * width, (y + 1) * width).join(' '),
  );
}

/** The goal: numbers row by row, the gap last. */
export function goalRows(width: number, height: number): string[] {
  const pieces = Array.from({ length: width * height - 1 }, (_, tile) => 1n << BigInt(tile));
  return tileRows(pieces, width, height);
}

/** A tile puzzle in native form. */
export function tilesText(start: readonly string[], goal: readonly string[]): string {
  return ['tiles:', ...start, 'goal:', ...goal].join('\n');
}

/** The puzzle that begins at its goal. */
export function tilesPuzzle(width: number, height: number): Puzzle {
  const goal = goalRows(width, height);
  return parseNative(tilesText(goal, goal))!;
}
