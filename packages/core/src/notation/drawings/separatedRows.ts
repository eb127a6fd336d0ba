/* Pictures whose cells are separated by blanks: `A B B C` for `ABBC`. */
import type { PictureRow } from './pictureRow.ts';

type Drawn = Pick<PictureRow, 'characters'>;

/**
 * True where every second column is blank, and at least two of the others are not: nobody draws a
 * board of islands one cell wide. (`rowWriter` writes those that are.)
 */
export function areSeparated(rows: readonly Drawn[]): boolean {
  return firstCell(rows) !== undefined;
}

/** Rows with one character a cell: what separates the cells is left out. */
export function joinedRows(rows: readonly PictureRow[]): readonly PictureRow[] {
  const first = firstCell(rows);
  if (first === undefined) return rows;
  return rows.map(({ line, column, characters }) => ({
    line,
    column: column + first,
    step: 2,
    characters: characters.filter((_, at) => at >= first && (at - first) % 2 === 0),
  }));
}

/** How the rows of pictures are written: what would be taken for separated cells is separated. */
export function rowWriter(start: readonly string[]): (row: string) => string {
  const isIslands = areSeparated(start.map((row) => ({ characters: [...row] })));
  return isIslands ? (row) => [...row].join(' ') : (row) => row;
}

/** The first column that is a cell, 0 or 1; undefined where cells are not separated. */
function firstCell(rows: readonly Drawn[]): number | undefined {
  const drawn = new Set<number>();
  for (const { characters } of rows) {
    characters.forEach((character, at) => {
      if (character !== ' ') drawn.add(at);
    });
  }
  const [first = 0, ...more] = drawn;
  const areAll = more.length > 0 && more.every((at) => (at - first) % 2 === 0);
  return areAll ? first % 2 : undefined;
}
