import { namedGoal, parseMoves, parsePuzzle, replay } from '@glissade/core';
import type { ImproveProgress } from '@glissade/solve/anytime/improvement';
import { describe, expect, test } from 'vitest';
import { randomNumbers, shuffledTiles } from '../../../tests/arbitrary/tiles.ts';
import { started } from '../../../tests/support/workerChannel.ts';

/** Climb-12: 7.7 million states. */
const CLIMB = [
  ...['start:', '##.##', 'D...E', 'DBBCE', 'HBCCI', 'FFAGG', 'JAAAK'],
  ...['goal:', '..A..', '.AAA.', '.....', '.....', '.....', '.....'],
].join('\n');

function tiles(side: number, seed: number): string {
  const goal = namedGoal('standard', side, side);
  const all = shuffledTiles(side, goal, randomNumbers(seed));
  const rows = Array.from({ length: side }, (_, y) => all.slice(y * side, (y + 1) * side));
  return rows.map((row) => row.join(' ')).join('\n');
}

/** Improves until `isEnough`, then pauses. */
async function until(
  solver: ReturnType<typeof started>['solver'],
  puzzle: string,
  isEnough: (progress: ImproveProgress) => boolean,
) {
  const abort = new AbortController();
  const told: ImproveProgress[] = [];
  const outcome = await solver.improve(puzzle, {
    signal: abort.signal,
    onProgress: (progress) => {
      told.push(progress);
      if (isEnough(progress)) abort.abort();
    },
  });
  return { outcome, told };
}

describe('improve in a worker', () => {
  test('tells a first solution of a 10×10 board at once, then shorter ones', async () => {
    const { solver } = started();
    const puzzle = tiles(10, 1);
    let solutions = 0;
    const begun = process.cpuUsage();
    let firstMs = 0;
    const { outcome, told } = await until(solver, puzzle, ({ best }) => {
      if (best) solutions++;
      if (solutions === 1 && firstMs === 0) firstMs = process.cpuUsage(begun).user / 1000;
      return solutions === 4;
    });
    // A third of a second on an idle machine; a proof would take for ever.
    expect(firstMs).toBeLessThan(5000);
    const lines = told.flatMap(({ best }) => (best ? [best] : []));
    const board = parsePuzzle(puzzle);
    for (const [at, { length, moves }] of lines.entries()) {
      expect(replay(board, parseMoves(board, moves)).reachesGoal).toBe(true);
      if (at > 0) expect(length).toBeLessThan(lines[at - 1]!.length);
    }
    if (outcome.status !== 'cancelled') throw new Error(outcome.status);
    expect(outcome.best!.length).toBeLessThanOrEqual(lines.at(-1)!.length);
  });

  test('goes on where it was paused, and never falls back', async () => {
    const { solver } = started();
    const puzzle = tiles(6, 2);
    const bound = (at: ImproveProgress | undefined) => at!.lowerBound;
    const first = await until(solver, puzzle, ({ stats }) => stats.expanded > 200_000);
    const best = (first.outcome as { best?: { length: number } }).best!.length;
    const second = await until(solver, puzzle, () => true);
    expect(second.told[0]!.stats.expanded).toBeGreaterThanOrEqual(first.outcome.stats.expanded);
    expect(second.told[0]!.best!.length).toBeLessThanOrEqual(best);
    expect(bound(second.told[0])).toBeGreaterThanOrEqual(first.outcome.lowerBound);
    // Given up, its memory is free; what it found is known still.
    await solver.forget();
    const third = await until(solver, puzzle, () => true);
    expect(third.told[0]!.stats.expanded).toBeLessThan(first.outcome.stats.expanded);
    expect(third.told[0]!.best!.length).toBeLessThanOrEqual(best);
    expect(bound(third.told[0])).toBeGreaterThanOrEqual(first.outcome.lowerBound);
    // Another question has a bound of its own.
    const other = await until(solver, tiles(6, 3), () => true);
    expect(other.told[0]!.stats.expanded).toBeLessThan(first.outcome.stats.expanded);
  });

  test('keeps the levels of a block puzzle from Stop to Go on', async () => {
    const { solver } = started();
    const first = await until(solver, CLIMB, ({ lowerBound }) => lowerBound > 40);
    expect(first.outcome.status).toBe('cancelled');
    const second = await until(solver, CLIMB, () => true);
    const [again] = second.told;
    expect(again!.stats.expanded).toBeGreaterThanOrEqual(first.outcome.stats.expanded);
    expect(again!.lowerBound).toBeGreaterThanOrEqual(first.outcome.lowerBound);
    const last = await solver.improve(CLIMB);
    const alone = await solver.solve(CLIMB);
    if (last.status !== 'solved' || alone.status !== 'solved') throw new Error(last.status);
    expect(last).toMatchObject({ optimal: true, length: alone.length });
    // What is proved needs no second search.
    expect(await solver.improve(CLIMB)).toMatchObject({
      ...{ optimal: true, length: alone.length },
      stats: { expanded: 0 },
    });
  });

  test('a pause is no part of the time', async () => {
    const { solver } = started();
    const puzzle = tiles(8, 4);
    const first = await until(solver, puzzle, ({ best }) => best !== undefined);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const since = performance.now();
    const second = await until(solver, puzzle, () => true);
    const secondMs = performance.now() - since;
    expect(second.told[0]!.stats.timeMs - first.outcome.stats.timeMs).toBeLessThan(secondMs);
  });

  test('begins with a solution that is given, once it is replayed', async () => {
    const { solver } = started();
    const easy = '1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15';
    const line = (moves: string) => parseMoves(parsePuzzle(easy), moves);
    expect(await solver.improve(easy, { from: line('RLL2') })).toMatchObject({
      ...{ status: 'solved', optimal: true, length: 2 },
    });
    await expect(solver.improve(easy, { from: line('L') })).rejects.toMatchObject({
      ...{ name: 'OptionError', code: 'line' },
    });
    const puzzle = tiles(5, 5);
    const found = await until(solver, puzzle, ({ stats }) => stats.expanded > 100_000);
    const { best } = found.outcome as { best?: { moves: string; length: number } };
    const elsewhere = started().solver;
    const abort = new AbortController();
    const told: ImproveProgress[] = [];
    await elsewhere.improve(puzzle, {
      from: parseMoves(parsePuzzle(puzzle), best!.moves),
      signal: abort.signal,
      onProgress: (progress) => {
        told.push(progress);
        abort.abort();
      },
    });
    expect(told[0]!.best!.length).toBeLessThanOrEqual(best!.length);
  });
});
