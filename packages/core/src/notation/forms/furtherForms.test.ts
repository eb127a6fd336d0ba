import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../test/parseErrors.ts';
import { formatPuzzle } from '../formatPuzzle.ts';
import { readPuzzle } from '../readPuzzle.ts';

const errorOf = (text: string, from: string) => {
  const { code, line, column, hint } = parseErrorOf(() => readPuzzle(text, { from }));
  expect(hint).not.toBe('');
  return [code, line, column];
};

describe('inputs of state graphs (2swap)', () => {
  // The look of input/suns/sun and input/rushhours/reddit of 2swap/Klotski; these are our own.
  const SUN = '5 4 sun\nabbc\nabbc\n.dd.\nefgh\neijh\nmade by hand\n';
  const RUSH = '6 6 rush\n......\n......\nbb.a..\n...a..\n...a..\ndd....\n';

  test('the square of a board of 4 by 5 goes to the bottom centre', () => {
    const { puzzle, form, notes } = readPuzzle(SUN);
    expect(form).toBe('2swap');
    expect(notes).toEqual(['goal: the 2×2 piece b at the bottom centre']);
    expect(puzzle.info.notes).toBe('made by hand');
    expect(puzzle.pieces.every(({ axis }) => axis === 'any')).toBe(true);
    expect(puzzle.goals).toMatchObject([[{ cell: 13 }]]);
  });

  test('letters of car parks tell the axis, the last piece of the third row leaves', () => {
    const { puzzle, notes } = readPuzzle(RUSH);
    expect(puzzle.pieces.map(({ label, axis }) => label + axis)).toEqual(['bh', 'av', 'dh']);
    expect(puzzle.goals).toMatchObject([[{ piece: 0, cell: 16 }]]);
    expect(notes).toEqual(['goal: piece b at the right edge of its row']);
  });

  test('elsewhere a goal is to be given', () => {
    const text = '2 3 sun\naa.\n...\n';
    expect(errorOf(text, '2swap')).toEqual(['goal-missing', 3, 4]);
    expect(readPuzzle(text, { goal: '.../.aa' }).puzzle.goals).toHaveLength(1);
    expect(errorOf('6 6 rush\n......\n......\n......\n...a..\n...a..\ndd....', '2swap')[0]).toBe(
      'goal-missing',
    );
    expect(errorOf('2 2 rush\ndd\n..', '2swap')[0]).toBe('goal-missing');
  });

  test.each([
    ['3 3 sun\naa.\n...\n', 'board-size', 3, 4],
    ['2 4 sun\naa.\n...\n', 'board-size', 2, 1],
    ['2 3 sun\naa. b\n...\n', 'board-size', 2, 5],
    ['x 3 sun\naa.\n...\n', 'header', 1, 1],
  ])('%j: %s', (text, ...placed) => {
    expect(errorOf(text, '2swap')).toEqual(placed);
  });
});

describe('keyword files', () => {
  const MOTORS =
    '; our own\ndisplay Three Cars\nsize 3 3\nstep 9\ninitial\n12.\n#.#\n3\n\nequiv 12 ; both\n';
  const TARGET = 'target\n 3\n#.#\n1 2\ncolor 1 0 255 0\nend\n';

  test('are read with title, walls, kinds and what they state', () => {
    const { puzzle, form, notes } = readPuzzle(`${MOTORS}${TARGET}`);
    expect(form).toBe('keywords');
    expect(notes).toEqual(['the file states 9 moves']);
    const native = 'title: Three Cars\nsame: 1 2\nstart:\n12.\n#.#\n3..\ngoal:\n.3.\n#.#\n1.2\n';
    expect(formatPuzzle(puzzle)).toBe(formatPuzzle(readPuzzle(native).puzzle));
  });

  test.each([
    ['size 2 1\ninitial\nA\ntarget\n A\nend\nsize 2 1', 'several-puzzles', 7, 1],
    ['size 2 1\ninitial\nA B\ntarget\n A', 'picture-ragged', 3, 3],
    ['initial\nA\nsize 2 1', 'board-size', 1, 1],
    ['size 0 1\ninitial\nA', 'board-size', 1, 1],
    ['size 2 1\ncolour A\ninitial\nA', 'key-unknown', 2, 1],
    ['size 2 1\ntarget\n A\nend', 'start-missing', 4, 4],
    ['size 2 1\ninitial\nA\ntarget\nB', 'goal-unknown-piece', 5, 1],
  ])('%j: %s', (text, ...placed) => {
    expect(errorOf(text, 'keywords')).toEqual(placed);
  });

  test('say that the size is missing where a picture comes before it', () => {
    const { message } = parseErrorOf(() => readPuzzle('initial\nA\nsize 2 1'));
    expect(message).toContain('the size is missing');
  });
});

describe('trays of CS61B', () => {
  const TRAY = '4 3\n1 2 0 0\n1 2 1 0\n2 1 2 0\n\n1 2 3 1\n2 1 0 2\n';

  test('are read; blocks of one size are of one kind, with any of them at the goal', () => {
    const { puzzle, form } = readPuzzle(TRAY);
    expect(form).toBe('cs61b');
    const native = 'same: A B\nstart:\nAA.\nBB.\nC..\nC..\ngoal:\n..C\n..C\n...\n.AA\n';
    expect(formatPuzzle(puzzle)).toBe(formatPuzzle(readPuzzle(native).puzzle));
  });

  test('a board of the 15-puzzle is none', () => {
    const tul = '4 4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n';
    expect(readPuzzle(tul).form).toBe('tul');
  });

  test.each([
    ['2 2\n1 1 0 0\n', 'goal-missing', 2, 8],
    ['2 2\n1 1 0\n', 'block', 2, 1],
    ['2 2\n0 1 0 0\n', 'block', 2, 1],
    ['2 2\n1 3 0 0\n', 'block-outside', 2, 1],
    ['2 2\n1 1 0 0\n\n1 2 0 0\n', 'goal-unknown-piece', 4, 1],
    ['2 2\n1 1 0 0\n1 2 0 0\n\n1 1 1 1\n', 'piece-overlap', 3, 1],
    ['0 2\n1 1 0 0\n', 'board-size', 1, 1],
    ['2\n1 1 0 0\n', 'header', 2, 8],
  ])('%j: %s', (text, ...placed) => {
    expect(errorOf(text, 'cs61b')).toEqual(placed);
  });
});
