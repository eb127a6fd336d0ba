/**
 * Why a puzzle is hard: facts proved by all of its states, and a page that tells them in English or
 * Chinese.
 *
 * @example
 * ```ts
 * import { explain, explanationProse } from 'glissade/explain';
 * const explanation = await explain('start:\nA..\ngoal:\n..A');
 * if (explanation.status === 'explained') {
 *   console.log(explanationProse(explanation, 'A row', 'en')[1]?.heading);
 *   // → What every solution must do
 * }
 * ```
 * @packageDocumentation
 */

export type {
  HandSolution,
  HandStage,
  HandStageType,
} from '@glissade/analysis/explain/byHand/handSolution';
export { solveByHand } from '@glissade/analysis/explain/byHand/solveByHand';
export { type Stretch, stretchesOf } from '@glissade/analysis/explain/byHand/stretches';
export type {
  Chapter,
  ChapterEnd,
  ChapterSubgoal,
} from '@glissade/analysis/explain/chapter';
export type {
  DifficultyEstimate,
  DifficultyPart,
} from '@glissade/analysis/explain/difficultyEstimate';
export { type ExplainOptions, explain, explainSync } from '@glissade/analysis/explain/explain';
export type {
  DeadEnds,
  EnteredDeadEnd,
  Explanation,
  ExplanationStats,
  Facts,
  Intuition,
  SymmetryFacts,
  Trap,
} from '@glissade/analysis/explain/explanation';
export type {
  BoardPlace,
  LandmarkPair,
  MovedPiece,
  PairFact,
  PassedPiece,
  PieceBox,
  PiecePlacement,
  PlacementFact,
  Side,
  SolutionDoor,
  SolutionLandmark,
  SolutionState,
} from '@glissade/analysis/explain/factTypes';
export type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
export type { ReasonBlocker, ReasonChain, ReasonLink } from '@glissade/analysis/reasons/reason';
export { reasonChain } from '@glissade/analysis/reasons/reasonChain';
export { handProse, stretchProse } from '@glissade/prose/byHand/handProse';
export type { HandOptimum } from '@glissade/prose/byHand/handWords';
export {
  explanationProse,
  type ProseBlock,
  type ProsePage,
  type ProseSection,
} from '@glissade/prose/explain/page';
export { PROSE_LANGUAGES, type ProseLanguage } from '@glissade/prose/explain/words';
export { reasonProse } from '@glissade/prose/reasons/reasonProse';
