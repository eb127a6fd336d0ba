import { expect, test } from 'vitest';
import { layOutManhattan } from '../../packages/engine/src/heuristic/tiles/manhattanSums.ts';
import { SumsCache } from '../../packages/engine/src/heuristic/tiles/sumsCache.ts';

test('a cache of sums drops those used longest ago, never the latest', () => {
  // 5 tables of 6 bytes each.
  const sums = layOutManhattan(3, 2, 5);
  expect(sums.table.byteLength).toBe(30);
  const cache = new SumsCache(70);
  const names = () => ['a', 'b', 'c', 'large', 'd'].filter((name) => cache.has(name)).join();
  cache.keep('a', sums);
  cache.keep('b', sums);
  expect(names()).toBe('a,b');
  expect(cache.take('a')).toBe(sums);
  expect(cache.take('c')).toBeUndefined();
  cache.keep('c', sums);
  expect(names()).toBe('a,c');
  // 14 tables of 15 bytes: more than all the room.
  const large = layOutManhattan(5, 3, 14);
  cache.keep('large', large);
  expect(names()).toBe('large');
  expect(cache.take('large')).toBe(large);
  cache.keep('d', sums);
  expect(names()).toBe('d');
});
