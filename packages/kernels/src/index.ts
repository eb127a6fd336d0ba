export {
  type BreadthFirstKernel,
  createBreadthFirst,
  type KernelWidth,
  moduleOf,
  startBreadthFirst,
} from './breadthFirst.ts';
export { createPatterns, type PatternsKernel, startPatterns } from './patterns.ts';
export { createTileSteps, startTileSteps, type TileStepsKernel } from './tileSteps.ts';
