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
import { type Link, LinkError } from './link.ts';
import { parseLink } from './readLink.ts';

/** The link that a pasted text is, or undefined if it is none. Rejects with LinkError. */
export async function readPastedLink(text: string): Promise<Link | undefined> {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { searchParams, hash } = new URL(address);
  const replay = searchParams.get('r');
  if (replay !== null) return readReplay(replay);
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

async function readReplay(code: string): Promise<Link> {
  const { strFromU8, unzlibSync } = await import('fflate');
  try {
    // In an address a `+` may have become a blank.
    const bytes = Uint8Array.from(atob(code.replaceAll(' ', '+')), (one) => one.charCodeAt(0));
    const [solution, , scramble]: unknown[] = JSON.parse(strFromU8(unzlibSync(bytes)));
    if (typeof solution === 'string' && typeof scramble === 'string') {
      return { puzzle: { kind: 'tiles', board: scramble }, moves: solution };
    }
  } catch {
    // Said below.
  }
  throw new LinkError('damaged');
}
