/*
 * Searches pieces of trees of single steps, with tables and threads for the goal that was asked for
 * last. The tables are built once, or loaded from the cache, where their checksum is looked at.
 */

import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import type { TableSize } from '@glissade/search/heuristic/tiles/partitions';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { KernelTables } from '@glissade/tiles/patternDatabase/kernelTables';
import type { SubtreeFound, SubtreePart } from './subtree.ts';
import { TreeThreads, type TreeThreadsOptions } from './treeThreads.ts';

/** Work on tables between two turns of the event loop. */
const BUDGET = 100_000;

export class SubtreeThreads {
  private readonly options: TreeThreadsOptions;
  private readonly trees = new Map<string, Promise<TreeThreads>>();

  constructor(options: TreeThreadsOptions) {
    this.options = options;
  }

  /** Searches until nothing is left, a line is found, or the signal is aborted. */
  async search(part: SubtreePart, signal: AbortSignalLike): Promise<SubtreeFound> {
    const tree = await this.treeFor(part.problem, part.tables);
    return tree.search(part, signal);
  }

  close(): void {
    for (const tree of this.trees.values()) {
      tree.then(
        (open) => open.close(),
        () => undefined,
      );
    }
    this.trees.clear();
  }

  private treeFor(problem: TileProblem, tables: TableSize): Promise<TreeThreads> {
    const { width, height, gapGoal } = problem;
    const key = `${width}x${height} ${gapGoal} ${tables}`;
    const known = this.trees.get(key);
    if (known) return known;
    // Tables of another goal are not needed as well: they may fill the memory.
    this.close();
    const opening = openTree(problem, tables, this.options);
    this.trees.set(key, opening);
    opening.catch(() => this.trees.delete(key));
    return opening;
  }
}

async function openTree(problem: TileProblem, size: TableSize, options: TreeThreadsOptions) {
  const tables = new KernelTables(problem, size, { threads: options.threads });
  try {
    let kernels = tables.step(BUDGET);
    while (kernels === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      kernels = tables.step(BUDGET);
    }
    const loaded = kernels?.take(true);
    if (!loaded) throw new Error(`there is no memory for the ${size} tables`);
    return new TreeThreads(loaded, options);
  } finally {
    tables.close();
  }
}
