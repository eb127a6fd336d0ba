import { expect, it } from 'vitest';
import { parsePuzzle, readPuzzles } from '../notation/readPuzzle.ts';
import { sharing } from './sharing.ts';

const read = (text: string, goal?: string) => parsePuzzle(text, goal === undefined ? {} : { goal });

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

it.each([
  ['other sides', read('1 2 3/4 5 0'), read('1 2/3 4/5 0')],
  ['another goal', read('1 2/3 0'), read('1 2/3 0', 'blank-first')],
  ['other labels', read('1 2/3 0'), read('start:\nAB\nC.\ngoal:\nAB\nC.\n')],
  ['blocks', read('start:\nA.\ngoal:\n.A\n'), read('start:\nB.\ngoal:\n.B\n')],
])('leaves puzzles with %s as they are', (_, puzzle, other) => {
  expect(sharing(puzzle, other)).toBe(puzzle);
  expect(sharing(puzzle, undefined)).toBe(puzzle);
});
