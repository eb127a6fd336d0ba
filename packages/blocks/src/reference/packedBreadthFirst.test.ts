import { GraphRecorder } from '@glissade/analysis/analyse/space/stateGraph';
import { parsePuzzle } from '@glissade/core';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import { packingOf } from '@glissade/search/problem/blockProblemPacking';
import { emptyStats } from '@glissade/search/searcher';
import { expect, test } from 'vitest';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { BreadthFirst } from './packedBreadthFirst.ts';
import { packedSearcher } from './packedSearcher.ts';
import { StateStore } from './stateStore.ts';

const SIDE = 60;

/** A space with one piece, and above it 400 pieces between walls, which make states long. */
function roomBelowWalls() {
  const label = (index: number) => String.fromCodePoint(0x4e00 + index);
  const walled = Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: SIDE / 2 }, (_, i) => `${label(1 + row * 30 + i)}#`).join(''),
  );
  const room = (piece: string) => `${'.'.repeat(SIDE - 1)}${piece}`;
  const rest = `${`${'.'.repeat(SIDE)}\n`.repeat(SIDE - 2)}`;
  const wall = '#'.repeat(SIDE);
  const top = walled.flatMap((row) => [row, wall]).join('\n');
  const bare = top.replaceAll(/[^#\n]/gu, '.');
  const start = `${top}\n${label(0)}${'.'.repeat(SIDE - 1)}\n${rest}${room('.')}`;
  return parsePuzzle(`start:\n${start}\ngoal:\n${bare}\n${room('.')}\n${rest}${room(label(0))}`);
}

test('a state whose successors are much work is expanded in many calls, and as in one', () => {
  const problem = compileBlocks(roomBelowWalls());
  const stats = emptyStats();
  const meter = new MemoryMeter(Number.POSITIVE_INFINITY);
  const search = new BreadthFirst(problem, 'moves', stats, meter);
  const recorder = new GraphRecorder(meter);
  search.expand(0);
  const { count } = search.list;
  let [calls, largest] = [0, 0];
  for (let before = 0; !search.levelComplete; before = stats.generated) {
    search.advance(1000, undefined, recorder);
    largest = Math.max(largest, stats.generated - before);
    calls++;
  }
  expect(count).toBe(SIDE * SIDE - 1);
  expect(stats).toMatchObject({ expanded: 1, generated: count });
  expect(search.store.count).toBe(count + 1);
  expect(calls).toBeGreaterThan(2);
  expect(largest).toBeLessThan(count);
  const finishing = recorder.finish();
  let end = finishing.next();
  while (!end.done) end = finishing.next();
  expect(end.value!.count).toBe(1);
  expect(end.value!.successors).toEqual(Int32Array.from({ length: count }, (_, i) => i + 1));
});

test('a large arena is copied in parts, and keeps its states', () => {
  const { start, ...problem } = compileBlocks(roomBelowWalls());
  const packing = packingOf({ start, ...problem });
  const meter = new MemoryMeter(Number.POSITIVE_INFINITY);
  const store = new StateStore(packing, meter);
  /** Not a state of the puzzle, but one that can be stored. */
  const stateOf = (number: number) => {
    const at = start.slice();
    for (let slot = 1, rest = number; slot < 4; slot++, rest = Math.floor(rest / SIDE)) {
      at[slot] = packing.slotBase[slot]! + (rest % SIDE);
    }
    return at;
  };
  store.addFirst(stateOf(0));
  const count = Math.ceil((1 << 23) / store.words);
  for (let number = 1; number < count; number++) store.addState(stateOf(number));
  const held = meter.held;
  const isBegun = store.beginReserve(store.arena.length / store.words);
  expect([isBegun, store.isRehashing]).toEqual([true, true]);
  let parts = 0;
  for (; store.isRehashing; parts++) store.rehashPart();
  expect(parts).toBeGreaterThan(0);
  for (let number = 0; number < count; number += 97) {
    expect(store.find(stateOf(number))).toBe(number);
  }
  expect(meter.held).toBeGreaterThan(held);
  expect(meter.held).toBeLessThan(meter.peak);
});

test('states on shortest paths are looked at one a step where that is much work', () => {
  const question = { puzzle: roomBelowWalls(), metric: 'moves', countOptimal: true } as const;
  const searcher = packedSearcher(question);
  let [before, most] = [0, 0];
  for (;;) {
    const outcome = searcher.step(1);
    most = Math.max(most, searcher.stats.generated - before);
    before = searcher.stats.generated;
    if (!outcome) continue;
    expect(outcome).toMatchObject({ status: 'solved', optimalSolutions: BigInt(1) });
    break;
  }
  expect(most).toBeLessThan(SIDE * SIDE);
});
