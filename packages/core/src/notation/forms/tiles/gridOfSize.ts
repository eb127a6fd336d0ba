import { ParseError } from '../../errors/parseError.ts';
import { countOf, endOf, type Token } from '../text.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { GAP_HINT, type NumberGrid, tooSmall } from './numberGrid.ts';

/** A list of tokens cut into rows of a known size. Throws ParseError at a wrong number of them. */
export function gridOfSize(
  tokens: readonly Token[],
  { width, height }: { readonly width: number; readonly height: number },
  text: string,
): NumberGrid {
  const count = width * height;
  if (Math.min(width, height) < 2) throw tooSmall(width, height, endOf(text));
  if (tokens.length !== count) {
    const board = `a board of ${width} by ${height}`;
    throw new ParseError(
      'tile-count',
      `${board} has ${count} places, but here are ${countOf(tokens.length, 'number')}`,
      tokens.length > count ? placeOfToken(tokens[count]!) : endOf(text),
      `write each number from 0 to ${count - 1} once; ${GAP_HINT}`,
      { count: tokens.length, wanted: count },
    );
  }
  return { width, height, tokens };
}
