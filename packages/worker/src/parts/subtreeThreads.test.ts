import { parsePuzzle } from '@glissade/core';
import { KernelStepSearch } from '@glissade/tiles/idaStar/kernelStepSearch';
import { KernelTables } from '@glissade/tiles/patternDatabase/kernelTables';
import { afterAll, describe, expect, test } from 'vitest';
import { groupPieces, isPieceOf, type Piece, ROOT, subtreeProblem } from './subtree.ts';
import { SubtreeThreads } from './subtreeThreads.ts';

const problem = subtreeProblem(parsePuzzle('14 3 9 11/5 4 8 2/13 12 6 7/10 1 15 0'));
const never = new AbortController().signal;
const threads = new SubtreeThreads({ threads: 2, nodesAtOnce: 1000 });
afterAll(() => threads.close());

/** Nodes of each bound by one search without cuts, up to the one that finds a line. */
function alone() {
  const tables = new KernelTables(problem, 'small');
  let kernels = tables.step(1e6);
  while (!kernels) kernels = tables.step(1e6);
  const search = new KernelStepSearch(problem, kernels.take(false)!, false, () => undefined);
  const counts: { bound: number; expanded: number; generated: number }[] = [];
  for (let bound = search.estimate; ; bound += 2) {
    const before = { expanded: search.expanded, generated: search.generated };
    search.start(bound);
    let end = search.step(1e6);
    while (!end) end = search.step(1e6);
    if (end === 'found') return { counts, length: bound };
    const expanded = search.expanded - before.expanded;
    counts.push({ bound, expanded, generated: search.generated - before.generated });
  }
}

describe('a tree in pieces', () => {
  test('has the nodes of one search at every bound, however often it is stopped', async () => {
    const reference = alone();
    expect(reference.counts.at(-1)!.expanded).toBeGreaterThan(5000);
    for (const { bound, ...counts } of reference.counts) {
      const sum = { expanded: 0, generated: 0 };
      let groups: Piece[][] = [[ROOT]];
      for (let round = 0; groups.length > 0; round++) {
        const stopped = new AbortController();
        const answers = groups.map((pieces) =>
          threads.search(
            { problem, tables: 'small', bound, pieces },
            round < 4 ? stopped.signal : never,
          ),
        );
        stopped.abort();
        const found = await Promise.all(answers);
        for (const { expanded, generated } of found) {
          sum.expanded += expanded;
          sum.generated += generated;
        }
        groups = found.flatMap(({ rest }) => groupPieces(rest, 6));
      }
      expect(sum, `bound ${bound}`).toEqual(counts);
    }
  });

  test('tells the line of the last bound', async () => {
    const { length } = alone();
    const part = { problem, tables: 'small', bound: length, pieces: [ROOT] } as const;
    const { line, rest } = await threads.search(part, never);
    expect(line).toHaveLength(length);
    expect(rest).toEqual([]);
  });

  test('without pieces only tells the lower bound', async () => {
    const part = { problem, tables: 'small', bound: 0, pieces: [] } as const;
    const { estimate, expanded } = await threads.search(part, never);
    expect(expanded).toBe(0);
    expect(estimate).toBe(alone().counts[0]!.bound);
  });

  test.each([
    ['off the board', { path: '1', todo: 15 }],
    ['with a word that is no direction', { path: '7', todo: 15 }],
    ['with nothing to do', { path: '', todo: 0 }],
    ['longer than the bound', { path: '03'.repeat(40), todo: 15 }],
  ])('refuses a piece %s', async (_, piece) => {
    expect(isPieceOf(problem, 45, piece)).toBe(false);
    const part = { problem, tables: 'small', bound: 45, pieces: [piece] } as const;
    await expect(threads.search(part, never)).rejects.toThrow('on no path of this board');
  });

  test('refuses a path that no search goes', async () => {
    // Back and forth: never begun by a search that prunes.
    const part = {
      problem,
      tables: 'small',
      bound: 45,
      pieces: [{ path: '0202', todo: 15 }],
    } as const;
    await expect(threads.search(part, never)).rejects.toThrow('in no tree of this board');
  });
});

test('groups hold every piece once, those near the root alone', () => {
  const pieces = Array.from({ length: 30 }, (_, n) => ({
    path: '0'.repeat((n * 7) % 30),
    todo: 1,
  }));
  const groups = groupPieces(pieces, 8);
  expect(groups).toHaveLength(8);
  expect(groups.flat().sort((a, b) => a.path.length - b.path.length)).toEqual(
    [...pieces].sort((a, b) => a.path.length - b.path.length),
  );
  expect(groups[0]).toEqual([{ path: '', todo: 1 }]);
});
