import { type Puzzle, parseNative, twinKey } from '@glissade/core';
import { allRecords } from './catalogue.ts';
import type { PuzzleRecord } from './record.ts';

/** Larger boards have no twin that anybody would know again. */
const CELLS_MAX = 100;

/**
 * The known puzzle that this one is, turned, mirrored or with other names of the pieces at most;
 * undefined if there is none. The record is shared: do not change it.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { knownAs } from 'glissade/catalogue';
 * console.log(knownAs(parsePuzzle('2003/2003/4115/4785/6..9'))?.id); // → klotski
 * ```
 */
export function knownAs(puzzle: Puzzle): PuzzleRecord | undefined {
  const { width, height } = puzzle.board;
  if (width * height > CELLS_MAX || puzzle.type === 'tiles') return undefined;
  const key = twinKey(puzzle);
  const isOfSize = (record: PuzzleRecord) =>
    (record.width === width && record.height === height) ||
    (record.width === height && record.height === width);
  return allRecords().find((record) => {
    if (record.type !== puzzle.type || !isOfSize(record)) return false;
    const known = parseNative(record.text)!;
    return known.pieces.length === puzzle.pieces.length && twinKey(known) === key;
  });
}
