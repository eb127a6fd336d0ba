/** The features that an estimate is made of. */
export const DIFFICULTY_PARTS = ['length', 'farthest'] as const;

/** A feature that an estimate is made of: see docs/explain.md. */
export type DifficultyPart = (typeof DIFFICULTY_PARTS)[number];

/** How hard a puzzle is for people: an estimate, not proved. */
export type DifficultyEstimate = {
  /** From 1 to 10, one decimal. */
  readonly score: number;
  /** What it is made of; `score` is 1 plus the sum of all `points`. */
  readonly parts: readonly {
    /** Which feature. */
    readonly name: DifficultyPart;
    /** The feature as it was counted. */
    readonly value: number;
    /** At most 3 for the length, 6 for the farthest state; two decimals. */
    readonly points: number;
  }[];
};
