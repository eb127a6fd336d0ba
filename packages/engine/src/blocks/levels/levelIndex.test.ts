import type { BreadthFirstKernel } from '@glissade/kernels';
import { expect, test } from 'vitest';
import type { Checkpoint } from '../external/checkpoint.ts';
import type { Spill } from '../external/externalStore.ts';
import { History } from './levelIndex.ts';

test.each(['memory', 'disk'] as const)('says that %s was missing for a checkpoint', (what) => {
  const kernel = { statesFound: () => 1 } as BreadthFirstKernel;
  const spill = { keepAll: () => false, shortage: what } as Spill;
  const checkpoint = { levels: [] as readonly number[] } as Checkpoint;
  const history = new History({ kernel }, spill, checkpoint, 0);
  expect(history.keep([1, 2], undefined)).toBeUndefined();
  expect(history.keep([1, 2, 4], undefined)).toBe(what);
});
