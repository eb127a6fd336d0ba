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

export type { SurveyMetric, Where } from '@glissade/analysis/survey/family';
export { SURVEY_FAMILIES } from '@glissade/analysis/survey/spec';
export { survey } from '@glissade/analysis/survey/survey';
export type { SurveyOptions, SurveyRunOptions } from '@glissade/analysis/survey/surveyOptions';
export type {
  SurveyOutcome,
  SurveyProgress,
  SurveyPuzzle,
  SurveyRow,
  SurveyTotals,
} from '@glissade/analysis/survey/surveyOutcome';
