/**
 * Whole families of puzzles: which are the hardest, and how many puzzles, states and components
 * there are.
 *
 * @example
 * ```ts
 * import { survey } from 'glissade/survey';
 * const outcome = await survey({ family: 'tiles 2x3', metric: 'stm', threads: 1 });
 * if (outcome.status === 'surveyed') {
 *   console.log(outcome.rows.at(-1)?.length); // → 21
 * }
 * ```
 * @packageDocumentation
 */
export {
  SURVEY_FAMILIES,
  type SurveyMetric,
  type SurveyOptions,
  type SurveyOutcome,
  type SurveyProgress,
  type SurveyPuzzle,
  type SurveyRow,
  type SurveyRunOptions,
  type SurveyTotals,
  survey,
  type Where,
} from '@glissade/engine';
