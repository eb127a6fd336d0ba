import { describe, expect, test } from 'vitest';
import { formOf, requireBack } from '../../../../../tests/arbitrary/roundTrip.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { readPuzzle } from '../readPuzzle.ts';

describe('forms without labels or without walls refuse', () => {
  const klotski = readPuzzle('2003 2003 4115 4785 6**9').puzzle;
  const letters = readPuzzle('ABBC/ABBC/DEEF/DGHF/I..J').puzzle;
  const drawn = (text: string) => readPuzzle(text, { from: 'drawing' }).puzzle;
  const native = (text: string) => readPuzzle(text, { from: 'native' }).puzzle;
  const drawnWith = (...pictures: string[]) => {
    const [start, ...goals] = pictures.map((picture) => picture.replaceAll('/', '\n'));
    return native(`start:\n${start}\n${goals.map((goal) => `goal:\n${goal}`).join('\n')}`);
  };
  const rushed = readPuzzle('AAo/ooB/ooB').puzzle;
  const walled = drawn('#A.\nBC.\n\n#.A\n...');
  const loose = drawn('AA.\n..B\n\n.AA\n...');
  const bound = native('axes: A=h\nstart:\nA.B\n...\n...\ngoal:\n..A\n...\n...');
  const gated = native('start:\nA.-\n...\n...\ngoal:\n..A\n...\n...');
  const same = native('same: A B\nstart:\nAB.\n...\n...\ngoal:\n..A\n...\n...');
  const outside = native('start:\nA.\n. \ngoal:\n.A\n. ');
  const several = native('start:\nA.\n..\ngoal:\n.A\n..\ngoal:\n..\nA.');
  const long = native('tiles: 1 2 3 4/5 6 7 8/9 10 11 0');
  const full = native('start:\nABBC\nABBC\nDEEF\nDGHF\nIKLJ\ngoal:\n....\n....\n....\n.BB.\n.BB.');
  const other = native('start:\nABBC\nABBC\nDEEF\nDGHF\nI..J\ngoal:\n....\n....\n....\nBB..\nBB..');
  const twins = native('start:\nAABB\nAABB\n....\n....\n....\ngoal:\n....\n....\n....\n.AA.\n.AA.');
  const bent = native('start:\nAAB.\nAABB\n....\n....\n....\ngoal:\n....\n....\n....\n.AA.\n.AA.');
  const cramped = native(
    'start:\nAABB\nAACC\nDDEE\nFFGG\nHHI.\ngoal:\n....\n....\n....\n.AA.\n.AA.',
  );
  const lone = native('start:\n*.\n..\n##\n##\ngoal:\n..\n.*\n##\n##');
  const holed = native('start:\nA B\n   \n...\ngoal:\n. A\n   \n...');

  test.each<[form: string, puzzle: Puzzle, reason: string | undefined]>([
    ['commoncode', letters, undefined],
    ['commoncode', klotski, 'it has no labels: piece 2 would be read back as A'],
    ['shortcode', other, 'its goal is always the 2×2 piece at the bottom centre'],
    ['commoncode', loose, 'it is for boards of 4 by 5 cells only'],
    ['commoncode', twins, 'it is for puzzles with exactly one 2×2 piece'],
    ['commoncode', bent, 'it has no code for the shape of piece B'],
    ['commoncode', cramped, 'its boards have two free cells or more'],
    ['hrd', klotski, undefined],
    ['hrd', full, 'it needs a free cell'],
    ['simonhung', letters, 'its letter A means another shape'],
    ['simonhung', klotski, 'it cannot write the label 2'],
    ['rush', rushed, undefined],
    ['rush', bent, 'piece A is not one straight line'],
    [
      'rush',
      native('start:\nAA.\n...\n...\ngoal:\n.AA\n...\n...'),
      'piece A must move along its long side only',
    ],
    ['rush', native('start:\nAA.\n...\ngoal:\n.AA\n...'), 'the board is too small for it'],
    ['rush', gated, 'it has no character for gates'],
    ['rush', same, 'it cannot express which pieces of the goal are the same'],
    ['rush', klotski, 'it cannot write the label 2'],
    [
      'rush',
      native('axes: long\nstart:\nBB.\n...\n...\ngoal:\n.BB\n...\n...'),
      'its goal is always piece A at the right edge of its row',
    ],
    ['gnome', walled, 'its goal is always one piece, called *'],
    ['gnome', bound, 'it cannot express that piece A moves along one axis only'],
    ['gnome', outside, 'it has no character for cells outside the board'],
    ['gnome', lone, undefined],
    ['gnome', native('start:\n*.\n..\ngoal:\n..\n.*'), 'its boards are surrounded by # walls'],
    [
      'gnome',
      native('start:\n##\n*.\n..\n##\ngoal:\n##\n.*\n..\n##'),
      'it cannot write a row that has only free cells',
    ],
    [
      'gnome',
      native('start:\n#*.\n#..\n#a.\ngoal:\n#..\n#*.\n#..'),
      'it cannot write a free column at the right edge',
    ],
    [
      'gnome',
      native('start:\n#*-\n#a.\ngoal:\n#.*\n#..'),
      'its target cells are free at the start and are not gates',
    ],
    [
      'gnome',
      native('start:\n#*.\n#a.\ngoal:\n#..\n#*.'),
      'its target cells are free at the start and are not gates',
    ],
    [
      'gnome',
      drawnWith('####/#**#/#..#/#..#/####', '####/#..#/#**#/#..#/####', '####/#..#/#..#/#**#/####'),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '#####/#*..#/#*..#/#...#/#####',
        '#####/#.*.#/#.*.#/#...#/#####',
        '#####/#..*#/#..*#/#...#/#####',
      ),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '#####/#***#/#...#/#...#/#...#/#####',
        '#####/#...#/#***#/#...#/#...#/#####',
        '#####/#...#/#...#/#...#/#***#/#####',
      ),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '####/#*.#/#..#/#..#/#..#/#..#/#*.#/####',
        '####/#.*#/#..#/#..#/#..#/#..#/#.*#/####',
      ),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '#####/#**.#/#...#/#...#/#####',
        '#####/#...#/#**.#/#...#/#####',
        '#####/#...#/#.**#/#...#/#####',
        '#####/#...#/#...#/#**.#/#####',
        '#####/#...#/#...#/#.**#/#####',
      ),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '####/#*.#/#*.#/#..#/#..#/#..#/####',
        '####/#..#/#..#/#*.#/#*.#/#..#/####',
        '####/#..#/#..#/#..#/#.*#/#.*#/####',
      ),
      undefined,
    ],
    [
      'gnome',
      drawnWith(
        '#######/#**...#/#.....#/#######',
        '#######/#.....#/#**...#/#######',
        '#######/#.....#/#..**.#/#######',
      ),
      'its target would allow more positions than the goals do',
    ],
    ['drawing', bound, 'it cannot express that piece A moves along one axis only'],
    ['drawing', long, 'it cannot write the label 10'],
    ['drawing', outside, undefined],
    ['drawing', several, undefined],
    ['drawing', holed, 'it cannot write rows or columns that are all outside the board'],
    ['drawing', full, 'it needs a free cell'],
    ['drawing', native('start: ---/A..\ngoal:\nA--\n...'), undefined],
    [
      'drawing',
      native('start:\nAB:..#\n...#.\ngoal:\n...AB#\n:..#. '),
      'it would not be recognised as a drawing',
    ],
    [
      'gnome',
      native('start: ###/---/#*./#.#\ngoal: ###/---/#.*/#.#'),
      'a row of its picture would divide two puzzles: ---',
    ],
    ['jimslide', several, 'it has only one goal'],
    ['jimslide', same, undefined],
    ['jimslide', gated, 'it has no character for gates'],
    ['jimslide', long, 'it cannot write the label 10'],
    ['jeantimex', bound, undefined],
    ['jeantimex', walled, 'it has no character for walls'],
    ['jeantimex', bent, 'its pieces are rectangles'],
    ['jeantimex', several, 'its goal is one position of one piece'],
    ['jeantimex', letters, 'it has no labels: piece B would be read back as A'],
  ])('%s (%#)', (name, puzzle, reason) => {
    const form = formOf(name);
    expect(form.refuses!(puzzle)).toBe(reason);
    if (reason === undefined) requireBack(name, puzzle);
  });
});
