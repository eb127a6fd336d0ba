import { type Puzzle, parsePuzzle } from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import { expect, test } from 'vitest';
import { HardBoards } from './hardBoards.ts';

const board = (text: string, goal?: string): Puzzle => parsePuzzle(text, { goal });

/** Solves nothing, but notes when each board begins and ends; the last of all fails. */
function recorded() {
  const log: string[] = [];
  const names = new Map<Puzzle, string>();
  const boards = new HardBoards(async (puzzle) => {
    const name = names.get(puzzle as Puzzle)!;
    log.push(`+${name}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    log.push(`-${name}`);
    if (name === 'bad') throw new Error('no');
    return { engine: name as string } as Outcome;
  });
  const solve = (name: string, puzzle: Puzzle) => {
    names.set(puzzle, name);
    return boards.solve(puzzle, {}).then(
      ({ engine }) => engine,
      ({ message }) => message,
    );
  };
  return { log, solve };
}

test('one board at a time, those with the tables of the last one first', async () => {
  const { log, solve } = recorded();
  const corner = '1 2 3/4 5 6/7 0 8';
  const answers = await Promise.all([
    solve('a1', board(corner)),
    solve('b1', board(corner, 'blank-first')),
    solve('c1', board('1 2 3 4/5 6 0 7')),
    solve('a2', board('1 2 3/4 0 6/7 5 8')),
    solve('bad', board('1 2 3/0 4 6/7 5 8')),
    solve('b2', board('0 1 2/3 4 5/6 8 7', 'blank-first')),
  ]);
  expect(answers).toEqual(['a1', 'b1', 'c1', 'a2', 'no', 'b2']);
  const order = ['a1', 'a2', 'bad', 'b1', 'b2', 'c1'];
  expect(log).toEqual(order.flatMap((name) => [`+${name}`, `-${name}`]));
});
