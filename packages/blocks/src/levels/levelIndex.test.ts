import { expect, test } from 'vitest';
import type { Checkpoint } from '../external/checkpoint.ts';
import type { ExternalStore } from '../external/externalStore.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { LevelIndex } from './levelIndex.ts';

test.each(['memory', 'disk'] as const)('says that %s was missing for a checkpoint', (what) => {
  const kernel = { statesFound: () => 1 } as BreadthFirstKernel;
  const store = { flushAll: () => false, shortage: what } as ExternalStore;
  const checkpoint = { levels: [] as readonly number[] } as Checkpoint;
  const levelIndex = new LevelIndex({ kernel }, store, checkpoint, 0);
  expect(levelIndex.checkpointIfDue([1, 2])).toBeUndefined();
  expect(levelIndex.checkpointIfDue([1, 2, 4])).toBe(what);
});
