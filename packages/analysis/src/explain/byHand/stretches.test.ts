import { parseMoves, parsePuzzle, replay } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

test('the stretches of a line follow each other, and their tiles move no more', () => {
  const puzzle = parsePuzzle('8 6 4/0 7 2/5 1 3');
  const outcome = solveSync(puzzle, { metric: 'stm' });
  if (outcome.status !== 'solved') expect.fail(outcome.status);
  const steps = parseMoves(puzzle, outcome.moves);
  const stretches = stretchesOf(puzzle, steps);
  expect(stretches).toHaveLength(5);
  let state = puzzle.start;
  let at = 0;
  for (const { from, to, tiles, moves } of stretches) {
    expect(from).toBe(at);
    const part = replay(puzzle, parseMoves({ ...puzzle, start: state }, moves), state);
    expect(part.illegal).toBeUndefined();
    expect(part.lengths.stm).toBe(to - from);
    for (const tile of tiles) {
      const piece = puzzle.pieces.findIndex(({ label }) => label === tile);
      const later = [...steps.subarray(to)].map((step) => step >> 2);
      expect(later).not.toContain(piece);
      expect([...steps.subarray(from, to)].map((step) => step >> 2)).toContain(piece);
    }
    state = part.end;
    at = to;
  }
  expect(at).toBe(outcome.length);
  const told = stretches.flatMap(({ tiles }) => tiles);
  expect(new Set(told).size).toBe(8);
});

test('a solved board has none', () => {
  const puzzle = parsePuzzle('1 2 3/4 5 6/7 8 0');
  expect(stretchesOf(puzzle, new Uint32Array())).toEqual([]);
});
