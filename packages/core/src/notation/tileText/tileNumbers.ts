/* Checks that a board of tiles has each number once; says which are missing or repeated. */
import { ParseError } from '../errors/parseError.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import type { TileGrid, TileWord } from './tileGrid.ts';

type Tokens = Pick<TileGrid, 'tokens'>;

const ONCE = 'write each number once, 0 for the gap';

/** Throws ParseError unless the start holds each of 1 … n once and a gap, or several if it may. */
export function requireNumbers(grid: Tokens, words: readonly TileWord[], isOneGap = false): void {
  const numbers = words.filter((word) => typeof word === 'number');
  const gaps = numbers.filter((number) => number === 0).length;
  // Without a gap, one of the tiles is in its place.
  const tiles = numbers.length - Math.max(1, gaps);
  const large = words.findIndex((word) => typeof word === 'number' && word > tiles);
  const isGapForTile = gaps > 1 && large >= 0 && Number(words[large]) < tiles + gaps;
  const most = isOneGap ? numbers.length - 1 : isGapForTile ? Number(words[large]) : tiles;
  const missing = missingOf(words, most);
  requireDistinct(grid, words, missing);
  if (gaps > 1 && (isOneGap || isGapForTile)) throw gapRepeated(grid, words, gaps, missing);
  if (large < 0) return;
  const place = placeOfToken(grid.tokens[large]!);
  if (missing.length === 1 && missing[0] === 0 && words[large] === tiles + 1) {
    throw new ParseError(
      'gap-missing',
      `there is no gap: the numbers go from 1 to ${tiles + 1}`,
      place,
      'write 0 where the gap is',
    );
  }
  throw new ParseError(
    'tile-range',
    `tile ${place.found} is too large${lacking(missing)}`,
    place,
    `the tiles of this board are 1 to ${tiles}`,
  );
}

/** Throws ParseError at the second appearance of a tile; `missing` are told with it. */
export function requireDistinct(
  { tokens }: Tokens,
  words: readonly TileWord[],
  missing: readonly number[],
): void {
  const seen = new Set<TileWord>([0]);
  words.forEach((word, cell) => {
    if (typeof word === 'number' && word > 0 && seen.has(word)) {
      const count = words.filter((other) => other === word).length;
      throw new ParseError(
        'tile-repeated',
        `tile ${word} occurs ${times(count)}${lacking(missing)}`,
        placeOfToken(tokens[cell]!),
        ONCE,
        { missing: missing.join(' ') },
      );
    }
    seen.add(word);
  });
}

/** Numbers up to the largest that are not among the words; 0 for the gap. */
export function missingOf(words: readonly TileWord[], largest: number): number[] {
  const present = new Set(words);
  return Array.from({ length: largest + 1 }, (_, tile) => tile).filter(
    (tile) => !present.has(tile),
  );
}

function gapRepeated(
  { tokens }: Tokens,
  words: readonly TileWord[],
  gaps: number,
  missing: readonly number[],
): ParseError {
  const [tile] = missing;
  return new ParseError(
    'gap-repeated',
    `the gap occurs ${times(gaps)}${lacking(missing)}`,
    placeOfToken(tokens[words.indexOf(0, words.indexOf(0) + 1)]!),
    `write ${tile} for one of the gaps`,
    tile === undefined ? {} : { tile },
  );
}

function times(count: number): string {
  return count === 2 ? 'twice' : `${count} times`;
}

/** ", 3 is missing"; nothing where nothing is. */
function lacking(missing: readonly number[]): string {
  const names = missing.map((number) => (number === 0 ? 'the gap' : String(number)));
  if (names.length === 0) return '';
  if (names.length === 1) return `, ${names[0]} is missing`;
  const [told, last] =
    names.length > 4
      ? [names.slice(0, 3), `${names.length - 3} more`]
      : [names.slice(0, -1), names.at(-1)];
  return `, ${told.join(', ')} and ${last} are missing`;
}
