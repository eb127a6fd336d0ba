import { countSteps, statesAlong, tilesOf } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { answer, judgedLength, lengthOfAnswer, startedFrom } from './plainTiles.ts';
import { boardOf, readBoards } from './readBoards.ts';

// Korf 1985; single steps as published there, pushes by benwh1/slidy.
const boards = readBoards('korf100_mtm.txt');
const board = (wanted: number) => boards.find(({ id }) => id === wanted)!;

describe('the 15-puzzle', () => {
  test('seven steps by hand', () => {
    const puzzle = boardOf([2, 0, 3, 4, 1, 5, 7, 8, 9, 6, 10, 11, 13, 14, 15, 12]);
    expect(lengthOfAnswer({ puzzle, metric: 'stm' })).toBe(7);
  });

  test.each([55, 12, 79, 42, 97])('number %i in single steps', (id) => {
    const { puzzle, optima } = board(id);
    expect(lengthOfAnswer({ puzzle, metric: 'stm' })).toBe(optima[0]);
  });

  test('number 86 in pushes, and from every push of its answer on', () => {
    const { puzzle, optima } = board(86);
    const question = { puzzle, metric: 'mtm' } as const;
    const steps = answer(question);
    expect(judgedLength(question, steps)).toBe(optima[1]);
    const states = statesAlong(puzzle, steps);
    for (let done = 8; done <= steps.length; done++) {
      if (done < steps.length && (steps[done]! & 3) === (steps[done - 1]! & 3)) continue;
      const later = startedFrom(puzzle, tilesOf(puzzle, states[done]!));
      const left = optima[1]! - countSteps(steps.slice(0, done), 'mtm');
      expect(lengthOfAnswer({ puzzle: later, metric: 'mtm' })).toBe(left);
    }
  });
});
