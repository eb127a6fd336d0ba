import type { Steps } from '../../move/step.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { formatTiles } from '../drawings/formatState.ts';
import { parseJson } from '../json.ts';
import { formatBase64, parseBase64 } from '../zlib/base64.ts';
import { deflate } from '../zlib/deflate.ts';
import { inflate } from '../zlib/inflate.ts';
import { formatMoves } from './formatMoves.ts';

/**
 * Links of slidysim's replay page: `replay?r=` and, in base64, a zlib stream of the JSON array
 * [solution, tiles a second × 1000, scramble, times of the moves in ms or -1]. A leaderboard's own
 * links (ten entries and more) have no scramble and are not read.
 */
const ADDRESS = 'https://slidysim.github.io/replay?r=';

/** The speed that is written: the page wants one, and a line of play has none. */
const MILLI_TPS = 8000;

/** What a link holds. */
export type ReplayLink = {
  /** The start, as `formatTiles` writes it. */
  readonly scramble: string;
  /** In slidysim's notation, which `parseMoves` reads. */
  readonly solution: string;
  /** When each move was played, in milliseconds since the first; missing where it is not told. */
  readonly times?: readonly number[];
};

/**
 * True when a text has the look of a replay link, whole or broken.
 *
 * @example
 * ```ts
 * import { looksLikeReplayLink } from 'glissade/core';
 * console.log(looksLikeReplayLink('https://slidysim.github.io/replay?r=eJw')); // → true
 * ```
 */
export function looksLikeReplayLink(text: string): boolean {
  return packedPart(text) !== undefined;
}

/** The value of the last parameter `r` of an address; undefined in a text that is none. */
function packedPart(text: string): string | undefined {
  const address = text.trim();
  return /\s/.test(address) ? undefined : /^.*[?&]r=([^&#]+)/.exec(address)?.[1];
}

/**
 * What a replay link holds; undefined for a text that is none, or is broken.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatReplayLink, parseReplayLink } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const link = formatReplayLink(puzzle, parseMoves(puzzle, 'L2'));
 * console.log(parseReplayLink(link)?.solution); // → L2
 * ```
 */
export function parseReplayLink(text: string): ReplayLink | undefined {
  const value = packedPart(text);
  const packed = value === undefined ? undefined : parseBase64(unescaped(value));
  const bytes = packed && inflate(packed);
  if (!bytes) return undefined;
  const entries = parseJson(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  if (!Array.isArray(entries) || entries.length >= 10) return undefined;
  const [solution, , scramble, told] = entries as unknown[];
  if (typeof solution !== 'string' || typeof scramble !== 'string') return undefined;
  const isTimed = Array.isArray(told) && told.every((time) => Number.isFinite(time));
  return { solution, scramble, times: isTimed ? (told as number[]) : undefined };
}

/**
 * A link to the replay of a line of a tile puzzle from its start. `times` says of each step when it
 * was played, in milliseconds since the first.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatReplayLink } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const link = formatReplayLink(puzzle, parseMoves(puzzle, 'L2'));
 * console.log(link.startsWith('https://slidysim.github.io/replay?r=')); // → true
 * ```
 */
export function formatReplayLink(puzzle: Puzzle, steps: Steps, times?: readonly number[]): string {
  const whole = times?.at(-1) ?? 0;
  const speed = whole > 0 ? Math.round((steps.length / whole) * 1e6) : MILLI_TPS;
  const told = times ?? -1;
  const entries = [formatMoves(puzzle, steps), speed, formatTiles(puzzle, puzzle.start), told];
  const bytes = Uint8Array.from(JSON.stringify(entries), (character) => character.charCodeAt(0));
  return ADDRESS + encodeURIComponent(formatBase64(deflate(bytes)));
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '?';
  }
}
