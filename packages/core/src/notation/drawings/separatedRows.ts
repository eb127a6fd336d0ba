/* Pictures whose cells are separated by blanks: `A B B C` for `ABBC`. */
import type { PictureRow } from './pictureRow.ts';

type Drawn = Pick<PictureRow, 'characters'>;

/**
 * True where every second column is blank, and at least two of the others are not: nobody draws a
 * board of islands one cell wide. (`rowWriter` writes those that are.)
 */
export function areSeparated(rows: readonly Drawn[]): boolean {
  const first = firstColumn(rows);
  const drawn = new Set<number>();
  for (const { characters } of rows) {
    for (let at = first; at < characters.length; at++) {
      if (characters[at] === ' ') continue;
      if ((at - first) % 2 > 0) return false;
      drawn.add(at);
    }
  }
  return drawn.size > 1;
}

/** The same rows, only one character a cell. */
export function joinedRows(rows: readonly PictureRow[]): PictureRow[] {
  const from = firstColumn(rows) % 2;
  return rows.map(({ line, column, characters }) => ({
    line,
    column: column + from,
    step: 2,
    characters: characters.filter((_, at) => at >= from && (at - from) % 2 === 0),
  }));
}

/** How the rows of pictures are written: what would be taken for separated cells is separated. */
export function rowWriter(start: readonly string[]): (row: string) => string {
  const isIslands = areSeparated(start.map((row) => ({ characters: [...row] })));
  return isIslands ? (row) => [...row].join(' ') : (row) => row;
}

function firstColumn(rows: readonly Drawn[]): number {
  let first = Infinity;
  for (const { characters } of rows) {
    const at = characters.findIndex((character) => character !== ' ');
    if (at >= 0) first = Math.min(first, at);
  }
  return first;
}
