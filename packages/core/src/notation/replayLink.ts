import type { Steps } from '../move/step.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formatMoves } from './formatMoves.ts';
import { formatTiles } from './formatState.ts';
import { formatBase64, parseBase64 } from './zlib/base64.ts';
import { deflate } from './zlib/deflate.ts';
import { inflate } from './zlib/inflate.ts';

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
  readonly scramble: string;
  /** In slidysim's notation, which `parseMoves` reads. */
  readonly solution: string;
};

/** True when a text has the look of a replay link, whole or broken. */
export function looksLikeReplayLink(text: string): boolean {
  return packedPart(text) !== undefined;
}

/** The value of the last parameter `r` of an address; undefined in a text that is none. */
function packedPart(text: string): string | undefined {
  const address = text.trim();
  if (/\s/.test(address)) return undefined;
  for (let at = address.lastIndexOf('r='); at > 0; at = address.lastIndexOf('r=', at - 1)) {
    const isParameter = address[at - 1] === '?' || address[at - 1] === '&';
    const value = isParameter ? /^[^&#]*/.exec(address.slice(at + 2))![0] : '';
    if (value !== '') return value;
  }
  return undefined;
}

/** What a replay link holds; undefined for a text that is none, or is broken. */
export function parseReplayLink(text: string): ReplayLink | undefined {
  const value = packedPart(text);
  const packed = value === undefined ? undefined : parseBase64(unescaped(value));
  const bytes = packed && inflate(packed);
  if (!bytes) return undefined;
  const entries = parseJson(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  if (!Array.isArray(entries) || entries.length >= 10) return undefined;
  const [solution, , scramble] = entries as unknown[];
  const isWhole = typeof solution === 'string' && typeof scramble === 'string';
  return isWhole ? { solution, scramble } : undefined;
}

/** A link to the replay of a line of a tile puzzle from its start. */
export function formatReplayLink(puzzle: Puzzle, steps: Steps): string {
  const entries = [formatMoves(puzzle, steps), MILLI_TPS, formatTiles(puzzle, puzzle.start), -1];
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
