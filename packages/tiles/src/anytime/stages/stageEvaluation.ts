/* The evaluation function of a stage's beam: exact moves of its tiles, and steps of the others. */
import { type Evaluation, manhattanEvaluation } from '../evaluation/evaluation.ts';
import type { Stage } from './plan.ts';
import { stageTable } from './stageTable.ts';

/**
 * The weight of an exact move of the stage's tiles: equal to a step of any other tile, the best of
 * 1 to 12 on 10×10 (with 1 beams are lost, with 12 lines are 5 % longer).
 */
const STAGE_WEIGHT = 4;

/** The evaluation of a stage; tiles that are home stay locked. */
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
