import { parseMoves, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { requireLineToStart, requireMoves, requireSolutions } from './replayed.ts';

const EIGHT = parsePuzzle('1 2 3/4 5 6/0 7 8');
const BLOCKS = parsePuzzle('start:\nA.B\ngoal:\n.AB');

describe('a solution as it is printed', () => {
  test('passes where it leads to the goal in so many moves', () => {
    requireSolutions(EIGHT, ['L2', 'L L'], { metric: 'stm', length: 2 });
    requireSolutions(BLOCKS, ['AR'], { metric: 'steps', length: 1 });
  });

  test.each([
    ['a letter changed', 'D2'],
    ['a move lost', 'L'],
    ['a detour', 'LRL2'],
    ['no text', ''],
    ['another text', 'L2?'],
  ])('does not with %s, and it is a fault of the program', (_, text) => {
    const check = () => requireSolutions(EIGHT, [text], { metric: 'stm', length: 2 });
    expect(check).toThrow(/^the moves .*are not what was found/);
    expect(check).not.toThrow(expect.objectContaining({ name: 'ParseError' }));
  });

  test('is not read back beyond 200,000 characters', () => {
    const long = 'LR'.repeat(100_000);
    expect(() => requireSolutions(EIGHT, [long], { metric: 'stm', length: 2 })).toThrow();
    requireSolutions(EIGHT, [`${long}L`], { metric: 'stm', length: 2 });
  });
});

test('single moves are played from the state that was asked for', () => {
  requireMoves(EIGHT, EIGHT.start, ['L', 'D'], 'stm');
  requireMoves(EIGHT, EIGHT.start, ['L2'], 'mtm');
  expect(() => requireMoves(EIGHT, EIGHT.start, ['R'], 'stm')).toThrow('not what was found');
  expect(() => requireMoves(EIGHT, EIGHT.start, ['L2'], 'stm')).toThrow('not one move in stm');
});

test('moves that scramble lead to the state that is printed', () => {
  const steps = parseMoves(parsePuzzle('1 2 3/4 5 6/7 8 0'), 'R2');
  requireLineToStart(EIGHT, 'R2', steps);
  expect(() => requireLineToStart(EIGHT, 'R', steps)).toThrow('another line');
  expect(() => requireLineToStart(EIGHT, 'U2', steps)).toThrow('not what was found');
});
