import { extentOf } from '../../../board/shape.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { rectangleOf, refuseOwnLabels } from '../blockWriting.ts';
import { letterAt } from '../letters.ts';
import { KLOTSKI_CELLS, KLOTSKI_WIDTH, refuseKlotski } from './klotskiBoard.ts';

export const LAYOUT_CELLS = KLOTSKI_CELLS;
export const FREE_CELLS_MIN = 2;

/** What begins at a cell of a Klotski board: 0 free, 1 lying (2×1), 2 standing (1×2), 3 single. */
export type LayoutItem = 0 | 1 | 2 | 3;
export const LAYOUT_ITEMS: readonly LayoutItem[] = [0, 1, 2, 3];

/**
 * A Klotski board without labels: the upper left cell of its 2×2 piece (0–14), and what lies on the
 * other cells: one item for each cell that no earlier item covers, row by row.
 */
export type Layout = { readonly square: number; readonly items: readonly LayoutItem[] };

/** The cells of the 2×2 piece as a set of bits, or 0 where it would stick out. */
export function squareBits(square: number): number {
  const isInside = square >= 0 && square <= 14 && square % KLOTSKI_WIDTH < KLOTSKI_WIDTH - 1;
  return isInside ? 0b110011 << square : 0;
}

/** The cells that an item covers from this cell on, or 0 where it would stick out. */
export function itemBits(item: LayoutItem, cell: number): number {
  if (item === 1) return cell % KLOTSKI_WIDTH < KLOTSKI_WIDTH - 1 ? 0b11 << cell : 0;
  if (item === 2) return cell + KLOTSKI_WIDTH < LAYOUT_CELLS ? 0b10001 << cell : 0;
  return 1 << cell;
}

/** The first cell from `cell` on that is not covered; 20 when all are. */
export function nextCell(covered: number, cell: number): number {
  let next = cell;
  while (next < LAYOUT_CELLS && (covered >>> next) & 1) next++;
  return next;
}

/** What chooses an item: from its cell, the cells covered so far, and the items so far. */
type Choice = (cell: number, covered: number, items: readonly LayoutItem[]) => LayoutItem;

/** The layout whose items are chosen one after the other, row by row. */
export function filledLayout(square: number, choose: Choice): Layout {
  const items: LayoutItem[] = [];
  let covered = squareBits(square);
  for (let cell = nextCell(covered, 0); cell < LAYOUT_CELLS; cell = nextCell(covered, cell)) {
    const item = choose(cell, covered, items);
    items.push(item);
    covered |= itemBits(item, cell);
  }
  return { square, items };
}

/** Why a puzzle is no legal layout with the labels that `layoutReading` gives. */
export function refuseLayout(puzzle: Puzzle): string | undefined {
  const { pieces } = puzzle;
  const odd = pieces.find(({ shape }) => {
    const { width, height } = rectangleOf(shape) ?? { width: 9, height: 9 };
    return width > 2 || height > 2;
  });
  const covered = pieces.reduce((sum, { shape }) => sum + shape.length, 0);
  const labels = piecesInOrder(puzzle).map((piece) => pieces[piece]!.label);
  return refuseKlotski(
    puzzle,
    odd && `it has no code for the shape of piece ${odd.label}`,
    LAYOUT_CELLS - covered < FREE_CELLS_MIN ? 'its boards have two free cells or more' : undefined,
    refuseOwnLabels(labels, letterAt),
  );
}

/** The layout of a start that `refuseLayout` does not refuse. */
export function layoutOf(puzzle: Puzzle): Layout {
  let square = 0;
  const itemAt = new Map<number, LayoutItem>();
  let covered = 0;
  puzzle.pieces.forEach(({ shape }, piece) => {
    const cell = puzzle.start[piece]!;
    const { width, height } = extentOf(shape);
    if (width * height === 4) {
      square = cell;
      covered |= squareBits(cell);
    } else {
      const item = width === 2 ? 1 : height === 2 ? 2 : 3;
      itemAt.set(cell, item);
      covered |= itemBits(item, cell) & ~(1 << cell);
    }
  });
  const items: LayoutItem[] = [];
  for (let cell = 0; cell < LAYOUT_CELLS; cell++) {
    if (!((covered >>> cell) & 1)) items.push(itemAt.get(cell) ?? 0);
  }
  return { square, items };
}

/** Piece numbers by first cell: the reading order. */
function piecesInOrder({ pieces, start }: Puzzle): number[] {
  return pieces.map((_, piece) => piece).sort((a, b) => start[a]! - start[b]!);
}
