import { parseMoves, parsePuzzle, replay } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { distanceTableSync } from './distanceTable.ts';
import { evaluate, evaluateWith } from './evaluate.ts';
import { evaluateBySearch } from './evaluateBySearch.ts';
import type { Evaluation } from './evaluation.ts';

const klotski = puzzleOf(blockEntry('klotski'));
const eight = parsePuzzle('1 3 6/4 0 2/7 5 8');
const fifteen = parsePuzzle('1 2 3 4/5 6 0 8/9 10 7 11/13 14 15 12');

function movesOf(evaluation: Evaluation) {
  if (evaluation.status !== 'evaluated') throw new Error(`it ended ${evaluation.status}`);
  return evaluation.moves;
}

describe('from a table', () => {
  test.each(['steps', 'slides', 'moves'] as const)(
    'every move of Klotski, in %s',
    async (metric) => {
      const evaluation = await evaluate(klotski, klotski.start, { metric });
      const optimum = blockEntry('klotski').optimal[metric]!;
      expect(evaluation).toMatchObject({ status: 'evaluated', method: 'table', distance: optimum });
      expect(evaluation).toMatchObject({ lengths: { [metric]: optimum } });
      const moves = movesOf(evaluation);
      expect(moves.some(({ best }) => best)).toBe(true);
      for (const { moves: text, distance, best } of moves) {
        const start = replay(klotski, parseMoves(klotski, text)).end;
        const outcome = solveSync({ ...klotski, start }, { metric });
        expect(outcome).toMatchObject({ status: 'solved', length: distance });
        expect(best).toBe(distance === optimum - 1);
      }
    },
  );

  test('any state of the table, at once', () => {
    const made = distanceTableSync(klotski, { metric: 'steps' });
    if (made.status !== 'ready') throw new Error('no table');
    const { end } = replay(klotski, parseMoves(klotski, 'IR'));
    expect(evaluateWith(made.table, end)).toMatchObject({ distance: 115, complete: true });
    const elsewhere = end.map((cell) => (cell === 0 ? 99 : cell));
    expect(evaluateWith(made.table, elsewhere)).toBeUndefined();
  });

  test('solved, stuck and unsolvable states', async () => {
    const solved = parsePuzzle('start:\n.A\ngoal:\n.A');
    expect(await evaluate(solved, solved.start)).toMatchObject({
      distance: 0,
      moves: [{ moves: 'AL', distance: 1, best: false }],
    });
    const stuck = parsePuzzle('start:\nAB\ngoal:\nA.');
    expect(await evaluate(stuck, stuck.start)).toMatchObject({ distance: 0, moves: [] });
    const walled = parsePuzzle('start:\nA#.\ngoal:\n..A');
    expect(await evaluate(walled, walled.start)).toMatchObject({ status: 'unsolvable' });
  });
});

describe('by searching', () => {
  const course = { limits: { memoryBytes: 1e9 }, startedMs: performance.now() };

  test.each(['stm', 'mtm'] as const)('says the same as the table, in %s', async (metric) => {
    const whole = await evaluate(eight, eight.start, { metric });
    const searched = await evaluateBySearch(eight, eight.start, { ...course, metric });
    const byName = (evaluation: Evaluation) =>
      movesOf(evaluation)
        .map(({ moves, distance, best }) => `${moves} ${distance} ${best}`)
        .sort();
    expect(whole.method).toBe('table');
    expect(searched).toMatchObject({ method: 'search', complete: true });
    expect(byName(searched)).toEqual(byName(whole));
  });

  test('takes over on boards too large for a table', async () => {
    const evaluation = await evaluate(fifteen, fifteen.start);
    const best = movesOf(evaluation).filter((move) => move.best);
    expect(evaluation).toMatchObject({ method: 'search', distance: 3 });
    expect(best).toMatchObject([{ moves: 'U', distance: 2 }]);
  });

  test('takes over where the space passes the limits', async () => {
    // Space for the 4,000 states or so that an answer takes, not for all 25,955.
    const near = parseMoves(klotski, solvedMoves()).slice(0, -4);
    const { end } = replay(klotski, near);
    const limits = { memoryBytes: 500_000 };
    const evaluation = await evaluate(klotski, end, { metric: 'steps', limits });
    expect(evaluation).toMatchObject({ status: 'evaluated', method: 'search', distance: 4 });
    expect(movesOf(evaluation)[0]).toMatchObject({ distance: 3, best: true });
  });

  test('what a limit leaves open is told in bounds', async () => {
    const { end } = replay(klotski, parseMoves(klotski, solvedMoves()).slice(0, -4));
    const first = solveSync({ ...klotski, start: end }, { metric: 'steps' });
    const limits = { memoryBytes: 1e9, nodes: first.stats.expanded + 1 };
    const open = await evaluateBySearch(klotski, end, { ...course, limits, metric: 'steps' });
    expect(open).toMatchObject({ status: 'evaluated', distance: 4 });
    const moves = movesOf(open);
    const left = moves.filter(({ distance }) => distance === undefined);
    expect(left.length).toBeGreaterThan(0);
    expect(moves.length).toBeGreaterThan(left.length);
    for (const { lowerBound, upperBound, best } of left) {
      expect(lowerBound).toBeLessThan(upperBound!);
      expect(upperBound).toBe(5);
      expect(best).toBe(false);
    }
  });

  test('a step of a tile board always goes nearer or farther', async () => {
    // From 3 steps away it is 2 or 4.
    const signal = AbortSignal.abort();
    const whole = await evaluateBySearch(fifteen, fifteen.start, { ...course, metric: 'stm' });
    expect(movesOf(whole).map(({ distance }) => distance)).toEqual([2, 4, 4, 4]);
    expect(
      await evaluateBySearch(fifteen, fifteen.start, { ...course, signal, metric: 'stm' }),
    ).toMatchObject({ status: 'cancelled', lowerBound: expect.any(Number) });
  });

  test('cancelling between the searches', async () => {
    const interrupt = new AbortController();
    let heard = 0;
    const run = { ...course, metric: 'moves', signal: interrupt.signal } as const;
    const onProgress = () => {
      heard++;
      if (heard > 1) interrupt.abort();
    };
    const evaluation = await evaluateBySearch(klotski, klotski.start, { ...run, onProgress });
    expect(evaluation).toMatchObject({ status: 'cancelled', method: 'search' });
  });

  test('undecided, cancelled and unsolvable', async () => {
    const hard = parsePuzzle('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    expect(await evaluate(hard, hard.start, { limits: { nodes: 50 } })).toMatchObject({
      status: 'undecided',
      limit: 'nodes',
      lowerBound: expect.any(Number),
    });
    const signal = AbortSignal.abort();
    expect(await evaluate(hard, hard.start, { signal })).toMatchObject({ status: 'cancelled' });
    expect(await evaluate(klotski, klotski.start, { signal })).toMatchObject({
      status: 'cancelled',
    });
    const odd = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0');
    expect(await evaluate(odd, odd.start)).toMatchObject({
      status: 'unsolvable',
      method: 'search',
    });
  });
});

function solvedMoves(): string {
  const outcome = solveSync(klotski);
  if (outcome.status !== 'solved') throw new Error('Klotski is solvable');
  return outcome.moves;
}
