import { type Puzzle, parseNative, twinKey } from '@glissade/core';
import { allRecords } from './catalogue.ts';
import { imagesOf, layoutOf, layoutOfRecord, layoutText } from './layout.ts';
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
  const images = imagesOf(layoutOf(puzzle), width);
  const alike = allRecords().filter(
    (record) =>
      record.type === 'blocks' && images.has(layoutText(layoutOfRecord(record), record.width)),
  );
  if (alike.length === 0) return undefined;
  const key = twinKey(puzzle);
  return alike.find(({ text }) => twinKey(parseNative(text)!) === key);
}
