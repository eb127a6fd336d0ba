/* Problems of planners (PDDL): facts that say where each tile is, and where it must be. */
import { ParseError } from '../../errors/parseError.ts';
import type { FormReading, ReadContext } from '../../form.ts';
import { readingOf } from '../readTiles.ts';
import { isPlan, tilesInText } from '../tilesInText.ts';

/** A problem of a planner with the tiles of a board; throws ParseError for any other. */
export function planning(text: string, { hasGoal }: ReadContext): FormReading | undefined {
  if (!isPlan(text)) return undefined;
  const boards = tilesInText(text);
  const reading = boards && (boards.goal || hasGoal) && readingOf(boards.start, boards.goal);
  if (reading) return reading;
  throw new ParseError(
    boards ? 'goal-missing' : 'unsupported',
    `read as PDDL: ${boards ? 'the goal does' : 'the facts do'} not say where each tile is`,
    { line: 1, column: 1 },
    'give a problem with facts such as (at t1 p1), one for each tile',
  );
}
