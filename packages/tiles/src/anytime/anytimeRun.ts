/* What all parts of one anytime search share: its options, its incumbent and its counts. */
import type { Steps } from '@glissade/core';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { Incumbent } from './incumbent.ts';
import type { SearchCounts } from './slicedWork.ts';

export type AnytimeOptions = {
  readonly memoryBytesMax?: number;
  /** Another seed breaks ties another way; 1 by default. */
  readonly seed?: number;
  /** Threads that wide beams may use, the caller's included; 1 by default. */
  readonly threads?: number;
  /** The share of the time that is over, if there is a limit: the last beam fits the rest. */
  readonly spent?: () => number;
  /** A solution to begin with; a constructive one when not given. */
  readonly incumbent?: Steps;
  /** Another search looks for the proof: boards of up to 16 cells are not searched exactly. */
  readonly isProvedElsewhere?: boolean;
};

/** What all that looks for shorter solutions in one anytime search shares. */
export type AnytimeRun = {
  readonly problem: TileProblem;
  readonly options: AnytimeOptions & { readonly memoryBytesMax: number; readonly seed: number };
  readonly incumbent: Incumbent;
  readonly counts: SearchCounts;
  /** Set by what builds tables: whether it does so now. */
  isPreparing: () => boolean;
};

/** On larger boards beams may end with a few tiles left, which are then solved in stages. */
export const CELLS_WHOLE_MAX = 49;
