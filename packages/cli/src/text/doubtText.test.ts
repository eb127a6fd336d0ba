import { parsePuzzle } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import { solveSync } from '@glissade/solve/solve';
import { expect, it } from 'vitest';
import { headlineOf, outcomeLine } from './outcomeText.ts';

it('says of a board that nobody means how it was read, and what it may have been', () => {
  const puzzle = parsePuzzle('start: A,B,.\ngoal: .,A,B');
  const outcome = solveSync(puzzle);
  const says =
    'unsolvable as read: no piece can move at the start (read as a board of 5×1, 5 cells, 1 free' +
    '; pieces: 3 in 3 kinds: 2 of 1×1, 1 of 2 cells in 3×1); in a picture each character ' +
    'is a cell and . is a free cell; numbers need "tiles:"';
  expect(headlineOf(puzzle, outcome)).toBe(says);
  expect(outcomeLine(puzzle, outcome)).toContain(
    'unsolvable: exhausted as read: no piece can move',
  );
  const meant = parsePuzzle('start: AB.\ngoal: BA.');
  expect(headlineOf(meant, solveSync(meant))).toContain('every reachable state was searched');
});

it('counts the states of a search that expands each of them once', () => {
  const puzzle = parsePuzzle('start: AAB./AACD/..ED\ngoal: ..../..AA/..AA');
  const said = (engine: EngineName) => headlineOf(puzzle, solveSync(puzzle, { engine }));
  const counted = 'unsolvable: every reachable state was searched (240) and none of them';
  for (const engine of ['packed', 'bfs', 'astar'] as const) {
    expect(said(engine)).toContain(counted);
  }
  const uncounted = 'unsolvable: every reachable state was searched and none of them';
  for (const engine of ['anytime', 'iddfs'] as const) expect(said(engine)).toContain(uncounted);
});
