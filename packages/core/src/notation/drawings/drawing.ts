/* The characters of drawn boards. */
import type { CellType } from '../../board/board.ts';

/** How a cell without a piece is drawn. */
export const CHARACTER_OF: Readonly<Record<CellType, string>> = {
  floor: '.',
  wall: '#',
  outside: ' ',
  gate: '-',
};

/** Words of cells, row-major, as rows. */
export function rowsOf(words: readonly string[], width: number, between: string): string[] {
  const rows: string[] = [];
  for (let at = 0; at < words.length; at += width) {
    rows.push(words.slice(at, at + width).join(between));
  }
  return rows;
}
