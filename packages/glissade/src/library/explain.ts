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
export {
  type ChangeEffect,
  type ChangeTried,
  type Chapter,
  type ChapterAim,
  type DeadEnds,
  type DifficultyEstimate,
  type DifficultyPart,
  type ExplainOptions,
  type Explanation,
  type ExplanationStats,
  explain,
  explainSync,
  explanationProse,
  type Facts,
  type HandOptimum,
  type HandSolution,
  type HandStage,
  type HandStageType,
  handProse,
  type Intuition,
  type MovedPiece,
  type PassedPiece,
  PROSE_LANGUAGES,
  type ProseBlock,
  type ProseLanguage,
  type ProsePage,
  type ProseSection,
  type Side,
  type Stretch,
  type SymmetryFacts,
  type SymmetryName,
  solveByHand,
  stretchesOf,
  stretchProse,
  type ToldDeadEnd,
  type ToldDoor,
  type ToldFact,
  type ToldLandmark,
  type ToldLandmarkPair,
  type ToldPair,
  type ToldPiece,
  type ToldPlace,
  type ToldPlacement,
  type ToldState,
  type Trap,
  type VariationOptions,
  variationProse,
  variations,
} from '@glissade/engine';
