/* What a textbook algorithm tells, counted. */
import type { State } from '@glissade/core';
import type { Node } from '@glissade/search/node';
import type { SearchEvent } from '@glissade/search/watch';
import type { Outcome } from '@glissade/solve/outcome';
import type { TraceCounts } from './traceEvent.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export class EventCounter {
  /** Nodes that wait. */
  frontier = 0;
  private readonly counts: Mutable<TraceCounts> = {
    expand: 0,
    generate: 0,
    evaluate: 0,
    reopen: 0,
    open: 0,
    improve: 0,
    duplicate: 0,
    prune: 0,
    depthMax: 0,
    pathAndFrontierMax: 0,
  };

  get expanded(): number {
    return this.counts.expand;
  }

  readonly count = (event: SearchEvent<State>): void => {
    const { type } = event;
    if (type === 'meet') return;
    if (type === 'iteration') {
      // What the iteration before has left on its stack is gone.
      this.frontier = 0;
      return;
    }
    if (type === 'goal') {
      this.noteDepth(event.node);
      return;
    }
    this.counts[type]++;
    if (type === 'open' || type === 'reopen') this.opened(event.node);
    else if (type === 'expand') this.frontier--;
    else if ((type === 'duplicate' || type === 'prune') && event.wasOpen) this.frontier--;
  };

  /** The counts, of a search that ended so. Throws where it has counted otherwise. */
  countsOf({ stats }: Outcome): TraceCounts {
    const { expand, generate, evaluate, reopen } = this.counts;
    const traced = [expand, generate, evaluate, reopen].join();
    const counted = [stats.expanded, stats.generated, stats.evaluated, stats.reopened].join();
    if (traced !== counted) {
      throw new Error(`the trace has ${traced} events, the search counted ${counted}`);
    }
    return { ...this.counts };
  }

  private opened(node: Node<State>): void {
    this.frontier++;
    this.noteDepth(node);
    // Above a node lie as many as its g says: each move costs 1.
    const held = this.frontier + node.g;
    this.counts.pathAndFrontierMax = Math.max(this.counts.pathAndFrontierMax, held);
  }

  private noteDepth({ g }: Node<State>): void {
    this.counts.depthMax = Math.max(this.counts.depthMax, g);
  }
}
