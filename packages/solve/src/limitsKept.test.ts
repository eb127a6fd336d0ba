import { analyse } from '@glissade/analysis/analyse/analyse';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { type Metric, type Puzzle, parseMoves, parsePuzzle } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { learnedSide, loadBeams } from '@glissade/tiles/anytime/beam/learnedBeams';
import { PART_STATES } from '@glissade/tiles/kernel/beamLayout';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../tests/support/processorTime.ts';
import { countStates } from './countStates.ts';
import { engineByName } from './engines/engines.ts';
import { prepareTables } from './prepareTables.ts';
import { running } from './running/running.ts';
import { solve, solveSync } from './solve.ts';

/** A limit of time, and the processor time that keeps it on a slow and busy machine. */
const TIME_MS = 200;
const PROCESSOR_MS_MAX = 1500;

/** Tiles in reverse but for the last row, which makes it one that can be solved. */
function tileBoard(width: number, height: number): Puzzle {
  const tiles = Array.from({ length: width * height - 1 }, (_, i) => i + 1);
  for (let i = 0; i + 3 < tiles.length; i += 4) {
    [tiles[i], tiles[i + 1]] = [tiles[i + 1]!, tiles[i]!];
    [tiles[i + 2], tiles[i + 3]] = [tiles[i + 3]!, tiles[i + 2]!];
  }
  const rows = Array.from({ length: height }, (_, row) => {
    const own = tiles.slice(row * width, (row + 1) * width);
    return (row === height - 1 ? [...own, 0] : own).join(' ');
  });
  return parsePuzzle(rows.join('\n'));
}

/** Pieces of three shapes, `count` in all, the first of which must come to the far corner. */
function blockBoard(side: number, count: number): Puzzle {
  const start = Array.from({ length: side }, () => Array<string>(side).fill('.'));
  const goal = start.map((row) => row.slice());
  for (let piece = 0, x = 0, y = 0; piece < count; piece++) {
    const label = String.fromCodePoint(0x4e00 + piece);
    const [width, height] = [[2, 2] as const, [1, 2] as const, [2, 1] as const][piece % 3]!;
    for (let row = y; row < y + height; row++) start[row]!.fill(label, x, x + width);
    if (piece === 0) for (const row of goal.slice(-2)) row.fill(label, side - 2);
    x += 3;
    if (x + 3 > side) [x, y] = [0, y + 3];
  }
  const draw = (rows: readonly string[][]) => rows.map((row) => row.join('')).join('\n');
  return parsePuzzle(`start:\n${draw(start)}\ngoal:\n${draw(goal)}`);
}

const limits = { timeMs: TIME_MS };
const BOARDS: readonly (readonly [string, () => Puzzle, readonly Metric[]])[] = [
  ['10,000 tiles', () => tileBoard(100, 100), ['stm', 'mtm']],
  ['10 pieces on 255×255', () => blockBoard(255, 10), ['steps', 'moves']],
  ['250 pieces on 50×50', () => blockBoard(50, 250), ['slides', 'moves']],
];

describe.each(BOARDS)('the limit of time holds for %s:', (_, make, metrics) => {
  const puzzle = make();

  test.each(metrics)('solve in %s', async (metric) => {
    const took = await processorMs(async () => {
      const { status } = await solve(puzzle, { metric, limits, threads: 1 });
      expect(status).toBe('undecided');
    });
    expect(took).toBeLessThan(PROCESSOR_MS_MAX);
  });

  test('evaluate, count, analyse and prepareTables', async () => {
    const works = [
      () => evaluate(puzzle, puzzle.start, { metric: 'steps', limits }),
      () => countStates(puzzle, { limits, threads: 1 }),
      () => analyse(puzzle, { limits }),
      ...(puzzle.type === 'tiles' ? [() => prepareTables(puzzle, { limits, threads: 1 })] : []),
    ];
    for (const work of works) {
      expect(await processorMs(work)).toBeLessThan(PROCESSOR_MS_MAX);
    }
  });
});

describe('the limit of nodes ends a search within a slice', () => {
  /** A part of a level, which the kernel expands at once, for each of two threads. */
  const BEYOND_MAX = 2 * PART_STATES;

  test.each([
    [5, 5, 1],
    [7, 7, 2],
    [10, 10, 1],
  ])('of beams over the whole board: %i×%i, threads %i', async (width, height, threads) => {
    const puzzle = tileBoard(width, height);
    // So that beams are loaded at once.
    await loadBeams(learnedSide(compileTiles(puzzle))!);
    for (const nodes of [30_000, 400_000]) {
      const outcome = await solve(puzzle, { anytime: true, threads, limits: { nodes } });
      expect(outcome).toMatchObject({ status: 'solved', optimal: false });
      expect(outcome.stats.expanded).toBeGreaterThanOrEqual(nodes);
      expect(outcome.stats.expanded).toBeLessThanOrEqual(nodes + BEYOND_MAX);
    }
  });

  test('of beams by stages and of windows', async () => {
    // A narrow board has no beams over the whole of it; beyond 196 cells there are windows alone.
    for (const puzzle of [tileBoard(9, 4), tileBoard(20, 20)]) {
      for (const nodes of [100_000, 300_000]) {
        const { stats } = await solve(puzzle, { anytime: true, limits: { nodes } });
        expect(stats.expanded).toBe(nodes);
      }
    }
  });

  test('of windows alone, in the middle of one', async () => {
    const puzzle = tileBoard(6, 5);
    const first = solveSync(puzzle, { engine: 'constructive' });
    if (first.status !== 'solved') throw new Error('a board that has a solution');
    const steps = parseMoves(puzzle, first.moves);
    for (const nodes of [1, 50, 1999, 70_001]) {
      const { stats } = await solve(puzzle, { anytime: true, from: steps, limits: { nodes } });
      expect(stats.expanded).toBe(nodes);
    }
  });
});

test('no slice is long, so that a cancel is heeded', () => {
  const puzzle = blockBoard(255, 10);
  const engine = engineByName('kernel');
  let longest = 0;
  const run = running(engine, puzzle, { metric: 'moves', threads: 1 }, () => false);
  for (let slices = 0; slices < 60; slices++) {
    const before = process.cpuUsage();
    if (run.next().done) break;
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  run.return(undefined as never);
  expect(longest).toBeLessThan(PROCESSOR_MS_MAX / 2);
});

test('evaluate refuses a state of too many moves at once', async () => {
  const puzzle = blockBoard(255, 10);
  const evaluation = evaluate(puzzle, puzzle.start, { metric: 'moves' });
  await expect(evaluation).rejects.toMatchObject({ code: 'combination' });
});
