import { expect, test } from 'vitest';
import { puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { giveBackBreadthFirst, NARROW_BREADTH_FIRST } from '../kernel/breadthFirstKernel.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { packedStateCounter } from '../reference/stateCounter.ts';
import { blockSearcher } from './blockSearcher.ts';

test('an instance that is given back is taken again', () => {
  const kernel = NARROW_BREADTH_FIRST.take()!;
  giveBackBreadthFirst(kernel);
  expect(NARROW_BREADTH_FIRST.take()).toBe(kernel);
  expect(NARROW_BREADTH_FIRST.take()).not.toBe(kernel);
});

test('an instance with much memory is not kept', () => {
  const kernel = NARROW_BREADTH_FIRST.take()!;
  kernel.memory.grow(200);
  giveBackBreadthFirst(kernel);
  expect(NARROW_BREADTH_FIRST.take()).not.toBe(kernel);
});

test('one instance after the other puzzle, in turn to a goal and through the whole space', () => {
  const small = readBlocks().filter(({ reachableStates = Infinity }) => reachableStates <= 3000);
  expect(small.length).toBeGreaterThan(15);
  for (const metric of ['moves', 'steps'] as const) {
    for (const entry of small) {
      const question = { puzzle: puzzleOf(entry), metric };
      const searcher = blockSearcher(question);
      const outcome = searcher.step(1e9);
      searcher.close?.();
      const optimum = entry.optimal[metric];
      if (outcome?.status === 'solved') expect(searcher.stats.lowerBound).toBe(optimum);
      const counter = kernelStateCounter(question);
      expect(counter.step(1e9)).toEqual(runSliced(packedStateCounter(question), 1e9));
      counter.close?.();
      counter.close?.();
    }
  }
});
