export {
  type BreadthFirstKernel,
  createBreadthFirst,
  type KernelWidth,
  startBreadthFirst,
} from './breadthFirst.ts';
export { createPatterns, type PatternsKernel, startPatterns } from './patterns.ts';
export { createTileSteps, startTileSteps, type TileStepsKernel } from './tileSteps.ts';
