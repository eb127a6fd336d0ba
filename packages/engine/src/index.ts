export {
  ENGINE_NAMES,
  ENGINES,
  type Engine,
  type EngineName,
  engineByName,
} from './backend/engines.ts';
export { HEURISTIC_NAMES, type HeuristicName } from './backend/heuristics.ts';
export { chooseEngine } from './solve/chooseEngine.ts';
export {
  type CountOptions,
  type CountOutcome,
  countStates,
  countStatesSync,
} from './solve/countStates.ts';
export {
  type Limits,
  OptionError,
  type OptionErrorCode,
  type RunOptions,
  type SolveOptions,
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
export { solve, solveProgress, solveSync } from './solve/solve.ts';
export { verifyLine } from './solve/verify.ts';
