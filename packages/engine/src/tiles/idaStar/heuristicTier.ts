import type { TableSize } from '../../heuristic/tiles/partitions.ts';
import type { PushSize } from '../../heuristic/tiles/pushPatterns.ts';
import type { Iteration } from './iteration.ts';

/** Makes a search; one for ties skips no line that is as short as another: all can be had of it. */
export type SearchMaker = (forTies: boolean) => Iteration;

/** A search of some strength, possibly still to be set up. */
export type Rung = {
  /** Of its tables, if it has any. */
  readonly size?: TableSize | PushSize;
  /** Expansions of the rung below that are worth the set-up of this one. */
  readonly price: number;
  /** Its tables are at hand; `load` looks where an earlier process may have kept them. */
  readonly isReady: boolean;
  readonly load?: () => boolean;
  /** The price where an earlier process has kept its tables, and whether one seems to have. */
  readonly kept?: { readonly price: number; readonly isThere: () => boolean };
  /** Bytes it takes at most. */
  readonly bytesPeak: number;
  /** Bytes of the tables made so far. */
  readonly bytes: () => number;
  /**
   * Sets up for about as long as `budget` expansions take; the searches when they are ready, null
   * when there cannot be any, `refused` when its tables are too heavy for this run.
   */
  readonly prepare: (budget: number) => SearchMaker | null | 'refused' | undefined;
  /** Lets its tables stay for as long as the process lives. */
  readonly hold?: () => void;
  /** Gives up what setting up takes. */
  readonly close?: () => void;
};

/** A search that needs no set-up. */
export type ReadyRung = Rung & { readonly prepare: () => SearchMaker };
