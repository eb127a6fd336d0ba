import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap.ts';

test('items come out in order, whatever order they came in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), (values) => {
      const heap = new Heap<number>((a, b) => a < b);
      for (const value of values) heap.push(value);
      expect(heap.size).toBe(values.length);
      const out = values.map(() => heap.pop());
      expect(out).toEqual([...values].sort((a, b) => a - b));
      expect(heap.pop()).toBeUndefined();
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('pushes and pops may alternate', () => {
  const heap = new Heap<number>((a, b) => a < b);
  heap.push(5);
  heap.push(2);
  expect(heap.pop()).toBe(2);
  heap.push(1);
  heap.push(9);
  expect([heap.pop(), heap.pop(), heap.pop(), heap.pop()]).toEqual([1, 5, 9, undefined]);
});
