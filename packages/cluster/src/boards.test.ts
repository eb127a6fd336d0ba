import { buildPuzzle, type Puzzle, parsePuzzle, specOf } from '@glissade/core';
import { expect, test } from 'vitest';
import { boardSchema, sentBoard, specOfBoard } from './boards.ts';

/** As a worker has it. */
function received(puzzle: Puzzle): Puzzle {
  const sent = boardSchema.parse(JSON.parse(sentBoard(puzzle, { metric: 'steps' })));
  expect(sent.options).toEqual({ metric: 'steps' });
  return buildPuzzle(specOfBoard(sent));
}

test.each([
  '8 6 4/0 7 2/5 1 3',
  '1 2 3 4 5/6 7 8 9 10/11 12 13 14 0',
  'tiles:\n1 2 3\n4 5 6\n0 7 8\ngoal:\n0 1 2\n3 4 5\n6 7 8',
  'start:\nAB\nC.\ngoal:\n.A\nCB',
  'start:\nAA.\nB.#\ngoal:\n.AA\n...',
  'title: Two of a kind\naxes: A=h\nsame: B C\nstart:\nA.BC\n....\ngoal:\n.A..\n..B.',
])('%j comes as it was', (text) => {
  const puzzle = parsePuzzle(text);
  expect({ ...received(puzzle), info: {} }).toEqual({ ...puzzle, info: {} });
});

test('a tile board is its numbers; those with other labels keep them', () => {
  const plain = sentBoard(parsePuzzle('8 6 4/0 7 2/5 1 3'), {});
  expect(plain).toMatch(/^\{"tiles":\{"width":3,"height":3,"start":\[7,5,8,2,6,1,4,0\],"goals":/);
  const spec = specOf(parsePuzzle('1 2/3 0'));
  const labels = new Map([
    ['1', 'x'],
    ['2', 'y'],
    ['3', 'z'],
  ]);
  const relabelled = <T extends { label: string }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, label: labels.get(one.label)! }));
  const letters = buildPuzzle({
    ...spec,
    pieces: relabelled(spec.pieces),
    goals: spec.goals.map(relabelled),
  });
  expect(received(letters).pieces.map(({ label }) => label)).toEqual(['x', 'y', 'z']);
});

test('what boards in a row share is not taken for that of another', () => {
  const texts = ['8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6', '3 1 2/0 4 5', '8 6 4/0 7 2/5 3 1'];
  for (const text of [...texts, ...texts.reverse()]) {
    const puzzle = parsePuzzle(text.split('/').length === 3 ? text : '3 1 2/0 4 5');
    expect(received(puzzle)).toEqual(puzzle);
  }
});

test('a puzzle that is too large is refused', () => {
  const puzzle = parsePuzzle(`notes: ${'x'.repeat(30_000)}\nstart:\nA.\ngoal:\n.A`);
  expect(() => sentBoard(puzzle, {})).toThrow('the puzzle is too large to be sent');
  expect(() => sentBoard(puzzle, { threads: 2 })).toThrow('--threads cannot be used');
});
