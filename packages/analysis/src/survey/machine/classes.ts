/* What the survey kernel is asked of a class, and what it finds. */
import type { Counts, Hardest } from '../family.ts';
import type { Cells } from '../geometry/kinds.ts';

/** A place of a piece of a field of a class. */
export type Pair = { readonly field: number; readonly place: number };

/** The kind of a field, and how many pieces it has. */
export type Field = { readonly kind: number; readonly pieces: number };

/** Pairs that must all hold. */
export type Condition = readonly Pair[];

/** A class as the kernel takes it. */
export type ClassSpec = {
  /** The goal's field first. */
  readonly fields: readonly Field[];
  /** Conditions, of which one is enough; no conditions for starts: every state is one. */
  readonly starts: readonly Condition[];
  /** Cells that no piece of a start may cover; none if not given. */
  readonly closed?: Cells;
  readonly goals: readonly Condition[];
  /**
   * Of starts equally far, the lowest by the cells of so many fields, then by those of the others,
   * is told, and cornered states are counted; if not given, any of them.
   */
  readonly firstFields?: number;
};

/** A hardest start, also as the kernel takes it, while its class is the current one. */
export type HardestState = Hardest & { readonly state: () => readonly Pair[] };

/** What the kernel found of a class. */
export type ClassFound = {
  /** Classes that it stands for. */
  readonly weight: number;
  readonly counts: Counts;
  readonly longest: number;
  readonly hardestCount: number;
  readonly hardest: readonly HardestState[];
  /** States in which nothing can go up or left; 0 unless `firstFields` is given. */
  readonly cornered: number;
  readonly fields: () => readonly Field[];
  readonly pieces: number;
};
