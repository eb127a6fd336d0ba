export { type AnalyseOptions, analyse, analyseSync } from './analyse/analyse.ts';
export type {
  Analysis,
  AnalysisProgress,
  AnalysisStats,
  Branching,
  Hardest,
  MetricAnalysis,
} from './analyse/analysis.ts';
export {
  distanceTable,
  distanceTableSync,
  type NoTable,
  type TableOptions,
  type TableOutcome,
} from './analyse/evaluate/distanceTable.ts';
export { type EvaluateOptions, evaluate, evaluateWith } from './analyse/evaluate/evaluate.ts';
export type { Evaluation, MoveValue } from './analyse/evaluate/evaluation.ts';
export type { DistanceTable } from './analyse/evaluate/heldTables.ts';
export type { Diameter } from './analyse/measures/diameter.ts';
export { GRAPH_FORMATS, type GraphFormat, graphText } from './analyse/measures/graphText.ts';
export type { ReviewOptions } from './analyse/review/lineBounds.ts';
export type { DistanceBounds, ReviewedMove, SolutionReview } from './analyse/review/review.ts';
export { reviewSolution } from './analyse/review/reviewSolution.ts';
export type { SpaceLimits, SpaceRunOptions } from './analyse/space/options.ts';
export type { Space } from './analyse/space/space.ts';
export type { StateIndex } from './analyse/space/stateIndex.ts';
export type { Engine } from './engines/engine.ts';
export { type AnsweringEngine, ENGINE_NAMES, type EngineName } from './engines/engineNames.ts';
export { ENGINES, engineByName } from './engines/engines.ts';
export {
  defaultHeuristic,
  HEURISTIC_NAMES,
  type HeuristicName,
  heuristicFor,
  heuristicRefusal,
} from './engines/heuristics.ts';
export { handProse, stretchProse } from './explain/byHand/handProse.ts';
export type { HandSolution, HandStage, HandStageType } from './explain/byHand/handSolution.ts';
export type { HandOptimum } from './explain/byHand/handWords.ts';
export { HAND_CELLS_MAX, solveByHand } from './explain/byHand/solveByHand.ts';
export { type Stretch, stretchesOf } from './explain/byHand/stretches.ts';
export {
  DIFFICULTY_PARTS,
  type DifficultyEstimate,
  type DifficultyPart,
} from './explain/difficultyEstimate.ts';
export { type ExplainOptions, explain, explainSync } from './explain/explain.ts';
export { type ByHand, explainByHand, explainedPage } from './explain/explainedPage.ts';
export type {
  Chapter,
  ChapterAim,
  DeadEnds,
  Explanation,
  ExplanationStats,
  Facts,
  Intuition,
  SymmetryFacts,
  ToldDeadEnd,
  Trap,
} from './explain/explanation.ts';
export type {
  MovedPiece,
  PassedPiece,
  Side,
  ToldDoor,
  ToldFact,
  ToldLandmark,
  ToldLandmarkPair,
  ToldPair,
  ToldPiece,
  ToldPlace,
  ToldPlacement,
  ToldState,
} from './explain/factTypes.ts';
export {
  explanationProse,
  type ProseBlock,
  type ProsePage,
  type ProseSection,
} from './explain/prose/page.ts';
export { PROSE_LANGUAGES, type ProseLanguage } from './explain/prose/words.ts';
export type { SymmetryName } from './explain/space/symmetry.ts';
export { CHECKPOINT_NAME } from './files/checkpointFile.ts';
export { type TableStore, useTableStore } from './files/tableCache/tableStore.ts';
export {
  DIFFICULTIES,
  DIFFICULTY_LENGTHS,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from './generate/family.ts';
export { generate, generateSync } from './generate/generate.ts';
export type { GenerateOutcome, GenerateProgress, GenerateRunOptions } from './generate/outcome.ts';
export type { GenerateOptions } from './generate/requirements.ts';
export { type ExpressionCode, ExpressionError } from './heuristic/expressionError.ts';
export type { Heuristic } from './heuristic/heuristic.ts';
export { FEATURES, ownHeuristic } from './heuristic/ownHeuristic.ts';
export type { MapIndex } from './map/mapIndex.ts';
export { type DotOf, mapNumbers } from './map/mapNumbers.ts';
export {
  MAP_ROOMS_STATES_MAX,
  MAP_STATES_MAX,
  type MapOptions,
  map,
  mapSync,
} from './map/mapping.ts';
export type { MapMarks, MapOutcome, MapStats, NoMap, SpaceMap } from './map/spaceMap.ts';
export { MAP_LANGUAGES, type MapLanguage } from './map/text/legend.ts';
export { MAP_FORMATS, type MapFormat, mapText } from './map/text/mapText.ts';
export type { WrittenMap } from './map/text/written.ts';
export { puzzleSpace } from './problem/puzzleSpace.ts';
export type { StateSpace, Successor } from './problem/stateSpace.ts';
export type { LaneSpec, TellingHeuristic } from './recording/lane.ts';
export type { Bars } from './recording/levels.ts';
export type { Iteration } from './recording/recorder.ts';
export { type Recording, type RecordingEnd, startRecording } from './recording/recording.ts';
export type { Moment, Snapshot } from './recording/snapshot.ts';
export { MARK_CLOSED, MARK_OPEN, type StateMarks } from './recording/stateMarks.ts';
export type { ScrambleOptions } from './scramble/options.ts';
export type { Scramble } from './scramble/outcome.ts';
export { scrambles } from './scramble/scrambles.ts';
export type { Algorithm, SearchOptions } from './search/algorithm.ts';
export { ALGORITHMS, TIE_RULES, type TieRule } from './search/algorithms.ts';
export type { Node } from './search/node.ts';
export type { RawOutcome, Searcher, SearchStats } from './search/searcher.ts';
export type { PruneReason, SearchEvent, Watch } from './search/watch.ts';
export { type AnytimeOptions, solveAnytime } from './solve/anytime/solveAnytime.ts';
export { chooseEngine } from './solve/chooseEngine.ts';
export {
  type CountOptions,
  type CountOutcome,
  countStates,
  countStatesSync,
} from './solve/countStates.ts';
export { solveBlocks } from './solve/family/solveBlocks.ts';
export type { FamilyOptions } from './solve/family/solveFamily.ts';
export { solveTiles } from './solve/family/solveTiles.ts';
export { checkOptions } from './solve/options/checkOptions.ts';
export {
  OPTION_ERROR_CODES,
  OptionError,
  type OptionErrorCode,
} from './solve/options/optionError.ts';
export { OPTION_NAMES } from './solve/options/optionNames.ts';
export {
  type Limits,
  limitsLeft,
  type RunOptions,
  type SolveOptions,
  TABLES,
  type TablesChoice,
} from './solve/options/options.ts';
export type {
  Cancelled,
  FoundLine,
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
export type { SurveyMetric, Where } from './survey/family.ts';
export type { SurveyOptions, SurveyRunOptions } from './survey/options.ts';
export type {
  SurveyOutcome,
  SurveyProgress,
  SurveyPuzzle,
  SurveyRow,
  SurveyTotals,
} from './survey/outcome.ts';
export { SURVEY_FAMILIES } from './survey/spec.ts';
export { survey } from './survey/survey.ts';
export { effectiveBranchingFactor } from './teaching/branching.ts';
export {
  checkHeuristic,
  type HeuristicCheck,
  type Jump,
  type Overestimate,
} from './teaching/checkHeuristic.ts';
export { type ExpansionRange, expansionRange } from './teaching/expansionRange.ts';
export { expressionParts } from './teaching/expressionParts.ts';
export {
  type FeaturePart,
  type HeuristicParts,
  heuristicParts,
  type LinePart,
  type PartsOf,
  type PatternPart,
  type TilePart,
} from './teaching/heuristicParts.ts';
export { type TraceOptions, trace, traceSync } from './trace/trace.ts';
export type { TraceCounts, TraceEvent } from './trace/traceEvent.ts';
export { type AdjustOutcome, type AdjustRunOptions, adjust } from './vary/adjust.ts';
export type { Adjusted, AdjustOptions, AdjustProgress, TrailStep } from './vary/adjustment.ts';
export { changed } from './vary/changed.ts';
export { CHANGE_TYPES, type Change } from './vary/changes.ts';
export {
  type OtherGoal,
  type OtherGoalsOptions,
  type OtherGoalsOutcome,
  otherGoals,
} from './vary/goals.ts';
export { changesOf, requireFewChanges } from './vary/listedChanges.ts';
export type { Proved } from './vary/proving.ts';
export {
  type Variation,
  type VaryOptions,
  type VaryOutcome,
  type VaryProgress,
  type VaryRunOptions,
  vary,
} from './vary/vary.ts';
