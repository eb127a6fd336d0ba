// Parallel IDA* in pushes by subtrees: as in tileSteps/subtrees.ts, the tree is cut at a depth, and
// each free thread searches below one leaf of the cut, in its own area of memory.
import * as layout from '../../src/kernel/pushLayout.ts';
import { announce, count, isStopped, NODES_AT_ONCE, takeNumber } from '../shared/leaves.ts';
import { joinBoard, shareBoard } from './cliques.ts';
import { enterNode, nodesExpanded, nodesGenerated, search, shareSearch } from './pushSearch.ts';

/** Number of this thread's area. */
let number: i32 = -1;

/** Copies board and search for other threads. The caller is the first of them. */
export function shareLeaves(): void {
  number = 0;
  shareBoard();
  shareSearch();
}

/** Makes a leaf the root of a search in this thread's area. */
export function enterLeaf(leaf: u32): void {
  if (number < 0) number = takeNumber(layout.PUSH_THREADS);
  joinBoard();
  const path = <usize>load<u32>(layout.PUSH_LEAVES_AT) + <usize>leaf * layout.PUSH_LEAF_BYTES;
  enterNode(areaOf(number), path, load<i32>(layout.PUSH_LEAF_DEPTH));
}

/** Searches the subtree below a leaf until it ends or is stopped; returns how it ended. */
export function runLeaf(leaf: u32): i32 {
  // A thread that has found a line must not write over it.
  if (isStopped(layout.PUSH_STOP)) return 0;
  enterLeaf(leaf);
  for (;;) {
    const nodes = nodesExpanded();
    const made = nodesGenerated();
    const status = search(NODES_AT_ONCE);
    count(layout.PUSH_NODES, nodesExpanded() - nodes);
    count(layout.PUSH_MADE, nodesGenerated() - made);
    if (status == 2) announce(areaOf(number), layout.PUSH_FOUND_AT, layout.PUSH_STOP);
    if (status != 0 || isStopped(layout.PUSH_STOP)) return status;
  }
  return 0;
}

function areaOf(thread: i32): usize {
  return <usize>load<u32>(layout.PUSH_AREAS_AT) + <usize>thread * layout.PUSH_AREA_BYTES;
}
