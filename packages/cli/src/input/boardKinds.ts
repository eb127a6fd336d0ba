/* Names of whole kinds of boards, where one board is asked for. */
import { listPuzzles } from '@glissade/catalogue';
import { UsageError } from '../errors.ts';

/** `3` is rather half of a board than the 3-puzzle. */
const SIDE_MIN = 3;

/** Throws UsageError for `4x4`, `15` and `15-puzzle`: many boards are called so. */
export function refuseKind(argument: string): void {
  const [, width, height] = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/i.exec(argument) ?? [];
  if (width !== undefined) {
    const size = `${width}x${height}`;
    throw isKind(`${size} is the size of a board, not a puzzle`, size, size);
  }
  const [, tiles] = /^\s*(\d+)(?:[ -]?puzzle)?\s*$/i.exec(argument) ?? [];
  const side = Math.sqrt(Number(tiles) + 1);
  if (tiles === undefined || !Number.isInteger(side) || side < SIDE_MIN) return;
  const name = `${tiles}-puzzle`;
  const isListed = listPuzzles({ text: name }).length > 0;
  throw isKind(`the ${name} has many boards`, `${side}x${side}`, isListed ? name : undefined);
}

/** `listed`: what the list is searched for. */
function isKind(message: string, size: string, listed: string | undefined): UsageError {
  const known = listed === undefined ? '' : `, glissade list ${listed} shows known puzzles`;
  const hint = `glissade scramble ${size} makes a tile board${known}`;
  return new UsageError('name-unknown', message, hint);
}
