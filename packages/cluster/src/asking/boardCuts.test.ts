import { expect, test } from 'vitest';
import { BoardCuts } from './boardCuts.ts';

/** After so many boards of this time each. */
function cutsAfter(ms: number, { boards = 1000, places = 4, runs = 1 } = {}): BoardCuts {
  const cuts = new BoardCuts();
  cuts.see(places, runs);
  for (let board = 0; board < boards; board++) cuts.take(ms);
  return cuts;
}

test('a group is one board until one was answered', () => {
  const cuts = cutsAfter(1, { boards: 0 });
  expect(cuts.size(5000)).toBe(1);
  cuts.take(1);
  expect(cuts.size(5000)).toBe(1000);
});

test.each([
  ['boards of 50 ms at few places: a second', 50, 4, 20],
  ['at a thousand: two', 50, 1000, 40],
  ['at ten thousand: ten', 50, 10_000, 200],
  ['boards that take longer than a group: one each', 30_000, 4, 1],
  ['boards that take no time: no more than Lua can take', 0, 4, 1000],
])('%s', (_, ms, places, boards) => {
  expect(cutsAfter(ms, { places }).size(10_000_000)).toBe(boards);
});

test('groups follow the times of late', () => {
  const cuts = cutsAfter(1);
  for (let board = 0; board < 1000; board++) cuts.take(100);
  expect(cuts.size(10_000)).toBe(10);
});

test('towards the end groups become smaller, so that each place has a share', () => {
  const cuts = cutsAfter(10, { places: 8 });
  const sizes: number[] = [];
  for (let held = 1000; held > 0; held -= sizes.at(-1)!) sizes.push(cuts.size(held));
  expect(sizes[0]).toBe(100);
  expect(sizes.every((size, at) => at === 0 || size <= sizes[at - 1]!)).toBe(true);
  expect(sizes.slice(-7)).toEqual(Array(7).fill(1));
});

test('runs that share the workers send less each', () => {
  const [alone, shared] = [1, 10].map((runs) => cutsAfter(50, { places: 1000, runs }));
  expect(shared!.groupsMax).toBe(alone!.groupsMax / 10);
  expect(shared!.window).toBeLessThan(alone!.window);
});
