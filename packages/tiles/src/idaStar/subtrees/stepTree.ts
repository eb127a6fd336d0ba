/*
 * An iteration of IDA* in single-tile steps as a tree that threads search together: the nodes at a
 * small depth are listed, then any thread searches the subtree below one of them. All of it is in
 * the shared memory of the kernel `tileSteps`. `parallelSubtrees.ts` explains the idea and what was
 * rejected.
 */
import type { SharedInstance } from '@glissade/platform/kernelModule';
import type { TileStepsKernel } from '../../kernel/tileSteps.ts';
import * as layout from '../../kernel/tileStepsLayout.ts';
import type { KernelStepSearch } from '../kernelStepSearch.ts';
import { type LoadedSteps, readLine } from '../stepMemory.ts';
import type { CutTree } from './cutTree.ts';
import { type AreaLayout, openAreas } from './subtreeAreas.ts';

/** Nodes that one call of the kernel may expand while the tree is cut. */
const NODES_AT_ONCE = 20_000;
/** Records in the depth-first stack of a thread, one for each node on the current path. */
const RECORDS = 258;
const AREA_BYTES = layout.TILES_POOL + RECORDS * layout.NODE_BYTES;

const AREA_LAYOUT: AreaLayout = {
  stopAt: layout.TILES_STOP,
  areasAt: layout.TILES_AREAS_AT,
  leavesAt: layout.TILES_LEAVES_AT,
  areaBytes: AREA_BYTES,
  leafBytes: layout.LEAF_BYTES,
};

/** The search tree of one bound; its leaves are the nodes at the depth of the cut. */
export class StepTree implements CutTree {
  readonly shared: SharedInstance<TileStepsKernel>;
  readonly stopAt = layout.TILES_STOP;
  readonly cutFirst = 4;
  readonly cutMore = 2;
  private readonly alone: KernelStepSearch;
  private readonly loaded: LoadedSteps;

  constructor(
    alone: KernelStepSearch,
    loaded: LoadedSteps,
    shared: SharedInstance<TileStepsKernel>,
  ) {
    this.alone = alone;
    this.loaded = loaded;
    this.shared = shared;
    this.counters.fill(BigInt(0));
  }

  /** Nodes that threads have expanded, and steps they have tried. */
  private get counters(): BigUint64Array {
    return new BigUint64Array(this.shared.memory.buffer, layout.TILES_NODES, 2);
  }

  get expanded(): number {
    return Number(this.counters[0]);
  }

  get generated(): number {
    return Number(this.counters[1]);
  }

  open(threads: number, leaves: number): boolean {
    const { kernel, memory } = this.shared;
    if (!openAreas(memory, threads, leaves, AREA_LAYOUT)) return false;
    new DataView(memory.buffer).setUint32(layout.TILES_AREA_BYTES, AREA_BYTES, true);
    kernel.takeFirstArea();
    return true;
  }

  deepestCut(bound: number): number {
    return bound + 2 > RECORDS ? 0 : Math.min(bound - 2, layout.LEAF_BYTES);
  }

  cut(bound: number, depth: number, countMax: number): Uint8Array[] {
    const { kernel } = this.shared;
    const paths: Uint8Array[] = [];
    this.alone.start(bound);
    kernel.begin(0, bound, depth);
    while (paths.length <= countMax) {
      const status = kernel.step(NODES_AT_ONCE);
      if (status === layout.TILES_EXHAUSTED) break;
      if (status === layout.TILES_LEAF) {
        paths.push(readLine(kernel.memory, this.loaded.stackAt, depth));
      }
    }
    return paths;
  }

  writeLeaves(bound: number, paths: readonly Uint8Array[]): void {
    const { buffer } = this.shared.memory;
    const view = new DataView(buffer);
    // The cut has consumed the root, so the search is started again.
    this.alone.start(bound);
    view.setUint32(layout.TILES_BOUND, bound, true);
    view.setUint32(layout.TILES_LEAF_DEPTH, paths[0]?.length ?? 0, true);
    const leavesAt = view.getUint32(layout.TILES_LEAVES_AT, true);
    paths.forEach((path, leaf) => {
      new Uint8Array(buffer).set(path, leavesAt + leaf * layout.LEAF_BYTES);
    });
  }

  enterLeaf(leaf: number): void {
    this.shared.kernel.enterLeaf(leaf);
  }

  work(nodes: number): number {
    return this.shared.kernel.step(nodes);
  }

  lineFound(isOwn: boolean, bound: number): Uint8Array {
    const { kernel, memory } = this.shared;
    const area = new DataView(memory.buffer).getUint32(layout.TILES_FOUND_AT, true);
    const ownStack = (kernel.nodeAt() >>> 0) - kernel.depth() * layout.NODE_BYTES;
    return readLine(memory, isOwn ? ownStack : area + layout.TILES_POOL, bound);
  }
}
