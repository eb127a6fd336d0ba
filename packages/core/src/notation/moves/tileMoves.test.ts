import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalLine, tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { parseErrorOf, placedError, spelledMoves } from '../../../test/parseErrors.ts';
import { metricsOf } from '../../move/metric.ts';
import { unpackSteps } from '../../move/step.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseState } from '../drawings/parseState.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatMoves, formatStep } from './formatMoves.ts';
import { type MovesOptions, parseMoves } from './parseMoves.ts';

const lineArbitrary = fc.array(fc.nat(1000), { maxLength: 40 });

const errorOf = (puzzle: Puzzle, text: string, options?: MovesOptions) =>
  parseErrorOf(() => parseMoves(puzzle, text, options));

describe('moves of tile puzzles come back as they were written', () => {
  test('tile puzzles, also as steps that name their tiles', () => {
    fc.assert(
      fc.property(tilePuzzleSpec({ sideMax: 5 }), lineArbitrary, (spec, choices) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, choices);
        for (const metric of metricsOf(puzzle)) {
          expect(parseMoves(puzzle, formatMoves(puzzle, steps, metric))).toEqual(steps);
        }
        const named = unpackSteps(steps).map((step) => formatStep(puzzle, step));
        expect(parseMoves(puzzle, named.join(' '))).toEqual(steps);
        expect(parseMoves(puzzle, formatMoves(puzzle, steps).toLowerCase())).toEqual(steps);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});

describe('moves of tile puzzles', () => {
  const puzzle = parsePuzzle('tiles: 1 2 3/4 5 6/7 8 0');

  test.each([
    ['R2D2', '8:R 7:R 4:D 1:D'],
    ['R R D1 D', '8:R 7:R 4:D 1:D'],
    ['rr dd', '8:R 7:R 4:D 1:D'],
    ['→→↓↓ // to the corner', '8:R 7:R 4:D 1:D'],
    ['>2\nv2', '8:R 7:R 4:D 1:D'],
    ['8R 7R[002] 4D 1D', '8:R 7:R 4:D 1:D'],
    ['8R7R4D1D', '8:R 7:R 4:D 1:D'],
    ['8R[001] 7R[002] D2', '8:R 7:R 4:D 1:D'],
    ['R,R;D', '8:R 7:R 4:D'],
    ['', ''],
  ])('%j is %j', (text, steps) => {
    if (steps === '' && text !== '') expect(errorOf(puzzle, text).code).toBe('move-syntax');
    else expect(spelledMoves(puzzle, text)).toBe(steps);
  });

  test('runs are merged and 1 is never written', () => {
    expect(formatMoves(puzzle, parseMoves(puzzle, 'R1 R D U D D'))).toBe('R2DUD2');
    expect(formatMoves(puzzle, parseMoves(puzzle, 'D2RURD'), 'mtm')).toBe('D2RURD');
  });

  test('the dialect of the gap', () => {
    expect(spelledMoves(puzzle, 'L2U2', { dialect: 'gap' })).toBe('8:R 7:R 4:D 1:D');
  });

  test('from another state', () => {
    const from = parseState(puzzle, '1 2 3/4 0 6/7 5 8');
    expect(spelledMoves(puzzle, 'U L', { from })).toBe('5:U 8:L');
  });

  test.each([
    ['R2 U', 'move-illegal', 1, 4, 'U', 'no tile can move up: the gap is in the bottom row'],
    [
      'R3',
      'move-illegal',
      1,
      1,
      'R3',
      'only 2 of 3 tiles can move right: the gap is in the left column',
    ],
    ['R L2', 'move-illegal', 1, 3, 'L2', 'the gap is in the right column'],
    ['D\nD9', 'move-illegal', 2, 1, 'D9', 'the gap is in the top row'],
    ['L', 'move-illegal', 1, 1, 'L', 'tiles that can move there: 8 right, 6 down'],
    ['R0', 'move-count', 1, 1, 'R0', '0 tiles'],
    ['R🙂', 'move-syntax', 1, 2, '🙂', 'is not a direction'],
    ['7R', 'move-illegal', 1, 1, '7R', 'tile 7 cannot move right: the gap is elsewhere'],
    ['8U', 'move-illegal', 1, 1, '8U', 'tile 8 cannot move up: the gap is elsewhere'],
    ['8R2', 'move-illegal', 1, 1, '8R2', 'there is only one gap'],
    ['8+1', 'move-sign', 1, 1, '8+1', 'no direction'],
  ])('%j: %s', (moves, code, line, column, found, says) => {
    const error = errorOf(puzzle, moves);
    expect(placedError(error)).toEqual([code, line, column, found]);
    expect(`${error.message}; ${error.hint}`).toContain(says);
  });

  test('tiles with letters', () => {
    const letters = parsePuzzle('start:\nRU\nL.\ngoal:\nRU\n.L\n'.replace('.L', 'L.'));
    expect(letters.type).toBe('tiles');
    const step = { piece: 2, direction: 'R' } as const;
    expect(formatStep(letters, step)).toBe('"L"R');
    expect(unpackSteps(parseMoves(letters, '"L"R'))).toEqual([step]);
  });
});
