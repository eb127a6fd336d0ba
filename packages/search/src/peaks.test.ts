import { expect, test } from 'vitest';
import { finish, graphSpace } from '../../../tests/support/spaces.ts';
import type { SearchOptions } from './algorithm.ts';
import { ALGORITHMS } from './algorithms.ts';
import { rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { emptyStats, type SearchStats } from './searcher.ts';

/** Each letter leads to all that follow it; none is a goal, and nothing leads to z. */
const space = graphSpace(
  { a: { b: 1, c: 1, d: 1 }, b: { c: 1, d: 1 }, c: { d: 1 }, d: {}, z: {} },
  'a',
  'z',
);

/** What one node counts in this space, in which every way is one step. */
function bytesOfNode(): number {
  const meter = new NodeMeter(space, emptyStats());
  meter.made({ ...rootNode('b'), steps: [0] });
  meter.notePeaks(0, 1);
  return meter.stats.peakBytes;
}

const peaksOf = ({ peakFrontier, peakBytes }: SearchStats) => [
  peakFrontier,
  peakBytes / bytesOfNode(),
];

/** The greatest frontier (or depth) and the most nodes kept at once, counted by hand. */
const PEAKS: Readonly<Record<string, readonly [frontier: number, nodes: number]>> = {
  // b, c and d wait; four states are marked.
  bfs: [3, 4],
  'bfs-late': [3, 4],
  // a b c d is followed first, while d, c and d wait.
  dfs: [3, 7],
  // All four are marked at a; c and d wait while b is visited.
  'dfs-marked': [1, 6],
  // All four are in the table from the second iteration on; in the third, c and d wait at b.
  iddfs: [1, 6],
  // After a: four states in the table, three on the heap.
  ucs: [3, 7],
  greedy: [3, 7],
  astar: [3, 7],
  // The path a b c, and d, d, c and d beside it.
  idastar: [3, 6],
  // After a: b, c and d wait, and z on the other side.
  bidirectional: [4, 5],
};

test.each(ALGORITHMS)('$name: what waits, and what is kept', ({ name, start }) => {
  const searcher = start(space, { goalStates: ['z'] });
  expect(finish(searcher).status).toBe('unsolvable');
  expect(peaksOf(searcher.stats)).toEqual(PEAKS[name]);
});

test('depth-first with a bound keeps a table beside the stack as well', () => {
  const dfs = ALGORITHMS.find(({ name }) => name === 'dfs')!;
  const options: SearchOptions<string> = { depthMax: 5 };
  const searcher = dfs.start(space, options);
  expect(finish(searcher).status).toBe('unsolvable');
  expect(peaksOf(searcher.stats)).toEqual([3, 7]);
});
