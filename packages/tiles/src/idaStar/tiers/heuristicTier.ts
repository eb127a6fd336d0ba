import type { TableSize } from '@glissade/search/heuristic/tiles/partitions';
import type { PushSize } from '@glissade/search/heuristic/tiles/pushPatterns';
import type { Iteration } from '../iteration.ts';
import type { ThreadsOptions } from '../subtrees/parallelSubtrees.ts';

/** Makes a search. A search for ties prunes no shortest line, so that it finds all of them. */
export type SearchMaker = (forTies: boolean) => Iteration;

/** A search of some strength, which may still have to be set up. */
export type HeuristicTier = {
  /** Size of its tables, if it has any. */
  readonly size?: TableSize | PushSize;
  /** Expansions of the tier below that take as long as the set-up of this one. */
  readonly price: number;
  /** Its tables are in memory; `seek` tells whether they seem to be there or in the table cache. */
  readonly isReady: boolean;
  readonly seek?: () => boolean;
  /** The price if its tables are in the table cache, and whether they seem to be. */
  readonly kept?: { readonly price: number; readonly isThere: () => boolean };
  /** The most bytes that it takes. */
  readonly bytesPeak: number;
  /** Bytes of the tables built so far. */
  readonly bytes: () => number;
  /**
   * Works on the set-up for about as long as `budget` expansions take. Returns the maker of
   * searches when it is ready, null when there can be none, `refused` when its tables are too heavy
   * for this run.
   */
  readonly prepare: (budget: number) => SearchMaker | null | 'refused' | undefined;
  /** Keeps its tables for as long as the process lives. */
  readonly hold?: () => void;
  /** Frees what the set-up has taken. */
  readonly close?: () => void;
};

/** A search that needs no set-up. */
export type ReadyTier = HeuristicTier & { readonly prepare: () => SearchMaker };

export function readyTier(maker: SearchMaker): ReadyTier {
  return { price: 0, isReady: true, bytesPeak: 0, bytes: () => 0, prepare: () => maker };
}

export type TierOptions = Partial<ThreadsOptions> & {
  /** A lower bound that was proved before: the first iteration is of no smaller one. */
  readonly lowerBound?: number;
  /**
   * Heavy tables are used for every board that is not solved at once: the strongest up to these
   * that fit into memory.
   */
  readonly isHeavy?: boolean;
  /** Heavy tables are not used: a search that reaches their price ends as undecided. */
  readonly isLightOnly?: boolean;
  readonly memoryBytesMax?: number;
};
