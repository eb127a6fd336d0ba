import {
  formatPuzzle,
  formatTiles,
  GOAL_NAMES,
  parsePuzzle,
  seededRandom,
  stateKey,
  tilesOfGoal,
} from '@glissade/core';
import { solve, solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import type { ScrambleOptions } from './scrambleOptions.ts';
import type { Scramble } from './scrambleOutcome.ts';
import { scrambles } from './scrambles.ts';
import { walkGap } from './walkGap.ts';

const EIGHT = parsePuzzle('1 2 3/4 5 6/7 8 0');
const FIFTEEN = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');
const TWENTY_FOUR = parsePuzzle('1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0');
const KLOTSKI = parsePuzzle(
  'start:\nAaaB\nAaaB\nCDDE\nCFGE\nH..I\ngoal:\n....\n....\n....\n.aa.\n.aa.',
);

async function draw(puzzle: Parameters<typeof scrambles>[0], options: ScrambleOptions, count = 5) {
  const drawn: Scramble[] = [];
  for await (const one of scrambles(puzzle, options)) if (drawn.push(one) === count) break;
  return drawn;
}

async function provedLength({ puzzle, metric }: Extract<Scramble, { status: 'scrambled' }>) {
  const outcome = await solve(puzzle, { metric });
  return outcome.status === 'solved' && outcome.optimal ? outcome.length : outcome.status;
}
/** 524,160 states: the goal tells all pieces apart. */
const MANY = parsePuzzle('start:\nABCD\nE...\n....\n....\ngoal:\n....\n....\n...E\nDCBA');

describe('scrambles', () => {
  test.each([
    ['8-puzzle', EIGHT, 'stm', 20, 20],
    ['8-puzzle', EIGHT, 'mtm', 5, 12],
    ['Klotski', KLOTSKI, 'moves', 30, 40],
    ['Klotski', KLOTSKI, 'steps', 100, 120],
    ['15-puzzle', FIFTEEN, 'stm', 12, 12],
    ['15-puzzle', FIFTEEN, 'mtm', 10, 15],
    ['15-puzzle', FIFTEEN, 'stm', 40, 44],
    ['24-puzzle', TWENTY_FOUR, 'stm', 30, 32],
    ['puzzle of many states', MANY, 'moves', 4, 6],
  ] as const)(
    '%s: are as far from the goal as asked in the metric asked, none twice',
    async (...asked) => {
      const [, puzzle, metric, lengthMin, lengthMax] = asked;
      const drawn = await draw(puzzle, { metric, lengthMin, lengthMax, seed: 3 });
      expect(drawn.map(({ status }) => status)).toEqual(new Array(5).fill('scrambled'));
      const states = new Set<string>();
      for (const one of drawn) {
        if (one.status !== 'scrambled') continue;
        expect(one.length).toBeGreaterThanOrEqual(lengthMin);
        expect(one.length).toBeLessThanOrEqual(lengthMax);
        expect(await provedLength(one)).toBe(one.length);
        states.add(stateKey(one.puzzle, one.puzzle.start));
      }
      expect(states.size).toBe(5);
    },
  );

  test('are the same for the same seed, and others for another', async () => {
    for (const puzzle of [EIGHT, FIFTEEN]) {
      const texts = async (seed: number) =>
        (await draw(puzzle, { lengthMin: 10, lengthMax: 25, seed })).map((one) =>
          one.status === 'scrambled' ? formatPuzzle(one.puzzle) : one.status,
        );
      expect(await texts(1)).toEqual(await texts(1));
      expect(await texts(2)).not.toEqual(await texts(1));
    }
  });

  test('of a small space: all there are, each once; then the longest length', async () => {
    // A. Reinefeld, Complete solution of the eight-puzzle, 1993: two states are 31 steps away.
    const drawn = await draw(EIGHT, { metric: 'stm', lengthMin: 31, seed: 1 });
    expect(drawn.slice(2)).toEqual([{ status: 'none', lengthMost: 31 }]);
    const keys = drawn.map((one) => one.status === 'scrambled' && formatPuzzle(one.puzzle));
    expect(new Set(keys.slice(0, 2)).size).toBe(2);
    const none = await draw(EIGHT, { metric: 'stm', lengthMin: 32, lengthMax: 40, seed: 1 });
    expect(none).toEqual([{ status: 'none', lengthMost: 31 }]);
  });

  test.each([
    ...['2 1/3 0', '1 2 3/4 5 0', '1 2/3 4/5 0', '1 2 3/4 5 6/7 8 0'].flatMap((board) =>
      GOAL_NAMES.map((goal) => [board, goal]),
    ),
    ['1 2 3/4 5 6/7 8 0', '1 2 3/4 5 6/8 7 0'],
  ])('from %s with goal %s: as many as a table has', async (text, goal) => {
    const puzzle = parsePuzzle(text!, { goal: goal! });
    const solved = Array.from(tilesOfGoal(puzzle, puzzle.goals[0]!));
    const distances = tileDistances(puzzle.board.width, solved, 'stm');
    const drawn = await draw(puzzle, { metric: 'stm', lengthMin: 5, lengthMax: 9, seed: 1 }, 1e4);
    const there = distances.filter((distance) => distance >= 5 && distance <= 9);
    const lengthMost = distances.reduce((most, distance) => Math.max(most, distance));
    expect(drawn.length).toBe(there.length + 1);
    expect(drawn.at(-1)).toEqual({ status: 'none', lengthMost });
  });

  test('the solved state is one only where no moves are asked', async () => {
    const [one] = await draw(EIGHT, { lengthMin: 0, lengthMax: 0, seed: 1 });
    expect(one).toMatchObject({ status: 'scrambled', length: 0 });
    const near = await draw('1 2/3 0', { lengthMax: 1, metric: 'stm', seed: 1 });
    expect(near.map((each) => each.status === 'scrambled' && each.length)).toEqual([1, 1, false]);
  });

  test('no state lies on a gate, and there is none where the goal is out of reach', async () => {
    const gated = parsePuzzle('start:\nA..-\ngoal:\n.A..');
    const drawn = await draw(gated, { lengthMin: 1, metric: 'steps', seed: 1 });
    expect(drawn.map((one) => one.status)).toEqual(['scrambled', 'scrambled', 'none']);
    const stuck = parsePuzzle('start:\nA.#.\ngoal:\n...A');
    expect(await draw(stuck, { lengthMin: 1, seed: 1 })).toEqual([{ status: 'none' }]);
    const vast = 'start:\nABCD#.\nE...##\n....##\n....##\ngoal:\n.....A\n....\n...E\nDCB.';
    expect(await draw(vast, { lengthMin: 1, seed: 1 })).toEqual([{ status: 'none' }]);
  });

  test('ends where a limit is reached or the run is cancelled', async () => {
    const far = { lengthMin: 80, metric: 'stm', seed: 1 } as const;
    expect(await draw(FIFTEEN, { ...far, tries: 2 })).toEqual([{ status: 'not-found', tries: 2 }]);
    for (const puzzle of [EIGHT, FIFTEEN]) {
      const late = await draw(puzzle, { ...far, limits: { timeMs: 0 } });
      expect(late).toEqual([{ status: 'not-found', tries: 0, limit: 'time' }]);
      const aborted = await draw(puzzle, { ...far, signal: AbortSignal.abort() });
      expect(aborted).toEqual([{ status: 'cancelled' }]);
    }
  });

  test.each([
    [{ seed: 1 }, 'combination'],
    [{ lengthMin: 1 }, 'seed'],
    [{ lengthMin: 1, seed: 0.5 }, 'seed'],
    [{ lengthMin: 5, lengthMax: 4, seed: 1 }, 'combination'],
    [{ lengthMin: 4.2, lengthMax: 4.8, seed: 1 }, 'combination'],
    [{ lengthMin: -1, seed: 1 }, 'combination'],
    [{ lengthMin: 1e9, seed: 1 }, 'combination'],
    [{ lengthMin: Number.NaN, seed: 1 }, 'combination'],
    [{ lengthMin: 1, seed: 1, tries: 0 }, 'combination'],
    [{ lengthMin: 1, seed: 1, metric: 'far' }, 'metric'],
    [{ lengthMin: 1, seed: 1, limits: { timeMs: -1 } }, 'limit'],
    [{ lengthMin: 1, seed: 1, count: 3 }, 'unknown'],
  ])('refuses %j', async (options, code) => {
    await expect(draw(EIGHT, options as never)).rejects.toMatchObject({ code });
  });

  test('says that the seed is missing, not that it is no number', async () => {
    await expect(draw(EIGHT, { lengthMin: 1 } as never)).rejects.toThrow('the seed is missing');
  });
});

test('walks of the gap are legal, never straight back, and end anywhere', () => {
  const ends = new Map<string, number>();
  for (let seed = 1; seed <= 200; seed++) {
    const end = walkGap(EIGHT, EIGHT.start, 2, seededRandom(seed));
    const key = formatTiles(EIGHT, end);
    ends.set(key, (ends.get(key) ?? 0) + 1);
    expect(solveSync({ ...EIGHT, start: end }, { metric: 'stm' }).lowerBound).toBe(2);
  }
  expect(ends.size).toBe(4);
  for (const count of ends.values()) expect(count).toBeGreaterThan(25);
  const line = parsePuzzle('1 2 0 3', { goal: '1 2 3 0' });
  expect(walkGap(line, line.start, 3, seededRandom(1))).not.toEqual(line.start);
});
