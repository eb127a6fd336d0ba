export type { LevelAnswer, LevelJob, LevelPart, LevelTask } from '../levelRuns/levelPart.ts';
export { type LevelCount, searchLevels } from '../levelRuns/levelSearch.ts';
export { LevelThreads } from '../levelRuns/levelThreads.ts';
export {
  type LocalLevelSearchOptions,
  searchLevelsLocally,
} from '../levelRuns/localLevelSearch.ts';
export { FolderError } from '../levelRuns/runs/runStore.ts';
export { isAboutInput, receivedError } from '../solve/options/receivedError.ts';
export type { SurveySpec } from '../survey/spec.ts';
export type { Tally } from '../survey/tally.ts';
export { type SentError, sentError } from '../threads/sentError.ts';
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
