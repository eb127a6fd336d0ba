/**
 * A game as a value: all that was played, undo and redo, and the game as JSON. With the rules that
 * a game needs, so that its bundle holds no more than those.
 */
export { BOARD_SIDE_MAX, columnOf, rowOf } from './board/board.ts';
export * from './game/push.ts';
export * from './game/savedGame.ts';
export * from './game/savedPuzzle.ts';
export * from './game/tree.ts';
export { eachStoppingPoint, stoppingPoints, straightStops } from './move/drag.ts';
export { defaultMetric, metricsOf } from './move/metric.ts';
export { Position } from './move/position.ts';
export { statesAlong } from './move/replay.ts';
export { legalSteps } from './move/rules.ts';
export { labelSteps, packStep, packSteps, unpackStep } from './move/step.ts';
export { formatState } from './notation/drawings/formatState.ts';
export { ParseError } from './notation/errors/parseError.ts';
export { formatMoves, unitsOf } from './notation/moves/formatMoves.ts';
export { describeRefusal, wordOfDirection } from './notation/moves/moveWords.ts';
export { parseMoves } from './notation/moves/parseMoves.ts';
export { parsePuzzle } from './notation/readPuzzle.ts';
export { cellsOfPiece, occupancyOf } from './state/state.ts';
export { stateFault } from './state/stateFault.ts';
