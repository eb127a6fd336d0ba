import { type MeasuredByLevels, measureByLevels } from '@glissade/analysis/analyse/measures/levels';
import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { finish } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { someOf } from '../support/oneIn.ts';
import { MemoryFolder } from './memoryFolder.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;
/** 81,340 states; all of them do not fit, nor, in moves, three levels. */
const PUZZLE = puzzleOf(blockEntry('new-century'));
const LITTLE = 13 * 65_536;

/** A whole space, and the bytes written to the disk. */
function measured(question: Question, options: KernelOptions, bytesMax: number) {
  const folders: MemoryFolder[] = [];
  const temporaryFile = () => {
    const folder = new MemoryFolder();
    folders.push(folder);
    return folder.open('states');
  };
  const meter = new MemoryMeter(bytesMax);
  const all = { ...options, temporaryFile };
  const searches = LevelSearches.open(question, meter, emptyStats(), all)!;
  const end = finish(measureByLevels(searches, question, 1, 1));
  searches.close();
  expect(meter.peak).toBeLessThanOrEqual(bytesMax);
  const written = folders.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { end, written, files: folders.length };
}

const answers = new Map<string, ReturnType<typeof measured>>();

/** The same for both builds, so that it is measured once. */
function inMemoryOf(question: Question) {
  const name = `${question.puzzle === PUZZLE ? 'one goal' : 'corners'} in ${question.metric}`;
  const answer = answers.get(name) ?? measured(question, {}, 1e9);
  answers.set(name, answer);
  return answer;
}

/** All but what depends on the order of states within a level. */
function certain(end: MeasuredByLevels | undefined) {
  if (end === undefined || end === 'few') throw new Error(`ended ${end}`);
  const { diameter, hardest, ...measures } = end.measures;
  const { states: _, ...farthest } = hardest!;
  expect(diameter.lower).toBeGreaterThanOrEqual(measures.eccentricity);
  expect(diameter.upper).toBeLessThanOrEqual(2 * measures.eccentricity);
  return { ...end, measures, farthest };
}

describe.each(kernelBuilds)(
  'whole spaces with levels on the disk, %s build',
  (_, create, share) => {
    test.each(METRICS.slice(0, Math.ceil(3 / share)))('in %s: as in memory', (metric) => {
      const question = { puzzle: PUZZLE, metric };
      const inMemory = inMemoryOf(question);
      expect(inMemory.written).toBe(0);
      for (const wide of someOf([false, true], 2, metric === 'moves' ? 1 : 0)) {
        const onDisk = measured(question, { create, wide }, LITTLE);
        expect(certain(onDisk.end)).toEqual(certain(inMemory.end));
        expect(onDisk.written).toBeGreaterThan(2e6);
        expect(onDisk.files).toBeGreaterThan(2);
      }
    });
  },
);

/** One of four pieces in either of two corners: nearly half of all states meet that. */
const CORNERS = puzzleOf({
  ...blockEntry('new-century'),
  goals: ['N...', '...N'].map((row) => [row, '....', '....', '....', '....']),
});

describe.each(kernelBuilds)('more goal states than memory holds, %s build', (_, create, share) => {
  test.each(share > 1 ? [true] : [false, true])(
    'lie in a file; keys of several words: %s',
    (wide) => {
      const question = { puzzle: CORNERS, metric: 'moves' } as const;
      const inMemory = inMemoryOf(question);
      expect(inMemory.end).toMatchObject({ goalStates: 36_782 });
      for (const bytesMax of someOf([LITTLE, 2 * LITTLE], 2, wide && share === 1 ? 1 : 0)) {
        const onDisk = measured(question, { create, wide }, bytesMax);
        expect(certain(onDisk.end)).toEqual(certain(inMemory.end));
        expect(onDisk.written).toBeGreaterThan(36_782 * 8);
      }
    },
  );
});

test('goal states that the disk would not take', () => {
  const question = { puzzle: CORNERS, metric: 'moves' } as const;
  let files = 0;
  // The second file is for goals.
  const temporaryFile = () => new MemoryFolder({ bytesMax: ++files === 2 ? 2e5 : 1e9 }).openNew();
  const meter = new MemoryMeter(LITTLE);
  const searches = LevelSearches.open(question, meter, emptyStats(), { temporaryFile })!;
  expect(finish(measureByLevels(searches, question, 1, 1))).toBeUndefined();
  expect(searches.shortage).toBe('disk');
  expect(files).toBe(2);
});

test('a full disk is the end', () => {
  const folder = new MemoryFolder({ bytesMax: 1e5 });
  const options = { temporaryFile: () => folder.open('states') };
  const question = { puzzle: PUZZLE, metric: 'steps' } as const;
  const meter = new MemoryMeter(LITTLE);
  const searches = LevelSearches.open(question, meter, emptyStats(), options)!;
  expect(finish(measureByLevels(searches, question, 1, 1))).toBeUndefined();
  expect(searches.shortage).toBe('disk');
  expect(searches.levels.length).toBeGreaterThan(20);
});
