import { buildPuzzle, type Metric, metricsOf, type Puzzle, replay } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import type { RawOutcome } from '@glissade/search/searcher';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { packedSearcher } from './packedSearcher.ts';
import { packedStateCounter } from './stateCounter.ts';

function solve(question: Question): RawOutcome {
  return runSliced(packedSearcher(question));
}

/** A tile puzzle: rows of numbers, 0 the gap; the goal is row-major with the gap last. */
function tiles(...rows: number[][]): Puzzle {
  const width = rows[0]!.length;
  const numbers = rows.flat();
  const placed = (cellOf: (tile: number) => number) =>
    Array.from({ length: numbers.length - 1 }, (_, index) => ({
      label: String(index + 1),
      cells: [cellOf(index + 1)],
    }));
  return buildPuzzle({
    board: { width, height: rows.length, cells: numbers.map(() => 'floor' as const) },
    pieces: placed((tile) => numbers.indexOf(tile)),
    goals: [placed((tile) => tile - 1)],
  });
}

/** Breadth-first by core's rules: states in each level, and the first level with a goal (or -1). */
function plainSearch(puzzle: Puzzle, metric: Metric, statesMax: number) {
  const space = puzzleSpace(puzzle, metric);
  const known = new Set([space.key(space.start)]);
  const sizes: number[] = [];
  let goalLevel = -1;
  for (let level = [space.start]; level.length > 0; ) {
    if (goalLevel < 0 && level.some((state) => space.isGoal(state))) goalLevel = sizes.length;
    sizes.push(level.length);
    const next: typeof level = [];
    for (const { state } of level.flatMap((here) => space.successors(here))) {
      const key = space.key(state);
      if (known.has(key)) continue;
      known.add(key);
      next.push(state);
    }
    if (known.size > statesMax) return undefined;
    level = next;
  }
  return { sizes, goalLevel };
}

describe('random puzzles, compared with a plain search by the rules', () => {
  test('same optimum or the same proof, same levels, and the line holds', () => {
    const seen = { solved: 0, unsolvable: 0 };
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('steps', 'slides', 'moves'), (seed, metric: Metric) => {
        const puzzle = randomPuzzle(seed);
        const plain = plainSearch(puzzle, metric, 1500);
        fc.pre(plain !== undefined);
        const searcher = packedSearcher({ puzzle, metric });
        const outcome = runSliced(searcher, 7);
        if (outcome.status === 'solved') {
          const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
          expect(illegal).toBeUndefined();
          expect(reachesGoal).toBe(true);
          expect(lengths[metric]).toBe(plain.goalLevel);
          expect(searcher.stats.lowerBound).toBe(plain.goalLevel);
          seen.solved++;
        } else {
          expect(outcome).toEqual({ status: 'unsolvable', proof: 'exhausted' });
          expect(plain.goalLevel).toBe(-1);
          seen.unsolvable++;
        }
        const counter = packedStateCounter({ puzzle, metric });
        expect(runSliced(counter, 1e9)).toMatchObject({ levels: plain.sizes });
      }),
      { seed: 20, numRuns: 600 },
    );
    expect(seen.solved).toBeGreaterThan(200);
    expect(seen.unsolvable).toBeGreaterThan(20);
  });
});

describe('Klotski', () => {
  const puzzle = puzzleOf(blockEntry('klotski'));

  // Gardner's 81 moves, Storer's 90 slides; see blocks.json.
  test.each([
    ['steps', 116],
    ['slides', 90],
    ['moves', 81],
  ] as const)('%s: %i', (metric, length) => {
    const outcome = solve({ puzzle, metric });
    expect(outcome.status).toBe('solved');
    if (outcome.status !== 'solved') return;
    expect(replay(puzzle, outcome.steps)).toMatchObject({
      reachesGoal: true,
      lengths: { [metric]: length },
    });
  });

  test('the statistics are live and the lower bound rises level by level', () => {
    const searcher = packedSearcher({ puzzle, metric: 'moves' });
    expect(searcher.stats.lowerBound).toBe(0);
    let bound = 0;
    let expanded = 0;
    for (let outcome: RawOutcome | undefined; !outcome; ) {
      outcome = searcher.step(100);
      expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
      expect(searcher.stats.expanded - expanded).toBeLessThanOrEqual(100);
      ({ lowerBound: bound, expanded } = searcher.stats);
    }
    const { stats } = searcher;
    expect(bound).toBe(81);
    expect(stats.generated).toBeGreaterThan(stats.expanded);
    expect(stats.peakFrontier).toBeGreaterThan(300);
    expect(stats.peakBytes).toBeGreaterThan(25955 * 8);
    expect(stats.evaluated + stats.reopened).toBe(0);
  });
});

describe('the ends of a search', () => {
  test('a start that is a goal takes no step', () => {
    const puzzle = tiles([1, 2], [3, 0]);
    const searcher = packedSearcher({ puzzle, metric: 'stm', tieBreak: 'mtm' });
    expect(runSliced(searcher)).toEqual({
      status: 'solved',
      steps: new Uint32Array(0),
    });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 0 });
  });

  test('unsolvable is proved by exhaustion', () => {
    const searcher = packedSearcher({
      puzzle: puzzleOf(blockEntry('hrd-unsolvable')),
      metric: 'moves',
    });
    expect(runSliced(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats.expanded).toBe(7462);
  });

  test('a goal behind a wall is refused without a search', () => {
    const puzzle = puzzleOf({
      id: 'wall',
      name: '',
      start: ['A.#.'],
      goals: [['..#A']],
      optimal: {},
    });
    const searcher = packedSearcher({ puzzle, metric: 'steps' });
    expect(runSliced(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 1 });
  });

  test('memory: every limit ends without exceeding it, and with a bound', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    const full = packedSearcher({ puzzle, metric: 'steps', tieBreak: 'moves' });
    expect(runSliced(full).status).toBe('solved');
    const bounds = new Set<number>();
    for (let part = 1; part <= 12; part++) {
      const memoryBytesMax = Math.floor((full.stats.peakBytes * part) / 12);
      const searcher = packedSearcher(
        { puzzle, metric: 'steps', tieBreak: 'moves' },
        { memoryBytesMax },
      );
      const outcome = runSliced(searcher, 500);
      expect(searcher.stats.peakBytes).toBeLessThanOrEqual(memoryBytesMax);
      if (outcome.status !== 'solved') {
        expect(outcome).toEqual({ status: 'undecided', limit: 'memory' });
        expect(searcher.stats.lowerBound).toBeLessThanOrEqual(116);
        bounds.add(searcher.stats.lowerBound);
      }
    }
    expect(bounds.size).toBeGreaterThan(3);
    for (const memoryBytesMax of [0, 5000, 25_000]) {
      const searcher = packedSearcher({ puzzle, metric: 'steps' }, { memoryBytesMax });
      expect(searcher.step(10)).toEqual({ status: 'undecided', limit: 'memory' });
      const counter = packedStateCounter({ puzzle, metric: 'steps' }, { memoryBytesMax });
      expect(counter.step(10)).toEqual({ status: 'undecided', limit: 'memory' });
    }
  });

  test('a metric of tile puzzles is refused for block puzzles', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    expect(() => packedSearcher({ puzzle, metric: 'mtm' })).toThrow('mtm is a metric of tile');
  });
});

describe('tile boards', () => {
  test('the 8-puzzle 8 6 4/0 7 2/5 1 3 takes 23 steps, whatever they are called', () => {
    const puzzle = tiles([8, 6, 4], [0, 7, 2], [5, 1, 3]);
    for (const metric of ['steps', 'stm', 'slides', 'moves'] as const) {
      const outcome = solve({ puzzle, metric });
      expect(outcome.status === 'solved' && outcome.steps.length).toBe(23);
    }
  });

  test('mtm counts pushed lines', () => {
    const puzzle = tiles([4, 1, 2], [5, 0, 3]);
    const plain = plainSearch(puzzle, 'mtm', 1000);
    const outcome = solve({ puzzle, metric: 'mtm' });
    expect(outcome.status).toBe('solved');
    if (outcome.status !== 'solved') return;
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(reachesGoal).toBe(true);
    expect(lengths.mtm).toBe(plain?.goalLevel);
  });

  test('states of many words: a 24-puzzle and a 9×9 board near their goals', () => {
    const near = (width: number, path: string): Puzzle => {
      const numbers = Array.from({ length: width * width }, (_, cell) => (cell + 1) % width ** 2);
      let gap = numbers.length - 1;
      for (const direction of path) {
        const from = gap + { U: width, D: -width, L: 1, R: -1 }[direction]!;
        [numbers[gap], numbers[from]] = [numbers[from]!, 0];
        gap = from;
      }
      return tiles(
        ...numbers.map((_, i) => numbers.slice(i, i + width)).filter((_, i) => i % width === 0),
      );
    };
    for (const [puzzle, steps, lines] of [
      [near(5, 'RRDDLLURDD'), 10, 6],
      [near(9, 'DDDDRRR'), 7, 2],
    ] as const) {
      for (const metric of metricsOf(puzzle)) {
        const outcome = solve({ puzzle, metric });
        const want = metric === 'mtm' ? lines : steps;
        expect(outcome.status === 'solved' && replay(puzzle, outcome.steps)).toMatchObject({
          reachesGoal: true,
          lengths: { [metric]: want },
        });
      }
    }
  });
});
