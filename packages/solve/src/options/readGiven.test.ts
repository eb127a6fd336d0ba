import { analyse } from '@glissade/analysis/analyse/analyse';
import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { ParseError, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { solveAnytime } from '../anytime/solveAnytime.ts';
import { countStates } from '../countStates.ts';
import { ENGINE_NAMES } from '../engines/engineNames.ts';
import { ENGINES } from '../engines/engines.ts';
import { solve, solveProgress, solveSync } from '../solve.ts';

/** Two moves from the goal; the first text is native, the second another form. */
const TEXTS = ['tiles: 1 2 3/4 5 6/0 7 8', '1 2 3/4 5 6/0 7 8'];

describe.each(TEXTS)('a puzzle given as %j', (text) => {
  test('is solved', async () => {
    expect(await solve(text)).toMatchObject({ status: 'solved', length: 2 });
    const events = [];
    for await (const event of solveProgress(text)) events.push(event);
    expect(events.at(-1)).toMatchObject({ status: 'solved', length: 2 });
    for await (const outcome of solveAnytime(text)) {
      expect(outcome).toMatchObject({ status: 'solved', length: 2 });
    }
  });

  test('is evaluated, counted, analysed', async () => {
    const evaluation = await evaluate(text, '1 2 3/4 5 6/7 0 8', { metric: 'stm' });
    expect(evaluation).toMatchObject({ status: 'evaluated', distance: 1 });
    expect(await countStates(text)).toMatchObject({ states: 181_440 });
    expect(await distanceTable(text, { metric: 'stm' })).toMatchObject({ status: 'ready' });
    const limits = { nodes: 10 };
    expect(await analyse(text, { limits })).toMatchObject({ status: 'undecided' });
  });
});

test('what is no puzzle is refused in plain words', async () => {
  await expect(solve('1 2 3/4 5 6')).rejects.toThrow(ParseError);
  await expect(solve(5 as never)).rejects.toThrow('this is a number, not a puzzle');
  await expect(solve([1, 2, 3, 0] as never)).rejects.toThrow('this is an array, not a puzzle');
  await expect(solve(undefined as never)).rejects.toThrow('this is undefined, not a puzzle');
  await expect(solve(null as never)).rejects.toThrow('this is null, not a puzzle');
  expect(() => solveSync('1 2 3')).toThrow('this text is not a puzzle in any known form');
  expect(solveSync(parsePuzzle(TEXTS[0]!))).toMatchObject({ length: 2 });
});

test('every engine has its name in the list', () => {
  expect(ENGINES.map(({ name }) => name)).toEqual(ENGINE_NAMES);
});
