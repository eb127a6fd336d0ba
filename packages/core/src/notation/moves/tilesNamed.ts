/* Reads lines that name each tile that moves: `7 8`, `7L 8L`, `7 → 8`. */
import type { Direction } from '../../board/direction.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseDirection } from './moveWords.ts';

/** A tile, the way that is written for it, and where it stands in the text. */
export type NamedTile = {
  readonly piece: number;
  readonly way?: Direction | undefined;
  readonly at: number;
  readonly end: number;
};

const TILE = /(\d+)[ \t]*,?[ \t]*([urdl←↑→↓](?!\p{L}|\d+(?!\d|[ \t]*[urdl←↑→↓])))?/giu;
const ONLY_TILES = /^[\d\s,;[\](){}"'>→⇒urdl←↑↓-]+$/i;
const JOINTS = /[→⇒]/g;

/** All tiles that a line names; undefined where it is another line, or names one at most. */
export function tilesNamed(puzzle: Puzzle, text: string): readonly NamedTile[] | undefined {
  // Most lines are of letters, and end here at the first.
  if (!/^\W*\d/.test(text) || !ONLY_TILES.test(text)) return undefined;
  const line = /\d\W*$/.test(text) && !/[urdl←↑↓]/i.test(text) ? text.replace(JOINTS, ' ') : text;
  const pieceOf = new Map(puzzle.pieces.map(({ label }, piece) => [label, piece]));
  const named: NamedTile[] = [];
  for (const { 0: found, 1: label, 2: way, index } of line.matchAll(TILE)) {
    const piece = pieceOf.get(label!);
    if (piece === undefined) return undefined;
    const end = index + found.trimEnd().length;
    named.push({ piece, way: way ? parseDirection(way) : undefined, at: index, end });
  }
  if (/[urdl←↑→↓]/i.test(line.replace(TILE, ''))) return undefined;
  const ways = named.filter(({ way }) => way).length;
  return named.length > 1 && (ways === 0 || ways === named.length) ? named : undefined;
}
