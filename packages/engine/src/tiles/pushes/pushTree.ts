import type { SharedInstance, TilePushesKernel } from '@glissade/kernels';
import * as layout from '@glissade/kernels/pushLayout';
import type { TileProblem } from '../../problem/tileProblem.ts';
import { type CutTree, LEAF_EXHAUSTED } from '../idaStar/cutTree.ts';
import { grow } from '../patternDatabase/patternBuilder.ts';
import { beginSide, type LoadedSide, lineOfPlaces } from './kernelPushSearch.ts';

/** What `search` answers at a node of the cut. */
const SEARCH_LEAF = 3;
const NODES_AT_ONCE = 20_000;

/** Areas and leaves made in a memory, which serve its next search if they are enough. */
type Areas = { readonly threads: number; readonly leaves: number };
const areasIn = new WeakMap<WebAssembly.Memory, Areas>();

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
    if (!this.makeAreas(threads, leaves)) return false;
    const view = new DataView(memory.buffer);
    view.setInt32(layout.PUSH_STOP, 0, true);
    // Threads of an earlier pool are gone.
    view.setInt32(layout.PUSH_THREADS, 1, true);
    return true;
  }

  private makeAreas(threads: number, leaves: number): boolean {
    const { memory } = this.shared;
    const made = areasIn.get(memory);
    if (made && made.threads >= threads && made.leaves >= leaves) return true;
    const areasAt = memory.buffer.byteLength;
    const leavesAt = areasAt + threads * layout.PUSH_AREA_BYTES;
    if (!grow(memory, leavesAt + leaves * layout.PUSH_LEAF_BYTES)) return false;
    const view = new DataView(memory.buffer);
    view.setUint32(layout.PUSH_AREAS_AT, areasAt, true);
    view.setUint32(layout.PUSH_LEAVES_AT, leavesAt, true);
    areasIn.set(memory, { threads, leaves });
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
      paths.push(Uint8Array.from({ length: depth }, (_, push) => kernel.wayAt(push)));
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
