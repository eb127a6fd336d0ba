import type { Metric } from '@glissade/core';
import type { PruneReason } from '@glissade/search/watch';
import type { Outcome } from '@glissade/solve/outcome';

/** What every event about a node says: the number of the node, from 0 in the order of creation. */
type OfNode = {
  /** The number of the node. */
  readonly node: number;
};

/** A node in full: enough to draw it without any event before. */
type WholeNode = OfNode & {
  /** Rows from the top, parted by `/`. */
  readonly state: string;
  /** The length so far. */
  readonly g: number;
  /** Missing at the roots. */
  readonly parent?: number;
  /** The move from the parent. */
  readonly move?: string;
  /** Its search began at a goal. */
  readonly backward?: true;
};

/** How many events of each kind a search had, listed or not, and two greatest values. */
export type TraceCounts = {
  /** Nodes expanded. */
  readonly expand: number;
  /** Successors made. */
  readonly generate: number;
  /** Heuristic values computed. */
  readonly evaluate: number;
  /** Nodes expanded before that were reached by a cheaper way. */
  readonly reopen: number;
  /** Nodes put on the frontier. */
  readonly open: number;
  /** Cheaper ways to states on the frontier. */
  readonly improve: number;
  /** Nodes whose state was met before. */
  readonly duplicate: number;
  /** Nodes left out. */
  readonly prune: number;
  /** The greatest g of a node on the frontier, or of the goal found. */
  readonly depthMax: number;
  /** The most nodes on the frontier and on the path to the newest of them. */
  readonly pathAndFrontierMax: number;
};

/**
 * One event of a search; plain JSON. The first is `start`, the last `end`. A node is generated,
 * may be evaluated, and then is opened (put on the frontier), pruned, a duplicate or a goal.
 */
export type TraceEvent =
  | {
      /** The first event. */
      readonly event: 'start';
      /** The version of this form. */
      readonly version: 1;
      /** The name of the engine that searches. */
      readonly engine: string;
      /** What g, h and bounds are counted in. */
      readonly metric: Metric;
      /** The start state. */
      readonly state: string;
      /** The most node events listed; missing: all are. */
      readonly eventsMax?: number;
    }
  | (WholeNode & {
      /** Taken off the frontier; its successors follow. */
      readonly event: 'expand';
      /** Its heuristic value, where it was evaluated. */
      readonly h?: number;
      /** Nodes that wait, this one taken off. */
      readonly frontier: number;
    })
  | (WholeNode & {
      /** Made as a successor. */
      readonly event: 'generate';
    })
  | (OfNode & {
      /** Its heuristic value was computed. */
      readonly event: 'evaluate';
      /** The value: an estimate of the length to the goal. */
      readonly h: number;
    })
  | (OfNode & {
      /** A cheaper way to a state: on the frontier (`improve`), or expanded before (`reopen`). */
      readonly event: 'improve' | 'reopen';
    })
  | ((OfNode | WholeNode) & {
      /** Put on the frontier. Roots, which are not generated, come in full. */
      readonly event: 'open';
    })
  | (OfNode & {
      /** Its state was met before. */
      readonly event: 'duplicate';
      /** True where that is only seen when the node is taken off the frontier. */
      readonly wasOpen: boolean;
    })
  | (OfNode & {
      /** Left out. */
      readonly event: 'prune';
      /** Why. */
      readonly reason: PruneReason;
      /** What its g, or its f = g + h, exceeds. */
      readonly bound?: number;
      /** True where the node is left out when it is taken off the frontier. */
      readonly wasOpen: boolean;
    })
  | (WholeNode & {
      /** It meets the goal. */
      readonly event: 'goal';
    })
  | (OfNode & {
      /** The two searches of a bidirectional one meet. */
      readonly event: 'meet';
      /** Number of the node of the same state on the other side. */
      readonly other: number;
    })
  | {
      /** Iterative deepening begins again. */
      readonly event: 'iteration';
      /** Number of the iteration, from 1. */
      readonly number: number;
      /** Nothing beyond it is opened. */
      readonly bound: number;
    }
  | {
      /** A level, an f-layer or an iteration is done. */
      readonly event: 'bound';
      /** Proved from here on: no solution is shorter. */
      readonly lowerBound: number;
      /** Nodes expanded so far. */
      readonly expanded: number;
    }
  | {
      /** A better solution, where an engine improves on a first one. */
      readonly event: 'incumbent';
      /** Its length in the metric of the search. */
      readonly length: number;
      /** Nodes expanded so far. */
      readonly expanded: number;
    }
  | {
      /** From here on the listing is sampled. */
      readonly event: 'sample';
      /** One expansion of so many is listed, with all that follows from it. */
      readonly every: number;
    }
  | {
      /** The last event. */
      readonly event: 'end';
      /** The verified answer. */
      readonly outcome: Outcome;
      /** For the textbook algorithms. */
      readonly counts?: TraceCounts;
      /** Node events listed. */
      readonly listed: number;
    };
