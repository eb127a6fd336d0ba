export * from './board/board.ts';
export * from './board/direction.ts';
export * from './board/shape.ts';
export { checkMetric } from './given/checkMetric.ts';
export * from './given/optionError.ts';
export { requireLine, VERIFY_HINT } from './given/requireLine.ts';
export { requirePuzzle } from './given/requirePuzzle.ts';
export { requireState } from './given/requireState.ts';
export { type Doubt, doubtsOf } from './move/doubts.ts';
export * from './move/drag.ts';
export * from './move/edit.ts';
export { finish } from './move/inParts.ts';
export * from './move/metric.ts';
export * from './move/position.ts';
export * from './move/replay.ts';
export * from './move/rules.ts';
export * from './move/step.ts';
export * from './notation/index.ts';
export { type PlayedUnit, type PlayOptions, playLine } from './notation/moves/playLine.ts';
export {
  formatForPlanner,
  PLANNER_FORMS,
  type PlannerForm,
  type PlannerFormName,
} from './planning/index.ts';
export { buildPuzzle } from './puzzle/build.ts';
export { requireGoalCount } from './puzzle/checkGoals.ts';
export { GlissadeError } from './puzzle/glissadeError.ts';
export * from './puzzle/namedGoals.ts';
export * from './puzzle/puzzle.ts';
export * from './puzzle/spec.ts';
export { specOf } from './puzzle/specOf.ts';
export { twinKey } from './puzzle/twinKey.ts';
export * from './space/index.ts';
export * from './state/state.ts';
export * from './state/stateFault.ts';
