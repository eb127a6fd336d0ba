/* A result as signs, to be sent to others. */

/** Signs in a row of a result. */
const WIDTH = 10;

export type Shown = {
  /** The own length. */
  readonly length: number;
  /** The shortest length, where it is known. */
  readonly shortest?: number;
  readonly helped: boolean;
};

/**
 * A row of squares: green for the part of the own line that the shortest takes, yellow for what was
 * longer; a star behind the shortest possible, a bulb behind what had hints.
 */
export function resultSigns({ length, shortest, helped }: Shown): string {
  const hint = helped ? '💡' : '';
  if (shortest === undefined) return `${'⬜'.repeat(WIDTH)}${hint}`;
  const isBest = length <= shortest;
  // Whoever took more than the shortest sees so.
  const green = isBest ? WIDTH : Math.min(WIDTH - 1, Math.floor((WIDTH * shortest) / length));
  const star = isBest && !helped ? '⭐' : '';
  return `${'🟩'.repeat(green)}${'🟨'.repeat(WIDTH - green)}${star}${hint}`;
}
