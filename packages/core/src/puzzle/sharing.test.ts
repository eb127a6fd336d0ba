import { expect, it } from 'vitest';
import { parsePuzzle, readPuzzles } from '../notation/readPuzzle.ts';
import { buildPuzzle } from './build.ts';
import type { Puzzle } from './puzzle.ts';
import { sharing } from './sharing.ts';
import type { PuzzleSpec } from './spec.ts';
import { specOf } from './specOf.ts';

const read = (text: string, goal?: string) => parsePuzzle(text, { goal });

it('shares what is equal with the board before, and changes nothing of a puzzle', () => {
  const boards = ['8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6/7 0 8', '2 1 3/4 5 6/0 8 7'];
  const puzzles = readPuzzles(boards.join('\n---\n')).flatMap((attempt) =>
    'reading' in attempt ? [attempt.reading.puzzle] : [],
  );
  expect(puzzles).toEqual(boards.map((board) => parsePuzzle(board)));
  const [first, ...others] = puzzles;
  for (const { pieces, goals, kinds } of others) {
    expect([pieces === first!.pieces, goals === first!.goals, kinds === first!.kinds]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

/** The same puzzle, with no part in common with any other. */
function rebuilt(puzzle: Puzzle, change: Partial<ReturnType<typeof specOf>> = {}): Puzzle {
  return buildPuzzle({ ...specOf(puzzle), ...change });
}

it('shares everything but the start and the info', () => {
  const first = rebuilt(read('1 2 3/4 5 6/7 8 0'));
  const second = { ...rebuilt(read('8 6 4/0 7 2/5 1 3', 'standard')), info: { title: 'second' } };
  const shared = sharing(second, first);
  expect(shared).toEqual(second);
  for (const part of ['board', 'pieces', 'kinds', 'kindOf', 'goals', 'same'] as const) {
    expect(shared[part]).toBe(first[part]);
  }
  expect(sharing(shared, first)).toBe(shared);
});

const SMALL = read('1 2/3 0');
const { board, goals, pieces } = specOf(SMALL);

/** The first two tiles of a goal change places; the cells are listed as before. */
function exchanged([one, two, ...rest]: PuzzleSpec['goals'][number]): PuzzleSpec['goals'][number] {
  return [{ ...one!, label: two!.label }, { ...two!, label: one!.label }, ...rest];
}

it.each([
  ['an axis', rebuilt(SMALL, { pieces: pieces.map((piece) => ({ ...piece, axis: 'h' })) })],
  ['a group of their own', rebuilt(SMALL, { same: [['1']] })],
  ['one goal more', rebuilt(SMALL, { goals: [...goals, goals[0]!] })],
  ['a goal listed otherwise', rebuilt(SMALL, { goals: [[...goals[0]!].reverse()] })],
  ['a goal of the same cells for other tiles', rebuilt(SMALL, { goals: [exchanged(goals[0]!)] })],
  ['a part of a goal', rebuilt(SMALL, { goals: [goals[0]!.slice(0, 2)] })],
  [
    'a gate',
    rebuilt(SMALL, { board: { ...board, cells: ['floor', 'floor', 'floor', 'gate'] as const } }),
  ],
])('leaves puzzles with %s as they are, on either side', (_, puzzle) => {
  const plain = rebuilt(SMALL);
  expect(sharing(puzzle, plain)).toBe(puzzle);
  expect(sharing(plain, puzzle)).toBe(plain);
});

it('leaves tile puzzles with groups as they are, also beside their like', () => {
  const puzzle = rebuilt(SMALL, { same: [['1']] });
  expect(sharing(puzzle, rebuilt(puzzle))).toBe(puzzle);
});

it.each([
  ['other sides', read('1 2 3/4 5 0'), read('1 2/3 4/5 0')],
  ['another goal', read('1 2/3 0'), read('1 2/3 0', 'blank-first')],
  ['other labels', read('1 2/3 0'), read('start:\nAB\nC.\ngoal:\nAB\nC.\n')],
])('leaves puzzles with %s as they are', (_, puzzle, other) => {
  expect(sharing(puzzle, other)).toBe(puzzle);
  expect(sharing(puzzle, undefined)).toBe(puzzle);
});

const block = (start: string, goal = '...\nBB.') => parsePuzzle(`start:\n${start}\ngoal:\n${goal}`);
const PARTS = ['board', 'pieces', 'kinds', 'kindOf', 'goals'] as const;

it.each([
  ['everything but the start', block('AA.\nBB.'), block('.AA\nBB.'), [...PARTS]],
  [
    'no board',
    block('AA.\nBB.'),
    block('AA.\nBB#', '..#\nBB#'),
    ['pieces', 'kinds', 'kindOf', 'goals'],
  ],
  [
    'no board of another height',
    block('AA.\nBB.'),
    block('AA.\nBB.\n...', '...\nBB.\n...'),
    ['pieces', 'kinds', 'kindOf', 'goals'],
  ],
  [
    'no pieces of other names',
    block('AA.\nBB.'),
    block('CC.\nBB.'),
    ['board', 'kinds', 'kindOf', 'goals'],
  ],
  [
    'no pieces of another shape',
    block('AA.\nBB.'),
    block('A..\nBB.'),
    ['board', 'kinds', 'kindOf', 'goals'],
  ],
  [
    'no goals',
    block('AA.\nBB.'),
    block('AA.\nBB.', '...\n.BB'),
    ['board', 'pieces', 'kinds', 'kindOf'],
  ],
  ['no kinds, and no goals that name them', block('AAC\nBB.'), block('AA.\nBBC'), ['board']],
])('shares %s with the block puzzle before', (_, first, second, shared) => {
  const result = sharing(second, first);
  expect(result).toEqual(second);
  expect(PARTS.filter((part) => result[part] === first[part])).toEqual(shared);
  expect(result.start).toBe(second.start);
});
