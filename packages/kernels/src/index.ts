export {
  type BreadthFirstBuild,
  type BreadthFirstKernel,
  giveBackBreadthFirst,
  moduleOf,
  NARROW_BREADTH_FIRST,
  startBreadthFirst,
} from './breadthFirst.ts';
export { writeExpander } from './emit/writeExpander.ts';
export { joinMemory, type SharedInstance } from './kernelModule.ts';
export {
  createPatterns,
  createSharedPatterns,
  type PatternsKernel,
  startPatterns,
} from './patterns.ts';
export {
  giveBackStateGraph,
  type StateGraphKernel,
  startStateGraph,
  takeStateGraph,
} from './stateGraph.ts';
export { createSurvey, type SurveyKernel, startSurvey } from './survey.ts';
export {
  createSharedTileBeam,
  createTileBeam,
  giveBackTileBeam,
  startTileBeam,
  type TileBeamKernel,
  takeTileBeam,
} from './tileBeam.ts';
export {
  createSharedTilePushes,
  createTilePushes,
  startTilePushes,
  type TilePushesKernel,
} from './tilePushes.ts';
export {
  createSharedTileSteps,
  createTileSteps,
  startTileSteps,
  type TileStepsKernel,
} from './tileSteps.ts';
export { createTileTable, startTileTable, type TileTableKernel } from './tileTable.ts';
export { createBreadthFirst, type KernelWidth, WIDE_BREADTH_FIRST } from './wideBreadthFirst.ts';
