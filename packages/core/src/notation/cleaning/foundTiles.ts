/* Finds the board of tiles in a text, whatever it is written in: a permutation of 0 … n. */
import { BOARD_SIDE_MAX, type Sides } from '../../board/board.ts';
import { charactersOf, filledLines, type Token } from '../forms/text.ts';
import { closestSides, type NumberGrid } from '../forms/tiles/numberGrid.ts';
import { readNumberRows } from '../forms/tiles/numberRows.ts';
import { behind } from '../forms/tokenPlaces.ts';
import type { SourceLine } from '../sourceText.ts';
import type { CleanText } from './cleanText.ts';
import { permutationOf } from './permutation.ts';

/** Among words, fewer cells before a gap that is left out may be anything. */
const SHORT_MIN = 5;

const LABELS_MIN = 3;
/** A board of 3 by 3 or more behind its number in a list. */
const NUMBERED = /^[\s#[(]*(\d+)[\]).:]?(?:[ \t]+\d+,?){9,}\s*$/;
const POINTS = /^(?:[\dxX_]{1,3}\.){1,30}[\dxX_]{0,3}$/;

/** Cells by rows. */
export type Rows = readonly (readonly Token[])[];

/** A board of tiles, and what was assumed. */
export type FoundTiles = {
  readonly grid: NumberGrid;
  readonly notes: readonly string[];
  /** Their size stood before them. */
  readonly isSized: boolean;
  /** A program says how they are laid out. */
  readonly isLaidOut?: true;
};

/** A board of tiles, and the cleaned text in which its places are. */
export type Hidden = {
  readonly found: FoundTiles;
  readonly names: readonly string[];
  readonly clean: CleanText;
};

/**
 * The board of tiles in a text, if there is one: as it stands, then behind a size, then with its
 * words cut into cells, then with a gap left out at its end, then behind its number in a list.
 */
export function findTiles(
  text: string,
  sides?: Sides,
  shortMin = SHORT_MIN,
): FoundTiles | undefined {
  const lines = filledLines(text);
  const rows = readNumberRows(lines);
  for (const cells of [rows, cellsOfWords(rows), cellsBetweenPoints(rows), unlabelled(lines)]) {
    const sized = (found?: FoundTiles) => found && { ...found, isSized: true };
    const found =
      cells && (gridOf(cells, sides) ?? sized(behindSize(cells)) ?? withGapAtEnd(cells, shortMin));
    if (found) return found;
  }
  const number = NUMBERED.exec(text)?.[1];
  const note = `${number} is the number of the board`;
  if (number) return gridOf([rows.flat().slice(1)], sides, note);
  // In a table, the end is another column.
  return shortMin === SHORT_MIN && !text.includes('|') ? withoutEnd(rows) : undefined;
}

/** One square list, behind which a program keeps a cost or the place of the gap. */
function withoutEnd([row = [], more]: Rows): FoundTiles | undefined {
  const isList = !more && row.length > 9 && Math.sqrt(row.length - 1) % 1 === 0;
  if (!isList || !/^\d+$/.test(row.at(-1)!.text)) return undefined;
  return gridOf([row.slice(0, -1)], undefined, 'the end of the list is no tile');
}

function gridOf(
  rows: Rows,
  given?: Sides,
  ...assumed: readonly (string | undefined)[]
): FoundTiles | undefined {
  const found = permutationOf(rows.flat());
  if (!found) return undefined;
  const sides = sidesOf(rows, given);
  if (!sides) return undefined;
  const notes = [...assumed, found.note].filter((one) => one !== undefined);
  return { grid: { ...sides, tokens: found.tokens }, notes, isSized: false };
}

/** Rows as they stand; a list in the sides that are given, else as square as possible. */
export function sidesOf(rows: Rows, given?: Sides): Sides | undefined {
  const count = rows.flat().length;
  const width = rows[0]!.length;
  const isGrid = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  const isList = rows.length === 1 || rows.every((row) => row.length === 1);
  if (!isGrid && !isList && !given) return undefined;
  const { width: columns, height } = isGrid
    ? { width, height: rows.length }
    : (given ?? closestSides(count));
  const isBoard = Math.min(columns, height) > 1 && Math.max(columns, height) <= BOARD_SIDE_MAX;
  return isBoard && columns * height === count ? { width: columns, height } : undefined;
}

/** The board behind a side, a number of tiles or cells, or rows, columns and perhaps one more. */
function behindSize([first, second, ...rows]: Rows): FoundTiles | undefined {
  if (!first || !second || first.length > 3) return undefined;
  const [one, two] = first.map(({ text }) => Number(text));
  if (two !== undefined) return sized([second, ...rows], two, one!);
  const crossed = /^(\d{1,3})[x×*](\d{1,3})$/i.exec(first[0]!.text);
  if (crossed) return sized([second, ...rows], Number(crossed[2]), Number(crossed[1]));
  for (const side of [one!, Math.sqrt(one! + 1), Math.sqrt(one!)]) {
    const found = sized([second, ...rows], side, side);
    if (found) return found;
  }
  if (second.length > 1) return undefined;
  const [third, ...more] = rows;
  // Behind the number of tiles, -1 leaves the gap of the goal where it usually is; or one of steps.
  const further = third && third.length > 1 ? behindSize([first, third, ...more]) : undefined;
  return sized(rows, Number(second[0]!.text), one!) ?? further;
}

/** Rows that hold as many cells; their own sides count where they are rows. */
function sized(rows: Rows, width: number, height: number): FoundTiles | undefined {
  const count = rows.flat().length;
  const note = `${height} by ${width} is the size, not a row`;
  if (rows.length === 0 || width % 1 !== 0) return undefined;
  if (count === width * height) return gridOf(rows, { width, height }, note);
  return count === width * height - 1 ? withGapAtEnd(rows, SHORT_MIN, note) : undefined;
}

/** Rows of which the last lacks one cell, and no gap: it is the gap. */
function withGapAtEnd(rows: Rows, shortMin: number, note?: string): FoundTiles | undefined {
  const last = rows.at(-1) ?? [];
  const isShort = last.length > 0 && last.length === rows[0]!.length - 1;
  if (rows.flat().length < shortMin || rows.length < 2 || !isShort) return undefined;
  const gap = { text: '', ...behind(last.at(-1)!) };
  const filled = [...rows.slice(0, -1), [...last, gap]];
  return gridOf(filled, undefined, note, 'the gap is left out at the end');
}

/** Words of one length as rows of cells; one word alone is a list of cells. */
export function cellsOfWords(rows: Rows): Rows | undefined {
  const words = rows.flat();
  const length = words[0]?.text.length ?? 0;
  if (length < 2 || !words.every(({ text }) => text.length === length)) return undefined;
  return words.map(charactersOf);
}

/** Words as rows of cells with points between them: `1.2.3`. */
function cellsBetweenPoints(rows: Rows): Rows | undefined {
  const words = rows.flat();
  if (words.length < 2 || !words.every(({ text }) => POINTS.test(text))) return undefined;
  return words.map(({ text, ...place }) =>
    text.split('.').map((cell) => ({ text: cell, ...place })),
  );
}

/** The rows under a line of labels (A B C, 1 2 3, 0 1 2), or each behind its own, or both. */
export function unlabelled(lines: readonly SourceLine[]): Rows | undefined {
  const all = readNumberRows(lines);
  const isUnder = areLabels(all[0] ?? []);
  const rows = isUnder ? all.slice(1) : all;
  const haveOwn = areLabels(rows.flatMap((row) => row.slice(0, 1)));
  const least = isUnder ? all[0]!.length : 1;
  const isOwn = haveOwn && rows.every(({ length }) => length > least);
  if (!isUnder && !isOwn) return undefined;
  return isOwn ? rows.map((row) => row.slice(1)) : rows;
}

/** A, B, C …, or numbers that follow each other from 0 or 1. */
function areLabels(tokens: readonly Token[]): boolean {
  if (tokens.length < LABELS_MIN) return false;
  const places = tokens.map(({ text }) => Number.parseInt(text, 36));
  const from = places[0]!;
  return [0, 1, 10].includes(from) && places.every((place, at) => place === from + at);
}
