// The kernel that searches tile boards step by step: the search itself, and its threads.
import { enterLeaf, runLeaf, takeFirstArea } from './tileLeaves.ts';
import { begin, depth, expanded, generated, nodeAt, step } from './tileSearch.ts';

export { begin, depth, enterLeaf, expanded, generated, nodeAt, runLeaf, step, takeFirstArea };
