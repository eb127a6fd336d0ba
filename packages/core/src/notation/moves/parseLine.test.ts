import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockPuzzleSpec,
  legalLine,
  tilePuzzleSpec,
} from '../../../../../tests/arbitrary/puzzle.ts';
import { parseErrorOf } from '../../../test/parseErrors.ts';
import { replay } from '../../move/replay.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import { equalStates } from '../../state/state.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatFrames } from './formatFrames.ts';
import { formatMoves } from './formatMoves.ts';
import { parseLine } from './parseLine.ts';

const TILES = parsePuzzle('1 2 3/4 0 6/7 5 8');
const CARS = parsePuzzle('AAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.');

const movesIn = (text: string, puzzle = TILES) => formatMoves(puzzle, parseLine(puzzle, text));

describe('boards one after another, as solvers print them', () => {
  test.each([
    'Start:\n1 2 3\n4 0 6\n7 5 8\n\nStep #1: move down\n1 2 3\n4 5 6\n7 0 8\n\n' +
      'Step #2\n1 2 3\n4 5 6\n7 8 0\n2 moves',
    '[[1 2 3]\n [4 5 6]\n [7 0 8]]\n[[1 2 3]\n [4 5 6]\n [7 8 0]]',
    '[[1, 2, 3], [4, 5, 6], [7, 0, 8]]\n[[1, 2, 3], [4, 5, 6], [7, 8, 0]]',
    'Step 1: (1, 2, 3, 4, 5, 6, 7, 0, 8)\nStep 2: (1, 2, 3, 4, 5, 6, 7, 8, 0)',
    '123406758 -> 123456708 -> 123456780',
    '1,2,3\n4,5,6\n7,_,8\n\n1,2,3\n4,5,6\n7,8,_',
    '1 2 3\n4   6\n7 5 8\n\n1 2 3\n4 5 6\n7   8\n\n1 2 3\n4 5 6\n7 8',
    '1 2 3    1 2 3    1 2 3\n4 0 6 -> 4 5 6 -> 4 5 6\n7 5 8    7 0 8    7 8 0',
    '+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+\n' +
      '| 7 |   | 8 |\n+---+---+---+\n     V\n+---+---+---+\n| 1 | 2 | 3 |\n' +
      '+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+\n| 7 | 8 |   |\n+---+---+---+',
    // From the goal back, as parents are followed.
    '1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 0 6\n7 5 8',
  ])('%j', (text) => {
    expect(movesIn(text)).toBe('UL');
  });

  test('of cars, with their exit', () => {
    const text =
      'Move 1: LEFT (1)\nAAB..F\n..BCDF\nGPPCDFK\nGHIII.\nGHJ...\nLLJMM.\n\n' +
      'Move 2: DOWN (3)\nAAB...\n..BCD.\nGPPCD.K\nGHIIIF\nGHJ..F\nLLJMMF\n';
    expect(movesIn(text, CARS)).toBe('IL FD3');
  });

  test('in a frame of one sign', () => {
    const puzzle = parsePuzzle('start:\nabbc\nabbc\ndd..\ngoal:\n....\n....\n..dd\n');
    const text =
      'XXXXXX\nXabbcX\nXabbcX\nX.dd.X\nXX__XX\n---\nXXXXXX\nXabbcX\nXabbcX\nX..ddX\nXX__XX';
    expect(movesIn(text, puzzle)).toBe('dR2');
  });

  test('a push of several tiles is one move from board to board', () => {
    expect(movesIn('1 2 3\n0 4 6\n7 5 8\n\n0 2 3\n1 4 6\n7 5 8\n\n2 3 0\n1 4 6\n7 5 8')).toBe(
      'RDL2',
    );
  });

  test.each([
    ['1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n0 8 7', 5, 'tiles 7 and 8 have moved'],
    ['1 2 3\n4 0 6\n7 5 8\n\n1 2 3\n4 8 6\n7 5 0', 5, 'tile 8 cannot get there'],
    ['1 2 3\n4 5 6\n7 8 0', 1, 'tiles 5 and 8 have moved'],
    ['8 7 6\n5 4 3\n2 1 0', 1, 'tiles 1, 2, 3, 4, 5, 6, 7 and 8 have moved'],
    ['0 2 3\n4 1 6\n7 5 8', 1, 'tile 1 cannot get there'],
  ])('%j is refused at its line', (text, line, says) => {
    const error = parseErrorOf(() => parseLine(TILES, text));
    expect([error.code, error.line]).toEqual(['move-illegal', line]);
    expect(error.message).toContain(says);
    expect(error.hint).toContain('the board after every move');
  });

  test('of another puzzle are none', () => {
    expect(parseErrorOf(() => parseLine(TILES, '1 2\n3 0\n\n1 2\n0 3')).code).toBe('move-syntax');
  });

  test.each([
    ['tile', tilePuzzleSpec({ sideMax: 4 })],
    ['block', blockPuzzleSpec()],
  ] as const)('the frames that we print of %s puzzles lead to the same end', (_, specs) => {
    const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(specs, choices, (spec, drawn) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, drawn);
        fc.pre(steps.length > 0 && puzzle.board.cells.length > 2);
        const read = parseLine(puzzle, formatFrames(puzzle, steps));
        expect(equalStates(puzzle, replay(puzzle, read).end, replay(puzzle, steps).end)).toBe(true);
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
