import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { openKernel } from './kernelInstance.ts';
import { kernelTask } from './kernelTask.ts';
import type { KernelOptions } from './searchTask.ts';

function kernelWith(options: KernelOptions) {
  const task = kernelTask({ puzzle: puzzleOf(blockEntry('klotski')), metric: 'steps' })!;
  const opened = openKernel(task, options, false)!;
  expect(opened.reset(true)).toBe(true);
  return opened.kernel;
}

test.each([{}, { wide: true }])('there is room for all states to be received, %o', (options) => {
  const kernel = kernelWith(options);
  const before = kernel.windowSlots();
  expect(kernel.beginAt(5, 0)).toBe(1);
  expect(kernel.windowSlots()).toBe(before);
  expect(kernel.beginAt(5, 200_000)).toBe(1);
  expect(kernel.windowSlots()).toBeGreaterThanOrEqual(320_000);
});

test('or none, where memory is too small for them', () => {
  const kernel = kernelWith({ memoryBytesMax: 2e6 });
  expect(kernel.beginAt(5, 1_000_000)).toBe(0);
});
