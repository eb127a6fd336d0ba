import { expect, test } from 'vitest';
import { TableCache } from './tableCache.ts';

const cacheOf = (names: Readonly<Record<string, number>>) => {
  const cache = new TableCache<number>(100, (bytes) => bytes);
  for (const [name, bytes] of Object.entries(names)) cache.keep(name, bytes);
  return cache;
};

const has = (cache: TableCache<number>, names: string) =>
  [...names].filter((name) => cache.has(name)).join('');

test('those used longest ago go when there is no room', () => {
  const cache = cacheOf({ a: 40, b: 40 });
  expect(cache.take('a')).toBe(40);
  cache.keep('c', 50);
  expect(has(cache, 'abc')).toBe('ac');
});

test('a large set stays beside small ones until there is another', () => {
  const cache = cacheOf({ a: 40, L: 500, b: 40, c: 40 });
  expect(has(cache, 'aLbc')).toBe('Lbc');
  expect(cache.take('L')).toBe(500);
  cache.keep('M', 400);
  expect(has(cache, 'LMbc')).toBe('Mbc');
});

test('a large set goes before another is made, unless that is made of it', () => {
  const cache = cacheOf({ a: 40, L: 500 });
  cache.makeRoom(90, () => false);
  cache.makeRoom(400, (name) => name === 'L');
  expect(has(cache, 'aL')).toBe('aL');
  cache.makeRoom(400, (name) => name === 'a');
  expect(has(cache, 'aL')).toBe('a');
});

test('what is held stays, large or not', () => {
  const cache = cacheOf({ a: 40, L: 500 });
  cache.hold('a');
  cache.hold('L');
  cache.makeRoom(400, () => false);
  cache.keep('M', 400);
  cache.keep('b', 100);
  expect(has(cache, 'aLMb')).toBe('aLMb');
  expect([cache.take('a'), cache.take('L')]).toEqual([40, 500]);
});
