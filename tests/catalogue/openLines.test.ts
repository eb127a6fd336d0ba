import { readFileSync } from 'node:fs';
import { type Metric, parseMoves, replay } from '@glissade/core';
import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';

/** The best lines known for puzzles whose optimum is open, which `docs/records.md` lists. */
type OpenLine = {
  readonly id: string;
  readonly metric: Metric;
  readonly lowerBound: number;
  readonly length: number;
  readonly moves: string;
};

const LINES = JSON.parse(
  readFileSync(new URL('../data/openLines.json', import.meta.url), 'utf8'),
) as readonly OpenLine[];
const RECORDS = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');

test.each(LINES)('the line of $id solves it, and the records tell both ends', (line) => {
  const { id, metric, lowerBound, length, moves } = line;
  const puzzle = puzzleOf(blockEntry(id));
  const { reachesGoal, lengths, illegal } = replay(puzzle, parseMoves(puzzle, moves));
  expect(illegal).toBeUndefined();
  expect(reachesGoal).toBe(true);
  expect(lengths[metric]).toBe(length);
  expect(lowerBound).toBeLessThan(length);
  expect(RECORDS).toContain(`| ${id} | ${lowerBound} | ${length} |`);
});
