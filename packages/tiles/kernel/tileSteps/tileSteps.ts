// The kernel that searches tile boards step by step: the search itself, and its threads.
import { spread } from './spreadTable.ts';
import { enterLeaf, runLeaf, runPiece, takeFirstArea } from './subtrees.ts';
import { begin, depth, expanded, generated, nodeAt, step } from './stepSearch.ts';

export { begin, depth, expanded, generated, nodeAt, step };
export { enterLeaf, runLeaf, runPiece, takeFirstArea };
export { spread };
