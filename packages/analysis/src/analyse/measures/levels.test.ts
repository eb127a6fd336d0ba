import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { finish, type Metric, type Puzzle, parseState } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../../tests/support/kernelBuilds.ts';
import { oneIn } from '../../../../../tests/support/oneIn.ts';
import { SMALL_PUZZLES } from '../../../../../tests/support/smallPuzzles.ts';
import { analyseSync } from '../analyse.ts';
import { distanceTableSync } from '../evaluate/distanceTable.ts';
import { type MeasuredByLevels, measureByLevels } from './levels.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

const KLOTSKI = puzzleOf(blockEntry('klotski'));

type Measured = Exclude<MeasuredByLevels, 'few'>;
type WholeAnalysis = ReturnType<typeof analyseSync>;

/** Undefined where memory ran out. */
function measured(question: Question, options: KernelOptions, bytesMax = 1e9) {
  const meter = new MemoryMeter(bytesMax);
  const stats = emptyStats();
  const searches = LevelSearches.open(question, meter, stats, options);
  const measures = finish(measureByLevels(searches!, question, 3, 1));
  expect(meter.peak).toBeLessThanOrEqual(bytesMax);
  return { measures, stats, peak: meter.peak };
}

const analyses = new WeakMap<Puzzle, Map<Metric, WholeAnalysis>>();

/** The same for both builds and all options, so that it is asked once. */
function analysisOf(puzzle: Puzzle, metric: Metric): WholeAnalysis {
  const known = analyses.get(puzzle) ?? new Map<Metric, WholeAnalysis>();
  analyses.set(puzzle, known);
  const analysis = known.get(metric) ?? analyseSync(puzzle, { metrics: [metric], drawn: 1e9 });
  known.set(metric, analysis);
  return analysis;
}

/** What the graph of the space tells, but for bounds of the diameter and the states drawn. */
function compare(puzzle: Puzzle, question: Question, options: KernelOptions): void {
  const { measures, stats } = measured(question, options);
  const { goalStates, measures: byLevels, ...counted } = measures as Measured;
  const analysis = analysisOf(puzzle, question.metric);
  expect(analysis).toMatchObject({ ...counted, goalStates });
  expect(stats.expanded).toBe(counted.states);
  const [expected] = analysis.metrics;
  const { diameter: bounds, hardest, ...rest } = byLevels;
  const { diameter, hardest: all, ...others } = expected!;
  expect(rest).toEqual({
    ...others,
    branching: { ...others.branching, mean: expect.closeTo(others.branching.mean) },
  });
  expect(bounds.lower).toBeLessThanOrEqual(diameter.upper);
  expect(bounds.upper).toBeGreaterThanOrEqual(diameter.lower);
  expect(bounds.lower).toBeGreaterThanOrEqual(rest.eccentricity);
  expect(hardest?.distance).toBe(all?.distance);
  expect(hardest?.count).toBe(all?.count);
  const states = hardest?.states ?? [];
  expect(new Set(states).size).toBe(Math.min(3, all?.count ?? 0));
  for (const state of states) expect(all!.states).toContain(state);
}

describe.each(kernelBuilds)('by levels as by the graph, %s build', (_, create, share) => {
  test('random puzzles', () => {
    let solvable = 0;
    const runs = 120 / (share * oneIn(3));
    for (let seed = 0; seed < runs; seed++) {
      const puzzle = randomPuzzle(seed);
      const question = { puzzle, metric: METRICS[seed % 3]! };
      compare(puzzle, question, { create });
      compare(puzzle, question, { create, wide: true });
      if ((measured(question, { create }).measures as Measured).goalStates > 0) solvable++;
    }
    expect(solvable).toBeGreaterThan(runs / 3);
  });

  test('small puzzles of every sort, in every metric', () => {
    for (const [, puzzle] of SMALL_PUZZLES.filter(([, { type }]) => type === 'blocks')) {
      for (const metric of METRICS) compare(puzzle, { puzzle, metric }, { create });
    }
  });

  test('Klotski, with the table of recent states cut', () => {
    const puzzle = KLOTSKI;
    for (const metric of METRICS.slice(0, Math.ceil(3 / share))) {
      compare(puzzle, { puzzle, metric }, { create, slotsToSplit: 4096, slots: 1024 });
    }
  });
});

test('the hardest states are as far from the goal as said', () => {
  const puzzle = puzzleOf(blockEntry('century'));
  const { measures } = measured({ puzzle, metric: 'moves' }, {});
  const { hardest, length, goalDistances } = (measures as Measured).measures;
  expect(length).toBe(blockEntry('century').optimal.moves);
  expect(hardest!.distance).toBe(goalDistances.length - 1);
  const made = distanceTableSync(puzzle, { metric: 'moves' });
  if (made.status !== 'ready') throw new Error(made.status);
  for (const state of hardest!.states) {
    expect(made.table.distanceOf(parseState(puzzle, state))).toBe(hardest!.distance);
  }
});

test('a memory limit holds in every phase', () => {
  const puzzle = puzzleOf(blockEntry('century'));
  const question = { puzzle, metric: 'steps' } as const;
  const { peak, measures } = measured(question, {});
  // Tables of another size hold states in another order: others lie half-way, others are drawn.
  const { diameter: _, hardest: __, ...rest } = (measures as Measured).measures;
  let ended = 0;
  const each = oneIn(3);
  for (let part = 8; part <= 32; part += each) {
    const { measures: within } = measured(question, {}, Math.floor((peak * part) / 32));
    if (within === undefined || within === 'few') ended++;
    else expect(within.measures).toMatchObject(rest);
  }
  expect(ended).toBeGreaterThan(3 / each);
  expect(ended).toBeLessThan(25 / each);
});
