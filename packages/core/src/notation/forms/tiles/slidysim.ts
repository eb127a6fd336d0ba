/* The form of slidysim: rows of numbers with slashes, as text or in web addresses. */
import type { FormReader, FormWriter } from '../../form.ts';
import { filledLines, partsOf, type Token, wordsOf } from '../text.ts';
import { gridOfSize } from './gridOfSize.ts';
import { gridOfList, gridOfRows, isGapText, isNumberText } from './numberGrid.ts';
import { isList, readNumberRows } from './numberRows.ts';
import { tileReading } from './tileReading.ts';
import { numberRowsOf, refuseTiles } from './tileWriting.ts';

/** Only numbers and gaps between blanks, with a slash between the rows. */
const ROW_TOKEN = /[^\s/]+/g;
const IN_URL = /^\d+(?:[_-]\d+){3,}$/;
const PARAMETER = /[?&#]?(?:scramble|s)=([^&#\s]+)/;

/** slidysim: `5 3 8/0 2 4/1 7 6`, in web addresses `5_3_8_0_2_4_1_7_6`. */
export const slidysim: FormReader = {
  name: 'slidysim',
  looksLike: (text) => looksLikeRows(text) || addressOf(text) !== undefined,
  read: (text) => {
    const address = addressOf(text);
    if (address) return readAddress(address, text);
    const rows = readNumberRows(filledLines(text));
    const grid = isList(rows) ? gridOfList(rows.flat(), text) : gridOfRows(rows);
    return tileReading(grid);
  },
};

/** The same form, written. */
export const slidysimWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) =>
    numberRowsOf(puzzle)
      .map((row) => row.join(' '))
      .join('/'),
};

function looksLikeRows(text: string): boolean {
  if (!/\d/.test(text) || !text.includes('/') || /[:=,[\]{}]/.test(text)) return false;
  // Some row has two words.
  if (!/[^\s/]\s+[^\s/]/.test(text)) return false;
  const tokens = text.match(ROW_TOKEN) ?? [];
  const numeric = tokens.filter((token) => isNumberText(token) || isGapText(token)).length;
  return tokens.length >= 3 && numeric * 5 >= tokens.length * 3;
}

type Address = { readonly board: Token; readonly size?: { width: number; height: number } };

/** The board of a web address or of its parameters, and the size that `p=4x4` gives. */
function addressOf(text: string): Address | undefined {
  if (!/\d[_-]|[=&]/.test(text)) return undefined;
  if (!/^\s*\S+\s*$/.test(text)) return undefined;
  const [word] = wordsOf(text) as [Token];
  const parameter = PARAMETER.exec(word.text);
  // Blanks and slashes as addresses write them, made _ and -.
  const board = parameter
    ? parameter[1]!.replace(/%20|\+/g, '_').replace(/%2F|\//gi, '-')
    : word.text;
  if (!IN_URL.test(board)) return undefined;
  const sides = /[?&#]?p=(\d+)x(\d+)/.exec(word.text);
  const offset = parameter ? parameter.index + parameter[0].indexOf('=') + 1 : 0;
  return {
    board: { ...word, text: board, column: word.column + offset },
    size: sides ? { width: Number(sides[1]), height: Number(sides[2]) } : undefined,
  };
}

function readAddress({ board, size }: Address, text: string) {
  const rows = partsOf(board, /[^-]+/g).map((row) => partsOf(row, /\d+/g));
  if (size) return tileReading(gridOfSize(rows.flat(), size, text));
  return tileReading(rows.length > 1 ? gridOfRows(rows) : gridOfList(rows.flat(), text));
}
