import { Position, type Puzzle, parsePuzzle, unpackStep } from '@glissade/core';
import { expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import type { Space } from '../../analyse/space/space.ts';
import { mapSync } from '../mapping.ts';
import { openRooms } from './openRooms.ts';

function mapped(puzzle: Puzzle, rooms?: readonly number[]) {
  const outcome = mapSync(puzzle, rooms ? { rooms } : {});
  if (outcome.status !== 'mapped') throw new Error(outcome.status);
  return outcome;
}

const CASES = [
  ['a row', parsePuzzle('start:\nA..\ngoal:\n..A')],
  ['no way to the goal', parsePuzzle('start:\nAB#.\ngoal:\n...A')],
  ['the 5-puzzle', parsePuzzle('1 2 3/4 0 5')],
  ['simplicity', puzzleOf(blockEntry('simplicity'))],
  ...Array.from({ length: 6 }, (_, seed) => [`seed ${seed}`, randomPuzzle(seed, 3)] as const),
] as const;

test.each(CASES)(
  'the rooms of %s part its states, and edges are moves between them',
  (_, puzzle) => {
    const { map: whole, index } = mapped(puzzle);
    const { map: drawn, index: rooms } = mapped(puzzle, []);
    const roomOf = Array.from({ length: whole.count }, (_, dot) => rooms.dotOf(index.stateAt(dot)));
    const level = whole.length < 0 ? whole.fromStart : whole.toGoal;
    const inRoom = Array.from({ length: drawn.count }, () => [] as number[]);
    for (const [dot, room] of roomOf.entries()) inRoom[room]!.push(dot);
    expect(inRoom.map(({ length }) => length)).toEqual([...drawn.sizes]);
    const wanted = new Set<string>();
    for (let i = 0; i < whole.edges.length; i += 2) {
      const [a, b] = [roomOf[whole.edges[i]!]!, roomOf[whole.edges[i + 1]!]!];
      if (a !== b) wanted.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
      // So few states have rooms of one distance each: neighbours of one distance share a room.
      const isLevel = level[whole.edges[i]!] === level[whole.edges[i + 1]!];
      expect(a === b).toBe(isLevel);
    }
    const edges = Array.from(
      { length: drawn.edges.length / 2 },
      (_, i) => `${drawn.edges[2 * i]} ${drawn.edges[2 * i + 1]}`,
    );
    expect(new Set(edges)).toEqual(wanted);
    for (const [room, dots] of inRoom.entries()) {
      expect(drawn.toGoal[room]).toBe(Math.min(...dots.map((dot) => whole.toGoal[dot]!)));
      expect(drawn.fromStart[room]).toBe(Math.min(...dots.map((dot) => whole.fromStart[dot]!)));
      const position = new Position(puzzle);
      for (const step of rooms.wayTo(room)) expect(position.play(unpackStep(step))).toBeUndefined();
      expect(rooms.dotOf(position.state)).toBe(room);
    }
    const marked = (dots: Int32Array) => [...new Set([...dots].map((dot) => roomOf[dot]!))];
    expect(drawn.marks.start).toBe(0);
    expect(marked(whole.marks.goals).sort()).toEqual([...drawn.marks.goals].sort());
    expect(marked(whole.marks.doors).sort()).toEqual([...drawn.marks.doors].sort());
    expect([...drawn.marks.line]).toEqual(marked(whole.marks.line));
  },
);

test.each(CASES)('an opened room of %s shows its states and the moves among them', (_, puzzle) => {
  const { map: whole, index } = mapped(puzzle);
  const { map: overview, index: rooms } = mapped(puzzle, []);
  const largest = overview.sizes.indexOf(Math.max(...overview.sizes));
  for (const room of new Set([0, largest])) {
    const { map: open, index: inside } = mapped(puzzle, [room]);
    expect([open.dots, open.count]).toEqual(['states', overview.sizes[room]]);
    expect(open.marks.start).toBe(room === 0 ? 0 : -1);
    const numbers = Array.from({ length: open.count }, (_, dot) =>
      index.dotOf(inside.stateAt(dot)),
    );
    for (const number of numbers) expect(rooms.dotOf(index.stateAt(number))).toBe(room);
    expect(new Set(numbers).size).toBe(open.count);
    const shown = new Set(numbers);
    let moves = 0;
    for (let i = 0; i < whole.edges.length; i += 2) {
      if (shown.has(whole.edges[i]!) && shown.has(whole.edges[i + 1]!)) moves++;
    }
    expect(open.edges.length / 2).toBe(moves);
  }
});

test('rooms that are not there are refused, and so are folded rooms', () => {
  const { puzzle } = { puzzle: parsePuzzle('start:\nA..\ngoal:\n..A') };
  expect(() => mapSync(puzzle, { rooms: [99] })).toThrow('there is no room 99');
  expect(() => mapSync(puzzle, { rooms: [0, 0] })).toThrow('there is no room 0.0');
  expect(() => mapSync(puzzle, { rooms: [], fold: true })).toThrow('does not fold');
  expect(() => mapSync(puzzle, { rooms: [-1] })).toThrow('rooms');
});

/** 2,000 chains of 64 states that meet in one: too many rooms at once, too many states in one. */
function comb(): Space {
  const [chains, length] = [2000, 64];
  const count = 1 + chains * length;
  const next: number[][] = Array.from({ length: count }, () => []);
  const toGoal = new Uint16Array(count);
  for (let state = 1; state < count; state++) {
    const depth = Math.floor((state - 1) / chains);
    const before = depth === 0 ? 0 : state - chains;
    next[state]!.push(before);
    next[before]!.push(state);
    toGoal[state] = depth;
  }
  const firsts = new Int32Array(count + 1);
  for (const [state, some] of next.entries()) firsts[state + 1] = firsts[state]! + some.length;
  const graph = { count, firsts, successors: Int32Array.from(next.flat()) };
  return { graph, toGoal, queue: new Int32Array(count) } as unknown as Space;
}

test('rooms of many states are opened room by room, until the states are few', () => {
  const space = comb();
  const opened = (path: readonly number[]) => {
    const work = openRooms(space, space.toGoal, path);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  };
  const sizes = [[], [0], [0, 0], [0, 0, 0]].map((path) => {
    const { dotOf, count, dots } = opened(path);
    return [dots, count, dotOf.filter((dot) => dot >= 0).length];
  });
  // Each opening halves the band; what is left of each chain beyond it is a room of its own.
  expect(sizes).toEqual([
    ['rooms', 2001, 128_001],
    ['rooms', 2001, 64_001],
    ['rooms', 2001, 32_001],
    ['states', 16_001, 16_001],
  ]);
});
