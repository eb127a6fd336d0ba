export { type BreadthFirstKernel, createBreadthFirst, startBreadthFirst } from './breadthFirst.ts';
