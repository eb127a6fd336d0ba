import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../../test/parseErrors.ts';
import { buildPuzzle } from '../../../puzzle/build.ts';
import { readPuzzle } from '../../readPuzzle.ts';
import { goalRows, startRows } from '../blockWriting.ts';
import { jimslide } from './jimslide.ts';

const SIGNS = { floor: '.', wall: '#', gate: '-', outside: ' ' } as const;

function read(text: string) {
  return buildPuzzle(jimslide.read(text).spec);
}

const errorOf = (text: string) => parseErrorOf(() => readPuzzle(text, { from: 'jimslide' }));

const BOARD = 'xsize: 4\nysize: 3\n';
const PIECE = `${BOARD}piece: 1 (0,0) (1,0)\n`;

describe('jimslide files', () => {
  test('sizes, walls, pieces, comments, settings and locks', () => {
    const puzzle = read(
      [
        '! a comment with words',
        '# another',
        '*****',
        'xsize: 5 ! wide',
        'YSIZE: 4',
        'wall: (4,0)',
        'hwall: 3 (0, 1)',
        'vwall: 4 (2, 3)',
        'piece: 1 (0,0) (-1,1) (0,1);',
        'piece: 2 (0,0) (1,0)',
        'locky: 2',
        'piece: 3 (0,0)',
        'lockx: 3',
        'xstep: 3 1',
        "put: 1 (1,0) '!'",
        "put: 2 (2,0) '*' ! the car",
        "put: 3 (2,1) 'x'",
        'win: 1 (3,2)',
        'win: 3 (0,2)',
        'bigmem: 1000',
        'useletters:',
      ].join('\n'),
    );
    expect(startRows(puzzle, (type) => SIGNS[type])).toEqual(['.!**#', '!!x..', '....#', '##..#']);
    expect(goalRows(puzzle, puzzle.goals[0]!, (type) => SIGNS[type])).toEqual([
      '....#',
      '.....',
      'x..!#',
      '##!!#',
    ]);
    expect(puzzle.pieces.map(({ label, axis }) => label + axis)).toEqual(['!any', '*h', 'xv']);
  });

  test('pieces of one type are the same, and are named where no character is given', () => {
    const puts = "put: 1 (0,0)\nput: 1 (1,0) 'A'\nput: 1 (2,0) 'A'";
    const text = `${BOARD}piece: 1 (0,0)\n${puts}\nwin: 1 (3,2)`;
    const puzzle = read(text);
    expect(puzzle.pieces.map(({ label }) => label)).toEqual(['B', 'A', 'C']);
    expect(puzzle.kinds).toEqual([{ pieces: [0, 1, 2], entersGates: true }]);
    expect(puzzle.same).toEqual([[0, 1, 2]]);
    expect(jimslide.read(text).notes).toHaveLength(1);
  });

  test('several wins of one type are several pieces', () => {
    const puzzle = read(`${PIECE}put: 1 (0,0)\nput: 1 (2,0)\nwin: 1 (0,2)\nwin: 1 (2,2)`);
    expect(goalRows(puzzle, puzzle.goals[0]!, () => '.')).toEqual(['....', '....', 'AABB']);
  });

  test('a file with nothing but sizes looks like one whatever comes first', () => {
    expect(jimslide.looksLike('\n! x\n  xsize: 4\n')).toBe(true);
    expect(jimslide.looksLike('size: 4')).toBe(false);
  });

  test.each<[string, string, number, string]>([
    ['ysize: 3', 'board-size', 1, 'xsize is missing'],
    ['xsize: 0\nysize: 3', 'board-size', 1, 'xsize is not possible'],
    ['xsize: 4\nysize: 1000', 'board-size', 2, 'ysize is not possible'],
    ['xsize:\nysize: 3', 'number-missing', 1, 'xsize needs a whole number'],
    [`${BOARD}what: 3`, 'command-unknown', 3, 'not a jimslide command'],
    [`${BOARD}nonsense`, 'command-unknown', 3, 'not a jimslide command'],
    [`${BOARD}wall: (4,0)`, 'piece-cells', 3, 'this wall lies beyond the board: (4,0)'],
    [`${BOARD}hwall: 3 (0, 1)`, 'piece-cells', 3, 'this wall lies beyond the board: (0,3)'],
    [`${BOARD}hwall: 3`, 'number-missing', 3, 'hwall needs 3 whole numbers'],
    [`${BOARD}piece: 1`, 'piece-cells', 3, 'piece type 1 has no cell'],
    [`${BOARD}piece: 0 (0,0)`, 'piece-cells', 3, 'piece type 0 means free cells'],
    [`${BOARD}put: 1 (0,0)`, 'piece-type', 3, 'there is no piece type 1'],
    [`${PIECE}put: 1`, 'point', 4, 'piece A has no place'],
    [`${PIECE}put: 1 (3,0)`, 'piece-cells', 4, 'piece A lies beyond the board: (4,0)'],
    [`${PIECE}put: 1 (0,0)\nput: 1 (1,0)`, 'piece-overlap', 5, 'pieces A and B overlap'],
    [`${PIECE}put: 1 (0,0)`, 'goal-missing', 4, 'the puzzle has no goal'],
    [`${PIECE}put: 1 (0,0)\nwin: 1 (3,2)`, 'piece-cells', 5, 'this goal lies beyond the board'],
    [
      `${PIECE}put: 1 (0,0)\nwin: 1 (0,1)\nwin: 1 (0,2)`,
      'goal-unknown-piece',
      6,
      'needs more pieces of type 1',
    ],
    [`${PIECE}wall: (0,2)\nput: 1 (0,0)\nwin: 1 (0,2)`, 'goal-on-wall', 6, 'piece A on a wall'],
    [`${PIECE}put: 1 (0,0)\nwin: 0 (0,2)`, 'piece-type', 5, 'there is no piece type 0'],
    [`${PIECE}xstep: 1 2\nput: 1 (0,0)`, 'unsupported', 4, 'every 2th cell are not supported'],
    [`${PIECE}lockx: 1\nlocky: 1\nput: 1 (0,0)`, 'unsupported', 5, 'locked both ways'],
    [`${BOARD}win: 1 (0,0)`, 'piece-type', 3, 'there is no piece type 1'],
    [BOARD, 'no-piece', 2, 'the board has no piece'],
  ])('%j: %s', (text, code, line, words) => {
    const error = errorOf(text);
    expect([error.code, error.line]).toEqual([code, line]);
    expect(error.message).toContain(words);
  });
});
