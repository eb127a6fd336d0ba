/*
 * Doors: states that every solution passes, however long; and the dead ends beside them.
 *
 * A solution ends in the first goal state it meets. So all goal states are joined into one vertex,
 * the end, and what lies beyond them is left out. A door is a state, neither the start nor the end,
 * without which no way leads from the start to the end: an articulation point between the two. A
 * forced move is an edge with that property: a bridge. Doors cut the space into rooms: the
 * biconnected components on the way from the start to the end. What hangs on a room by one state
 * alone, and holds neither start nor end, is a dead end: the only way out is by the same state.
 *
 * One depth-first search from the end finds all of it (Hopcroft and Tarjan 1973, Algorithm 447):
 * low[v] is the earliest number of the search that the subtree of v reaches by one edge outside
 * the tree. It is iterative: spaces are millions of states deep. Refused: rooted at the start, the
 * end would need a list of neighbours of its own; rooted at the end, its neighbours are the outer
 * loop, and the search stops once it has finished the part that holds the start.
 *
 * Cost: each state once, each edge twice; 20 bytes a state.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import { type DeadEnds, deadEndsOf, type Hanging } from './deadEnds.ts';
import type { Folded } from './folding.ts';

export type Doors = {
  /** From the start to the goal. */
  readonly doors: readonly number[];
  /**
   * States of each room: room i lies between door i - 1 (or the start) and door i (or the end);
   * both ends are counted, and all goal states as one.
   */
  readonly rooms: readonly number[];
  /** For each room, true if it is one move: a bridge. */
  readonly isForced: readonly boolean[];
  /** States that can be reached without passing a goal state, goal states not counted. */
  readonly statesBefore: number;
} & DeadEnds;

/** States, or classes of them. */
export type Searched = Pick<Folded, 'graph' | 'isGoal'>;

/** Undefined: memory ran out. The start must not be a goal state, and the goal be reachable. */
export function* findDoors(searched: Searched, meter: MemoryMeter): Work<Doors> {
  const search = DepthFirst.open(searched, meter);
  if (!search) return undefined;
  for (let root = search.nextRoot(); root !== NOBODY; root = search.nextRoot()) {
    search.begin(root);
    while (!search.isDone) {
      search.advance(STATES_A_YIELD);
      yield STATES_A_YIELD;
    }
    if (search.order[START]! > 0) break;
  }
  const found = search.result();
  meter.release(search.bytes);
  return found;
}

const START = 0;

class DepthFirst {
  /** Number in the search, from 1; 0 is not met. The end itself has 0 of its own: see `low`. */
  readonly order: Int32Array;
  private readonly low: Int32Array;
  private readonly parent: Int32Array;
  private readonly nextEdge: Int32Array;
  /** Vertices of components not yet closed; the upper end is the stack of the search path. */
  private readonly open: Int32Array;
  /** 1: its subtree holds the start. 2: it lies in a room. */
  private readonly marks: Uint8Array;
  private readonly searched: Searched;
  private openCount = 0;
  private orderLast = 0;
  private at = NOBODY;
  private rootFirst = 0;
  /** The goal whose neighbours may be roots next. */
  private goal = 0;
  /** Subtrees that hang on a state by that state alone. */
  private parts: Hanging[] = [];
  /** From the start to the end. */
  private readonly chain: { door: number; size: number; isForced: boolean }[] = [];

  private constructor(searched: Searched, tables: readonly Int32Array[]) {
    this.searched = searched;
    const [order, low, parent, nextEdge, open] = tables;
    this.order = order!;
    this.low = low!;
    this.parent = parent!;
    this.nextEdge = nextEdge!;
    this.open = open!;
    this.marks = new Uint8Array(searched.graph.count);
  }

  static open(searched: Searched, meter: MemoryMeter): DepthFirst | undefined {
    const { count } = searched.graph;
    const tables: Int32Array[] = [];
    if (!meter.claim(count)) return undefined;
    for (let i = 0; i < 5; i++) {
      const table = meter.allocate(count);
      if (!table) return undefined;
      tables.push(table);
    }
    return new DepthFirst(searched, tables);
  }

  get bytes(): number {
    return this.searched.graph.count * 21;
  }

  get isDone(): boolean {
    return this.at === NOBODY;
  }

  /** A neighbour of the end that was not met; NOBODY: there is none. */
  nextRoot(): number {
    const { graph, isGoal } = this.searched;
    for (; this.goal < graph.count; this.goal++) {
      if (isGoal[this.goal] === 0) continue;
      const end = graph.firsts[this.goal + 1]!;
      for (let edge = graph.firsts[this.goal]!; edge < end; edge++) {
        const next = graph.successors[edge]!;
        if (isGoal[next] === 0 && this.order[next] === 0) return next;
      }
    }
    return NOBODY;
  }

  begin(root: number): void {
    this.rootFirst = this.orderLast + 1;
    this.parts = [];
    this.enter(root, END);
  }

  private enter(state: number, parent: number): void {
    this.orderLast++;
    this.order[state] = this.orderLast;
    this.low[state] = this.orderLast;
    this.parent[state] = parent;
    this.nextEdge[state] = this.searched.graph.firsts[state]!;
    this.open[this.openCount++] = state;
    if (state === START) this.marks[state] = HOLDS_START;
    this.at = state;
  }

  /** Looks at so many edges. */
  advance(edges: number): void {
    const { graph, isGoal } = this.searched;
    const { order, low, parent, nextEdge } = this;
    for (let left = edges; left > 0 && this.at !== NOBODY; left--) {
      const state = this.at;
      const edge = nextEdge[state]!;
      if (edge === graph.firsts[state + 1]!) {
        this.leave(state);
        continue;
      }
      nextEdge[state] = edge + 1;
      const next = graph.successors[edge]!;
      if (isGoal[next] !== 0) {
        // An edge to the end; several from one state are one.
        if (parent[state] !== END) low[state] = 0;
      } else if (order[next] === 0) this.enter(next, state);
      else if (next !== parent[state] && order[next]! < low[state]!) low[state] = order[next]!;
    }
  }

  /** Goes back to the parent, and closes the component between the two if there is one. */
  private leave(state: number): void {
    const { low, order, marks } = this;
    const parent = this.parent[state]!;
    const holdsStart = (marks[state]! & HOLDS_START) !== 0;
    if (parent === END) {
      this.close(state, END, holdsStart);
      this.at = NOBODY;
      return;
    }
    if (low[state]! < low[parent]!) low[parent] = low[state]!;
    if (holdsStart) marks[parent]! |= HOLDS_START;
    if (low[state]! >= order[parent]!) this.close(state, parent, holdsStart);
    this.at = parent;
  }

  private close(child: number, entrance: number, holdsStart: boolean): void {
    const { open, marks } = this;
    let size = 1;
    for (let state = NOBODY; state !== child; ) {
      state = open[--this.openCount]!;
      size++;
      if (holdsStart) marks[state]! |= IN_ROOM;
    }
    if (!holdsStart) {
      if (entrance !== END) this.parts.push({ entrance, child });
      return;
    }
    if (entrance !== END) marks[entrance]! |= IN_ROOM;
    this.chain.push({ door: entrance, size, isForced: size === 2 });
  }

  result(): Doors {
    const { chain, marks, orderLast } = this;
    const parts = this.parts.filter(({ entrance }) => (marks[entrance]! & IN_ROOM) !== 0);
    const tree = { ...this.searched, order: this.order, parent: this.parent, orderLast };
    return {
      doors: chain.slice(0, -1).map(({ door }) => door),
      rooms: chain.map(({ size }) => size),
      isForced: chain.map(({ isForced }) => isForced),
      statesBefore: orderLast - this.rootFirst + 1,
      ...deadEndsOf(tree, parts, [this.nextEdge, this.open]),
    };
  }
}

const NOBODY = -1;
/** The parent of the neighbours of the end at which a search began. */
const END = -2;
const HOLDS_START = 1;
const IN_ROOM = 2;
