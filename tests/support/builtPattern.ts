import { PatternDatabase } from '@glissade/search/heuristic/tiles/patternDatabase';
import type { PatternTable } from '@glissade/search/heuristic/tiles/patternSums';

/** A pattern and its finished table. */
export function builtPattern(
  width: number,
  height: number,
  gapGoal: number,
  pattern: readonly number[],
): PatternTable {
  const database = new PatternDatabase(width, height, gapGoal, pattern);
  while (!database.step(1000));
  return { pattern, table: database.table };
}
