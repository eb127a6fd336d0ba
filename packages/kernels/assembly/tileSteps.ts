// The kernel that searches tile boards step by step: the search itself, and its threads.
import { spread } from './tileHoles.ts';
import { enterLeaf, runLeaf, takeFirstArea } from './tileLeaves.ts';
import { begin, depth, expanded, generated, nodeAt, step } from './tileSearch.ts';

export { begin, depth, expanded, generated, nodeAt, step };
export { enterLeaf, runLeaf, takeFirstArea };
export { spread };
