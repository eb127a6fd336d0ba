import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockPuzzleSpec, legalLine } from '../../../../../tests/arbitrary/puzzle.ts';
import { parseErrorOf, placedError, spelledMoves } from '../../../test/parseErrors.ts';
import type { Direction } from '../../board/direction.ts';
import { METRICS } from '../../move/metric.ts';
import { replay } from '../../move/replay.ts';
import { packStep, type Step, unpackSteps } from '../../move/step.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { PuzzleSpec } from '../../puzzle/spec.ts';
import { parseState } from '../drawings/parseState.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatMoves, formatStep } from './formatMoves.ts';
import { type MovesOptions, parseMoves } from './parseMoves.ts';

const lineArbitrary = fc.array(fc.nat(1000), { maxLength: 40 });

/** Pieces of one cell on a row, each with a free cell at both sides. */
function spread(labels: readonly string[], axis?: 'h'): Puzzle {
  const width = labels.length * 2 + 1;
  const spec: PuzzleSpec = {
    board: { width, height: 3, cells: new Array(width * 3).fill('floor') },
    pieces: labels.map((label, i) => ({
      label,
      cells: [width + i * 2 + 1],
      ...(axis && { axis }),
    })),
    goals: [[{ label: labels[0]!, cells: [0] }]],
  };
  return buildPuzzle(spec);
}

const errorOf = (puzzle: Puzzle, text: string, options?: MovesOptions) =>
  parseErrorOf(() => parseMoves(puzzle, text, options));

describe('moves come back as they were written', () => {
  const single = blockPuzzleSpec();
  const awkward = blockPuzzleSpec({
    labels: [
      ...'ARDUL5',
      'AR',
      'A5',
      'RD',
      'R2',
      '12',
      '1',
      '2',
      '12R',
      '5R',
      'A R',
      'RR',
      'U D',
      ' ',
      '"',
      '"A"',
      '//',
      '+',
      ',',
    ],
  });

  test.each([
    ['labels of one character', single],
    ['labels that look like moves', awkward],
  ] as const)('%s', (_, specs) => {
    fc.assert(
      fc.property(specs, lineArbitrary, fc.constantFrom(...METRICS), (spec, choices, metric) => {
        const puzzle = buildPuzzle(spec);
        const steps = legalLine(puzzle, choices);
        expect(parseMoves(puzzle, formatMoves(puzzle, steps, metric))).toEqual(steps);
        for (const step of unpackSteps(steps.slice(0, 1))) {
          expect(unpackSteps(parseMoves(puzzle, formatStep(puzzle, step)))).toEqual([step]);
        }
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});

describe('moves of block puzzles', () => {
  const puzzle = parsePuzzle('start:\nA..\n...\n.BB\ngoal:\n..A\n...\n...\n');

  test.each([
    ['slides', 'AR2 AD BL BR'],
    ['steps', 'AR2 AD BL BR'],
    ['moves', 'AR2D BLR'],
  ] as const)('grouped in %s', (metric, text) => {
    expect(formatMoves(puzzle, parseMoves(puzzle, 'AR AR AD BL BR'), metric)).toBe(text);
  });

  test.each([
    ['AR2 AD', 'A:R A:R A:D'],
    ['AR2D', 'A:R A:R A:D'],
    ['ar2 // no: a is no piece'.replace('ar2', 'Ar2'), 'A:R A:R'],
    ['A R2, B L', 'A:R A:R B:L'],
    ['AR[001] AR[002]BL[003]', 'A:R A:R B:L'],
    ['[000] AR[001]', 'A:R'],
    ['A→2↓;B←', 'A:R A:R A:D B:L'],
    ['A>2vB', ''],
    ['A>2v', 'A:R A:R A:D'],
    ['\n AD2\r\n\tAR //BL\n BL', ''],
    ['\n AD2\r\n //BL\n', 'A:D A:D'],
    ['"A"R2', 'A:R A:R'],
    ['', ''],
    ['AR10', ''],
  ])('%j is %j', (text, steps) => {
    if (steps === '' && text !== '') expect(errorOf(puzzle, text).code).toMatch(/^move-/);
    else expect(spelledMoves(puzzle, text)).toBe(steps);
  });

  test('the longest label that a path follows is meant; blanks part label and path', () => {
    const letters = spread(['R', 'A', 'AR', '1', '12', '5']);
    expect(spelledMoves(letters, 'RR')).toBe('R:R');
    expect(spelledMoves(letters, 'R D')).toBe('R:D');
    expect(spelledMoves(letters, 'ARU')).toBe('AR:U');
    expect(spelledMoves(letters, 'A RU')).toBe('A:R A:U');
    expect(spelledMoves(letters, 'AR')).toBe('A:R');
    expect(spelledMoves(letters, '12R')).toBe('12:R');
    expect(spelledMoves(letters, '5U 5RD')).toBe('5:U 5:R 5:D');
    expect(formatMoves(letters, parseMoves(letters, 'A RU AL'), 'moves')).toBe('A RUL');
    expect(formatMoves(spread(['A B', 'A']), parseMoves(spread(['A B', 'A']), '"A B"R AU'))).toBe(
      '"A B"R AU',
    );
  });

  test.each([
    [['R', 'RR', 'A'], '0R 0U'],
    [['A', 'AR', 'U'], '0R 2U'],
    [[' ', 'A', 'U2'], '1U 2D'],
    [['"', 'U D', 'R '], '1U 0R 0L'],
    [['"A"', 'A'], '0U 1U'],
  ])('labels %j: no move is read as another by what stands beside it', (labels, moves) => {
    const puzzle = spread(labels);
    const line = moves.split(' ').map(([piece, direction]): Step => {
      return { piece: Number(piece), direction: direction as Direction };
    });
    const text = formatMoves(puzzle, Uint32Array.from(line.map(packStep)));
    expect(unpackSteps(parseMoves(puzzle, text))).toEqual(line);
  });

  test('+ and - of pieces with an axis', () => {
    const rows = spread(['A', 'K'], 'h');
    expect(spelledMoves(rows, 'A-1 K+1')).toBe('A:L K:R');
    expect(spelledMoves(rows, 'K+ A-')).toBe('K:R A:L');
    const columns = parsePuzzle('axes: A=v\nstart:\n.B\nA.\n..\ngoal:\nA.\n..\n..\n');
    expect(spelledMoves(columns, 'A+1 A-2')).toBe('A:D A:U A:U');
    expect(errorOf(columns, 'B+1').code).toBe('move-sign');
  });

  test('a line may start from another state', () => {
    const from = parseState(puzzle, '...\nA..\n.BB');
    expect(spelledMoves(puzzle, 'AU', { from })).toBe('A:U');
    expect(errorOf(puzzle, 'AU').code).toBe('move-illegal');
  });

  test('legal by the rules', () => {
    const steps = parseMoves(puzzle, 'AR2D');
    expect(replay(puzzle, steps).illegal).toBeUndefined();
  });
});

describe('what is wrong with moves is said with its place', () => {
  const text = 'axes: B=h\nstart:\nA.#C\n.B.-\n....\ngoal:\n.A..\n....\n....\n';
  const puzzle = parsePuzzle(text);

  test.each([
    [
      'AD AD\nBU',
      'move-illegal',
      2,
      1,
      'BU',
      'piece B cannot move up: it moves along the other axis only',
    ],
    ['AD AR', 'move-illegal', 1, 4, 'AR', 'piece A cannot move right: B is in the way'],
    [
      'AR2',
      'move-illegal',
      1,
      1,
      'AR2',
      'piece A cannot move right 2 cells, only 1: a wall is in the way',
    ],
    ['CR', 'move-illegal', 1, 1, 'CR', 'piece C cannot move right: the board ends there'],
    ['CD', 'move-illegal', 1, 1, 'CD', 'piece C cannot move down: a gate is in the way'],
    ['AD0', 'move-count', 1, 1, 'AD0', '0 cells'],
    ['AD99999999999999999999', 'move-illegal', 1, 1, 'AD99999999999999999999', 'the board ends'],
    ['AD XR', 'move-unknown-piece', 1, 4, 'XR', 'there is no piece X'],
    ['AD aU', 'move-unknown-piece', 1, 4, 'aU', 'did you mean A?'],
    ['// 🙂\nAD 🙂', 'move-syntax', 2, 4, '🙂', '"🙂" is not a move'],
    ['"A\\x"R', 'move-unknown-piece', 1, 1, '"A\\x"R', 'there is no piece "A\\x"'],
    ['AX', 'move-syntax', 1, 1, 'AX', 'AR2'],
    ['A', 'move-syntax', 1, 1, 'A', 'AR2'],
    ['A+1', 'move-sign', 1, 1, 'A+1', 'AR or AD'],
    ['CL', 'move-illegal', 1, 1, 'CL', 'piece C cannot move at all'],
    ['AU', 'move-illegal', 1, 1, 'AU', 'piece A can move right, down'],
  ])('%j: %s', (moves, code, line, column, found, says) => {
    const error = errorOf(puzzle, moves);
    expect(placedError(error)).toEqual([code, line, column, found]);
    expect(`${error.message}; ${error.hint}`).toContain(says);
  });
});
