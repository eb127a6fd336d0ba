import { buildPuzzle, OptionError, ParseError, PuzzleError, parsePuzzle } from '@glissade/core';
import { sentError } from '@glissade/platform/threads/sentError';
import { describe, expect, test } from 'vitest';
import { solveSync } from '../solve.ts';
import { receivedError } from './receivedError.ts';

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

const across = (error: unknown) => receivedError(JSON.parse(JSON.stringify(sentError(error))));
const board = { width: 2, height: 1, cells: ['floor', 'floor'] as const };
const BLOCKS = parsePuzzle('start:\nA..\ngoal:\n..A');
const twice = { label: 'A'.repeat(200), cells: [0] };

describe('an error that crosses', () => {
  test.each([
    ['ParseError', ParseError, () => parsePuzzle(`1 2 3/4 5 6/7 8 ${'9'.repeat(500)}`)],
    ['ParseError', ParseError, () => parsePuzzle('nonsense')],
    ['PuzzleError', PuzzleError, () => buildPuzzle({ board, pieces: [twice, twice], goals: [] })],
    ['OptionError', OptionError, () => solveSync(BLOCKS, { metric: 'mtm' })],
  ])('is an %s again, and says the same', (_, one, work) => {
    const error = thrownBy(work);
    const received = across(error);
    expect(received).toBeInstanceOf(one);
    expect({ ...received, message: received.message }).toEqual({
      ...error,
      message: error.message,
    });
  });

  test.each([
    [{ name: 'TypeError', message: 'm' }],
    [{ name: 'OptionError', message: 'm', facts: { code: 7, hint: 'h' } }],
    [{ name: 'ParseError', message: 'm', facts: null }],
    [{ name: 7, message: 'm', facts: 'x' }],
  ])('from whom it may be: %j is a plain one', (sent) => {
    const received = receivedError(sent as never);
    expect([received.constructor, received.message]).toEqual([Error, 'm']);
  });
});
