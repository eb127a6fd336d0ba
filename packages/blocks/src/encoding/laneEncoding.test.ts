import { buildPuzzle, type CellType, type PieceSpec, type Puzzle, replay } from '@glissade/core';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { oneIn, someOf } from '../../../../tests/support/oneIn.ts';
import { drawnPuzzle } from '../../../../tests/support/puzzles.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { blockSearcher } from '../bfs/blockSearcher.ts';
import type { KernelOptions } from '../bfs/searchTask.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { laneEncoding } from './laneEncoding.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

/** Without lanes and sleep sets the kernel gives the same levels, successors and lengths. */
function compare(puzzle: Puzzle, options: KernelOptions, budget: number): void {
  for (const metric of METRICS) {
    const question = { puzzle, metric };
    const withoutSleepSets = { ...options, sleepSets: false };
    const plain = { ...withoutSleepSets, lanes: false };
    const [inLanes, full, other] = [options, withoutSleepSets, plain].map((each) => {
      const searcher = blockSearcher(question, each);
      const outcome = runSliced(searcher, budget);
      const counter = kernelStateCounter(question, each);
      return { searcher, outcome, counter, levels: counter.step(1e9) };
    }) as [Compared, Compared, Compared];
    expect(inLanes.levels).toEqual(other.levels);
    expect(full.levels).toEqual(other.levels);
    expect(full.counter.stats.generated).toBe(other.counter.stats.generated);
    expect(inLanes.counter.stats.expanded).toBe(other.counter.stats.expanded);
    expect(inLanes.counter.stats.generated).toBeLessThanOrEqual(full.counter.stats.generated);
    expect(inLanes.outcome.status).toBe(other.outcome.status);
    expect(inLanes.searcher.stats.lowerBound).toBe(other.searcher.stats.lowerBound);
    if (inLanes.outcome.status !== 'solved') continue;
    const { illegal, reachesGoal, lengths } = replay(puzzle, inLanes.outcome.steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    expect(lengths[metric]).toBe(other.searcher.stats.lowerBound);
  }
}

type Compared = {
  readonly searcher: Searcher;
  readonly outcome: RawOutcome;
  readonly counter: ReturnType<typeof kernelStateCounter>;
  readonly levels: ReturnType<ReturnType<typeof kernelStateCounter>['step']>;
};

/** Pieces of up to three cells that keep to a row or a column, walls and gates among them. */
function randomCarPark(seed: number): Puzzle {
  const random = randomNumbers(seed);
  const width = 2 + random(6);
  const height = 2 + random(6);
  const cells = Array.from({ length: width * height }, (): CellType => {
    const sort = random(20);
    return sort === 0 ? 'wall' : sort === 1 ? 'gate' : 'floor';
  });
  cells[0] = 'floor';
  const pieces: PieceSpec[] = [{ label: 'a', cells: [0], axis: random(2) === 0 ? 'h' : 'v' }];
  const taken = new Set([0]);
  for (let tries = random(40); tries > 0 && pieces.length < 9; tries--) {
    const axis = random(2) === 0 ? ('h' as const) : ('v' as const);
    const length = 1 + random(3);
    const from = random(cells.length);
    const own = Array.from({ length }, (_, i) => from + i * (axis === 'h' ? 1 : width));
    const isInside = axis === 'v' || (from % width) + length <= width;
    if (!isInside || own.some((cell) => cells[cell] !== 'floor' || taken.has(cell))) continue;
    for (const cell of own) taken.add(cell);
    pieces.push({ label: String.fromCharCode(97 + pieces.length), cells: own, axis });
  }
  const goalOf = ({ label, cells: at, axis }: PieceSpec) => {
    const by = (axis === 'h' ? 1 : width) * (random(5) - 2);
    const moved = at.map((cell) => cell + by);
    const isRow =
      axis === 'v' || Math.floor(moved[0]! / width) === Math.floor(moved.at(-1)! / width);
    const isInside = moved.every((cell) => cell >= 0 && cell < cells.length);
    return { label, cells: isRow && isInside && open(moved) ? moved : [...at] };
  };
  const open = (moved: readonly number[]) =>
    moved.every((cell) => cells[cell] === 'floor' || cells[cell] === 'gate');
  const goals = Array.from({ length: 1 + random(2) }, () => [
    goalOf(pieces[random(pieces.length)]!),
  ]);
  return buildPuzzle({ board: { width, height, cells }, pieces, goals });
}

describe.each(kernelBuilds)('%s build', (_, create, share) => {
  test('random car parks: as without lanes, whatever the budget', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 300 }), (seed, budget) => {
        const puzzle = randomCarPark(seed);
        // A lane of many small pieces has too many arrangements.
        fc.pre(laneEncoding(compileBlocks(puzzle), true) !== undefined);
        const space = kernelStateCounter({ puzzle, metric: 'steps' }, { lanes: false });
        fc.pre(space.step(20_000) !== undefined);
        compare(puzzle, { create, slots: 64 }, budget);
      }),
      { seed: 66, numRuns: Math.ceil(150 / (share * oneIn(3))) },
    );
  });
});

test('all car parks of blocks.json: as without lanes, and the optima and counts known', () => {
  const boards = readBlocks().filter(({ id }) => id.startsWith('rush'));
  expect(boards.length).toBeGreaterThanOrEqual(60);
  for (const entry of someOf(boards, 5)) {
    const puzzle = puzzleOf(entry);
    expect(laneEncoding(compileBlocks(puzzle), true)).toBeDefined();
    compare(puzzle, {}, 1e9);
    const counter = kernelStateCounter({ puzzle, metric: 'slides' });
    expect(counter.step(1e9)).toMatchObject({ total: entry.reachableStates });
    const searcher = blockSearcher({ puzzle, metric: 'slides' });
    expect(runSliced(searcher, 1e9).status).toBe('solved');
    expect(searcher.stats.lowerBound).toBe(entry.optimal.slides);
  }
});

describe('trackForm', () => {
  const encoding = (rows: string[], axes: Record<string, 'h' | 'v'>) =>
    laneEncoding(compileBlocks(drawnPuzzle(rows, [rows], { axes })), true);

  test('holds states in which the pieces of a lane stand in their order, and no others', () => {
    const lanes = encoding(['AB.', '...'], { A: 'h', B: 'h' })!;
    expect(lanes.canEncode!(Int32Array.of(0, 2))).toBe(true);
    expect(lanes.canEncode!(Int32Array.of(2, 0))).toBe(false);
  });

  test('takes no puzzle with a piece that is free, or not straight along its axis', () => {
    expect(encoding(['A..', 'A.B'], { A: 'v' })).toBeUndefined();
    expect(encoding(['A..', 'A..'], { A: 'h' })).toBeUndefined();
    expect(encoding(['A.A', '...'], { A: 'h' })).toBeUndefined();
    expect(encoding(['A........'], { A: 'h' })).toBeUndefined();
    expect(laneEncoding(compileBlocks(puzzleOf(blockEntry('klotski'))), true)).toBeUndefined();
  });
});

test('a second metric and counts of answers work with lanes, too', () => {
  const puzzle = puzzleOf(blockEntry('rush-fogleman-05'));
  for (const extra of [{ tieBreak: 'steps' }, { countOptimal: true }] as const) {
    const question = { puzzle, metric: 'slides', ...extra } as const;
    const inLanes = runSliced(blockSearcher(question), 1e9);
    const other = runSliced(blockSearcher(question, { lanes: false }), 1e9);
    if (inLanes.status !== 'solved' || other.status !== 'solved') throw new Error('not solved');
    expect(inLanes.optimalSolutions).toBe(other.optimalSolutions);
    if ('tieBreak' in extra) expect(inLanes.steps.length).toBe(other.steps.length);
  }
});
