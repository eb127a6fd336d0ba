export { type AnalyseOptions, analyse, analyseSync } from './analyse/analyse.ts';
export type {
  Analysis,
  AnalysisProgress,
  AnalysisStats,
  Branching,
  Hardest,
  MetricAnalysis,
} from './analyse/analysis.ts';
export type { Diameter } from './analyse/diameter.ts';
export {
  type DistanceTable,
  distanceTable,
  distanceTableSync,
  type TableOptions,
  type TableOutcome,
} from './analyse/distanceTable.ts';
export { type EvaluateOptions, evaluate, evaluateWith } from './analyse/evaluate.ts';
export type { Evaluation, MoveValue } from './analyse/evaluation.ts';
export { GRAPH_FORMATS, type GraphFormat, graphText } from './analyse/graphText.ts';
export type { JudgeOptions } from './analyse/lineBounds.ts';
export type { SpaceLimits, SpaceRunOptions } from './analyse/options.ts';
export type { DistanceBounds, JudgedMove, Judgement } from './analyse/review.ts';
export { judgeLine } from './analyse/reviewSolution.ts';
export type { Space } from './analyse/space.ts';
export type { StateIndex } from './analyse/stateIndex.ts';
export {
  ENGINE_NAMES,
  ENGINES,
  type Engine,
  type EngineName,
  engineByName,
} from './engines/engines.ts';
export { HEURISTIC_NAMES, type HeuristicName } from './engines/heuristics.ts';
export { type TableStore, useTableStore } from './files/tableCache/tableStore.ts';
export {
  DIFFICULTIES,
  DIFFICULTY_LENGTHS,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from './generate/family.ts';
export {
  type GenerateOptions,
  type GenerateOutcome,
  type GenerateProgress,
  type GenerateRunOptions,
  generate,
  generateSync,
} from './generate/generate.ts';
export { chooseEngine } from './solve/chooseEngine.ts';
export {
  type CountOptions,
  type CountOutcome,
  countStates,
  countStatesSync,
} from './solve/countStates.ts';
export { type ImproveOptions, improve } from './solve/improve.ts';
export { type OptimizeOptions, optimizeSteps } from './solve/optimize.ts';
export { OPTION_ERROR_CODES, OptionError, type OptionErrorCode } from './solve/optionError.ts';
export {
  type Limits,
  limitsLeft,
  type RunOptions,
  type SolveOptions,
  TABLES,
  type TablesChoice,
} from './solve/options.ts';
export type {
  Cancelled,
  Outcome,
  OutcomeStats,
  Progress,
  SolutionLine,
  Solved,
  Undecided,
  Unsolvable,
} from './solve/outcome.ts';
export {
  type PrepareOptions,
  prepareTables,
  prepareTablesSync,
  type TablesOutcome,
} from './solve/prepareTables.ts';
export { solve, solveProgress, solveSync } from './solve/solve.ts';
export { verifyLine } from './solve/verify.ts';
