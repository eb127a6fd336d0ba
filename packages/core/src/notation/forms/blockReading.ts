import type { Board } from '../../board/board.ts';
import type { Axis, PuzzleInfo } from '../../puzzle/puzzle.ts';
import type { GoalSpec, SpecPlace } from '../../puzzle/spec.ts';
import {
  CELL_CHARACTERS,
  cellsByLabel,
  type Picture,
  type PictureRow,
  placeOfCell,
  requireSides,
} from '../drawings/picture.ts';
import { ParseError } from '../errors/parseError.ts';
import type { ParseErrorCode } from '../errors/parseErrorCodes.ts';
import type { FormReading, TextPlace } from '../form.ts';
import { requireDrawable, type SourceLine, tokensIn } from '../sourceText.ts';
import { countOf, endOf, type Token } from './text.ts';

/** More pieces in parts than these are only counted. */
const NOTES_MAX = 20;

/** A block puzzle as drawn: the start, and what goes without a picture. */
type Drawn = {
  /** In the characters of `CELL_CHARACTERS` and labels. */
  readonly start: Picture;
  readonly goals: readonly (readonly GoalSpec[])[];
  /** The goals' own pictures, where they are drawn. */
  readonly goalPictures?: readonly Picture[];
  readonly axisOf?: (label: string) => Axis;
  readonly info?: PuzzleInfo;
  readonly notes?: readonly string[];
};

export function drawnReading(text: string, drawn: Drawn): FormReading {
  const { start, goals, axisOf = () => 'any', info, notes = [] } = drawn;
  const pieces = cellsByLabel(start).map((piece) => ({ ...piece, axis: axisOf(piece.label) }));
  return {
    spec: { board: boardOf(start), pieces, goals, ...(info ? { info } : {}) },
    placeOf: (place) => placeInDrawing(place, drawn, text),
    notes,
  };
}

function placeInDrawing(place: SpecPlace, drawn: Drawn, text: string): TextPlace {
  const isGoal = place.part === 'goal';
  if (isGoal && place.goal === undefined) return endOf(text);
  const picture = (isGoal && drawn.goalPictures?.[place.goal!]) || drawn.start;
  if (place.cell !== undefined && place.cell < picture.width * picture.height) {
    return placeOfCell(picture, place.cell);
  }
  const piece = cellsByLabel(picture).find(({ label }) => label === place.label);
  return placeOfCell(picture, piece?.cells[0] ?? 0);
}

/** The board of a picture: every label stands on floor. */
function boardOf({ width, height, rows }: Picture): Board {
  const cells = rows.flatMap(({ characters }) =>
    characters.map((character) => CELL_CHARACTERS[character] ?? 'floor'),
  );
  return { width, height, cells };
}

/** Rows between blanks, slashes and line ends. */
export function rowWords(lines: readonly SourceLine[]): Token[] {
  return lines.flatMap((line) => tokensIn(line, /[^\s/]+/g));
}

export function rowOfWord({ text, line, column }: Token): PictureRow {
  const characters = [...text];
  requireDrawable(characters, line, column);
  return { line, column, characters };
}

/** One word cut into rows of this width. */
export function cutRows(word: Token, width: number): PictureRow[] {
  const { line, column, characters } = rowOfWord(word);
  const rows: PictureRow[] = [];
  for (let at = 0; at < characters.length; at += width) {
    rows.push({ line, column: column + at, characters: characters.slice(at, at + width) });
  }
  return rows;
}

/** Rows of equal length as a picture. Throws ParseError at the first row of another length. */
export function pictureOf(rows: readonly PictureRow[], text: string): Picture {
  if (rows.length === 0) {
    throw new ParseError(
      'picture-empty',
      'the board has no row',
      endOf(text),
      'draw the board in rows',
    );
  }
  const lengths = rows.map(({ characters }) => characters.length);
  const width = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  const odd = lengths.findIndex((length) => length !== width);
  if (odd >= 0) {
    const row = rows[odd]!;
    const at = Math.min(width, row.characters.length);
    throw new ParseError(
      'picture-ragged',
      `row ${odd + 1} has ${countOf(row.characters.length, 'cell')}, but the others have ${width}`,
      { line: row.line, column: row.column + at, found: row.characters[at] ?? '' },
      'draw every row with the same number of cells',
      { row: odd + 1, count: row.characters.length, wanted: width },
    );
  }
  requireSides({ width, height: rows.length }, { line: rows[0]!.line, column: rows[0]!.column });
  return { width, height: rows.length, rows };
}

/** The same picture with every character put through `replace`. */
export function redrawn(picture: Picture, replace: (character: string) => string): Picture {
  const rows = picture.rows.map((row) => ({ ...row, characters: row.characters.map(replace) }));
  return { ...picture, rows };
}

/** Throws ParseError at the first character of the picture that `isKnown` does not know. */
export function requireCharacters(
  picture: Picture,
  isKnown: (character: string) => boolean,
  error: { readonly code: ParseErrorCode; readonly hint: string },
): void {
  const characters = picture.rows.flatMap((row) => row.characters);
  const cell = characters.findIndex((character) => !isKnown(character));
  if (cell < 0) return;
  const found = characters[cell]!;
  const message = `${found === ' ' ? 'a blank' : found} has no meaning here`;
  throw new ParseError(error.code, message, placeOfCell(picture, cell), error.hint);
}

/** A sentence for each piece that is drawn in parts, for a slip is more likely than intent. */
export function noteParts(picture: Picture): string[] {
  const notes = cellsByLabel(picture).flatMap(({ label, cells }) => {
    const parts = countParts(cells, picture.width);
    return parts > 1 ? [`piece ${label} consists of ${parts} parts that move together`] : [];
  });
  if (notes.length <= NOTES_MAX) return notes;
  const more = notes.length - NOTES_MAX;
  return [
    ...notes.slice(0, NOTES_MAX),
    `${countOf(more, 'more piece')} consist of parts that move together`,
  ];
}

function countParts(cells: readonly number[], width: number): number {
  const left = new Set(cells);
  let parts = 0;
  for (const seed of cells) {
    if (!left.delete(seed)) continue;
    parts++;
    const open = [seed];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const beside = [cell - width, cell + width];
      if (cell % width > 0) beside.push(cell - 1);
      if (cell % width < width - 1) beside.push(cell + 1);
      for (const next of beside) if (left.delete(next)) open.push(next);
    }
  }
  return parts;
}
