/* Lines and steps of programs without types. */
import { expect, test } from 'vitest';
import type { Direction } from '../board/direction.ts';
import { formatFrames } from '../notation/moves/formatFrames.ts';
import { formatMoves, formatTileMoves, unitsOf } from '../notation/moves/formatMoves.ts';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { lengthsOf } from './metric.ts';
import { replay, statesAlong } from './replay.ts';
import { refusalOf } from './rules.ts';
import { labelSteps, packStep, packSteps, type Steps } from './step.ts';

const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
const line = packSteps([
  { piece: 6, direction: 'L' },
  { piece: 7, direction: 'L' },
]);

test.each([
  ['replay', (steps: Steps) => replay(puzzle, steps)],
  ['statesAlong', (steps: Steps) => statesAlong(puzzle, steps)],
  ['lengthsOf', (steps: Steps) => lengthsOf(puzzle, steps)],
  ['formatMoves', (steps: Steps) => formatMoves(puzzle, steps)],
  ['formatTileMoves', formatTileMoves],
  ['formatFrames', (steps: Steps) => [...formatFrames(puzzle, steps)]],
  ['unitsOf', (steps: Steps) => unitsOf(steps, 'mtm')],
])('%s refuses the steps of an outcome, which are not packed', (_, call) => {
  expect(() => call(line)).not.toThrow();
  for (const given of [labelSteps(puzzle, line), [...line], 'L2', null, undefined]) {
    expect(() => call(given as unknown as Steps)).toThrow('packSteps packs the steps');
  }
});

test('a direction that there is not is no step of another piece', () => {
  const step = { piece: 6, direction: 'left' as Direction };
  expect(() => packStep(step)).toThrow('"left" is not a direction; use U, R, D or L');
  expect(() => packSteps([step])).toThrow(TypeError);
});

test('a piece that there is not is named', () => {
  const stranger = { piece: 8, direction: 'L' } as const;
  expect(() => refusalOf(puzzle, puzzle.start, stranger)).toThrow('no piece 8');
  expect(() => replay(puzzle, packSteps([stranger]))).toThrow(RangeError);
});
