import { nameOf } from '../game/recordName.ts';
import { solvedAmong } from '../times/solve.ts';
import { solves } from '../times/solves.ts';
import { nextRecord } from './collections.ts';
import { openRecord } from './openPuzzle.ts';

/** What comes after a puzzle that was solved; '' for one that is not in the catalogue. */
export function nextPuzzle(id: string): {
  readonly name: () => string;
  readonly open: () => void;
} {
  const record = nextRecord(id, solvedAmong(solves()));
  return { name: () => nameOf(record), open: () => openRecord(record) };
}
