import { analyse } from '@glissade/analysis/analyse/analyse';
import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
import { explain } from '@glissade/analysis/explain/explain';
import { type Puzzle, parsePuzzle, type State } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { solveAnytime } from '../anytime/solveAnytime.ts';
import { countStates } from '../countStates.ts';
import { solveBlocks } from '../family/solveBlocks.ts';
import { solveTiles } from '../family/solveTiles.ts';
import { prepareTables } from '../prepareTables.ts';
import { solve, solveSync } from '../solve.ts';

const blocks = parsePuzzle('start:\nAAB#\n.C..\n....\ngoal:\n...#\n.AA.\n....');
const gated = parsePuzzle('start:\nA-B\n...\ngoal:\nB..\n...');
const tiles = parsePuzzle('8 6 4/0 7 2/5 1 3');

const wrongStates: readonly (readonly [string, Puzzle, unknown, string])[] = [
  ['of another puzzle', blocks, tiles.start, 'a state of this puzzle must have 3 cells'],
  ['of none', blocks, [], 'a state of this puzzle must have 3 cells'],
  ['with an overlap', blocks, [0, 1, 5], 'piece B cannot lie at cell 1'],
  ['on a wall', blocks, [0, 3, 5], 'piece B cannot lie at cell 3'],
  ['beyond the edge', blocks, [7, 2, 5], 'piece A cannot lie at cell 7'],
  ['below the board', blocks, [8, 99, 5], 'piece B cannot lie at cell 99'],
  ['on a gate', gated, [1, 2], 'piece A cannot lie at cell 1'],
  [
    'with one tile too many',
    tiles,
    [...tiles.start, 3],
    'a state of this puzzle must have 8 cells',
  ],
  ['with all tiles on one cell', tiles, tiles.start.map(() => 0), 'piece 2 cannot lie at cell 0'],
];
const noStates: readonly (readonly [string, Puzzle, unknown, string])[] = [
  ['with fractions', blocks, [0.5, 2, 5], 'piece A cannot lie at cell 0.5'],
  ['with negative numbers', blocks, [0, -2, 5], 'piece B cannot lie at cell -2'],
  ['null', blocks, null, 'a state of this puzzle must have 3 cells'],
  ['a number', blocks, 7, 'a state of this puzzle must have 3 cells'],
  ['an object', blocks, { 0: 0, 1: 2, 2: 5 }, 'a state of this puzzle must have 3 cells'],
];

describe('a state that does not fit the puzzle is refused, and not searched', () => {
  const refusal = (message: string) =>
    expect.objectContaining({
      name: 'OptionError',
      code: 'state',
      message: expect.stringContaining(message),
    });

  const all = [...wrongStates, ...noStates];
  test.each(all)('%s, to be evaluated', async (_, puzzle, state, why) => {
    await expect(evaluate(puzzle, state as State)).rejects.toThrow(refusal(why));
  });

  test.each(wrongStates)('%s, in place of the start', async (_, puzzle, state, why) => {
    const from = { ...puzzle, start: Uint16Array.from(state as number[]) };
    expect(() => solveSync(from)).toThrow(refusal(why));
    const runs = [solve(from), countStates(from), analyse(from), distanceTable(from)];
    const others = [explain(from), reviewSolution(from, new Uint32Array())];
    for (const run of [...runs, ...others]) await expect(run).rejects.toThrow(refusal(why));
    await expect(solveAnytime(from).next()).rejects.toThrow(refusal(why));
    const family = puzzle.type === 'tiles' ? solveTiles : solveBlocks;
    await expect(family(from, { metric: 'steps' })).rejects.toThrow(refusal(why));
  });
});

test('the state is read before the search, whatever is done with it afterwards', async () => {
  const state = [...tiles.start] as unknown as State;
  const asked = evaluate(tiles, state, { metric: 'steps' });
  await Promise.resolve();
  state.fill(0);
  expect(await asked).toMatchObject({ status: 'evaluated', distance: 23 });
});

describe('what only looks like a puzzle is refused', () => {
  test.each([
    ['read from JSON', JSON.parse(JSON.stringify(blocks)), 'use formatPuzzle to keep a puzzle'],
    ['without goals', { ...blocks, goals: [] }, 'this puzzle is incomplete'],
    ['with kinds of another', { ...tiles, kinds: blocks.kinds }, 'this puzzle is incomplete'],
    ['with goals of another', { ...blocks, goals: tiles.goals }, 'this puzzle is incomplete'],
    ['of pieces alone', { pieces: [] }, 'this is an object, not a puzzle'],
  ])('%s', async (_, puzzle, why) => {
    await expect(solve(puzzle)).rejects.toThrow(why);
    await expect(prepareTables(puzzle)).rejects.toThrow(why);
    await expect(solveBlocks(puzzle, { metric: 'steps' })).rejects.toThrow(why);
    await expect(solve(puzzle)).rejects.toThrow(TypeError);
  });

  test('a clone is a puzzle', async () => {
    expect(await solve(structuredClone(blocks))).toMatchObject({ status: 'solved' });
  });
});
