/* A board without quotes: the shell makes an argument of each of its numbers. */
import { UsageError } from '../errors.ts';
import { infoOf } from './sources.ts';

/** A tile board has at least as many places. */
const NUMBERS_MIN = 4;
const PART_OF_BOARD = /^[\d/,]{1,5}$/;
const NUMBER = /^\d{1,2}$/;

/** Throws UsageError for arguments that are the numbers of one board. */
export function refuseUnquoted(puzzles: readonly string[]): void {
  if (puzzles.length < NUMBERS_MIN || !puzzles.some((part) => NUMBER.test(part))) return;
  if (!puzzles.every((part) => PART_OF_BOARD.test(part) && !infoOf(part)?.isFile())) return;
  const message = `${puzzles.length} arguments were given, each of them a part of a board`;
  throw new UsageError('usage', message, `put the board between quotes: "${puzzles.join(' ')}"`);
}
