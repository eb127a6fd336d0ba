export {
  type BreadthFirstKernel,
  createBreadthFirst,
  type KernelWidth,
  startBreadthFirst,
} from './breadthFirst.ts';
