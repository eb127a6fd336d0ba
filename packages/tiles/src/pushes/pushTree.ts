import type { SharedInstance } from '@glissade/platform/kernelModule';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { type CutTree, LEAF_EXHAUSTED } from '../idaStar/subtrees/cutTree.ts';
import { type AreaLayout, openAreas } from '../idaStar/subtrees/subtreeAreas.ts';
import * as layout from '../kernel/pushLayout.ts';
import type { TilePushesKernel } from '../kernel/tilePushes.ts';
import { beginSide, type LoadedSide, lineOfPlaces } from './kernelPushSearch.ts';

/** What `search` answers at a node of the cut. */
const SEARCH_LEAF = 3;
const NODES_AT_ONCE = 20_000;

const AREA_LAYOUT: AreaLayout = {
  stopAt: layout.PUSH_STOP,
  areasAt: layout.PUSH_AREAS_AT,
  leavesAt: layout.PUSH_LEAVES_AT,
  areaBytes: layout.PUSH_AREA_BYTES,
  leafBytes: layout.PUSH_LEAF_BYTES,
};

/** The tree of lines in pushes that belong to one side. */
export class PushTree implements CutTree {
  readonly shared: SharedInstance<TilePushesKernel>;
  readonly stopAt = layout.PUSH_STOP;
  readonly cutFirst = 3;
  readonly cutMore = 1;
  private readonly problem: TileProblem;
  private readonly side: LoadedSide;
  /** Nodes made and pushes tried below leaves by the owner. */
  private readonly own = { expanded: 0, generated: 0 };
  /** What threads had counted before; undefined: another tree of this memory counts. */
  private readonly before: { readonly expanded: number; readonly generated: number } | undefined;

  constructor(
    problem: TileProblem,
    side: LoadedSide,
    shared: SharedInstance<TilePushesKernel>,
    countsThreads: boolean,
  ) {
    this.problem = problem;
    this.side = side;
    this.shared = shared;
    const [expanded, generated] = this.counters;
    const before = { expanded: Number(expanded), generated: Number(generated) };
    this.before = countsThreads ? before : undefined;
  }

  /** Nodes made by threads, and pushes they tried. */
  private get counters(): BigUint64Array {
    return new BigUint64Array(this.shared.memory.buffer, layout.PUSH_NODES, 2);
  }

  get expanded(): number {
    const threads = this.before ? Number(this.counters[0]) - this.before.expanded : 0;
    return this.own.expanded + threads;
  }

  get generated(): number {
    const threads = this.before ? Number(this.counters[1]) - this.before.generated : 0;
    return this.own.generated + threads;
  }

  open(threads: number, leaves: number): boolean {
    const { memory } = this.shared;
    if (!openAreas(memory, threads, leaves, AREA_LAYOUT)) return false;
    // Threads of an earlier pool are gone.
    new DataView(memory.buffer).setInt32(layout.PUSH_THREADS, 1, true);
    return true;
  }

  deepestCut(bound: number): number {
    return Math.min(bound - 3, layout.PUSH_LEAF_BYTES);
  }

  cut(bound: number, depth: number, countMax: number): Uint8Array[] {
    const { kernel } = this.shared;
    const paths: Uint8Array[] = [];
    if (!beginSide(this.side, bound, 0)) return paths;
    kernel.stopAtLeaves(depth);
    while (paths.length <= countMax) {
      const status = kernel.search(NODES_AT_ONCE);
      if (status === LEAF_EXHAUSTED) break;
      if (status !== SEARCH_LEAF) continue;
      paths.push(Uint8Array.from({ length: depth }, (_, push) => kernel.pathPushAt(push)));
    }
    return paths;
  }

  writeLeaves(bound: number, paths: readonly Uint8Array[]): void {
    const [first] = paths;
    if (!first || !beginSide(this.side, bound, 0)) return;
    const { kernel, memory } = this.shared;
    kernel.shareLeaves();
    const view = new DataView(memory.buffer);
    view.setInt32(layout.PUSH_LEAF_DEPTH, first.length, true);
    const leavesAt = view.getUint32(layout.PUSH_LEAVES_AT, true);
    const bytes = new Uint8Array(memory.buffer);
    paths.forEach((path, leaf) => {
      bytes.set(path, leavesAt + leaf * layout.PUSH_LEAF_BYTES);
    });
  }

  enterLeaf(leaf: number): void {
    this.shared.kernel.enterLeaf(leaf);
  }

  work(nodes: number): number {
    const { kernel } = this.shared;
    const expanded = kernel.nodesExpanded();
    const generated = kernel.nodesGenerated();
    const status = kernel.search(nodes);
    this.own.expanded += kernel.nodesExpanded() - expanded;
    this.own.generated += kernel.nodesGenerated() - generated;
    return status;
  }

  lineFound(isOwn: boolean, bound: number): Uint8Array {
    const { kernel, memory } = this.shared;
    const area = new DataView(memory.buffer).getUint32(layout.PUSH_FOUND_AT, true);
    const places = isOwn
      ? Array.from({ length: bound }, (_, push) => kernel.lineAt(push))
      : new Uint8Array(memory.buffer, area, bound).slice();
    return lineOfPlaces(this.problem, this.side.side, places);
  }
}
