import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Groups } from '../evaluation/tileGroups.ts';

/**
 * Judges a whole board: groups of at most three tiles, and of three cells by the ids in them (as
 * if ids were cells and cells ids), which count nothing where the gap is in one. See
 * `anytime/evaluation/learned.ts`
 * for a learned one and `anytime/evaluation/dualStates.ts` for the groups of cells.
 */
export type BoardEvaluation = Evaluation & {
  readonly groups: Groups<Int16Array>;
  readonly dualGroups?: Groups<Int8Array>;
};

/** What a beam over a whole board is asked. */
export type WholeBoardBeamOptions = {
  /** States kept of each level. */
  readonly width: number;
  /** As far as it can get by `setWidth`; no further than `width` by default. */
  readonly widest?: number;
  /** Ties are drawn by it. */
  readonly seed: number;
  /** The longest line of interest, in moves. */
  readonly movesMax: number;
};

/** A beam over a whole board: in a kernel (`kernelBeam.ts`) or in TypeScript (`plainBeam/`). */
export interface WholeBoardBeam {
  /** States expanded, and steps tried, by all beams so far. */
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
  /**
   * Directions of the gap along the line that was found; where the beam is lost, to the state that
   * looked nearest.
   */
  readonly line: Uint8Array;
  /** Begins anew from ids by cell and the gap's cell; false where there is no memory for it. */
  begin(tiles: ArrayLike<number>, gap: number, options: WholeBoardBeamOptions): boolean;
  /** Moves from the start to the level at hand. */
  readonly depth: number;
  /** Makes the levels to come so wide, as far as there is room. */
  setWidth(width: number): void;
  /** Expands about `budget` states. */
  step(budget: number): 'running' | 'found' | 'lost';
  /** Ends its threads. */
  close(): void;
}

/** Slots of the table of states met: some twelve for each state that a level can have. */
export function transpositionBitsFor(width: number): number {
  let bits = 10;
  while (2 ** bits < width * 12) bits++;
  return bits;
}
