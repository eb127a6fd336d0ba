import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../test/parseErrors.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { FORMS } from '../allForms.ts';
import type { Form } from '../form.ts';
import { readPuzzle } from '../readPuzzle.ts';
import { goalRows, startRows } from './blockWriting.ts';

const SIGNS = { floor: '.', wall: '#', gate: '-', outside: ' ' } as const;

function formOf(name: string): Form {
  return FORMS.find((form) => form.name === name)!;
}

function read(text: string, from: string): Puzzle {
  return buildPuzzle(formOf(from).read(text).spec);
}

function startOf(puzzle: Puzzle): string {
  return startRows(puzzle, (type) => SIGNS[type]).join('/');
}

function goalsOf(puzzle: Puzzle): string[] {
  return puzzle.goals.map((goal) => goalRows(puzzle, goal, (type) => SIGNS[type]).join('/'));
}

describe('Hua Rong Dao rows', () => {
  test.each([
    ['2003 2003 4115 4785 6**9', '2003/2003/4115/4785/6..9', '..../..../..../.00./.00.'],
    ['2003/2003/4115/4785/6__9', '2003/2003/4115/4785/6..9', '..../..../..../.00./.00.'],
    ['6711\n0022\n0033\n8944\n*55*', '6711/0022/0033/8944/.55.', '..../..../..../.00./.00.'],
    ['6711002200338944.55.', '6711/0022/0033/8944/.55.', '..../..../..../.00./.00.'],
    [
      '将曹曹士/将曹曹士/D关关E/DGHE/I..J',
      '将曹曹士/将曹曹士/D关关E/DGHE/I..J',
      '..../..../..../.曹曹./.曹曹.',
    ],
  ])('%j', (text, start, goal) => {
    const { puzzle, form, notes } = readPuzzle(text);
    expect(form).toBe('hrd');
    expect(startOf(puzzle)).toBe(start);
    expect(goalsOf(puzzle)).toEqual([goal]);
    expect(notes[0]).toMatch(/^goal: the 2×2 piece . at the bottom centre$/);
  });

  test('other boards need a goal, which may be given', () => {
    const text = '..Y.\nBBYY\n.GR.\n.GRR';
    expect(parseErrorOf(() => readPuzzle(text))).toMatchObject({
      code: 'goal-missing',
      line: 4,
      column: 5,
    });
    const { puzzle } = readPuzzle(text, { goal: 'R.../RR../..../....' });
    expect(goalsOf(puzzle)).toEqual(['R.../RR../..../....']);
    expect(parseErrorOf(() => readPuzzle('AABB/AABB/..CC/DDEE/FFGG')).code).toBe('goal-missing');
  });

  test('pieces in parts are told', () => {
    const { notes } = readPuzzle('1002/1002/3443/5665/5..5');
    expect(notes.slice(1)).toEqual([
      'piece 3 consists of 2 parts that move together',
      'piece 5 consists of 2 parts that move together',
    ]);
  });

  test.each<[string, string, number, number]>([
    ['2003/2003/4115/478/6..9', 'picture-ragged', 1, 19],
    ['2003 2003 4115 47855 6..9', 'picture-ragged', 1, 20],
    ['2003 2003 4115 4785 6009', 'free-cell-missing', 1, 25],
    ['2003/2#03/4115/4785/6..9', 'cell-unknown', 1, 7],
  ])('%j: %s', (text, code, line, column) => {
    const error = parseErrorOf(() => readPuzzle(text, { from: 'hrd' }));
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
  });
});

describe('twenty letters of Simon Hung', () => {
  test.each(['HAAIHAAIJBBKJNOKP@@Q', 'HAAI/HAAI/JBBK/JNOK/P@@Q'])('%s', (text) => {
    const { puzzle, form } = readPuzzle(text);
    expect(form).toBe('simonhung');
    expect(startOf(puzzle)).toBe('HAAI/HAAI/JBBK/JNOK/P..Q');
    expect(goalsOf(puzzle)).toEqual(['..../..../..../.AA./.AA.']);
  });

  test.each<[string, string, number, string]>([
    ['HAAIHAAIJBBKJNOKP@@', 'cell-count', 20, 'here are 19 letters'],
    ['HAAI/HAAI/JBBK/JNOK/P@@b', 'cell-unknown', 24, 'b has no meaning here'],
    ['HBBIHBBIJCCKJNOKP@@Q', 'piece-shape', 2, 'piece B is not 2 by 1 cells'],
    ['HAAIHAAIJBBKNNOKP@@Q', 'piece-shape', 9, 'piece J is not 1 by 2 cells'],
    ['AHIAJHIKJBBKCCNO@@@P', 'piece-shape', 1, 'piece A is not 2 by 2 cells'],
    ['H@@IH@@IJBBKJNOKP@@Q', 'goal-unknown-piece', 14, 'the goal names piece A'],
    ['HAAIH/AAIJB/BKJNO/KP@@Q', 'board-size', 1, 'the rows have 5 cells'],
    ['NOPB@AAB@AA@@@@@@@@@', 'piece-shape', 4, 'piece B is not 2 by 1 cells'],
  ])('%s: %s', (text, code, column, words) => {
    const error = parseErrorOf(() => readPuzzle(text, { from: 'simonhung' }));
    expect([error.code, error.line, error.column]).toEqual([code, 1, column]);
    expect(error.message).toContain(words);
  });
});

describe('Rush Hour letters', () => {
  const ROWS = 'IBBxoo/IooLDD/JAALoo/JoKEEM/FFKooM/GGHHHM';

  test.each([
    ROWS.replaceAll('/', ''),
    ROWS,
    ROWS.replaceAll('/', '\n'),
    ROWS.replaceAll('o', '.'),
    `60 ${ROWS.replaceAll('/', '')} 2332`,
    `#${ROWS.replaceAll('/', '')}/60`,
    `https://example.org/rush/#${ROWS.replaceAll('/', '')}`,
    `6x6:${ROWS.replaceAll('/', '')}`,
    `6x6 ${ROWS.replaceAll('/', '')}`,
  ])('%s', (text) => {
    const { puzzle, form } = readPuzzle(text);
    expect(form).toBe('rush');
    expect(startOf(puzzle)).toBe('IBB#../I..LDD/JAAL../J.KEEM/FFK..M/GGHHHM');
    expect(goalsOf(puzzle)).toEqual(['...#../....../....AA/....../....../......']);
    expect(puzzle.pieces.map(({ label, axis }) => label + axis).join(' ')).toBe(
      'Iv Bh Lv Dh Jv Ah Kv Eh Mv Fh Gh Hh',
    );
  });

  test('what a record says is noted', () => {
    expect(readPuzzle('3 AABooBooo 17').notes[0]).toBe('the record says: 3 moves, 17 states');
    expect(readPuzzle('3 AABooBooo').notes[0]).toBe('the record says: 3 moves');
  });

  test('X is the car to get out where it is there, A otherwise', () => {
    const { puzzle, notes } = readPuzzle('OAA..B\nO..P.B\nOXXP..\n...P..\nC...DD\nC.EEE.');
    expect(goalsOf(puzzle)).toEqual(['....../....../....XX/....../....../......']);
    expect(notes).toContain('goal: piece X at the right edge of its row');
    const upright = readPuzzle('AAX./..X./.BB./....').puzzle;
    expect(goalsOf(upright)).toEqual(['..AA/..../..../....']);
    const cars = [...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((car) => car + car).join('');
    const many = read(`8x7:${cars}oooxoooo`, 'rush');
    expect(many.pieces[many.goals[0]![0]!.piece]!.label).toBe('A');
  });

  test.each<[string, string, number, number, string]>([
    ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHH', 'cell-count', 1, 36, '35 letters do not make a square'],
    ['7x6:AAoooo', 'cell-count', 1, 11, '7 by 6 are 42 cells, but there are 6 letters'],
    ['BBo/oCC/ooo', 'rush-primary', 1, 1, 'there is no piece A'],
    ['AoB/AoB/ooo', 'rush-primary', 1, 1, 'piece A is vertical'],
    ['AAo/oBo/ooo', 'rush-piece', 2, 2, 'piece B covers one cell only'],
    ['AAo/BBo/Boo', 'rush-piece', 2, 1, 'piece B is not one straight line'],
    ['AAoA/oooo/oooo', 'rush-piece', 1, 1, 'piece A is not one straight line'],
    ['AAo/ooB/oCB/oCB/ooB/ooB/Boo', 'rush-piece', 2, 3, 'piece B is not one straight line'],
    ['AAo/*bo/ooo', 'cell-unknown', 2, 1, '* has no meaning here'],
    ['AAo/oo/ooo', 'picture-ragged', 2, 3, 'row 2 has 2 cells, but row 1 has 3'],
    ['3 AABooBooo 17\n4 AABooBooo 17', 'several-puzzles', 2, 1, 'the text holds 2 puzzles'],
    ['3 AABooBooo 17 18', 'several-puzzles', 1, 16, 'the text holds 2 puzzles'],
  ])('%j: %s', (text, code, line, column, words) => {
    const error = parseErrorOf(() => readPuzzle(text.replaceAll('/', '\n'), { from: 'rush' }));
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
    expect(error.message).toContain(words);
  });
});

describe('GNOME Klotski maps', () => {
  const MAP = '######\n#a**b#\n#m**n#\n#cdef#\n#ghij#\n#k  l#\n##--##\n    ..\n    ..';
  const START = '######/#a**b#/#m**n#/#cdef#/#ghij#/#k..l#/##--##/....../......';
  const GOAL = '######/#....#/#....#/#....#/#....#/#....#/##--##/....**/....**';

  test.each([
    MAP,
    `${MAP}\n`,
    `      {N_("Only 18 Steps"), 0,\n       6, 9,\n${MAP.split('\n')
      .map((row) => `       "${row}" +`)
      .join('\n')}`,
    MAP.split('\n')
      .map((row) => `"${row}" \\`)
      .join('\r\n'),
  ])('%j', (text) => {
    const { puzzle, form } = readPuzzle(text);
    expect(form).toBe('gnome');
    expect(startOf(puzzle)).toBe(START);
    expect(goalsOf(puzzle)).toEqual([GOAL]);
    expect(puzzle.info.title).toBe(text.includes('N_') ? 'Only 18 Steps' : undefined);
  });

  test('every place on a larger target is a goal', () => {
    const { puzzle } = readPuzzle('#####\n#**-#\n#...#\n#...#\n#####');
    expect(goalsOf(puzzle)).toEqual([
      '#####/#..-#/#**.#/#...#/#####',
      '#####/#..-#/#.**#/#...#/#####',
      '#####/#..-#/#...#/#**.#/#####',
      '#####/#..-#/#...#/#.**#/#####',
    ]);
  });

  test.each<[string, string, number, number, string]>([
    ['####\n#ab#\n#..#\n####', 'gnome-main', 1, 1, 'there is no piece *'],
    [
      '####\n#**#\n# .#\n####',
      'goal-shape',
      3,
      3,
      'piece * (2 cells) fits nowhere on the 1 target',
    ],
    ['####\n#**#\n#  #\n####', 'goal-missing', 4, 5, 'the puzzle has no goal'],
    ['#\t##\n#**#\n#..#', 'tab', 1, 2, 'tab'],
    [' "####" +\n "#\t*#" +\n "#..#"', 'tab', 2, 4, 'tab'],
  ])('%j: %s', (text, code, line, column, words) => {
    const error = parseErrorOf(() => readPuzzle(text, { from: 'gnome' }));
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
    expect(error.message).toContain(words);
  });
});

describe('drawings', () => {
  test.each([
    ['#AA..#\n#AA.B#\n\n#..AA#\n#..AA#', '#AA..#/#AA.B#', ['#..AA#/#..AA#']],
    ['    AB.\n    ..C\n\n  ...\n  A..\n', 'AB./..C', ['.../A..']],
    ['  #A\n B.\n\n  #.\n A.\n\n\n  #.\n .A', ' #A/B. ', [' #./A. ', ' #./.A ']],
    ['#A-\n#..\n\n#.A\n#..', '#A-/#..', ['#.A/#..']],
  ])('%j', (text, start, goals) => {
    const { puzzle, form } = readPuzzle(text);
    expect(form).toBe('drawing');
    expect(startOf(puzzle)).toBe(start);
    expect(goalsOf(puzzle)).toEqual(goals);
  });

  test('several goals and pieces in parts are noted', () => {
    expect(readPuzzle('A.A\n...\n\n...\nA.A\n\nA.A\n...').notes).toEqual([
      'any of 2 goals solves the puzzle',
      'piece A consists of 2 parts that move together',
    ]);
  });

  test.each<[string, string, number, number]>([
    ['##A.#\n##..#\n', 'goal-missing', 2, 6],
    ['#A.#\n#..#\n\n#..#\n#.B#', 'goal-unknown-piece', 5, 3],
    ['#AA.#\n#...#\n\n#...#\n#.A.#', 'goal-shape', 5, 3],
    ['#A.#\n#..#\n\n#.A#', 'goal-size', 4, 1],
    ['#..#\n#..#\n\n#..#\n#..#', 'no-piece', 1, 1],
    ['#A.#\n#..#\n\n#..#\n#..#', 'goal-empty', 4, 1],
    ['\n\n', 'picture-empty', 1, 1],
  ])('%j: %s', (text, code, line, column) => {
    const action = () =>
      text.trim() === '' ? read(text, 'drawing') : readPuzzle(text, { from: 'drawing' });
    const error = parseErrorOf(action);
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
  });
});
