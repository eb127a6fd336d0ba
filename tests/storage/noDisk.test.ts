import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyseSync } from '@glissade/analysis/analyse/analyse';
import { countStatesSync } from '@glissade/solve/countStates';
import { solveSync } from '@glissade/solve/solve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';

/** 383,877 states; three of the levels do not fit in so little memory. */
const PUZZLE = puzzleOf(blockEntry('block10v12'));
const limits = { memoryBytes: 12 * 65_536 };

/** A folder that is not there takes no file. */
const before = process.env.TMPDIR;
beforeAll(() => {
  process.env.TMPDIR = join(tmpdir(), 'glissade-nowhere');
});
afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});

const DISK = { status: 'undecided', limit: 'disk' };

test('whoever needs a disk and has none says so, and how far it came', () => {
  const metric = 'moves';
  const counted = countStatesSync(PUZZLE, { metric, limits, threads: 1 });
  expect(counted).toMatchObject(DISK);
  const levels = counted.status === 'undecided' ? counted.levels : [];
  expect(levels.length).toBeGreaterThan(5);
  expect(counted.states).toBe(levels.reduce((sum, size) => sum + size));
  const analysis = analyseSync(PUZZLE, { metrics: [metric], limits });
  expect(analysis).toMatchObject({ ...DISK, metrics: [] });
  const { unfinished, statesMin } = analysis as Extract<typeof analysis, typeof DISK>;
  expect(unfinished!.metric).toBe(metric);
  const known = unfinished!.levels;
  expect(known.length).toBeGreaterThan(3);
  expect(known).toEqual(levels.slice(0, known.length));
  expect(statesMin).toBe(known.reduce((sum, size) => sum + size));
  for (const countOptimal of [false, true]) {
    const outcome = solveSync(PUZZLE, { metric, limits, threads: 1, countOptimal });
    expect(outcome).toMatchObject(DISK);
    expect(outcome.lowerBound).toBeGreaterThan(5);
  }
});

test('where memory is enough, nobody misses it', () => {
  const roomy = { memoryBytes: 200 * 65_536 };
  const total = { status: 'counted', states: 383_877 };
  expect(countStatesSync(PUZZLE, { metric: 'moves', limits: roomy })).toMatchObject(total);
});
