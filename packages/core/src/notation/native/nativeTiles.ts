/* Reads the picture under `tiles:`, a start in numbers. */
import type { PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import type { TextPlace } from '../form.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import type { SourceLine } from '../sourceText.ts';
import {
  boardOfWords,
  gridOf,
  readWord,
  type TileToken,
  tileAt,
  tokenRows,
} from '../tileText/tileGrid.ts';
import { requireNumbers } from '../tileText/tileNumbers.ts';
import type { NativeEntry } from './nativeEntries.ts';

/** True where a picture is a board of numbers: 0 (or a point) to n once, some of two digits. */
export function areNumbers(lines: readonly SourceLine[]): boolean {
  const rows = tokenRows(lines);
  const words = rows.flat().map(({ text }) => text);
  const width = rows[0]?.length ?? 0;
  return (
    width > 1 &&
    rows.every((row) => row.length === width) &&
    words.some((word) => word.length > 1) &&
    arePermutation(words)
  );
}

function arePermutation(words: readonly string[]): boolean {
  return words
    .map((word) => (word === '.' ? 0 : Number(word)))
    .sort((a, b) => a - b)
    .every((number, index) => number === index);
}

/** The entries without the hyphens of a list before the rows, if those of the start are tiles. */
export function unlisted(entries: readonly NativeEntry[]): readonly NativeEntry[] {
  const start = entries.find(({ key, rows }) => /^(?:start|tiles)$/.test(key) && rows.length > 1);
  const listed = start ? tokenRows(start.rows) : [];
  const areListed = listed.every(
    ([sign, first]) => sign!.text === '-' && first?.column === sign!.column + 2,
  );
  const words = listed.flatMap((row) => row.slice(1).map(({ text }) => text));
  if (words.length === 0 || !areListed || !arePermutation(words)) return entries;
  return entries.map((entry) => ({
    ...entry,
    rows: entry.rows.map((row) => ({ ...row, text: row.text.replace(/^\s*- +/, '') })),
  }));
}

/** A start, and where each of its cells stands in the text. */
export type StartReading = Pick<PuzzleSpec, 'board' | 'pieces'> & {
  readonly placeOfCell: (cell: number) => TextPlace;
  /** Its cells are separated by blanks. */
  readonly isSeparated: boolean;
};

/** Reads `tiles:`: numbers in rows, 0 a gap, # a wall. The pieces are numbered as the tiles. */
export function readTilesStart(entry: NativeEntry): StartReading {
  const grid = gridOf(tokenRowsOf(entry), placeOfEntry(entry));
  const words = grid.tokens.map((token) => readWord(token, 'start'));
  requireNumbers(grid, words);
  const pieces: PieceSpec[] = [];
  words.forEach((word, cell) => {
    if (typeof word === 'number' && word > 0) {
      pieces[word - 1] = tileAt(word, cell);
    }
  });
  const placeOfCell = (cell: number) => placeOfToken(grid.tokens[cell]!);
  return { board: boardOfWords(grid, words), pieces, placeOfCell, isSeparated: true };
}

/** The words under a key, or after its colon. */
export function tokenRowsOf(entry: NativeEntry): TileToken[][] {
  return tokenRows(linesOf(entry));
}

/** The lines of a picture: those under the key, or the one after its colon. */
export function linesOf(entry: NativeEntry): readonly SourceLine[] {
  if (entry.value === '') return entry.rows;
  // Blanks keep the columns of an inline value right.
  const text = ' '.repeat(entry.valueColumn - 1) + entry.value;
  return [{ number: entry.line, text }];
}

/** What stands behind the colon of a key. */
export function valueToken({ value, line, valueColumn }: NativeEntry): TileToken {
  return { text: value, line, column: valueColumn };
}

export function placeOfEntry({ line, column, key }: NativeEntry): TextPlace {
  return { line, column, found: key };
}
