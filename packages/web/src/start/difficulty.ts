/* The difficulty of known puzzles, by their optimum. */
import type { PuzzleRecord } from '@glissade/catalogue';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Up to how many moves (of tiles: stm) a puzzle is of the level before the last. */
const BOUNDS = { blocks: [20, 50, 90], tiles: [25, 45, 60] } as const;

/** The known optimum of a record in the metric that players count in. */
export function lengthOf({ metric, optimum }: PuzzleRecord): number | undefined {
  return optimum[metric];
}

/** How hard a puzzle is by its optimum; undefined where none is known. */
export function levelOf(record: PuzzleRecord): Level | undefined {
  const length = lengthOf(record);
  if (length === undefined) return undefined;
  const index = BOUNDS[record.type].findIndex((bound) => length <= bound);
  return LEVELS[index < 0 ? LEVELS.length - 1 : index];
}
