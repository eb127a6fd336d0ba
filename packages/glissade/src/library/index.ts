/**
 * Any sliding puzzle in, a proved shortest answer out: reading puzzles, moving pieces, solving,
 * analysing and making puzzles. What is needed less often is under `glissade/core`,
 * `glissade/catalogue`, `glissade/explain`, `glissade/game`, `glissade/map`, `glissade/search`,
 * `glissade/survey`, `glissade/tables`, `glissade/vary` and `glissade/worker`; `glissade/tiles`
 * and `glissade/blocks` are for pages that count their bytes.
 *
 * @example
 * ```ts
 * import { parsePuzzle, solve } from 'glissade';
 * const outcome = await solve(parsePuzzle('8 6 4/0 7 2/5 1 3'));
 * if (outcome.status === 'solved') {
 *   console.log(outcome.length, outcome.optimal); // → 23 true
 * }
 * ```
 * @packageDocumentation
 */

export { type AnalyseOptions, analyse, analyseSync } from '@glissade/analysis/analyse/analyse';
export type {
  Analysis,
  AnalysisProgress,
  AnalysisStats,
  Branching,
  Hardest,
  MetricAnalysis,
} from '@glissade/analysis/analyse/analysis';
export { type EvaluateOptions, evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
export type { Evaluation, MoveValue } from '@glissade/analysis/analyse/evaluate/evaluation';
export type { Diameter } from '@glissade/analysis/analyse/measures/diameter';
export type { ReviewOptions } from '@glissade/analysis/analyse/review/lineBounds';
export type {
  DistanceBounds,
  ReviewedMove,
  SolutionReview,
} from '@glissade/analysis/analyse/review/review';
export { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
export type { Space } from '@glissade/analysis/analyse/space/space';
export type { SpaceLimits, SpaceRunOptions } from '@glissade/analysis/analyse/space/spaceOptions';
export type { StateIndex } from '@glissade/analysis/analyse/space/stateIndex';
export type { Difficulty, PuzzleFamily } from '@glissade/analysis/generate/family';
export { generate, generateSync } from '@glissade/analysis/generate/generate';
export type {
  GenerateOutcome,
  GenerateProgress,
  GenerateRunOptions,
} from '@glissade/analysis/generate/generateOutcome';
export type { GenerateOptions } from '@glissade/analysis/generate/requirements';
export type { ScrambleOptions } from '@glissade/analysis/scramble/scrambleOptions';
export type { Scramble } from '@glissade/analysis/scramble/scrambleOutcome';
export { scrambles } from '@glissade/analysis/scramble/scrambles';
export {
  type Axis,
  applyStep,
  type Board,
  buildPuzzle,
  type CellType,
  cellsOfPiece,
  type Direction,
  defaultMetric,
  describeRefusal,
  type ErrorParams,
  equalStates,
  FormatError,
  type FormReading,
  formatFrames,
  formatMoves,
  formatState,
  GlissadeError,
  type Goal,
  type GoalPlacement,
  type GoalSpec,
  isGoalState,
  type Kind,
  type LabelledStep,
  type Lengths,
  legalSteps,
  lengthsOf,
  type Metric,
  type MovesOptions,
  metricsOf,
  OptionError,
  type OptionErrorCode,
  ParseError,
  type ParseErrorCode,
  type Piece,
  type PieceSpec,
  type PlayedUnit,
  type PlayOptions,
  type Puzzle,
  PuzzleError,
  type PuzzleErrorCode,
  type PuzzleInfo,
  type PuzzleSpec,
  packSteps,
  parseMoves,
  parsePuzzles,
  parseState,
  playLine,
  type ReadOptions,
  type Refusal,
  type Replay,
  refusalOf,
  replay,
  type Shape,
  type SpecPlace,
  type State,
  type Step,
  type Steps,
  type StoppingPoint,
  statesAlong,
  stoppingPoints,
  type TextPlace,
  unpackSteps,
} from '@glissade/core';
export type { TieRule } from '@glissade/search/algorithms';
export type { AnytimeOptions } from '@glissade/solve/anytime/anytimeOptions';
export { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
export {
  type CountOptions,
  type CountOutcome,
  countStates,
  countStatesSync,
} from '@glissade/solve/countStates';
export type { AnsweringEngine, EngineName } from '@glissade/solve/engines/engineNames';
export type { HeuristicName } from '@glissade/solve/engines/heuristics';
export type {
  Limits,
  RunOptions,
  SolveOptions,
  TablesChoice,
} from '@glissade/solve/options/options';
export type { TileRows } from '@glissade/solve/options/readGiven';
export type {
  Cancelled,
  Outcome,
  OutcomeStats,
  Progress,
  SolutionLine,
  Solved,
  Undecided,
  Unsolvable,
} from '@glissade/solve/outcome';
export { solve, solveProgress, solveSync } from '@glissade/solve/solve';
export { parsePuzzle } from './parsePuzzle.ts';
export { formatPuzzle } from './puzzleText.ts';
