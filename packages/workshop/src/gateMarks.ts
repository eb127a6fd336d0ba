/* Stripes by which a gate is told from open floor, on paper and in trays. */
import type { Puzzle } from '@glissade/core';
import { type Loop, rectangle } from './region.ts';

/** Of a cell: where a stripe begins from above, and how high it is. */
const STRIPES = [0.2, 0.46, 0.72];
const STRIPE_HEIGHT = 0.08;
/** Of a cell: how far stripes stay from its sides. */
const SIDE = 0.15;

/** The stripes of all gates, as loops that touch nothing. */
export function gateMarks({ board }: Puzzle, cell: number): Loop[] {
  return [...board.cells.entries()].flatMap(([at, type]) => {
    if (type !== 'gate') return [];
    const [x, y] = [at % board.width, Math.floor(at / board.width)];
    return STRIPES.map((top) =>
      rectangle(
        (x + SIDE) * cell,
        (y + top) * cell,
        (x + 1 - SIDE) * cell,
        (y + top + STRIPE_HEIGHT) * cell,
      ),
    );
  });
}
