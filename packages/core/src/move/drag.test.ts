import { expect, test } from 'vitest';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { stoppingPoints, straightStops } from './drag.ts';
import { replay, statesAlong } from './replay.ts';
import { packStep } from './step.ts';

const PUZZLE = parsePuzzle('start:\nA..\n...\n..B\ngoal:\n...\n...\n.A.');

test('straight stops carry the whole way to each place', () => {
  expect(straightStops(PUZZLE, PUZZLE.start, 0)).toEqual([
    { cell: 1, path: ['R'] },
    { cell: 2, path: ['R', 'R'] },
    { cell: 3, path: ['D'] },
    { cell: 6, path: ['D', 'D'] },
  ]);
});

test('no more stopping points than were asked for, and just as many where there are', () => {
  const all = stoppingPoints(PUZZLE, PUZZLE.start, 0);
  expect(all).toHaveLength(7);
  for (const count of [1, 3, 7, 9]) {
    const some = stoppingPoints(PUZZLE, PUZZLE.start, 0, count);
    expect(some).toEqual(all.slice(0, count));
  }
});

test('the first cell of the board is a stopping point as well', () => {
  const puzzle = parsePuzzle('start:\n.A\ngoal:\nA.');
  expect(stoppingPoints(puzzle, puzzle.start, 0)).toEqual([{ cell: 0, path: ['L'] }]);
});

test('the states along a line are each what it was then', () => {
  const right = packStep({ piece: 0, direction: 'R' });
  const states = statesAlong(PUZZLE, Uint32Array.of(right, right));
  expect(states.map((state) => state[0])).toEqual([0, 1, 2]);
});

test('states that replaying returns are new arrays', () => {
  const none = new Uint32Array(0);
  expect(replay(PUZZLE, none).end).not.toBe(PUZZLE.start);
  const [first] = statesAlong(PUZZLE, none);
  first![0] = 5;
  expect(PUZZLE.start[0]).toBe(0);
});
