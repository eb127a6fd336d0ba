import type { TableSize } from '../../heuristic/tiles/partitions.ts';
import type { PushSize } from '../../heuristic/tiles/pushPatterns.ts';
import type { Iteration } from './iteration.ts';

/** Makes a search. A search for ties prunes no shortest line, so that it finds all of them. */
export type SearchMaker = (forTies: boolean) => Iteration;

/** A search of some strength, which may still have to be set up. */
export type HeuristicTier = {
  /** Size of its tables, if it has any. */
  readonly size?: TableSize | PushSize;
  /** Expansions of the tier below that take as long as the set-up of this one. */
  readonly price: number;
  /** Its tables are in memory; `load` reads them from the table cache if they are there. */
  readonly isReady: boolean;
  readonly load?: () => boolean;
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
