import { listPuzzles } from '@glissade/catalogue';
import { extentOf, type Puzzle, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { pieceName } from './generals.ts';

const namesOf = (puzzle: Puzzle) => puzzle.pieces.map((_, piece) => pieceName(puzzle, piece));

const catalogue = (begins: string) =>
  listPuzzles()
    .filter(({ id }) => id.startsWith(begins))
    .map(({ text }) => parsePuzzle(text));

test('the pieces of 横刀立马 have their usual names', () => {
  const [puzzle] = catalogue('klotski');
  expect(namesOf(puzzle!).join(' ')).toBe('张飞 曹操 赵云 马超 关羽 黄忠 兵1 兵2 兵3 兵4');
});

test('in every layout each piece has a name of its own, and Guan Yu lies flat if one does', () => {
  const layouts = catalogue('hrd-').filter((puzzle) => namesOf(puzzle).includes('曹操'));
  // Of the 240, the others have blocks of other sizes.
  expect(layouts.length).toBe(234);
  for (const puzzle of layouts) {
    const names = namesOf(puzzle);
    expect(new Set(names).size).toBe(names.length);
    const flat = puzzle.pieces.filter(({ shape }) => extentOf(shape).width === 2);
    const guan = puzzle.pieces[names.indexOf('关羽')];
    if (guan && flat.length > 1) expect(extentOf(guan.shape).width).toBe(2);
  }
});

test.each([
  ['another goal', 'ABBC/ABBC/DEEF/DGHF/I..J\n\n..../..../..../..BB/..BB'],
  ['cars', 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'],
  ['a longer piece', 'ABBC/ABBC/DEEE/DGHF/I..J\n\n..../..../..../.BB./.BB.'],
  ['numbers', '1 2 3/4 5 6/7 0 8'],
])('%s: pieces keep their labels', (_, text) => {
  const puzzle = parsePuzzle(text);
  expect(namesOf(puzzle)).toEqual(puzzle.pieces.map(({ label }) => label));
});

test('names that an author chose are kept', () => {
  const [puzzle] = catalogue('klotski');
  const pieces = puzzle!.pieces.map((piece, at) => ({ ...piece, label: `兵${at}` }));
  expect(namesOf({ ...puzzle!, pieces })).toEqual(pieces.map(({ label }) => label));
});
