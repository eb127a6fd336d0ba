import { ParseError } from '../../errors/parseError.ts';
import type { ParseErrorCode } from '../../errors/parseErrorCodes.ts';
import type { FormReader, FormWriter, TextPlace } from '../../form.ts';
import { endOf, type Token, wordsOf } from '../text.ts';
import { charPlace } from '../textLooks.ts';
import { behind, placeOfToken } from '../tokenPlaces.ts';
import {
  FREE_CELLS_MIN,
  filledLayout,
  itemBits,
  type Layout,
  type LayoutItem,
  layoutOf,
  refuseLayout,
  squareBits,
} from './layout.ts';
import { layoutReading } from './layoutReading.ts';

const DIGITS = 9;

/**
 * dnomd343's CommonCode: nine hexadecimal digits, the first for the cell of the 2×2 piece, the
 * others for two items each, row by row; zeros at the end are optional.
 */
export const commonCode: FormReader = {
  name: 'commoncode',
  looksLike: (text) => {
    const word = text.trim();
    if (!/^[0-9A-Fa-f]{5,9}$/.test(word)) return false;
    return word.length === DIGITS || (/\d/.test(word) && (word.length > 5 || word.includes('0')));
  },
  read: (text) => {
    const word = onlyWord(text, 'a code of nine hexadecimal digits, such as 1A9BF0C00');
    return layoutReading(parseCommonCode(word), placeOfToken(word));
  },
};

/** The same form, written. */
export const commonCodeWriter: FormWriter = {
  refuses: refuseLayout,
  write: (puzzle) => formatCommonCode(layoutOf(puzzle)),
};

/** The only word of a text. Throws ParseError. */
export function onlyWord(text: string, wanted: string): Token {
  const trimmed = text.trimEnd();
  if (/^\S+$/.test(trimmed)) return { text: trimmed, line: 1, column: 1 };
  const [word, more] = wordsOf(text);
  if (!word || more) {
    throw new ParseError(
      'code-missing',
      word ? 'the text has more than one word' : 'the code is missing',
      more ? placeOfToken(more) : endOf(text),
      `write ${wanted}`,
    );
  }
  return word;
}

/** Nine upper case digits. */
export function formatCommonCode({ square, items }: Layout): string {
  const codes = [...items, ...new Array<LayoutItem>(16 - items.length).fill(0)];
  const digits = Array.from(
    { length: 8 },
    (_, index) => codes[2 * index]! * 4 + codes[2 * index + 1]!,
  );
  return [square, ...digits].map((digit) => digit.toString(16).toUpperCase()).join('');
}

/** The layout of a code. Throws ParseError at the digit that is wrong. */
export function parseCommonCode(word: Token): Layout {
  const digits = digitsOf(word);
  const square = digits[0]!;
  if (squareBits(square) === 0) {
    throw illegal(`the 2×2 piece cannot begin at cell ${square}`, charPlace(word, 0));
  }
  const layout = filledLayout(square, (cell, covered, items) => {
    const item = itemIn(digits, items.length);
    const bits = itemBits(item, cell);
    if (bits !== 0 && (bits & covered) === 0) return item;
    const kind = item === 1 ? 'lying' : 'standing';
    const place = charPlace(word, 1 + (items.length >> 1));
    throw illegal(`a ${kind} piece does not fit at cell ${cell}`, place);
  });
  const { items } = layout;
  requireEnd(word, digits, items.length);
  if (items.filter((item) => item === 0).length >= FREE_CELLS_MIN) return layout;
  throw illegal('fewer than two cells are free', placeOfToken(word));
}

/** The item of this number: a digit holds two. */
function itemIn(digits: readonly number[], at: number): LayoutItem {
  return ((digits[1 + (at >> 1)]! >> (at % 2 === 0 ? 2 : 0)) & 3) as LayoutItem;
}

function digitsOf(word: Token): number[] {
  const characters = [...word.text];
  requireSigns(word, characters, '0123456789ABCDEFabcdef', {
    code: 'code-digit',
    what: 'a hexadecimal digit',
    hint: 'a CommonCode has the digits 0–9 and A–F',
  });
  if (characters.length > DIGITS) {
    throw wrongLength(word, DIGITS, 'a CommonCode', 'digits; trailing zeros may be left out');
  }
  return [...word.text.padEnd(DIGITS, '0')].map((digit) => Number.parseInt(digit, 16));
}

type SignError = { readonly code: ParseErrorCode; readonly what: string; readonly hint: string };

/** Throws ParseError at the first sign that no such code has. */
export function requireSigns(
  word: Token,
  signs: readonly string[],
  known: string,
  { code, what, hint }: SignError,
): void {
  const bad = signs.findIndex((sign) => !known.includes(sign));
  if (bad < 0) return;
  const message = `${[...word.text][bad]} is not ${what}`;
  throw new ParseError(code, message, charPlace(word, bad), hint);
}

/** A code of more or fewer signs than it has to have. */
export function wrongLength(word: Token, wanted: number, form: string, signs: string): ParseError {
  const count = [...word.text].length;
  return new ParseError(
    'code-length',
    `the code has ${count} ${signs.split(';')[0]}`,
    count > wanted ? charPlace(word, wanted) : behind(word),
    `${form} has ${wanted} ${signs}`,
    { count, wanted },
  );
}

/** What follows the last cell must be zeros. */
function requireEnd(word: Token, digits: readonly number[], used: number): void {
  for (let index = used; index < 16; index++) {
    if (itemIn(digits, index) !== 0) {
      const place = charPlace(word, 1 + (index >> 1));
      throw illegal('the board is full before the code ends', place);
    }
  }
}

function illegal(message: string, place: TextPlace): ParseError {
  return new ParseError(
    'code-illegal',
    `this code is not a board: ${message}`,
    place,
    'give the cell of the 2×2 piece, then two bits per piece: free, lying, standing, single',
  );
}
