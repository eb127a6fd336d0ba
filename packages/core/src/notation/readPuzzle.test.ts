import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../test/parseErrors.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isGoalState } from '../state/state.ts';
import { FORMS } from './allForms.ts';
import { formatTiles } from './drawings/formatState.ts';
import { FormatError } from './errors/formatError.ts';
import { formatAs, formatPuzzle } from './formatPuzzle.ts';
import {
  parsePuzzle,
  parsePuzzles,
  type ReadOptions,
  readPuzzle,
  readPuzzles,
} from './readPuzzle.ts';
import { PUZZLE_LENGTH_MAX } from './sourceText.ts';

const BLOCKS = 'start:\nAB.\n...\ngoal:\n...\n..A\n';
const TILES = 'tiles: 8 6 4/0 7 2/5 1 3\n';

describe('the forms', () => {
  test.each(FORMS)('the example of $name is told apart by its look', ({ name, example }) => {
    expect(readPuzzle(example).form).toBe(name);
  });

  test('have names of their own', () => {
    expect(new Set(FORMS.map(({ name }) => name)).size).toBe(FORMS.length);
    expect(FORMS[0]!.name).toBe('native');
  });

  test('tile puzzles mean the same in every form that holds them', () => {
    const puzzle = parsePuzzle(TILES);
    const writers = FORMS.filter(({ write, refuses }) => write && !refuses?.(puzzle));
    expect(writers.length).toBeGreaterThan(3);
    for (const { name } of writers) {
      const again = parsePuzzle(formatPuzzle(puzzle, name), { from: name });
      // Drawings number their pieces by place, so only what the labels say is compared.
      expect([formatTiles(again), again.type], name).toEqual([formatTiles(puzzle), 'tiles']);
      expect(labelsOfGoal(again), name).toEqual(labelsOfGoal(puzzle));
    }
  });
});

function labelsOfGoal({ pieces, goals }: Puzzle): string {
  const placed = [...goals[0]!].sort((a, b) => a.cell - b.cell);
  return placed.map(({ piece, cell }) => `${pieces[piece]!.label}@${cell}`).join(' ');
}

describe('readPuzzle', () => {
  test('says as what it read the text', () => {
    expect(readPuzzle(BLOCKS).form).toBe('native');
    expect(readPuzzle(BLOCKS, { from: ' Native ' }).form).toBe('native');
  });

  test.each([
    ['', {}, 'text-empty', 1],
    [' \n\uFEFF\n', {}, 'text-empty', 1],
    ['x'.repeat(PUZZLE_LENGTH_MAX + 1), {}, 'text-too-long', 1],
    ['\n\n  lorem ipsum, dolor sit amet!\n', {}, 'form-unknown', 3],
    [BLOCKS, { from: 'natvie' }, 'form-name-unknown', 1],
    [BLOCKS, { from: 'zzzzzzzzzz' }, 'form-name-unknown', 1],
    [`${BLOCKS}---\n${TILES}`, {}, 'several-puzzles', 7],
    [`\n---\n---\n${BLOCKS}goal:\n..C\n`, {}, 'goal-size', 11],
  ] as const)('refuses %j with %j: %s', (text, options, code, line) => {
    const error = parseErrorOf(() => readPuzzle(text, options));
    expect([error.code, error.line]).toEqual([code, line]);
    expect(error.hint).not.toBe('');
  });

  test('hints at forms', () => {
    expect(parseErrorOf(() => readPuzzle(BLOCKS, { from: 'natvie' })).hint).toBe(
      'did you mean native?',
    );
    expect(parseErrorOf(() => readPuzzle(BLOCKS, { from: 'zzzzzzzzzz' })).hint).toContain('native');
    const unknown = parseErrorOf(() => readPuzzle('lorem ipsum, dolor sit amet!'));
    expect(unknown.found).toBe('lorem ipsum, dolor sit amet!');
    expect(unknown.hint).toContain('8 6 4/0 7 2/5 1 3');
  });
});

describe('several puzzles in one text', () => {
  const text = `${BLOCKS}---\n\nstart:\nA.\ngoal:\n.B\n---\n${TILES}`;

  test('parsePuzzles reads them all', () => {
    expect(parsePuzzles(`${BLOCKS}---\n${TILES}`)).toEqual([
      parsePuzzle(BLOCKS),
      parsePuzzle(TILES),
    ]);
  });

  test('errors have the lines of the whole text', () => {
    const error = parseErrorOf(() => parsePuzzles(text));
    expect([error.code, error.line, error.column]).toEqual(['goal-unknown-piece', 12, 2]);
    const key = parseErrorOf(() => parsePuzzles(`${BLOCKS}---\ntitel: x\n`));
    expect([key.code, key.line, key.column]).toEqual(['key-unknown', 8, 1]);
  });

  test('readPuzzles goes on after a bad one', () => {
    const [first, second, third] = readPuzzles(text);
    expect(first).toEqual({ line: 1, reading: readPuzzle(BLOCKS) });
    expect(second).toMatchObject({ line: 8, error: { code: 'goal-unknown-piece', line: 12 } });
    expect(third).toMatchObject({ line: 14, reading: { form: 'native' } });
  });

  test('nothing at all is an error', () => {
    expect(parseErrorOf(() => parsePuzzles('')).code).toBe('text-empty');
    expect(parseErrorOf(() => readPuzzles('---\n \n---')).code).toBe('text-empty');
  });
});

describe('a goal given beside the text', () => {
  test.each([
    [TILES, 'snail', 'goal: 1 2 3/8 0 4/7 6 5'],
    [TILES, '1 2 3/8 0 4/7 6 5', 'goal: snail'],
    [TILES, '1,2,3\n8,0,4\n7,6,5', 'goal: snail'],
    [TILES, '1 2 3 8 0 4 7 6 5', 'goal: snail'],
    [TILES, '123/8.4/765', 'goal: 1 2 3/8 . 4/7 6 5'],
    [TILES, '1 . ./. . ./. . .', 'goal: 1 . ./. . ./. . .'],
  ])('%j with %j', (text, goal, written) => {
    expect(parsePuzzle(text, { goal })).toEqual(parsePuzzle(text + written));
  });

  test('a picture in lines or with slashes takes the place of the goal', () => {
    const puzzle = parsePuzzle(BLOCKS, { goal: '.A./.B.' });
    expect(puzzle.goals).toEqual([
      [
        { kind: 0, piece: 0, cell: 1 },
        { kind: 1, piece: 1, cell: 4 },
      ],
    ]);
    expect(parsePuzzle('start:\nAB.\n...\n', { goal: '.A.\n.B.\n' })).toEqual(puzzle);
  });

  test('the note about the default goal is gone', () => {
    expect(readPuzzle(TILES).notes).toHaveLength(1);
    expect(readPuzzle(TILES, { goal: 'snake' }).notes).toEqual([]);
  });

  test('a board that is solved by the goal given', () => {
    const puzzle = parsePuzzle(TILES, { goal: '8 6 4/0 7 2/5 1 3' });
    expect(isGoalState(puzzle, puzzle.start)).toBe(true);
  });

  test.each<[string, string, string, number, number]>([
    [TILES, 'snaek', 'goal-name-unknown', 1, 1],
    [BLOCKS, 'snake', 'goal-name-misused', 1, 1],
    [TILES, '1 2 3/4 5 6/7 7 0', 'tile-repeated', 1, 15],
    [TILES, '1 2 3/4 5 6', 'goal-size', 1, 1],
    [BLOCKS, '.../.C.', 'goal-unknown-piece', 1, 6],
    [BLOCKS, '...\n.C.', 'goal-unknown-piece', 2, 2],
    [BLOCKS, '.../...', 'goal-empty', 1, 1],
    [BLOCKS, '', 'goal-size', 1, 1],
  ])('%j with %j: %s at %i:%i of the goal', (text, goal, code, line, column) => {
    const options: ReadOptions = { goal };
    const error = parseErrorOf(() => readPuzzle(text, options));
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
    expect(error.message).toContain('in the given goal: ');
    const far = parseErrorOf(() => readPuzzle(`\n---\n${text}`, options));
    expect([far.code, far.line, far.column]).toEqual([code, line, column]);
  });

  test('errors of the start keep their place', () => {
    const error = parseErrorOf(() => readPuzzle('\n---\nstart:\nA\t\n', { goal: '.A' }));
    expect([error.code, error.line]).toEqual(['tab', 4]);
    const build = parseErrorOf(() => readPuzzle('\n---\nstart:\n..\n', { goal: '.A' }));
    expect([build.code, build.line]).toEqual(['no-piece', 3]);
    expect(build.message).not.toContain('in the given goal');
  });
});

describe('formatPuzzle', () => {
  test('writes the native form unless told otherwise', () => {
    expect(formatPuzzle(parsePuzzle(BLOCKS))).toBe(BLOCKS);
    expect(formatPuzzle(parsePuzzle(TILES))).toBe(
      'tiles:\n8 6 4\n0 7 2\n5 1 3\ngoal:\n1 2 3\n4 5 6\n7 8 0\n',
    );
  });

  test('a form that is only read is refused', () => {
    const { write: _, ...reader } = FORMS[0]!;
    expect(() => formatAs(parsePuzzle(TILES), reader)).toThrow('can be read but not written');
  });

  test('an unknown form is refused', () => {
    const write = () => formatPuzzle(parsePuzzle(BLOCKS), 'nothing');
    expect(write).toThrow(FormatError);
    expect(write).toThrow('there is no form "nothing"');
  });
});

test.each([
  [undefined],
  [null],
  [
    [
      [1, 2],
      [3, 0],
    ],
  ],
])('%j is no text', (given) => {
  expect(() => parsePuzzle(given as never)).toThrow(TypeError);
  expect(() => parsePuzzle(given as never)).toThrow('the puzzle must be text');
});
