/**
 * Best-first search, the common part of `ucs`, `greedy` and `astar`: expands the open node with the
 * least priority. The priority is g, h, or g + h; the three differ in nothing else.
 *
 * Each state has one best node, under its key. When a cheaper path to an open state is found, a new
 * node replaces the old one, which is dropped when it is taken from the heap: this is cheaper and
 * simpler than moving it within the heap. When the state is closed, it is opened again and counted
 * as reopened; this happens only with inconsistent heuristics. The goal test comes at expansion,
 * because only then is g the least for a state.
 *
 * Among equal priorities the smaller h goes first, then the older node, unless another rule is
 * given. Every rule ends with the age, so a run can be repeated exactly.
 *
 * Cost: memory for every node generated; time log(open) for each of them.
 * Source: P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of
 * minimum cost paths (1968).
 */

import type { TieRule } from './algorithm.ts';
import { expandNode, isPause } from './expandNode.ts';
import { Heap } from './heap.ts';
import type { Heuristic } from './heuristic/heuristic.ts';
import type { Search } from './machine.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { answeredBy, EXHAUSTED, solvedBy } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

export type Strategy<S> = {
  readonly heuristic?: Heuristic<S> | undefined;
  priority(g: number, h: number): number;
  /** No answer is shorter than the bound that belongs to the least priority; 0: it says nothing. */
  boundOf(priority: number): number;
  /** The first answer is a shortest one. */
  readonly isOptimal: boolean;
  /** Follows a cheaper way to a state already met. */
  readonly improves: boolean;
  readonly ties?: TieRule | undefined;
  readonly watch?: Watch<S> | undefined;
};

type Entry<S> = {
  readonly node: Node<S>;
  readonly key: string;
  readonly priority: number;
  readonly h: number;
  /** How many entries were made before. */
  readonly age: number;
};

/** The best known way to a state. */
type Best<S> = { node: Node<S>; readonly h: number; isOpen: boolean };

export function* bestFirst<S>(
  space: StateSpace<S>,
  strategy: Strategy<S>,
  stats: SearchStats,
): Search {
  const meter = new NodeMeter(space, stats);
  const open = new OpenList(space, strategy, meter);
  open.offer(rootNode(space.start));
  for (let node = open.take(); node; node = open.take()) {
    if (space.isGoal(node.state)) {
      strategy.watch?.({ type: 'goal', node });
      return strategy.isOptimal ? solvedBy(node, stats) : answeredBy(node);
    }
    const children = yield* expandNode(space, node, meter, strategy.watch);
    for (let i = 0; i < children.length; i++) {
      open.offer(children[i]!);
      if (isPause(space, i)) yield;
    }
    yield;
  }
  return EXHAUSTED;
}

/** The open nodes by priority, and the best node of every state met. */
class OpenList<S> {
  private readonly space: StateSpace<S>;
  private readonly strategy: Strategy<S>;
  private readonly meter: NodeMeter<S>;
  private readonly heap: Heap<Entry<S>>;
  private readonly best = new Map<string, Best<S>>();
  private openCount = 0;
  private age = 0;

  constructor(space: StateSpace<S>, strategy: Strategy<S>, meter: NodeMeter<S>) {
    this.space = space;
    this.strategy = strategy;
    this.meter = meter;
    this.heap = new Heap<Entry<S>>(BEFORE[strategy.ties ?? 'low-h']);
  }

  /** Opens the node if its state is new, or met more cheaply than before. */
  offer(node: Node<S>): void {
    const key = this.space.key(node.state);
    const { watch, improves } = this.strategy;
    const known = this.best.get(key);
    if (!known) {
      const h = this.estimate(node);
      if (h === Infinity) {
        watch?.({ type: 'prune', node, reason: 'dead-end', wasOpen: false });
        return;
      }
      watch?.({ type: 'open', node });
      this.best.set(key, { node, h, isOpen: true });
      this.openCount++;
      this.enqueue(node, key, h);
    } else if (improves && node.g < known.node.g) this.improve(known, node, key);
    else watch?.({ type: 'duplicate', node, wasOpen: false });
  }

  /** A cheaper way to a state met before. */
  private improve(known: Best<S>, node: Node<S>, key: string): void {
    const earlier = known.node;
    this.strategy.watch?.({ type: known.isOpen ? 'improve' : 'reopen', node, earlier });
    if (!known.isOpen) {
      this.meter.stats.reopened++;
      this.openCount++;
    }
    known.node = node;
    known.isOpen = true;
    this.enqueue(node, key, known.h);
  }

  /** Closes the open node of least priority and hands it out. */
  take(): Node<S> | undefined {
    for (let entry = this.heap.pop(); entry; entry = this.heap.pop()) {
      const known = this.best.get(entry.key)!;
      if (known.node !== entry.node) continue;
      known.isOpen = false;
      this.openCount--;
      const { stats } = this.meter;
      stats.lowerBound = Math.max(stats.lowerBound, this.strategy.boundOf(entry.priority));
      return entry.node;
    }
    return undefined;
  }

  private enqueue(node: Node<S>, key: string, h: number): void {
    const priority = this.strategy.priority(node.g, h);
    this.heap.push({ node, key, priority, h, age: this.age++ });
    this.meter.notePeaks(this.openCount, this.best.size + this.heap.size);
  }

  private estimate(node: Node<S>): number {
    const { heuristic, watch } = this.strategy;
    if (!heuristic) return 0;
    this.meter.stats.evaluated++;
    const h = heuristic.evaluate(node.state);
    watch?.({ type: 'evaluate', node, h });
    return h;
  }
}

type Ranked = Pick<Entry<unknown>, 'priority' | 'h' | 'age'> & {
  readonly node: { readonly g: number };
};

/** Which of two entries comes first, by rule. */
const BEFORE: Readonly<Record<TieRule, (a: Ranked, b: Ranked) => boolean>> = {
  'low-h': (a, b) => {
    if (a.priority !== b.priority) return a.priority < b.priority;
    return a.h !== b.h ? a.h < b.h : a.age < b.age;
  },
  'low-g': (a, b) => {
    if (a.priority !== b.priority) return a.priority < b.priority;
    return a.node.g !== b.node.g ? a.node.g < b.node.g : a.age < b.age;
  },
  fifo: (a, b) => (a.priority !== b.priority ? a.priority < b.priority : a.age < b.age),
  lifo: (a, b) => (a.priority !== b.priority ? a.priority < b.priority : a.age > b.age),
};
