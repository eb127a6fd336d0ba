import type { PuzzleSpec } from '../../puzzle/spec.ts';
import { placeInRaw } from '../cleaning/cleanText.ts';
import { hiddenTiles } from '../cleaning/readTiles.ts';
import { tilesInText } from '../cleaning/tilesInText.ts';
import type { GivenGoal, TextPlace } from '../form.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import { splitLines } from '../sourceText.ts';
import {
  countTiles,
  goalOfName,
  parseGoalName,
  readTileGoal,
  requireNoName,
} from '../tileText/tileGoal.ts';
import { tokenRows } from '../tileText/tileGrid.ts';
import { fitPicture } from './fitPicture.ts';
import { drawnGoal, type PictureRow, placeOfCell, slashedRows } from './picture.ts';

const BEGINNING: TextPlace = { line: 1, column: 1 };

/**
 * Reads a goal for a known start: a name (`snake` …), numbers in rows for boards of tiles 1 … n, or
 * a picture; rows are separated by new lines or `/`. Throws ParseError.
 */
export function readGivenGoal(text: string, spec: PuzzleSpec): GivenGoal {
  const name = parseGoalName(text);
  const isTileBoard = countTiles(spec.pieces) !== undefined;
  if (name && isTileBoard) {
    return { goal: goalOfName(spec, name), placeOfCell: () => BEGINNING };
  }
  requireNoName(text.trim(), isTileBoard, { ...BEGINNING, found: text.trim() });
  if (isTileBoard) {
    const hidden = hiddenGoal(text, spec);
    if (hidden) return hidden;
    const { goal, grid } = readTileGoal(tokenRows(splitLines(text)), spec, BEGINNING);
    return { goal, placeOfCell: (cell) => placeOfToken(grid.tokens[cell]!) };
  }
  const picture = fitPicture(rowsOf(text), spec.board, BEGINNING, 'goal');
  const goal = drawnGoal(picture, spec.pieces);
  return { goal, placeOfCell: (cell) => placeOfCell(picture, cell) };
}

/** Every tile once, in whatever writing a start may have: digits in one word, lists, `;` … */
function hiddenGoal(text: string, { board, pieces }: PuzzleSpec): GivenGoal | undefined {
  const isFull = pieces.length === board.width * board.height - 1;
  const laid = isFull ? tilesInText(text)?.start : undefined;
  const hidden = laid?.found.isLaidOut ? laid : isFull ? hiddenTiles(text, board) : undefined;
  const grid = hidden?.found.grid;
  if (grid?.width !== board.width || grid.height !== board.height) return undefined;
  const goal = grid.tokens.flatMap(({ text: label }, cell) =>
    label === '0' ? [] : [{ label, cells: [cell] }],
  );
  goal.sort((a, b) => Number(a.label) - Number(b.label));
  const placeOfCell = (cell: number) => placeInRaw(hidden!.clean, placeOfToken(grid.tokens[cell]!));
  return { goal, placeOfCell };
}

function rowsOf(text: string): PictureRow[] {
  return splitLines(text).flatMap((line) => slashedRows(line));
}
