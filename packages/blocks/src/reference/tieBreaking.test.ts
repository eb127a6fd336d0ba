import {
  applyStep,
  beginsUnit,
  isGoalState,
  legalSteps,
  type Metric,
  metricsOf,
  type Puzzle,
  packStep,
  replay,
  type State,
  stateKey,
} from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { packedSearcher } from './packedSearcher.ts';

/** Worth of one unit of the first metric in units of the second. */
const RATIO = 1000;

type Node = { readonly state: State; readonly last: number; readonly cost: number };

/**
 * The least pair of lengths as first * RATIO + second: Dijkstra in single steps over states
 * together with the last piece and direction, by core's rules alone. -1: no solution; undefined:
 * too many.
 */
function dijkstra(puzzle: Puzzle, metrics: readonly Metric[], nodesMax: number) {
  const queue = new Map<number, Node[]>([[0, [{ state: puzzle.start, last: -1, cost: 0 }]]]);
  const done = new Set<string>();
  while (queue.size > 0) {
    const cost = Math.min(...queue.keys());
    const nodes = queue.get(cost)!;
    queue.delete(cost);
    for (const { state, last } of nodes) {
      // The piece moved last is told by where it is: pieces of a kind are interchangeable.
      const key = `${stateKey(puzzle, state)} ${last < 0 ? '' : state[last >> 2]} ${last & 3}`;
      if (done.has(key)) continue;
      if (isGoalState(puzzle, state)) return cost;
      done.add(key);
      if (done.size > nodesMax) return undefined;
      for (const step of legalSteps(puzzle, state)) {
        const packed = packStep(step);
        const pair = last < 0 ? Uint32Array.of(packed) : Uint32Array.of(last, packed);
        const [first, second] = metrics.map((metric) => beginsUnit(pair, pair.length - 1, metric));
        const next = cost + (first ? RATIO : 0) + (second ? 1 : 0);
        if (!queue.has(next)) queue.set(next, []);
        queue.get(next)!.push({ state: applyStep(puzzle, state, step), last: packed, cost: next });
      }
    }
  }
  return -1;
}

/** The pair of lengths the packed search finds, in the same form. */
function packed(puzzle: Puzzle, metrics: readonly [Metric, Metric]): number {
  const searcher = packedSearcher({ puzzle, metric: metrics[0], tieBreak: metrics[1] });
  for (;;) {
    const outcome = searcher.step(11);
    if (outcome?.status === 'unsolvable') return -1;
    if (outcome?.status !== 'solved') continue;
    const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    return lengths[metrics[0]]! * RATIO + lengths[metrics[1]]!;
  }
}

const PAIRS = [
  ['steps', 'slides'],
  ['steps', 'moves'],
  ['slides', 'steps'],
  ['slides', 'moves'],
  ['moves', 'steps'],
  ['moves', 'slides'],
] as const;

describe('ties broken by a second metric', () => {
  test.each(PAIRS)('%s, then %s: as Dijkstra over last piece and direction', (first, second) => {
    let compared = 0;
    let gained = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const puzzle = randomPuzzle(seed);
        const want = dijkstra(puzzle, [first, second], 6000);
        fc.pre(want !== undefined);
        expect(packed(puzzle, [first, second])).toBe(want);
        compared++;
        if (want !== packed(puzzle, [first, first]) && want > 0) gained++;
      }),
      { seed: 7, numRuns: 300 / oneIn(3) },
    );
    expect(compared).toBe(300 / oneIn(3));
    expect(gained).toBeGreaterThan(10 / oneIn(3));
  });

  test('tile boards: every pair of stm and mtm on 2×3', () => {
    const puzzles = ['5.1432', '41.532', '.54321', '245.13', '1.2453'].map((text) =>
      puzzleOf({
        id: text,
        name: '',
        start: [text.slice(0, 3), text.slice(3)],
        goals: [['123', '45.']],
        optimal: {},
      }),
    );
    for (const puzzle of puzzles) {
      expect(metricsOf(puzzle)).toContain('mtm');
      for (const pair of [['stm', 'mtm'] as const, ['mtm', 'stm'] as const]) {
        expect(packed(puzzle, pair)).toBe(dijkstra(puzzle, pair, 10_000));
      }
    }
  });

  // Each confirmed once by `dijkstra` above with no limit (some minutes).
  test.each([
    ['steps', 'slides', 116_095],
    ['steps', 'moves', 116_088],
    ['slides', 'steps', 90_118],
    ['slides', 'moves', 90_081],
    ['moves', 'steps', 81_118],
    ['moves', 'slides', 81_090],
  ] as const)('Klotski: %s, then %s', (first, second, pair) => {
    expect(packed(puzzleOf(blockEntry('klotski')), [first, second])).toBe(pair);
  });
});
