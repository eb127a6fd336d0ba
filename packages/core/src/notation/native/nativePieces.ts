/* Reads the entries `axes:` and `same:` of a native text. */
import { extentOf, shapeOf } from '../../board/shape.ts';
import { thePieces } from '../../puzzle/excerpt.ts';
import type { Axis } from '../../puzzle/puzzle.ts';
import type { PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import { closestWord } from '../errors/closestWord.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { partsOf } from '../forms/text.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import type { SourceToken } from '../sourceText.ts';
import type { NativeEntry } from './nativeEntries.ts';
import { valueToken } from './nativeTiles.ts';

type Start = Pick<PuzzleSpec, 'board' | 'pieces'>;

/** The axis of a piece that moves only along its long side; `any` where both are equal. */
export function longAxis(board: PuzzleSpec['board'], cells: readonly number[]): Axis {
  const { width, height } = extentOf(shapeOf(board, cells).shape);
  if (width === height) return 'any';
  return width > height ? 'h' : 'v';
}

/** The pieces with the axes that lines `axes:` give them. Throws ParseError. */
export function withAxes({ board, pieces }: Start, entries: readonly NativeEntry[]): PieceSpec[] {
  const words = entries.filter(({ key }) => key === 'axes').flatMap(wordsOf);
  const isLong = words.some(({ text }) => /^long,?$/i.test(text));
  const labels = new Set(pieces.map(({ label }) => label));
  const given = new Map<string, Axis>();
  for (const word of words) {
    if (/^long,?$/i.test(word.text)) continue;
    const { label, axis } = readAxis(word, pieces, labels);
    if (given.has(label)) {
      throw new ParseError(
        'axes-repeated',
        `the axis of piece ${label} is given twice`,
        placeOfToken(word),
        'keep one of them',
      );
    }
    given.set(label, axis);
  }
  return pieces.map((piece) => {
    const axis = given.get(piece.label) ?? (isLong ? longAxis(board, piece.cells) : 'any');
    return axis === 'any' ? piece : { ...piece, axis };
  });
}

function readAxis(
  word: SourceToken,
  pieces: readonly PieceSpec[],
  labels: ReadonlySet<string>,
): { label: string; axis: Axis } {
  const { text } = word;
  const match = /^(.+)=(h|v|any),?$/iu.exec(text);
  if (!match) {
    throw new ParseError(
      'axes-word',
      `"${text}" is not an axis`,
      placeOfToken(word),
      'write axes: long, or axes: A=h B=v with h for rows and v for columns',
    );
  }
  const label = match[1]!;
  if (!labels.has(label)) {
    throw new ParseError(
      'axes-unknown-piece',
      `"axes" names ${label}, but the start has no such piece`,
      placeOfToken(word),
      hintOfLabels(label, pieces),
    );
  }
  return { label, axis: match[2]!.toLowerCase() as Axis };
}

/** The groups of lines `same:`, one group a line, and where each label stands. */
export function readSame(
  entries: readonly NativeEntry[],
  pieces: readonly PieceSpec[],
): { same: string[][]; placeOf: (label: string) => TextPlace | undefined } {
  const groups = entries.filter(({ key, value }) => key === 'same' && value !== '').map(wordsOf);
  const labels = new Set(pieces.map(({ label }) => label));
  const places = new Map<string, TextPlace>();
  for (const word of groups.flat()) {
    const { text } = word;
    const place = placeOfToken(word);
    if (!labels.has(text)) {
      throw new ParseError(
        'same-unknown-piece',
        `"same" names ${text}, but the start has no such piece`,
        place,
        [...text].every((character) => labels.has(character))
          ? `put blanks between the labels: ${[...text].join(' ')}`
          : hintOfLabels(text, pieces),
      );
    }
    if (!places.has(text)) places.set(text, place);
  }
  const same = groups.map((words) => words.map(({ text }) => text));
  return { same, placeOf: (label) => places.get(label) };
}

/** "did you mean" or the list of labels, cut short on large boards. */
export function hintOfLabels(label: string, pieces: readonly { readonly label: string }[]): string {
  const labels = pieces.map((piece) => piece.label);
  const meant = labels.find((known) => known.toLowerCase() === label.toLowerCase());
  const close = meant ?? (label.length > 2 ? closestWord(label, labels) : undefined);
  return close ? `did you mean ${close}?` : thePieces(pieces);
}

/** Words of a value, separated by blanks, with their places. */
function wordsOf(entry: NativeEntry): SourceToken[] {
  return partsOf(valueToken(entry), /\S+/g);
}
