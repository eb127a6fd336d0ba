export type { SurveySpec } from '@glissade/analysis/survey/spec';
export type { Tally } from '@glissade/analysis/survey/tally';
export { type SentError, sentError } from '@glissade/platform/threads/sentError';
export type {
  LevelAnswer,
  LevelJob,
  LevelPart,
  LevelTask,
} from '@glissade/solve/levelRuns/levelPart';
export { type LevelCount, searchLevels } from '@glissade/solve/levelRuns/levelSearch';
export { LevelThreads } from '@glissade/solve/levelRuns/levelThreads';
export {
  type LocalLevelSearchOptions,
  searchLevelsLocally,
} from '@glissade/solve/levelRuns/localLevelSearch';
export { FolderError } from '@glissade/solve/levelRuns/runs/runStore';
export { isAboutInput, receivedError } from '@glissade/solve/options/receivedError';
export { distributeSurvey, type SurveyPart } from './distributeSurvey.ts';
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
} from './subtree.ts';
export { SubtreeThreads } from './subtreeThreads.ts';
export { SurveyThreads } from './surveyThreads.ts';
