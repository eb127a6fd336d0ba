import { cellAt, columnOf, type Direction, dxOf, dyOf, rowOf } from '@glissade/core';
import { CELL } from './outline.ts';
import type { Drawn } from './scene.ts';

/** Where the block leaves the board: the opening of the frame, and arrows that point out of it. */
export type Exit = { readonly side: Direction; readonly gap: string; readonly arrows: string };

/** How far the opening reaches out, and how far its ends stay from those of the block. */
const DEPTH = 14;
const INSET = 6;

const SIDES: Readonly<Record<'any' | 'h' | 'v', readonly Direction[]>> = {
  any: ['U', 'R', 'D', 'L'],
  h: ['R', 'L'],
  v: ['U', 'D'],
};

/**
 * The exit of a puzzle that is solved when one block reaches the edge. None where there are several
 * goals or blocks, or where the goal touches two edges, so that nobody can tell which is meant.
 */
export function exitOf(puzzle: Drawn): Exit | undefined {
  const { board, goals, pieces, type } = puzzle;
  const [placed, ...others] = goals[0] ?? [];
  if (type === 'tiles' || goals.length !== 1 || !placed || others.length > 0) return undefined;
  const { shape, axis } = pieces[placed.piece]!;
  const [x, y] = [columnOf(board, placed.cell), rowOf(board, placed.cell)];
  const cells = shape.map(([dx, dy]) => [x + dx, y + dy] as const);
  const isHere = (column: number, row: number) => cells.some(([c, r]) => c === column && r === row);
  const isOut = (column: number, row: number) => {
    const cell = cellAt(board, column, row);
    return cell < 0 || board.cells[cell] === 'outside';
  };
  const sides = SIDES[axis].filter((side) =>
    cells.every(([column, row]) => {
      const [nextColumn, nextRow] = [column + dxOf(side), row + dyOf(side)];
      return isHere(nextColumn, nextRow) || isOut(nextColumn, nextRow);
    }),
  );
  const [side] = sides;
  return side && sides.length === 1 ? drawn(side, cells) : undefined;
}

function drawn(side: Direction, cells: readonly (readonly [number, number])[]): Exit {
  const isLevel = dyOf(side) === 0;
  const along = cells.map(([column, row]) => (isLevel ? row : column));
  const across = cells.map(([column, row]) => (isLevel ? column : row));
  const out = dxOf(side) + dyOf(side);
  const edge = (out > 0 ? Math.max(...across) + 1 : Math.min(...across)) * CELL;
  const [from, to] = [Math.min(...along) * CELL + INSET, (Math.max(...along) + 1) * CELL - INSET];
  const point = (a: number, b: number) => (isLevel ? `${b} ${a}` : `${a} ${b}`);
  const [inner, outer] = [edge - out * 2, edge + out * DEPTH];
  const corners = [point(from, inner), point(to, inner), point(to, outer), point(from, outer)];
  const middle = (from + to) / 2;
  const arrows = [-22, 22].map((by) => {
    const at = middle + by;
    const [back, tip] = [edge + out * 2, edge + out * 10];
    return `M${point(at - 9, back)}L${point(at, tip)}L${point(at + 9, back)}`;
  });
  return { side, gap: `M${corners.join('L')}Z`, arrows: arrows.join('') };
}
