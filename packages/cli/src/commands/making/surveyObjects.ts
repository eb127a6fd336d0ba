import type { SurveyPuzzle, SurveyRow } from '@glissade/analysis/survey/surveyOutcome';

/** A row as `--json` prints it: the hardest puzzle in the row, the next ones beside it. */
export function rowObject({ puzzles, ...counts }: SurveyRow): object {
  const [first, ...others] = puzzles.map(puzzleObject);
  return { ...counts, ...first, ...(others.length > 0 ? { others } : {}) };
}

/** `states` is a count of the row; the puzzle's own are the reachable ones. */
function puzzleObject({ states, ...puzzle }: SurveyPuzzle): object {
  return { ...puzzle, reachable: states };
}
