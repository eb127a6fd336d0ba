/* Lines of play in words and lists, as letters of the same length: places are kept. */
import type { Puzzle } from '../../puzzle/puzzle.ts';

const WORDS: Readonly<Record<string, string>> = {
  up: 'U',
  right: 'R',
  down: 'D',
  left: 'L',
  north: 'U',
  east: 'R',
  south: 'D',
  west: 'L',
  上: 'U',
  右: 'R',
  下: 'D',
  左: 'L',
};
const COUNTS = '一二三四五六七八九';
const WAY =
  /(?<![\p{L}\d])(?:up|right|down|left|north|east|south|west)(?!\p{L})([ \t]*)(\d*)|[上右下左]/giu;
const COUNTED =
  /([一二三四五六七八九])[格步]?([上右下左])|([上右下左])([一二三四五六七八九])[格步]?/gu;

/** Without brackets and quotes of a list, with words as letters; the same text where none is. */
export function plainMoves(text: string): string {
  return text
    .replace(COUNTED, (match, before, way, first, count) => {
      const digit = (before ?? count) as string;
      const at = COUNTS.indexOf(digit);
      return `${WORDS[way ?? first]}${at < 0 ? digit : at + 1}`.padEnd(match.length);
    })
    .replace(WAY, (match, blanks: string | undefined, digits: string | undefined) => {
      const word = match.slice(0, match.length - (blanks ?? '').length - (digits ?? '').length);
      return `${WORDS[word.toLowerCase()]}${digits ?? ''}`.padEnd(match.length);
    })
    .replace(/->|=>|[→⇒](?=\s*\p{L})|[[\](){}"'`]/gu, (match) => ' '.repeat(match.length));
}

/** The labels of a line that only names the tiles that move, or undefined. */
export function tilesNamed(
  puzzle: Puzzle,
  text: string,
): readonly (readonly [at: number, piece: number])[] | undefined {
  if (!/^[\d\s,;[\](){}"'>-]+$/.test(text) || !/\d/.test(text)) return undefined;
  const pieceOf = new Map(puzzle.pieces.map(({ label }, piece) => [label, piece]));
  const named = [...text.matchAll(/\d+/g)].map(
    ({ 0: label, index }) => [index, pieceOf.get(label) ?? -1] as const,
  );
  return named.length > 1 && named.every(([, piece]) => piece >= 0) ? named : undefined;
}
