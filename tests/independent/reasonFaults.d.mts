import type { ReasonChain } from '@glissade/analysis/reasons/reason';

/** A puzzle as the independent checker reads it. */
export type ReadPuzzle = {
  readonly pieces: readonly { readonly label: string; readonly origin: number }[];
};

export function reasonFaults(
  puzzle: ReadPuzzle,
  origins: readonly number[],
  chain: ReasonChain,
  isGood: (origins: readonly number[]) => boolean,
): string[];
