import { PatternDatabase } from '../src/heuristic/tiles/patternDatabase.ts';
import type { PatternTable } from '../src/heuristic/tiles/patternSums.ts';

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
