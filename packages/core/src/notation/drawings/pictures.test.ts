import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockPuzzleSpec,
  legalLine,
  tilePuzzleSpec,
} from '../../../../../tests/arbitrary/puzzle.ts';
import { replay, statesAlong } from '../../move/replay.ts';
import { packSteps } from '../../move/step.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ParseError } from '../errors/parseError.ts';
import { formatColumns, formatFrames } from '../moves/formatFrames.ts';
import { parseMoves } from '../moves/parseMoves.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatState, formatTiles } from './formatState.ts';
import { parseState } from './parseState.ts';

const BLOCKS = parsePuzzle('axes: B=h\nstart:\nAA. \nBC-#\n....\ngoal:\n....\n....\n.AA.\n');
const TILES = parsePuzzle('tiles: 1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');

/** Four trucks on a ring of cells, with a hole outside the board in the middle. */
const TRUCKS = buildPuzzle({
  board: {
    width: 3,
    height: 3,
    cells: [...'....x....'].map((c) => (c === 'x' ? 'outside' : 'floor')),
  },
  pieces: [
    { label: 'red', cells: [0, 1] },
    { label: 'b', cells: [2] },
    { label: 'x1', cells: [3] },
  ],
  goals: [[{ label: 'red', cells: [7, 8] }]],
});

describe('formatState', () => {
  test('one character a cell', () => {
    expect(formatState(BLOCKS)).toBe('AA. \nBC-#\n....');
  });

  test('tiles in columns', () => {
    expect(formatState(TILES)).toBe(' 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  .');
    expect(formatState(parsePuzzle('tiles: 1 0/3 2'))).toBe('1 .\n3 2');
  });

  test('longer labels in columns', () => {
    expect(formatState(TRUCKS)).toBe('red red   b\n x1       .\n  .   .   .');
  });

  test('tiles in one line', () => {
    expect(formatTiles(TILES)).toBe('1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');
  });
});

describe('parseState reads states back', () => {
  test.each([
    ['block puzzles', blockPuzzleSpec()],
    ['labels in words', blockPuzzleSpec({ labels: Array.from({ length: 14 }, (_, i) => `p${i}`) })],
    ['tile puzzles', tilePuzzleSpec()],
  ] as const)('%s', (_, specs) => {
    fc.assert(
      fc.property(specs, fc.array(fc.nat(1000), { maxLength: 20 }), (spec, choices) => {
        const puzzle = buildPuzzle(spec);
        const { end } = replay(puzzle, legalLine(puzzle, choices));
        expect(parseState(puzzle, formatState(puzzle, end))).toEqual(end);
        if (puzzle.type !== 'tiles') return;
        expect(parseState(puzzle, formatTiles(puzzle, end))).toEqual(end);
        expect(parseState(puzzle, formatTiles(puzzle, end).replaceAll('/', ' '))).toEqual(end);
      }),
      { seed: 11, numRuns: 250 },
    );
  });

  test('in one line, and with the blanks at the ends of lines gone', () => {
    const down = parseState(BLOCKS, '.../BC../.AA.');
    expect([...down]).toEqual([9, 4, 5]);
    expect(parseState(BLOCKS, '...\nBC\n.AA.\n'.replace('BC', 'BC-#'))).toEqual(down);
  });

  test.each<[string, Puzzle, string, string, number, number]>([
    ['empty', BLOCKS, '\n', 'text-empty', 1, 1],
    ['too wide', BLOCKS, 'AA...\nBC..\n....', 'state-size', 1, 5],
    ['too high', BLOCKS, 'AA.\nBC..\n....\n....', 'state-size', 4, 1],
    ['unknown piece', BLOCKS, 'AA.\nBC..\n...X', 'state-unknown-piece', 3, 4],
    ['missing piece', BLOCKS, 'AA.\nB...\n....', 'state-missing-piece', 1, 1],
    ['other shape', BLOCKS, 'A..\nBC..\nA...', 'state-shape', 1, 1],
    ['on a wall', BLOCKS, 'AA.\nB..C\n....', 'state-on-wall', 2, 4],
    ['on a gate', BLOCKS, 'AA.\nB.C.\n....', 'state-on-gate', 2, 3],
    ['too few words', TILES, '1 2 3 4/5 6 7/8', 'state-size', 1, 9],
    ['too few rows', TILES, '1 2 3 4/5 6 7 8', 'state-size', 1, 9],
    ['too many rows', TILES, '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0/0', 'state-size', 1, 39],
    ['no such tile', TILES, '1 2 3 4/5 6 7 8/9 10 11 12/13 14 16 0', 'state-unknown-piece', 1, 34],
    ['twice', TILES, '1 2 3 4/5 6 7 8/9 10 11 12/13 14 14 0', 'state-shape', 1, 31],
  ])('%s', (_, puzzle, text, code, line, column) => {
    try {
      parseState(puzzle, text);
    } catch (error) {
      expect(error).toBeInstanceOf(ParseError);
      expect(error).toMatchObject({ code, line, column });
      return;
    }
    throw new Error('the state was read');
  });

  test('pieces that a goal names may be on gates', () => {
    const puzzle = parsePuzzle('start:\nA-.\ngoal:\n..A\n');
    expect([...parseState(puzzle, '.A.')]).toEqual([1]);
  });
});

describe('lines in pictures', () => {
  const easy = parsePuzzle('start:\n12\n3.\n..\ngoal:\n..\n..\n1.\n');
  const steps = parseMoves(easy, '3D 2D 1R');

  test('frames', () => {
    expect(formatFrames(easy, steps)).toBe(
      '12\n3.\n..\n\n1. 3D\n12\n..\n3.\n\n2. 2D\n1.\n.2\n3.\n\n3. 1R\n.1\n.2\n3.',
    );
    expect(formatFrames(easy, parseMoves(easy, '3DR'), 'moves')).toBe(
      '12\n3.\n..\n\n1. 3DR\n12\n..\n.3',
    );
    const from = statesAlong(easy, steps)[1]!;
    expect(formatFrames(easy, steps.slice(1, 2), 'slides', from)).toBe(
      '12\n..\n3.\n\n1. 2D\n1.\n.2\n3.',
    );
    const tiles = parsePuzzle('tiles: 1 2/3 0');
    expect(formatFrames(tiles, parseMoves(tiles, 'RD'), 'mtm')).toBe(
      '1 2\n3 .\n\n1. R\n1 2\n. 3\n\n2. D\n. 2\n1 3',
    );
  });

  test('columns, as many as fit', () => {
    const wide = formatColumns(easy, steps);
    expect(wide).toBe(
      [
        '[000]    3D[001]  2D[002]  1R[003]',
        '12       12       1.       .1',
        '3.       ..       .2       .2',
        '..       3.       3.       3.',
      ].join('\n'),
    );
    expect(formatColumns(easy, steps, 34)).toBe(wide);
    const bands = formatColumns(easy, steps, 33).split('\n\n');
    expect(bands.map((band) => band.split('\n')[0])).toEqual([
      '[000]    3D[001]  2D[002]',
      '1R[003]',
    ]);
    expect(formatColumns(easy, steps, 1).split('\n\n')).toHaveLength(4);
  });

  test('the headings of columns are moves', () => {
    const headings = formatColumns(easy, steps, 20)
      .split('\n\n')
      .map((band) => band.split('\n')[0])
      .join('\n');
    expect(parseMoves(easy, headings)).toEqual(steps);
  });

  test('illegal steps are refused', () => {
    const illegal = packSteps([{ piece: 0, direction: 'U' }]);
    expect(() => formatFrames(easy, illegal)).toThrow('move 1 is not legal: wall');
    expect(() => formatColumns(easy, illegal)).toThrow('not legal');
  });
});
