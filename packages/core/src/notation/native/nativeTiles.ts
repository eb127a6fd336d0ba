/* Reads the picture under `tiles:`, a start in numbers. */
import type { PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import type { TextPlace } from '../form.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import type { SourceLine } from '../sourceText.ts';
import { boardOfWords, gridOf, readWord, type TileToken, tokenRows } from '../tileText/tileGrid.ts';
import { requireNumbers } from '../tileText/tileNumbers.ts';
import type { NativeEntry } from './nativeEntries.ts';

/** A start, and where each of its cells stands in the text. */
export type StartReading = Pick<PuzzleSpec, 'board' | 'pieces'> & {
  readonly placeOfCell: (cell: number) => TextPlace;
};

/** Reads `tiles:`: numbers in rows, 0 a gap, # a wall. The pieces are numbered as the tiles. */
export function readTilesStart(entry: NativeEntry): StartReading {
  const grid = gridOf(tokenRowsOf(entry), placeOfEntry(entry));
  const words = grid.tokens.map((token) => readWord(token, 'start'));
  requireNumbers(grid, words);
  const pieces: PieceSpec[] = [];
  words.forEach((word, cell) => {
    if (typeof word === 'number' && word > 0) {
      pieces[word - 1] = { label: String(word), cells: [cell] };
    }
  });
  const placeOfCell = (cell: number) => placeOfToken(grid.tokens[cell]!);
  return { board: boardOfWords(grid, words), pieces, placeOfCell };
}

/** The words under a key, or after its colon. */
export function tokenRowsOf(entry: NativeEntry): TileToken[][] {
  return tokenRows(linesOf(entry));
}

/** The lines of a picture: those under the key, or the one after its colon. */
function linesOf(entry: NativeEntry): readonly SourceLine[] {
  if (entry.value === '') return entry.rows;
  // Blanks keep the columns of an inline value right.
  const text = ' '.repeat(entry.valueColumn - 1) + entry.value;
  return [{ number: entry.line, text }];
}

export function placeOfEntry({ line, column, key }: NativeEntry): TextPlace {
  return { line, column, found: key };
}
