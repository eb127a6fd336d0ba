import { formatMoves, formatState, formatTiles, type Puzzle, type State } from '@glissade/core';
import type { Node } from '@glissade/search/node';
import type { SearchEvent } from '@glissade/search/watch';
import { EventCounter } from './eventCounter.ts';
import { Sampling } from './sampling.ts';
import type { TraceEvent } from './traceEvent.ts';

type NodeTraced = { readonly id: number; readonly isBackward: boolean; h: number | undefined };

/** Turns what a textbook algorithm tells into events of a trace. */
export class Tracer {
  readonly counter = new EventCounter();
  private readonly puzzle: Puzzle;
  private readonly sampling: Sampling;
  private readonly nodes = new WeakMap<Node<State>, NodeTraced>();
  private events: TraceEvent[] = [];
  private nodeCount = 0;
  private iterations = 0;
  private lowerBound = 0;

  constructor(puzzle: Puzzle, eventsMax: number) {
    this.puzzle = puzzle;
    this.sampling = new Sampling(eventsMax);
  }

  get listed(): number {
    return this.sampling.listed;
  }

  /** Hands out the events gathered since the last call. */
  take(): TraceEvent[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  readonly watch = (event: SearchEvent<State>): void => {
    if (event.type === 'expand') this.beginExpansion(event.lowerBound);
    this.counter.count(event);
    switch (event.type) {
      case 'iteration':
        this.events.push({ event: 'iteration', number: ++this.iterations, bound: event.bound });
        return;
      case 'goal':
        this.events.push({ event: 'goal', ...this.whole(event.node) });
        return;
      case 'meet': {
        const other = this.known(event.other).id;
        this.events.push({ event: 'meet', node: this.known(event.node).id, other });
        return;
      }
    }
    const traced = this.known(event.node, event.type === 'open' && event.isBackward === true);
    if (event.type === 'evaluate') traced.h = event.h;
    if (this.sampling.take()) this.events.push(this.told(event));
  };

  /** Notes what a proof has come to; for engines that are not watched, too. */
  noteBound(lowerBound: number, expanded: number): void {
    if (lowerBound <= this.lowerBound) return;
    this.lowerBound = lowerBound;
    this.events.push({ event: 'bound', lowerBound, expanded });
  }

  private beginExpansion(lowerBound: number): void {
    this.noteBound(lowerBound, this.counter.expanded);
    if (!this.sampling.expand()) return;
    this.events.push({ event: 'sample', every: this.sampling.every });
  }

  private told(event: CountedEvent): TraceEvent {
    const { type, node } = event;
    const { id, h } = this.known(node);
    switch (type) {
      case 'expand': {
        const known = h === undefined ? {} : { h };
        return { event: type, ...this.whole(node), ...known, frontier: this.counter.frontier };
      }
      case 'generate':
        return { event: type, ...this.whole(node) };
      case 'evaluate':
        return { event: type, node: id, h: event.h };
      case 'open':
        return { event: type, ...(node.parent ? { node: id } : this.whole(node)) };
      case 'duplicate':
        return { event: type, node: id, wasOpen: event.wasOpen };
      case 'prune': {
        const { reason, bound, wasOpen } = event;
        return {
          event: type,
          node: id,
          reason,
          bound,
          wasOpen,
        };
      }
      default:
        return { event: type, node: id };
    }
  }

  private known(node: Node<State>, isRootOfGoals = false): NodeTraced {
    const known = this.nodes.get(node);
    if (known) return known;
    const parent = node.parent && this.known(node.parent);
    const isBackward = isRootOfGoals || parent?.isBackward === true;
    const traced = { id: this.nodeCount++, isBackward, h: undefined };
    this.nodes.set(node, traced);
    return traced;
  }

  private whole(node: Node<State>) {
    const { id, isBackward } = this.known(node);
    return {
      node: id,
      state: stateLine(this.puzzle, node.state),
      g: node.g,
      ...(node.parent
        ? {
            parent: this.known(node.parent).id,
            move: formatMoves(this.puzzle, Uint32Array.from(node.steps), 'moves'),
          }
        : {}),
      ...(isBackward ? ({ backward: true } as const) : {}),
    };
  }
}

type CountedEvent = Exclude<SearchEvent<State>, { type: 'iteration' | 'goal' | 'meet' }>;

/** A state in one line, its rows parted by `/`. */
export function stateLine(puzzle: Puzzle, state: State): string {
  if (puzzle.type === 'tiles') return formatTiles(puzzle, state);
  return formatState(puzzle, state).replaceAll('\n', '/');
}
