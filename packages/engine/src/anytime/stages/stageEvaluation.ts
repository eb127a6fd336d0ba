import { type Evaluation, manhattanEvaluation } from '../evaluation/evaluation.ts';
import type { Stage } from './plan.ts';
import { stageTable } from './stageTable.ts';

/**
 * What a move of the pieces at hand is worth in a beam; as much as a step of any other tile, found
 * best on 10×10 among 1 to 12 (1 loses its way, 12 costs 5 % in length).
 */
const STAGE_WEIGHT = 4;

/** Judges a board of which some pieces must come home; what is home already stays. */
export function stageEvaluation(
  size: { readonly width: number; readonly height: number },
  gapGoal: number,
  stage: Stage,
): Evaluation {
  const { width, height } = size;
  const evaluation = manhattanEvaluation(size, gapGoal);
  const isOpen = new Set(stage.open);
  const neighbours = evaluation.neighbours.map((to) => (isOpen.has(to) ? to : -1));
  return { ...evaluation, neighbours, stage: stageTable(width, height, stage, STAGE_WEIGHT) };
}
