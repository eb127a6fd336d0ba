import type { Node } from './node.ts';

/**
 * An event of a textbook algorithm. A finished search has sent as many `expand`, `generate`,
 * `evaluate` and `reopen` events as its statistics count.
 */
export type SearchEvent<S> =
  | (OfNode<S> & {
      /** Taken off the frontier; its successors follow. */
      readonly type: 'expand';
      /** Proved by then: no solution is shorter. */
      readonly lowerBound: number;
    })
  | (OfNode<S> & {
      /** Made as a successor. */
      readonly type: 'generate';
    })
  | (OfNode<S> & {
      /** It meets the goal, and ends the search. */
      readonly type: 'goal';
    })
  | (OfNode<S> & {
      /** A heuristic value was computed. */
      readonly type: 'evaluate';
      /** The value: an estimate of the cost to the nearest goal. */
      readonly h: number;
    })
  | (OfNode<S> & {
      /** Put on the frontier. */
      readonly type: 'open';
      /** True for a root of the search from the goals. */
      readonly isBackward?: boolean;
    })
  | (OfNode<S> & {
      /** A cheaper way to a state on the frontier (`improve`) or expanded before (`reopen`). */
      readonly type: 'improve' | 'reopen';
      /** The node of the same state that it replaces. */
      readonly earlier: Node<S>;
    })
  | (OfNode<S> & {
      /** Its state was met before. */
      readonly type: 'duplicate';
      /** True where that is only seen when the node is taken off the frontier. */
      readonly wasOpen: boolean;
    })
  | (OfNode<S> & {
      /** Left out. */
      readonly type: 'prune';
      /** Why. */
      readonly reason: PruneReason;
      /** True where the node is left out when it is taken off the frontier. */
      readonly wasOpen: boolean;
      /** What its g, or its f = g + h, exceeds. */
      readonly bound?: number;
    })
  | (OfNode<S> & {
      /** Both searches know the state; `node` is on the side that is being expanded. */
      readonly type: 'meet';
      /** The node of the same state on the other side. */
      readonly other: Node<S>;
    })
  | {
      /** Iterative deepening begins again. */
      readonly type: 'iteration';
      /** Nothing beyond it is opened. */
      readonly bound: number;
    };

/** What every event about a node says. */
type OfNode<S> = {
  /** The node; shared with the search, so do not change it. */
  readonly node: Node<S>;
};

/**
 * Why a node is pruned: `bound`, its g + h exceeds the bound of the iteration; `depth`, it is at
 * the depth bound; `back`, it takes back the last move; `dead-end`, its h is infinite.
 */
export type PruneReason = 'bound' | 'depth' | 'back' | 'dead-end';

/** Hears of each event as it happens. Where there is none, an event costs one comparison. */
export type Watch<S> = (event: SearchEvent<S>) => void;
