import { columnsOfRectangle } from '../../../board/shape.ts';
import { cellsByLabel, type Picture, placeOfCell, withFree } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { drawnReading } from '../blockReading.ts';
import { pictureOf, requireCharacters, rowWords } from '../blockRows.ts';
import { rectangleOf, startRows } from '../blockWriting.ts';
import { countOf, endOf } from '../text.ts';
import {
  KLOTSKI_CELLS,
  KLOTSKI_WIDTH,
  klotskiRows,
  refuseFull,
  refuseKlotski,
  toBottom,
} from './klotskiBoard.ts';

const LETTERS = '@ is free, A is the 2×2 piece, B–G lie, H–M stand, N–Z and [ are single cells';

/** Klotski in twenty letters, as Simon Hung and fayaa write it: letters tell shapes, @ is free. */
export const simonHung: FormReader = {
  name: 'simonhung',
  looksLike: (text) => {
    if (text.length > 200 || !text.includes('@')) return false;
    const rows = rowWords(text).map((word) => word.text);
    const all = rows.join('');
    const isShaped = rows.length === 1 || rows.some((row) => row.length === KLOTSKI_WIDTH);
    return isShaped && /^[@-[]{16,24}$/.test(all) && all.includes('@');
  },
  read: (text) => {
    const start = readPicture(text);
    const pieces = cellsByLabel(start);
    for (const { label, cells } of pieces) requireShape(label, cells, start);
    return drawnReading(text, { start, pieces, ...toBottom('A') });
  },
};

/** The same form, written. */
export const simonHungWriter: FormWriter = {
  refuses: (puzzle) =>
    refuseKlotski(
      puzzle,
      puzzle.pieces
        .map(({ label, shape }) => refuseShape(label, rectangleOf(shape)))
        .find((reason) => reason !== undefined),
      refuseFull(puzzle),
    ),
  write: (puzzle) => startRows(puzzle, () => '@').join(''),
};

function readPicture(text: string): Picture {
  const words = rowWords(text);
  const count = words.reduce((sum, word) => sum + [...word.text].length, 0);
  if (count !== KLOTSKI_CELLS) {
    throw new ParseError(
      'cell-count',
      `there are ${countOf(count, 'letter')}, but the board has ${KLOTSKI_CELLS} cells`,
      endOf(text),
      'write one letter for each cell of the 4 by 5 board, @ for free cells',
    );
  }
  const picture = pictureOf(klotskiRows(words), text);
  requireCharacters(picture, /[@-[]/, LETTERS);
  if (picture.width !== KLOTSKI_WIDTH) {
    throw new ParseError(
      'board-size',
      `the rows have ${picture.width} cells`,
      placeOfCell(picture, 0),
      'this form has 5 rows of 4 cells',
    );
  }
  return withFree(picture, '@');
}

type Extent = { readonly width: number; readonly height: number };

function extentOfLabel(label: string): Extent {
  const isHigh = label === 'A' || (label > 'G' && label <= 'M');
  return { width: label <= 'G' ? 2 : 1, height: isHigh ? 2 : 1 };
}

function requireShape(label: string, cells: readonly number[], picture: Picture): void {
  const { width, height } = extentOfLabel(label);
  const columns = columnsOfRectangle({ width: KLOTSKI_WIDTH }, cells);
  if (columns === width && cells.length === width * height) return;
  throw new ParseError(
    'piece-shape',
    `piece ${label} is not ${width} by ${height} cells`,
    placeOfCell(picture, cells[0]!),
    LETTERS,
  );
}

function refuseShape(label: string, extent: Extent | undefined): string | undefined {
  if (!/^[A-[]$/.test(label)) return `it cannot write the label ${label}`;
  const wanted = extentOfLabel(label);
  if (extent && extent.width === wanted.width && extent.height === wanted.height) return undefined;
  return `its letter ${label} means another shape`;
}
