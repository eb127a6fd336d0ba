import { packSteps, parseMoves, parsePuzzle, replay } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { tilesSearcher } from '@glissade/tiles/tilesSearcher';
import { describe, expect, test } from 'vitest';
import type { Outcome, Progress } from './outcome.ts';
import { progressOf } from './running/runOutcome.ts';
import type { Run } from './running/runUnderWay.ts';
import { solve, solveProgress, solveSync } from './solve.ts';

/** Counts that do not depend on the clock. */
function withoutTimes(outcome: Outcome): unknown {
  const { timeMs: _, setupMs: __, ...stats } = outcome.stats;
  return { ...outcome, stats };
}

const EASY = parsePuzzle('6711/0022/0033/8944/.55.');
const KLOTSKI = parsePuzzle('2003/2003/4115/4785/6..9');
const LARGE = parsePuzzle('24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0');
const TILES = parsePuzzle('2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12');
const LOYD = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0');
const BLOCKED = parsePuzzle('start:\nAB.\n###\nC..\ngoal:\n...\n...\nA..');

describe('solve', () => {
  test.each([
    ['steps', 116],
    ['slides', 90],
    ['moves', 81],
  ] as const)('the classic board in %s', (metric, length) => {
    const outcome = solveSync(KLOTSKI, { metric });
    expect(outcome).toMatchObject({
      status: 'solved',
      optimal: true,
      metric,
      length,
      lowerBound: length,
      engine: 'kernel',
    });
    if (outcome.status !== 'solved') return;
    const { reachesGoal, lengths } = replay(KLOTSKI, parseMoves(KLOTSKI, outcome.moves));
    expect(reachesGoal).toBe(true);
    expect(lengths).toEqual(outcome.lengths);
  });

  test('a tile puzzle in each metric it knows', () => {
    for (const metric of ['steps', 'slides', 'moves', 'stm'] as const) {
      expect(solveSync(TILES, { metric })).toMatchObject({ length: 7, engine: 'tiles' });
    }
    expect(solveSync(KLOTSKI)).toMatchObject({ metric: 'moves', length: 81 });
    const tiles = solveSync(TILES) as Extract<Outcome, { status: 'solved' }>;
    expect(tiles).toMatchObject({ metric: 'steps', length: 7 });
    expect(packSteps(tiles.steps)).toEqual(parseMoves(TILES, tiles.moves));
    expect(tiles.steps[0]!.label).toBe(TILES.pieces[tiles.steps[0]!.piece]!.label);
    const { lengths } = solveSync(TILES) as Extract<Outcome, { status: 'solved' }>;
    expect(lengths).toMatchObject({ steps: 7, stm: 7, slides: 7, moves: 7 });
  });

  test('the second metric breaks ties', () => {
    const plain = solveSync(KLOTSKI, { metric: 'moves' });
    const tied = solveSync(KLOTSKI, { metric: 'moves', tieBreak: 'steps' });
    expect(tied).toMatchObject({ length: 81, tieBreak: 'steps' });
    if (plain.status !== 'solved' || tied.status !== 'solved') throw new Error('not solved');
    expect(tied.lengths.steps).toBeLessThanOrEqual(plain.lengths.steps);
  });

  test('the shortest solutions are counted where it is asked', () => {
    expect(solveSync(KLOTSKI, { metric: 'moves' })).not.toHaveProperty('optimalSolutions');
    for (const engine of ['kernel', 'packed'] as const) {
      const counted = solveSync(KLOTSKI, { metric: 'moves', countOptimal: true, engine });
      expect(counted).toMatchObject({ length: 81, optimalSolutions: 256, engine });
    }
    for (const engine of ['tiles', 'kernel', 'packed'] as const) {
      const tiles = solveSync(TILES, { countOptimal: true, engine });
      expect(tiles).toMatchObject({ length: 7, engine, optimalSolutions: 1 });
    }
  });

  test('and listed, in every metric, by every engine that counts', () => {
    for (const engine of ['kernel', 'packed'] as const) {
      for (const metric of ['slides', 'moves'] as const) {
        const listed = solveSync(KLOTSKI, { metric, allSolutions: 300, engine });
        if (listed.status !== 'solved') throw new Error(listed.status);
        const { optimalSolutions, solutions } = listed;
        expect(new Set(solutions).size).toBe(Math.min(300, Number(optimalSolutions)));
        for (const moves of solutions!) {
          const { lengths, reachesGoal } = replay(KLOTSKI, parseMoves(KLOTSKI, moves));
          expect(reachesGoal).toBe(true);
          expect(lengths[metric]).toBe(listed.length);
        }
      }
    }
    const done = parsePuzzle('1 2 3/4 5 6/7 8 0');
    for (const engine of ['tiles', 'kernel', 'packed'] as const) {
      const outcome = solveSync(done, { allSolutions: 5, engine });
      expect(outcome).toMatchObject({ optimalSolutions: 1, solutions: [''] });
    }
  });

  test('a tile puzzle that a limit stops: the bound proved, and a solution', () => {
    const far = parsePuzzle('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    for (const metric of ['steps', 'mtm'] as const) {
      const stopped = () => solveSync(far, { metric, limits: { nodes: 100_000 } });
      const outcome = stopped();
      if (outcome.status !== 'undecided') throw new Error(outcome.status);
      const { best, lowerBound } = outcome;
      const { reachesGoal, lengths } = replay(far, parseMoves(far, best!.moves));
      expect([reachesGoal, lengths]).toEqual([true, best!.lengths]);
      expect(lowerBound).toBeGreaterThan(20);
      expect(best!.length).toBeGreaterThanOrEqual(lowerBound);
      expect((stopped() as typeof outcome).best).toEqual(best);
    }
    const large = parsePuzzle(
      Array.from({ length: 11 }, (_, row) =>
        Array.from({ length: 11 }, (_, column) => 120 - row * 11 - column).join(' '),
      ).join('/'),
    );
    const outcome = solveSync(large, { limits: { nodes: 10 } });
    if (outcome.status !== 'undecided') throw new Error(outcome.status);
    expect(outcome.best!.length).toBeGreaterThan(outcome.lowerBound);
  });

  test('progress tells the pace and, as an estimate, how long a bound may take', () => {
    const puzzle = parsePuzzle('1 2 3 4/5 6 7 8/9 10 0 11');
    const told = (expanded: number, iterationNodes?: { done: number; all: number }) => {
      const stats = { ...emptyStats(), expanded };
      const searcher = {
        stats,
        step: () => undefined,
        ...(iterationNodes ? { iterationNodes } : {}),
      };
      const run = { searcher, asked: 'stm', clock: { timeMs: 1500, setupMs: 500 } };
      return progressOf({ ...run, puzzle } as unknown as Run);
    };
    expect(told(2000, { done: 500, all: 4500 })).toMatchObject({
      nodesPerSecond: 2000,
      boundRestMs: 2000,
    });
    expect(told(2000, { done: 5000, all: 4500 }).boundRestMs).toBe(0);
    expect(told(2000)).toMatchObject({ nodesPerSecond: 2000 });
    expect(told(2000).boundRestMs).toBeUndefined();
    expect(told(0).nodesPerSecond).toBeUndefined();
  });

  test('an iteration of a tile search foresees its nodes from those before', () => {
    const puzzle = parsePuzzle('9 6 5 2/3 0 10 11/8 7 4 1');
    const searcher = tilesSearcher({ puzzle, metric: 'stm' });
    const seen = new Set<number>();
    for (let slice = 0; slice < 5000 && !searcher.step(20); slice++) {
      const { iterationNodes } = searcher;
      if (iterationNodes) seen.add(iterationNodes.all);
    }
    searcher.close?.();
    expect(seen.size).toBeGreaterThan(0);
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });

  test('parity proves that there is no solution, before any search', () => {
    for (const engine of [undefined, 'tiles', 'bfs', 'constructive'] as const) {
      const outcome = solveSync(LOYD, { engine });
      expect(outcome).toMatchObject({ status: 'unsolvable', proof: 'parity' });
      expect(outcome.stats.expanded).toBe(0);
    }
  });

  test('an exhausted space proves that there is no solution', () => {
    expect(solveSync(BLOCKED)).toMatchObject({ status: 'unsolvable', proof: 'exhausted' });
    expect(solveSync(BLOCKED, { engine: 'astar' })).toMatchObject({
      status: 'unsolvable',
      proof: 'exhausted',
    });
  });

  test('any solution of a large board is found at once, not proved shortest', () => {
    const outcome = solveSync(LARGE, { anytime: true, limits: { nodes: 30_000 } });
    expect(outcome).toMatchObject({ status: 'solved', engine: 'anytime', optimal: false });
    expect(solveSync(TILES, { anytime: true })).toMatchObject({ optimal: true, length: 7 });
  });

  test('a limit that counting or ties bring sooner is explained', () => {
    const limits = { nodes: 1e6, memoryBytes: 0 };
    for (const more of [{ countOptimal: true }, { tieBreak: 'moves' }] as const) {
      const { notes } = solveSync(EASY, { ...more, limits });
      expect(notes?.join()).toContain('uses one thread');
    }
    expect(solveSync(EASY, { limits }).notes).toBeUndefined();
  });

  test('a limit is an answer of its own, with the bound proved so far', () => {
    const nodes = solveSync(KLOTSKI, { limits: { nodes: 1000 } });
    expect(nodes).toMatchObject({ status: 'undecided', limit: 'nodes' });
    expect(nodes.stats.expanded).toBe(1000);
    expect(nodes.lowerBound).toBeGreaterThan(5);
    expect(nodes.lowerBound).toBeLessThanOrEqual(116);
    expect(solveSync(KLOTSKI, { limits: { timeMs: 0 } })).toMatchObject({ limit: 'time' });
    expect(solveSync(KLOTSKI, { limits: { memoryBytes: 1000 } })).toMatchObject({
      status: 'undecided',
      limit: 'memory',
    });
    expect(solveSync(EASY, { engine: 'dfs', limits: { depth: 5 } })).toMatchObject({
      status: 'undecided',
      limit: 'depth',
    });
  });

  test('the asynchronous forms give the same answer', async () => {
    const sync = solveSync(KLOTSKI);
    expect(withoutTimes(await solve(KLOTSKI))).toEqual(withoutTimes(sync));
    const events: (Progress | Outcome)[] = [];
    for await (const event of solveProgress(KLOTSKI)) events.push(event);
    expect(withoutTimes(events.at(-1) as Outcome)).toEqual(withoutTimes(sync));
    expect(events.slice(0, -1).every((event) => 'phase' in event)).toBe(true);
  });

  test('cancelling ends the run as cancelled, wherever it is', async () => {
    const before = await solve(KLOTSKI, { signal: AbortSignal.abort() });
    expect(before.status).toBe('cancelled');
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const during = await solve(KLOTSKI, { engine: 'iddfs', signal: controller.signal, onProgress });
    expect(during.status).toBe('cancelled');
    expect(during.stats.expanded).toBeGreaterThan(0);
  });

  test('progress grows', async () => {
    const seen: Progress[] = [];
    const controller = new AbortController();
    await solve(KLOTSKI, {
      engine: 'iddfs',
      signal: controller.signal,
      onProgress: (progress) => {
        if (seen.push(progress) === 3) controller.abort();
      },
    });
    expect(seen).toHaveLength(3);
    expect(seen.map(({ phase }) => phase)).toEqual(['searching', 'searching', 'searching']);
    expect(seen[2]!.stats.expanded).toBeGreaterThan(seen[0]!.stats.expanded);
  });

  test('outcomes are plain JSON and arguments are left alone', () => {
    const start = EASY.start.slice();
    const options = Object.freeze({ limits: Object.freeze({ nodes: 1e6 }) });
    const outcome = solveSync(EASY, options);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    expect(EASY.start).toEqual(start);
  });
});
