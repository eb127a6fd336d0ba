/* Checks that a board of tiles has each number once; says which are missing or repeated. */
import { ParseError } from '../errors/parseError.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import type { TileGrid, TileWord } from './tileGrid.ts';

/** Throws ParseError unless the start holds each of 1 … n once and at least one gap. */
export function requireNumbers(grid: TileGrid, words: readonly TileWord[]): void {
  const tiles = words.filter((word) => typeof word === 'number' && word > 0) as number[];
  const gaps = indexesOf(words, 0);
  requireDistinct(grid, words, tiles.length);
  const largest = tiles.reduce((most, tile) => Math.max(most, tile), 0);
  if (largest > tiles.length) throw outOfRange(grid, words, tiles, largest);
  if (gaps.length > 0) return;
  throw new ParseError(
    'gap-missing',
    'there is no gap: every cell holds a tile',
    placeOfToken(grid.tokens.at(-1)!),
    'write 0 where the gap is',
  );
}

/** Throws ParseError at the second appearance of a tile. `count` tiles are expected. */
export function requireDistinct(grid: TileGrid, words: readonly TileWord[], count: number): void {
  const seen = new Set<number>();
  words.forEach((word, cell) => {
    if (typeof word === 'string' || word === 0) return;
    if (seen.has(word)) {
      throw new ParseError(
        'tile-repeated',
        `tile ${word} occurs twice`,
        placeOfToken(grid.tokens[cell]!),
        hintOfMissing(words, count),
      );
    }
    seen.add(word);
  });
}

function outOfRange(
  grid: TileGrid,
  words: readonly TileWord[],
  tiles: readonly number[],
  largest: number,
): ParseError {
  const gaps = indexesOf(words, 0);
  const missing = missingOf(tiles, largest);
  if (gaps.length > 1 && largest <= tiles.length + gaps.length - 1) {
    const times = gaps.length === 2 ? 'twice' : `${gaps.length} times`;
    return new ParseError(
      'gap-repeated',
      `the gap (0) occurs ${times}, and tile ${missing[0]} is missing`,
      placeOfToken(grid.tokens[gaps[1]!]!),
      `write ${missing[0]} for one of the gaps; with ${gaps.length} gaps the tiles are ` +
        `1 to ${tiles.length}`,
      { tile: missing[0]! },
    );
  }
  return new ParseError(
    'tile-range',
    `tile ${largest} is too large`,
    placeOfToken(grid.tokens[words.indexOf(largest)]!),
    `the tiles of this board are 1 to ${tiles.length + (gaps.length === 0 ? -1 : 0)}; ${
      missing[0]
    } is missing`,
  );
}

function hintOfMissing(words: readonly TileWord[], count: number): string {
  const [missing] = missingOf(words, count);
  return missing ? `${missing} is missing` : 'each tile must occur exactly once';
}

/** Numbers of 1 … largest that are not among the words; at most a few of them. */
function missingOf(words: readonly TileWord[], largest: number): number[] {
  const present = new Set(words);
  const missing: number[] = [];
  for (let tile = 1; tile <= largest && missing.length < 5; tile++) {
    if (!present.has(tile)) missing.push(tile);
  }
  return missing;
}

function indexesOf(words: readonly TileWord[], wanted: TileWord): number[] {
  return words.flatMap((word, index) => (word === wanted ? [index] : []));
}
