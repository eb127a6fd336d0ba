/* Finds the board of tiles in a text, whatever it is written in: a permutation of 0 … n. */
import { BOARD_SIDE_MAX } from '../../board/board.ts';
import { filledLines, type Token } from '../forms/text.ts';
import { closestSides, type NumberGrid } from '../forms/tiles/numberGrid.ts';
import { readNumberRows } from '../forms/tiles/numberRows.ts';
import { behind } from '../forms/tokenPlaces.ts';
import type { CleanText } from './cleanText.ts';
import { permutationOf } from './permutation.ts';

/** Among words, fewer cells before a gap that is left out may be anything. */
const SHORT_MIN = 5;

type Rows = readonly (readonly Token[])[];

/** A board of tiles, and what was assumed. */
export type FoundTiles = {
  readonly grid: NumberGrid;
  readonly notes: readonly string[];
  /** Their size stood before them. */
  readonly isSized: boolean;
};

/** A board of tiles, and the cleaned text in which its places are. */
export type Hidden = {
  readonly found: FoundTiles;
  readonly names: readonly string[];
  readonly clean: CleanText;
};

type Sides = { readonly width: number; readonly height: number };

/**
 * The board of tiles in a text, if there is one: as it stands, then behind a size, then with its
 * words cut into cells, then with a gap left out at its end.
 */
export function findTiles(
  text: string,
  sides?: Sides,
  shortMin = SHORT_MIN,
): FoundTiles | undefined {
  const rows = readNumberRows(filledLines(text));
  for (const cells of [rows, cellsOfWords(rows)]) {
    const sized = (found?: FoundTiles) => found && { ...found, isSized: true };
    const found =
      cells && (gridOf(cells, sides) ?? sized(behindSize(cells)) ?? withGapAtEnd(cells, shortMin));
    if (found) return found;
  }
  return undefined;
}

function gridOf(rows: Rows, given?: Sides, note?: string): FoundTiles | undefined {
  const found = permutationOf(rows.flat());
  if (!found) return undefined;
  const sides = sidesOf(rows, given);
  if (!sides) return undefined;
  const notes = [note, found.note].filter((one) => one !== undefined);
  return { grid: { ...sides, tokens: found.tokens }, notes, isSized: false };
}

/** Rows as they stand; a list in the sides that are given, else as square as possible. */
function sidesOf(rows: Rows, given?: Sides): Sides | undefined {
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const width = rows[0]!.length;
  const isGrid = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  const isList = rows.length === 1 || rows.every((row) => row.length === 1);
  if (!isGrid && !isList && !given) return undefined;
  const sides = isGrid ? { width, height: rows.length } : (given ?? closestSides(count));
  const fits = sides.width * sides.height === count && sides.width > 1 && sides.height > 1;
  return fits && Math.max(sides.width, sides.height) <= BOARD_SIDE_MAX ? sides : undefined;
}

/** The board behind a side, a number of tiles or cells, or rows and columns. */
function behindSize([first, second, ...rows]: Rows): FoundTiles | undefined {
  if (!first || !second || first.length > 2) return undefined;
  const [one, two] = first.map(({ text }) => Number(text));
  if (two !== undefined) return sized([second, ...rows], two, one!);
  const crossed = /^(\d{1,3})[x×*](\d{1,3})$/i.exec(first[0]!.text);
  if (crossed) return sized([second, ...rows], Number(crossed[2]), Number(crossed[1]));
  for (const side of [one!, Math.sqrt(one! + 1), Math.sqrt(one!)]) {
    const found = sized([second, ...rows], side, side);
    if (found) return found;
  }
  return second.length === 1 ? sized(rows, Number(second[0]!.text), one!) : undefined;
}

/** Rows that hold as many cells; their own sides count where they are rows. */
function sized(rows: Rows, width: number, height: number): FoundTiles | undefined {
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const note = `${height} by ${width} is the size, not a row`;
  if (rows.length === 0) return undefined;
  if (count === width * height) return gridOf(rows, { width, height }, note);
  return count === width * height - 1 ? withGapAtEnd(rows, SHORT_MIN, note) : undefined;
}

/** Rows of which the last lacks one cell, and no gap: it is the gap. */
function withGapAtEnd(rows: Rows, shortMin: number, note?: string): FoundTiles | undefined {
  const last = rows.at(-1) ?? [];
  const isShort = last.length > 0 && last.length === rows[0]!.length - 1;
  if (rows.flat().length < shortMin || rows.length < 2 || !isShort) return undefined;
  const gap = { text: '', ...behind(last.at(-1)!) };
  return gridOf(
    [...rows.slice(0, -1), [...last, gap]],
    undefined,
    [note, 'the gap is left out at the end'].filter((one) => one !== undefined).join('; '),
  );
}

/** Words of one length as rows of cells; one word alone is a list of cells. */
export function cellsOfWords(rows: Rows): Rows | undefined {
  const words = rows.flat();
  const length = words[0]?.text.length ?? 0;
  if (length < 2 || !words.every(({ text }) => text.length === length)) return undefined;
  return words.map(({ text, line, column }) =>
    [...text].map((cell, at) => ({ text: cell, line, column: column + at })),
  );
}
