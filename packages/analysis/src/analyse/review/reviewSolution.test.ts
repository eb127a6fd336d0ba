import {
  inverseSteps,
  type Metric,
  metricsOf,
  parseMoves,
  parsePuzzle,
  randomTileState,
  randomWalk,
  seededRandom,
  simplifySteps,
  statesAlong,
  unitsOf,
} from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { reviewSolution } from './reviewSolution.ts';

const SMALL = parsePuzzle('start:\nAAB.\nC..D\ngoal:\n..AA\n....');

/** The plain twin: a search from each state of the line. */
function distancesAlong(puzzle: typeof SMALL, steps: Uint32Array, metric: Metric): number[] {
  const along = statesAlong(puzzle, steps);
  const ends = [0];
  for (const unit of unitsOf(steps, metric)) ends.push(ends.at(-1)! + unit.length);
  return ends.map((end) => {
    const outcome = solveSync({ ...puzzle, start: along[end]! }, { metric });
    return outcome.status === 'solved' ? outcome.length : Number.NaN;
  });
}

async function compareWithTwin(puzzle: typeof SMALL, steps: Uint32Array, metric: Metric) {
  const reviewed = await reviewSolution(puzzle, steps, { metric });
  const distances = distancesAlong(puzzle, steps, metric);
  expect(reviewed).toMatchObject({ status: 'reviewed', metric, complete: true });
  expect(reviewed.moves.map(({ before }) => before.distance)).toEqual(distances.slice(0, -1));
  expect(reviewed.moves.map(({ after }) => after.distance)).toEqual(distances.slice(1));
  const lost = reviewed.moves.map((move) => move.lost!);
  expect(lost).toEqual(distances.slice(1).map((after, i) => 1 + after - distances[i]!));
  expect(reviewed.lost).toBe(lost.reduce((sum, one) => sum + one, 0));
  const mistake = lost.findIndex((one) => one > 0);
  expect(reviewed.firstMistake).toBe(mistake < 0 ? undefined : mistake + 1);
  const { from, to } = reviewed.longestGood ?? { from: 1, to: 0 };
  const runs = lost
    .map((one) => (one === 0 ? 'g' : ' '))
    .join('')
    .split(' ');
  expect(to - from + 1).toBe(Math.max(...runs.map(({ length }) => length)));
  if (reviewed.longestGood) expect(lost.slice(from - 1, to)).not.toContain(2);
  return reviewed;
}

describe('reviewSolution beside a search from every state', () => {
  test('block puzzles, by a table, in every metric', async () => {
    const random = seededRandom(11);
    for (const metric of metricsOf(SMALL)) {
      for (let i = 0; i < 6; i++) {
        const reviewed = await compareWithTwin(SMALL, randomWalk(SMALL, 25, random), metric);
        expect(reviewed.method).toBe('table');
      }
    }
  });

  test('tile puzzles, by searching', async () => {
    const goal = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 0');
    const random = seededRandom(12);
    for (const metric of ['stm', 'mtm'] as const) {
      for (let i = 0; i < 5; i++) {
        const walk = randomWalk(goal, 24, random);
        const start = statesAlong(goal, walk).at(-1)!;
        const line = inverseSteps(walk);
        const reviewed = await compareWithTwin({ ...goal, start }, line, metric);
        expect(reviewed).toMatchObject({ method: 'search', reachesGoal: true });
      }
    }
  });

  test('the small tile boards, by a table', async () => {
    const goal = parsePuzzle('1 2 3/4 5 6/7 8 0');
    const random = seededRandom(13);
    const start = randomTileState(goal, random);
    const puzzle = { ...goal, start };
    const outcome = solveSync(puzzle, { metric: 'mtm' });
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    const steps = parseMoves(puzzle, outcome.moves);
    expect(await compareWithTwin(puzzle, steps, 'mtm')).toMatchObject({ lost: 0, method: 'table' });
    expect(simplifySteps(steps)).toEqual(steps);
  });
});

describe('reviewSolution at its limits', () => {
  test('labels bounds where time is short, and lets states bound those beside', async () => {
    const puzzle = parsePuzzle('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    const outcome = solveSync(puzzle, { anytime: true, engine: 'constructive' });
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    const line = parseMoves(puzzle, outcome.moves);
    const reviewed = await reviewSolution(puzzle, line, { metric: 'stm', limits: { nodes: 200 } });
    expect(reviewed).toMatchObject({ complete: false, reachesGoal: true, length: line.length });
    for (const { before, after, lost } of reviewed.moves) {
      expect(before.lowerBound).toBeLessThanOrEqual(before.upperBound!);
      expect(Math.abs(before.lowerBound - after.lowerBound)).toBeLessThanOrEqual(1);
      if (before.distance === undefined) expect(lost).toBeUndefined();
    }
    expect(reviewed.moves[0]!.before.lowerBound).toBeGreaterThan(30);
    expect(reviewed.moves[0]!.before.upperBound).toBeLessThanOrEqual(line.length);
    expect(reviewed.moves.at(-1)!.after).toEqual({ distance: 0, lowerBound: 0, upperBound: 0 });
  });

  test('says where the goal is out of reach, tells progress, and can be cancelled', async () => {
    const walled = parsePuzzle('start:\nAB#.\n..#.\ngoal:\n...A\n....');
    const line = parseMoves(walled, 'AD AR');
    const reviewed = await reviewSolution(walled, line, { metric: 'steps' });
    expect(reviewed).toMatchObject({
      status: 'unsolvable',
      complete: false,
      reachesGoal: false,
      length: 2,
      lengths: { steps: 2, slides: 2, moves: 1 },
    });
    expect(reviewed.lost).toBeUndefined();
    expect(reviewed.moves[0]!.before).toEqual({ lowerBound: 0 });
    const odd = parsePuzzle('2 1 3 4/5 6 7 8/9 10 11 12/0 13 14 15');
    const searched = await reviewSolution(odd, parseMoves(odd, 'L3'), { limits: { nodes: 1 } });
    expect(searched).toMatchObject({ status: 'unsolvable', method: 'search', complete: false });
    const fifteen = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15');
    const seen: number[] = [];
    await reviewSolution(fifteen, parseMoves(fifteen, 'L3'), {
      onProgress: ({ done }) => seen.push(done),
    });
    expect(seen).toEqual([0, 1, 2, 3]);
    const signal = AbortSignal.abort();
    const cancelled = await reviewSolution(fifteen, parseMoves(fifteen, 'L3'), { signal });
    expect(cancelled.status).toBe('cancelled');
    await expect(reviewSolution(SMALL, new Uint32Array(0), { metric: 'mtm' })).rejects.toThrow(
      'mtm',
    );
  });

  test.each([[[0]], [[9999]]])('refuses %j, a line that is not legal', async (steps) => {
    const refusal = { name: 'OptionError', code: 'line', message: 'step 1 is not legal' };
    const review = reviewSolution(SMALL, Uint32Array.from(steps));
    await expect(review).rejects.toThrow(expect.objectContaining(refusal));
  });

  test('refuses a line that is too long, and builds no state of it', async () => {
    const fifteen = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15');
    const turns = parseMoves(fifteen, 'LR'.repeat(50_001));
    const refused = reviewSolution(fifteen, turns, { metric: 'stm' });
    await expect(refused).rejects.toThrow('the line has 100002 stm; at most 100000 are reviewed');
  });

  test('keeps the limit of time on a long line of a large board', async () => {
    const rows = Array.from({ length: 100 }, (_, row) =>
      Array.from({ length: 100 }, (_, column) => (row * 100 + column + 1) % 10_000).join(' '),
    );
    const large = parsePuzzle(rows.join('\n'));
    const line = parseMoves(large, 'RL'.repeat(5000));
    const before = process.cpuUsage();
    const reviewed = await reviewSolution(large, line, { metric: 'stm', limits: { timeMs: 200 } });
    const { user, system } = process.cpuUsage(before);
    expect(reviewed).toMatchObject({ length: 10_000, reachesGoal: true });
    expect((user + system) / 1000).toBeLessThan(2000);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(200e6);
  });

  test('an empty line has lost nothing', async () => {
    const reviewed = await reviewSolution(SMALL, new Uint32Array(0));
    expect(reviewed).toMatchObject({ length: 0, lost: 0, complete: true, moves: [] });
    expect(reviewed.longestGood).toBeUndefined();
  });
});
