/**
 * What `@glissade/cluster` needs besides the other entries: work in parts that other machines
 * compute, and what crosses between them. It changes with any release.
 *
 * @internal
 * @module
 */

export type { SurveyRunOptions } from '@glissade/analysis/survey/surveyOptions';
export type { SurveyOutcome } from '@glissade/analysis/survey/surveyOutcome';
export type { Tally } from '@glissade/analysis/survey/tally';
export {
  BOARD_SIDE_MAX,
  buildPuzzle,
  defaultMetric,
  formatMoves,
  METRICS,
  type Metric,
  type Puzzle,
  packSteps,
  parseMoves,
  parsePuzzle,
  specOf,
  tileParity,
} from '@glissade/core';
export { sentError } from '@glissade/platform/threads/sentError';
export { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
export { HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';
export type { LevelAnswer, LevelPart } from '@glissade/solve/levelRuns/levelPart';
export { type LevelCount, searchLevels } from '@glissade/solve/levelRuns/levelSearch';
export { type SolveOptions, TABLES } from '@glissade/solve/options/options';
export { isAboutInput, receivedError } from '@glissade/solve/options/receivedError';
export type { Outcome, SolutionLine } from '@glissade/solve/outcome';
export { verifyLine } from '@glissade/solve/verify';
export { distributeSurvey, type SurveyPart } from '@glissade/worker/parts/distributeSurvey';
export {
  groupPieces,
  type Piece,
  ROOT,
  SUBTREE_TABLES,
  type SubtreeFound,
  type SubtreePart,
  stepsOfLine,
  subtreeProblem,
  tablesForParts,
} from '@glissade/worker/parts/subtree';
