/* Klotski boards in rows of any signs, or in one word: pieces by name, or codes of their kinds. */
import { columnsOfRectangle } from '../../../board/shape.ts';
import { cellsByLabel, type Picture } from '../../drawings/picture.ts';
import { countParts, drawnReading } from '../../forms/blockReading.ts';
import { hasArrows, kindsOf } from '../../forms/klotski/kinds.ts';
import {
  KLOTSKI_CELLS,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  onlySquare,
  usualGoal,
} from '../../forms/klotski/klotskiBoard.ts';
import { charactersOf, cutInto, filledLines, type Token } from '../../forms/text.ts';
import { type Rows, unlabelled } from '../foundTiles.ts';
import { cellsOf, freeSigns, pictureOf } from './carRows.ts';
import type { Guess } from './guess.ts';

/** Pieces on the board of Klotski, all rectangles, one of them a square of four. */
export const klotskiRows: Guess = (text, { hasGoal }) => {
  const isBoard = (rows: Rows | undefined) =>
    rows?.length === KLOTSKI_HEIGHT && rows.every(({ length }) => length === KLOTSKI_WIDTH);
  const ways = [rowsOfWord(text), cellsOf(text), unlabelled(filledLines(text))];
  const rows = hasGoal ? undefined : ways.find(isBoard);
  if (!rows) return undefined;
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
    .find((line) => line.length === KLOTSKI_CELLS && !line.includes('\n'));
  if (word === undefined) return undefined;
  const column = text.indexOf(word) + 1;
  return cutInto(charactersOf({ text: word, line: 1, column }), KLOTSKI_WIDTH);
}

/** Each name is a rectangle, but for the sign of free cells: the first with which they are. */
function namedPieces(rows: Rows): Found | undefined {
  const signs = rows.flat().map(({ text }) => text);
  if (hasArrows(signs)) return undefined;
  for (const sign of freeSigns(new Set(signs))) {
    const picture = pictureOf(rows, KLOTSKI_WIDTH, sign)!;
    const pieces = cellsByLabel(picture);
    const [odd, more] = pieces.filter(({ cells }) => columnsOfRectangle(picture, cells) === 0);
    if (!onlySquare(pieces) || more) continue;
    // One name for all single cells, of which at least one is alone.
    if (odd && countParts(odd.cells, KLOTSKI_WIDTH) * 2 > odd.cells.length)
      return namedPieces(inSingles(rows, odd.cells));
    if (!odd) {
      const told = `read as Klotski: ${sign.trim() || 'a blank'} is a free cell`;
      return { picture, notes: /^[.*_]$/.test(sign) ? [] : [told] };
    }
  }
  return undefined;
}

/** The rows with a name of its own for each of these cells. */
function inSingles(rows: Rows, cells: readonly number[]): Token[][] {
  return rows.map((row, y) =>
    row.map((token, x) =>
      cells.includes(y * KLOTSKI_WIDTH + x) ? { ...token, text: `${token.text}${x}${y}` } : token,
    ),
  );
}

/** Codes of kinds, of which the usual sign is free. */
function kinds(rows: Rows): Found | undefined {
  const named = pictureOf(rows, KLOTSKI_WIDTH);
  const found = named && kindsOf(named);
  return found && { picture: found.picture, notes: [found.note] };
}
