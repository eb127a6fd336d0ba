/**
 * Links of other sites and of our own, told apart by their look:
 *
 *     …?r=<base64 of zlib of JSON [solution, 1000 tps, scramble, times]>   slidysim's replays
 *     …?scramble=1_2_3_…                                                    a 15-puzzle solver
 *     …#<36 letters>/<moves>                                                fogleman/rush
 *
 * Sources: slidysim.github.io, modules/replayGeneration.js; dphdmn/15puzzleSolver; fogleman/rush,
 * web/app.js.
 */
import { parseReplayLink } from '@glissade/core';
import type { Link } from './link.ts';
import { LinkError } from './linkError.ts';
import { parseLink } from './readLink.ts';

/** The link that a pasted text is, or undefined if it is none. Rejects with LinkError. */
export async function readPastedLink(text: string): Promise<Link | undefined> {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { searchParams, hash } = new URL(address);
  if (searchParams.has('r')) return readReplay(address);
  const scramble = searchParams.get('scramble');
  if (scramble !== null) return { puzzle: readScramble(scramble), moves: '' };
  const rush = /^#([.oxA-Z]{16,})(?:\/\d+)?$/i.exec(hash)?.[1];
  if (rush !== undefined && Number.isInteger(Math.sqrt(rush.length))) {
    return { puzzle: { kind: 'text', text: rush }, moves: '' };
  }
  return hash.length > 1 ? parseLink(hash) : undefined;
}

/** Numbers in one row; the board is taken to be square. */
function readScramble(scramble: string): Link['puzzle'] {
  const numbers = scramble.split(/[_\s/]+/).filter((word) => word !== '');
  const side = Math.sqrt(numbers.length);
  if (!Number.isInteger(side) || numbers.some((word) => !/^\d+$/.test(word))) {
    throw new LinkError('damaged');
  }
  const rows = Array.from({ length: side }, (_, row) =>
    numbers.slice(row * side, (row + 1) * side).join(' '),
  );
  return { kind: 'tiles', board: rows.join('/') };
}

function readReplay(address: string): Link {
  const replay = parseReplayLink(address);
  if (replay === undefined) throw new LinkError('damaged');
  return { puzzle: { kind: 'tiles', board: replay.scramble }, moves: replay.solution };
}
