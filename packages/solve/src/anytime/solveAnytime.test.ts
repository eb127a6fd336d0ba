import { parseMoves, parsePuzzle, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import type { Outcome } from '../outcome.ts';
import { solve, solveSync } from '../solve.ts';
import { solveAnytime } from './solveAnytime.ts';

const BOARD = parsePuzzle('3 19 24 9 8/11 7 12 2 4/17 23 20 18 6/16 5 1 14 21/0 15 10 13 22');
const UNSOLVABLE = parsePuzzle('1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 24 23 0');
const LARGER = parsePuzzle(
  '9 30 2 11 29 0/4 5 24 3 18 1/17 16 26 32 28 35/10 15 20 23 7 6/14 31 27 33 22 25/' +
    '13 34 21 12 19 8',
);
const EASY = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15');

const movesOf = (outcome: Outcome) => (outcome.status === 'solved' ? outcome.moves : undefined);

async function all(outcomes: AsyncIterable<Outcome>): Promise<Outcome[]> {
  const list: Outcome[] = [];
  for await (const outcome of outcomes) list.push(outcome);
  return list;
}

const lengthOf = (outcome: Outcome | undefined) =>
  outcome?.status === 'solved' ? outcome.length : Number.NaN;

describe('solveAnytime', () => {
  it('yields shorter and shorter solutions until a limit', async () => {
    const outcomes = await all(solveAnytime(BOARD, { limits: { nodes: 60_000 } }));
    expect(outcomes.length).toBeGreaterThan(1);
    outcomes.forEach((outcome, i) => {
      expect(outcome).toMatchObject({ status: 'solved', optimal: false, engine: 'anytime' });
      if (outcome.status !== 'solved') return;
      if (i > 0) expect(outcome.length).toBeLessThan(lengthOf(outcomes[i - 1]));
      expect(outcome.lowerBound).toBeLessThanOrEqual(outcome.length);
      const { reachesGoal } = replay(BOARD, parseMoves(BOARD, outcome.moves));
      expect(reachesGoal).toBe(true);
    });
  });

  it('ends with a proof', async () => {
    expect((await all(solveAnytime(EASY))).at(-1)).toMatchObject({ optimal: true, length: 2 });
    const klotski = parsePuzzle('2003/2003/4115/4785/6..9');
    expect(await all(solveAnytime(klotski))).toMatchObject([
      { status: 'solved', metric: 'moves', length: 81 },
    ]);
  });

  it('says so when there is nothing to yield', async () => {
    expect(await all(solveAnytime(UNSOLVABLE))).toMatchObject([{ status: 'unsolvable' }]);
    const aborted = solveAnytime(BOARD, { signal: AbortSignal.abort() });
    expect(await all(aborted)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('stops when the loop is left', async () => {
    for await (const outcome of solveAnytime(BOARD)) {
      expect(outcome.status).toBe('solved');
      break;
    }
  });
});

/** Climb-24 Pro has more states than can be searched here. */
const CLIMB = puzzleOf(blockEntry('climbpro24'));
/** GNOME Klotski, level Shark: 37 moves at least (docs/records.md). */
const SHARK = puzzleOf(blockEntry('gnome-17'));
/** GNOME Klotski, level American Pie: 13 moves at least (docs/records.md). */
const PIE = puzzleOf(blockEntry('gnome-26'));

describe('block puzzles whose proof is far', () => {
  const limits = { nodes: 150_000 };

  it('have shorter and shorter solutions', async () => {
    const lengths = (await all(solveAnytime(PIE, { limits }))).map(lengthOf);
    expect(lengths.length).toBeGreaterThan(2);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(13);
  });

  it('have a bound by levels beside the solutions', async () => {
    let bound = 0;
    for await (const outcome of solveAnytime(SHARK, { threads: 1 })) {
      expect(outcome).toMatchObject({ status: 'solved', optimal: false, engine: 'anytime' });
      bound = outcome.lowerBound;
      break;
    }
    expect(bound).toBeGreaterThan(1);
    expect(bound).toBeLessThanOrEqual(37);
  });

  it('have a solution where a limit ends the search for a shortest one', async () => {
    const century = puzzleOf(blockEntry('century'));
    const outcome = await solve(century, { threads: 1, limits: { nodes: 20_000 } });
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'nodes', engine: 'kernel' });
    if (outcome.status !== 'undecided') return;
    // Its optimum (Gardner; Storer).
    expect(outcome.best!.length).toBeGreaterThanOrEqual(99);
    expect(replay(century, parseMoves(century, outcome.best!.moves)).reachesGoal).toBe(true);
    expect(outcome.lowerBound).toBeLessThanOrEqual(99);
  });

  it('are undecided where no solution was found either', async () => {
    const outcome = await solve(CLIMB, { anytime: true, limits: { nodes: 1000 } });
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'nodes', engine: 'anytime' });
  });

  it('are told apart from those that are proved at once', async () => {
    const klotski = await solve('2003/2003/4115/4785/6..9', { anytime: true });
    expect(klotski).toMatchObject({ optimal: true, length: 81 });
    expect(klotski.notes?.join()).toContain('no effect');
    const shark = await solve(SHARK, { anytime: true, limits });
    expect(shark).toMatchObject({ status: 'solved', optimal: false });
    expect(shark.notes).toBeUndefined();
  });
});

describe('solve with anytime', () => {
  it('is solved at a limit, with a lower bound', () => {
    const outcome = solveSync(BOARD, { anytime: true, limits: { nodes: 30_000 } });
    expect(outcome).toMatchObject({ status: 'solved', optimal: false, engine: 'anytime' });
    expect(outcome.lowerBound).toBeGreaterThan(60);
  });

  it('finds the same by the same nodes, whether beams are loaded or not', async () => {
    const options = { anytime: true, limits: { nodes: 100_000 } } as const;
    const built = lengthOf(await solve(LARGER, { engine: 'constructive' }));
    const outcome = await solve(LARGER, options);
    expect(lengthOf(outcome)).toBeLessThan(built / 1.5);
    expect(await solve(LARGER, options)).toMatchObject({ moves: movesOf(outcome) });
  });

  it('keeps the best when it is cancelled', async () => {
    const controller = new AbortController();
    const outcome = await solve(BOARD, {
      anytime: true,
      signal: controller.signal,
      onProgress: ({ bestLength }) => {
        if (bestLength !== undefined) controller.abort();
      },
    });
    expect(outcome.status).toBe('cancelled');
    if (outcome.status === 'cancelled') expect(outcome.best?.length).toBeGreaterThan(80);
  });
});

describe('solve from a given line', () => {
  const given = solveSync(BOARD, { engine: 'constructive' });
  const line = given.status === 'solved' ? parseMoves(BOARD, given.moves) : new Uint32Array(0);

  it.each(['steps', 'mtm'] as const)('shortens a solution in %s', async (metric) => {
    const copy = line.slice();
    const outcome = await solve(BOARD, {
      anytime: true,
      from: line,
      metric,
      limits: { nodes: 300_000 },
    });
    expect(outcome).toMatchObject({ status: 'solved', metric, engine: 'windows' });
    if (outcome.status !== 'solved' || given.status !== 'solved') return;
    expect(outcome.length).toBeLessThan(given.lengths[metric]!);
    expect(line).toEqual(copy);
  });

  it('proves a short one', async () => {
    const roundabout = parseMoves(EASY, 'DUDUL2');
    const outcome = await solve(EASY, { anytime: true, from: roundabout });
    expect(outcome).toMatchObject({ status: 'solved', optimal: true, length: 2 });
  });

  it('shortens a line of a block puzzle', async () => {
    const blocks = parsePuzzle('start:\nA..\nB..\ngoal:\n..A\n...');
    const from = parseMoves(blocks, 'AR BR AR BL');
    expect(await solve(blocks, { anytime: true, from })).toMatchObject({
      optimal: true,
      moves: 'AR2',
    });
  });

  it('refuses what is no solution', async () => {
    await expect(solve(EASY, { anytime: true, from: parseMoves(EASY, 'L') })).rejects.toThrow(
      'goal',
    );
    const illegal = { anytime: true, from: Uint32Array.of(0) };
    await expect(solve(EASY, illegal)).rejects.toThrow('not legal');
    const stranger = { anytime: true, from: Uint32Array.of(9999) };
    await expect(solve(EASY, stranger)).rejects.toThrow('step 1 is not legal');
    await expect(solve(EASY, { from: line })).rejects.toThrow('for anytime searches');
    const withEngine = { anytime: true, from: line, engine: 'anytime' } as const;
    await expect(solve(BOARD, withEngine)).rejects.toThrow('cannot be given with an engine');
    const stopped = solve(BOARD, { anytime: true, from: line, signal: AbortSignal.abort() });
    expect(await stopped).toMatchObject({ status: 'cancelled', best: { length: line.length } });
  });
});
