import type { Puzzle } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { KernelStepSearch } from '@glissade/tiles/idaStar/kernelStepSearch';
import { KernelTables } from '@glissade/tiles/patternDatabase/kernelTables';

/** Nodes of each bound in one search of one thread, and the bound that has a solution. */
export function nodesOfBounds(puzzle: Puzzle, size: 'small' | 'large' | 'heavy') {
  const problem = compileTiles(puzzle);
  const tables = new KernelTables(problem, size);
  let kernels = tables.step(1e6);
  while (!kernels) kernels = tables.step(1e6);
  tables.close();
  const search = new KernelStepSearch(problem, kernels.take(false)!, false, () => undefined);
  const bounds: [bound: number, nodes: number][] = [];
  for (let bound = search.estimate; ; bound += search.raise) {
    const before = search.expanded;
    search.start(bound);
    let end = search.step(1e6);
    while (!end) end = search.step(1e6);
    if (end === 'found') return { bounds, length: bound };
    bounds.push([bound, search.expanded - before]);
  }
}
