/* Klotski boards in rows of any signs, or in one word: pieces by name, or codes of their kinds. */
import { columnsOfRectangle } from '../../../board/shape.ts';
import { cellsByLabel, type Picture } from '../../drawings/picture.ts';
import { drawnReading } from '../../forms/blockReading.ts';
import { kindsOf } from '../../forms/klotski/kinds.ts';
import {
  KLOTSKI_CELLS,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  onlySquare,
  usualGoal,
} from '../../forms/klotski/klotskiBoard.ts';
import { charactersOf, type Token } from '../../forms/text.ts';
import { cellsOf, freeSigns, pictureOf } from './carRows.ts';
import type { Guess } from './guess.ts';

/** Pieces on the board of Klotski, all rectangles, one of them a square of four. */
export const klotskiRows: Guess = (text, { hasGoal }) => {
  const rows = hasGoal ? undefined : (rowsOfWord(text) ?? cellsOf(text));
  const isBoard = rows?.length === KLOTSKI_HEIGHT;
  if (!isBoard || !rows.every(({ length }) => length === KLOTSKI_WIDTH)) return undefined;
  const found = namedPieces(rows) ?? kinds(rows);
  if (!found) return undefined;
  const { picture: start, notes } = found;
  const pieces = cellsByLabel(start);
  const { goals, notes: told } = usualGoal(start, pieces);
  return drawnReading(text, { start, pieces, goals, notes: [...notes, ...told] });
};

type Found = { readonly picture: Picture; readonly notes: readonly string[] };

/** All rows in one word, or with blanks for free cells. */
function rowsOfWord(text: string): Token[][] | undefined {
  const word = [text, text.trim()]
    .map((line) => line.replace(/^["']|["']$/g, ''))
    .find((line) => line.length === KLOTSKI_CELLS && !/[\r\n]/.test(line));
  if (word === undefined) return undefined;
  const column = text.indexOf(word) + 1;
  const cells = charactersOf({ text: word, line: 1, column });
  return Array.from({ length: KLOTSKI_HEIGHT }, (_, y) =>
    cells.slice(y * KLOTSKI_WIDTH, (y + 1) * KLOTSKI_WIDTH),
  );
}

/** Each name is a rectangle, but for the sign of free cells: the first with which they are. */
function namedPieces(rows: readonly (readonly Token[])[]): Found | undefined {
  for (const sign of freeSigns(new Set(rows.flat().map(({ text }) => text)))) {
    const picture = pictureOf(rows, KLOTSKI_WIDTH, sign)!;
    const pieces = cellsByLabel(picture);
    const areRectangles = pieces.every(({ cells }) => columnsOfRectangle(picture, cells) > 0);
    if (areRectangles && onlySquare(pieces)) {
      const told = `read as Klotski: ${sign.trim() || 'a blank'} is a free cell`;
      return { picture, notes: /^[.*_]$/.test(sign) ? [] : [told] };
    }
  }
  return undefined;
}

/** Codes of kinds, of which the usual sign is free. */
function kinds(rows: readonly (readonly Token[])[]): Found | undefined {
  const named = pictureOf(rows, KLOTSKI_WIDTH);
  const found = named && kindsOf(named);
  return found && { picture: found.picture, notes: [found.note] };
}
