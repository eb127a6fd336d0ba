import { allRecords, puzzleOf } from '@glissade/catalogue';
import { twinKey } from '@glissade/core';

/** The block puzzles of the catalogue, however turned: what is made anew is none of them. */
export function catalogueKeys(): Set<string> {
  const blocks = allRecords().filter(({ type }) => type === 'blocks');
  return new Set(blocks.map((record) => twinKey(puzzleOf(record))));
}
