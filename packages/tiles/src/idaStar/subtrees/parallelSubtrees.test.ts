import { parsePuzzle } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { expect, test } from 'vitest';
import { KernelTables } from '../../patternDatabase/kernelTables.ts';
import { KernelStepSearch } from '../kernelStepSearch.ts';
import { SubtreeSearch } from './parallelSubtrees.ts';
import { StepTree } from './stepTree.ts';

test('a search closed in the middle of a leaf gives its kernel back', () => {
  // A goal of which no other test of this process keeps kernels.
  const text = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
  const problem = compileTiles(parsePuzzle(text, { goal: 'spiral' }));
  const tables = new KernelTables(problem, 'small');
  let kernels = tables.step(1e6);
  while (!kernels) kernels = tables.step(1e6);
  const own = kernels;
  const first = own.take(true)!;
  own.giveBack(first);
  const bytes: number[] = [];
  for (let i = 0; i < 4; i++) {
    const loaded = own.take(true)!;
    expect(loaded).toBe(first);
    const alone = new KernelStepSearch(problem, loaded, false, (back) => own.giveBack(back));
    const tree = new StepTree(alone, loaded, loaded.shared!);
    const search = new SubtreeSearch(alone, [tree], { threads: 1, nodesAlone: 1000 });
    search.start(70);
    for (let slice = 0; slice < 5; slice++) expect(search.step(30_000)).toBeUndefined();
    expect(search.expanded).toBeGreaterThan(100_000);
    bytes.push(search.bytes);
    search.close();
  }
  expect(new Set(bytes).size).toBe(1);
});
