import { type Metric, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import {
  type BlockEntry,
  blockEntry,
  puzzleOf,
  readBlocks,
} from '../../../../tests/data/readBlocks.ts';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { analyse, analyseSync } from './analyse.ts';
import type { Analysis, AnalysisProgress, MetricAnalysis } from './analysis.ts';

type Analysed = Extract<Analysis, { status: 'analysed' }>;

function analysed(analysis: Analysis): Analysed {
  if (analysis.status !== 'analysed') throw new Error(`it ended ${analysis.status}`);
  return analysis;
}

const METRICS = ['steps', 'slides', 'moves'] as const;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('Klotski', () => {
  const analysis = analysed(analyseSync(puzzleOf(blockEntry('klotski'))));

  test('states: 25,955 (TLA+ Examples, SlidingPuzzles); 964 of them meet the goal', () => {
    expect(analysis).toMatchObject({ states: 25955, solvableStates: 25955, goalStates: 964 });
    expect(analysis.metrics.map(({ metric }) => metric)).toEqual(METRICS);
    for (const { levels, goalDistances, branching } of analysis.metrics) {
      expect(sum(levels)).toBe(25955);
      expect(sum(goalDistances)).toBe(25955);
      expect(sum(branching.histogram)).toBe(25955);
      expect(goalDistances[0]).toBe(964);
    }
  });

  test('lengths, hardest states and the farthest from the start', () => {
    const of = (pick: (measures: MetricAnalysis) => unknown) => analysis.metrics.map(pick);
    // Optima and hardest: blocks.json; farthest: the exhaustive search behind it.
    expect(of(({ length }) => length)).toEqual([116, 90, 81]);
    expect(of(({ hardest }) => hardest?.distance)).toEqual([126, 101, 93]);
    expect(of(({ eccentricity }) => eccentricity)).toEqual([167, 133, 124]);
    expect(of(({ forced, branching }) => branching.histogram[2] === forced)).not.toContain(false);
    for (const { diameter, eccentricity } of analysis.metrics) {
      expect(diameter.lower).toBeGreaterThanOrEqual(eccentricity);
      expect(diameter.upper).toBeLessThanOrEqual(2 * eccentricity);
      expect(diameter.upper).toBe(diameter.lower);
    }
  });

  test.each([Number.NaN, -1, 1.5])('%s hardest states cannot be drawn', (drawn) => {
    const refusal = expect.objectContaining({ name: 'OptionError', code: 'type' });
    expect(() => analyseSync(puzzleOf(blockEntry('klotski')), { drawn })).toThrow(refusal);
  });

  test('the hardest are drawn, and are as hard as said', () => {
    const { hardest } = analysis.metrics[0]!;
    expect(hardest).toMatchObject({ count: 4 });
    expect(hardest!.states).toHaveLength(4);
    for (const start of hardest!.states) {
      const entry: BlockEntry = { ...blockEntry('klotski'), start: start.split('\n') };
      const [again] = analysed(analyseSync(puzzleOf(entry), { metrics: ['steps'] })).metrics;
      expect(again!.length).toBe(126);
    }
  });
});

test('the 8-puzzle: 181,440 states, two of them 31 steps from the goal (Reinefeld 1993)', () => {
  const analysis = analysed(analyseSync(parsePuzzle('8 6 7/2 5 4/3 0 1')));
  expect(analysis).toMatchObject({ states: 181440, goalStates: 1 });
  const [stm, mtm] = analysis.metrics;
  expect(stm).toMatchObject({ metric: 'stm', length: 31, diameter: { lower: 31, upper: 31 } });
  expect(stm!.hardest).toMatchObject({ distance: 31, count: 2 });
  // 9 cells: 4 corners with 2 ways on, 4 sides with 3, the middle with 4.
  expect(stm!.branching.histogram).toEqual([0, 0, 80640, 80640, 20160]);
  expect(mtm).toMatchObject({ metric: 'mtm', branching: { min: 4, max: 4, mean: 4 } });
  // 24: tests/data/depths.txt (3x3 MTM).
  expect(mtm!.hardest!.distance).toBe(24);
});

describe('blocks.json', () => {
  test('spaces of up to 6000 states: hardest distance, states, optimum, in each metric', () => {
    const small = readBlocks().filter(({ reachableStates: n }) => n !== undefined && n <= 6000);
    expect(small.length).toBeGreaterThan(50);
    for (const entry of someOf(small, 4)) {
      const analysis = analysed(analyseSync(puzzleOf(entry)));
      expect(analysis.states, entry.id).toBe(entry.reachableStates);
      for (const { metric, length, hardest } of analysis.metrics) {
        const optimal = entry.optimal[metric];
        if (optimal !== undefined) expect(length ?? -1, entry.id).toBe(optimal);
        const distance = entry.hardestDistance?.[metric];
        if (distance !== undefined) expect(hardest?.distance, entry.id).toBe(distance);
      }
    }
  });
});

describe('ends', () => {
  const klotski = puzzleOf(blockEntry('klotski'));

  test('an unsolvable puzzle has states, but no distances', () => {
    const walled = analysed(analyseSync(parsePuzzle('start:\nAB.#.\ngoal:\n....A')));
    expect(walled).toMatchObject({ states: 3, solvableStates: 0, goalStates: 0 });
    const [steps] = walled.metrics;
    expect(steps).toMatchObject({ optimalSolutions: 0, goalDistances: [], eccentricity: 2 });
    expect(steps).not.toHaveProperty('length');
    expect(steps).not.toHaveProperty('hardest');
  });

  test('a start that cannot move', () => {
    const stuck = analysed(analyseSync(parsePuzzle('start:\nAB\ngoal:\nA.')));
    expect(stuck.metrics[0]).toMatchObject({
      length: 0,
      optimalSolutions: 1,
      branching: { mean: 0, min: 0, max: 0, histogram: [1] },
      diameter: { lower: 0, upper: 0 },
    });
  });

  test('more than 2^53 solutions are told exactly, in digits', () => {
    const row = `${'A'}${'.'.repeat(20)}`;
    const rows = [row, row.replace('A', 'B'), row.replace('A', 'C')];
    const goal = rows.map((text) => [...text].reverse().join(''));
    const text = ['axes: A=h B=h C=h', 'start:', ...rows, 'goal:', ...goal].join('\n');
    const [steps] = analysed(analyseSync(parsePuzzle(text), { metrics: ['steps'] })).metrics;
    // Three rows of 20 steps each in any order: 60! / 20!^3.
    expect(steps!.optimalSolutions).toBe('577831214478475823831865900');
  });

  test.each([
    ['time', { timeMs: 0 }],
    ['nodes', { nodes: 1000 }],
    ['memory', { memoryBytes: 200_000 }],
    ['memory', { memoryBytes: 600_000 }],
    ['memory', { memoryBytes: 1000 }],
  ])('undecided at the limit of %s', (limit, limits) => {
    expect(analyseSync(klotski, { limits })).toMatchObject({
      status: 'undecided',
      limit,
      metrics: [],
      statesMin: expect.any(Number),
    });
  });

  test('a memory limit holds in every phase', () => {
    const { stats } = analysed(analyseSync(klotski, { metrics: ['steps'] }));
    for (let part = 1; part <= 16; part++) {
      const memoryBytes = Math.floor((stats.peakBytes * part) / 16);
      const analysis = analyseSync(klotski, { metrics: ['steps'], limits: { memoryBytes } });
      expect(analysis.stats.peakBytes).toBeLessThanOrEqual(memoryBytes);
      expect(analysis.status).toBe(part === 16 ? 'analysed' : 'undecided');
    }
  });

  test('a tile board that no memory holds is not begun', () => {
    const fifteen = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15');
    expect(analyseSync(fifteen)).toMatchObject({
      status: 'undecided',
      limit: 'memory',
      stats: { expanded: 0 },
    });
  });

  test('cancelling, and progress on the way', async () => {
    const aborted = await analyse(klotski, { signal: AbortSignal.abort() });
    expect(aborted).toMatchObject({ status: 'cancelled', metrics: [] });
    const seen: AnalysisProgress[] = [];
    const whole = await analyse(klotski, {
      metrics: ['moves', 'moves'],
      onProgress: (progress) => seen.push(progress),
    });
    expect(analysed(whole).metrics).toHaveLength(1);
    expect(seen[0]).toMatchObject({ metric: 'moves', expanded: expect.any(Number) });
  });

  test('metrics of other puzzles and limits that make no sense are refused', () => {
    const metrics: Metric[] = ['mtm'];
    expect(() => analyseSync(klotski, { metrics })).toThrow('metric mtm is for tile puzzles');
    expect(() => analyseSync(klotski, { limits: { nodes: -1 } })).toThrow(
      '-1 is not a valid value of limit nodes',
    );
  });
});
