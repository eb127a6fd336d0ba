/* Number tokens as a rectangle: from rows, or from one list whose board must be guessed. */
import { ParseError } from '../../errors/parseError.ts';
import type { TextPlace } from '../../form.ts';
import { ROWS_HINT } from '../../sourceText.ts';
import { countOf, endOf, evenLength, type Token } from '../text.ts';
import { behind, placeOfToken } from '../tokenPlaces.ts';

/** A rectangle of number tokens, row-major. A gap that was found as an empty place has no text. */
export type NumberGrid = {
  readonly width: number;
  readonly height: number;
  readonly tokens: readonly Token[];
};

export const GAP_HINT = '0 (or _ . - x) is the gap';

export function isGapText(text: string): boolean {
  return /^(?:0+|[_.xX*?□-]|)$/.test(text);
}

export function isNumberText(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The number of a token, 0 for the gap. Throws ParseError. */
export function numberOf(token: Token): number {
  if (isNumberText(token.text)) return Number(token.text);
  if (isGapText(token.text)) return 0;
  throw new ParseError(
    'tile-token',
    `${token.text} is not a number`,
    placeOfToken(token),
    `write whole numbers separated by blanks or commas; ${GAP_HINT}`,
  );
}

/**
 * Rows of tokens as a rectangle, in the size that a header gives where there is one. Throws
 * ParseError at the first row of another length.
 */
export function gridOfRows(
  rows: readonly (readonly Token[])[],
  header?: { readonly width: number; readonly height: number },
): NumberGrid {
  const lengths = rows.slice(0, header?.height).map(({ length }) => length);
  const uneven = {
    code: 'tile-ragged',
    noun: 'number',
    hint: `give every row the same number of places; ${GAP_HINT}`,
    placeOf: (at: number, width: number) => {
      const further = rows[at]![width];
      return further ? placeOfToken(further) : behind(rows[at]!.at(-1)!);
    },
  } as const;
  const width = evenLength(lengths, uneven, header?.width);
  return { width, height: rows.length, tokens: rows.flat() };
}

/** Rows that must be what the header says. Throws ParseError at the first that is not. */
export function gridOfHeader(
  rows: readonly (readonly Token[])[],
  header: { readonly width: number; readonly height: number },
  text: string,
): NumberGrid {
  if (rows.length === 0) throw noNumbers(text);
  const grid = gridOfRows(rows, header);
  const { width, height } = header;
  if (rows.length === height) return grid;
  const last = rows.at(Math.min(height, rows.length - 1))![0]!;
  throw new ParseError(
    'tile-count',
    `the board has ${countOf(rows.length, 'row')}, but the header says ${height}`,
    placeOfToken(last),
    `write ${height} rows of ${width} numbers, 0 for the gap`,
  );
}

/** A plain list cut into the most nearly square board, rather wide than high. Throws ParseError. */
export function gridOfList(tokens: readonly Token[], text: string): NumberGrid {
  const count = tokens.length;
  if (count === 0) throw noNumbers(text);
  const side = Math.ceil(Math.sqrt(count));
  const lacksOne = side >= 2 && side * side === count + 1;
  if (lacksOne && !tokens.some((token) => isGapText(token.text))) {
    throw new ParseError(
      'gap-missing',
      `there are ${count} numbers but no gap`,
      endOf(text),
      `a board of ${side} by ${side} has ${count + 1} places; ${GAP_HINT}`,
    );
  }
  const { width, height } = closestSides(count);
  if (height < 2) {
    throw new ParseError(
      'tile-count',
      `${countOf(count, 'number')} in one row do not fill a rectangle`,
      endOf(text),
      possibleSizes(count),
      { count },
    );
  }
  return { width, height, tokens };
}

export function tooSmall(width: number, height: number, place: TextPlace): ParseError {
  return new ParseError(
    'board-size',
    `a tile board of ${width} by ${height} is too small`,
    place,
    'both sides need at least 2 places',
  );
}

function noNumbers(text: string): ParseError {
  return new ParseError('picture-empty', 'there are no numbers', endOf(text), ROWS_HINT);
}

/** The sides of the most nearly square board of so many cells, rather wide than high. */
export function closestSides(count: number): { width: number; height: number } {
  let height = Math.floor(Math.sqrt(count));
  while (height > 1 && count % height !== 0) height--;
  return { width: count / height, height };
}

function possibleSizes(count: number): string {
  // No prime of 5 and more has another beside it.
  const sizes = [count - 1, count + 1].filter((places) => places > 3);
  const named = (sizes.length > 0 ? sizes : [4]).map((places) => {
    const { width, height } = closestSides(places);
    return `${places} (${width} by ${height})`;
  });
  return `give ${named.join(' or ')} places, or write / between the rows`;
}
