// A search in pushes that threads share: as in tileLeaves.ts, each leaf of a cut is the root of a
// search of its own, made by whoever is free in an area of its own.
import * as layout from '../src/pushLayout.ts';
import { joinBoard, shareBoard } from './pushBoard.ts';
import { enterNode, nodesExpanded, nodesGenerated, search, shareSearch } from './pushSearch.ts';

/** Nodes between two looks at whether to stop. */
const NODES_AT_ONCE: i32 = 20000;

/** Number of this thread's area. */
let number: i32 = -1;

/** Lets other threads know board and search. The caller is the first of them. */
export function shareLeaves(): void {
  number = 0;
  shareBoard();
  shareSearch();
}

/** Makes a leaf the root of a search in this thread's area. */
export function enterLeaf(leaf: u32): void {
  if (number < 0) number = takeNumber();
  joinBoard();
  const ways = <usize>load<u32>(layout.PUSH_LEAVES_AT) + <usize>leaf * layout.PUSH_LEAF_BYTES;
  enterNode(areaOf(number), ways, load<i32>(layout.PUSH_LEAF_DEPTH));
}

/** Searches all below a leaf, unless told to stop; how it ended. */
export function runLeaf(leaf: u32): i32 {
  // A thread that has found a line must not write over it.
  if (isStopped()) return 0;
  enterLeaf(leaf);
  for (;;) {
    const nodes = nodesExpanded();
    const made = nodesGenerated();
    const status = search(NODES_AT_ONCE);
    count(layout.PUSH_NODES, <u64>(nodesExpanded() - nodes));
    count(layout.PUSH_MADE, <u64>(nodesGenerated() - made));
    if (status == 2) announce();
    if (status != 0 || isStopped()) return status;
  }
  return 0;
}

function areaOf(thread: i32): usize {
  return <usize>load<u32>(layout.PUSH_AREAS_AT) + <usize>thread * layout.PUSH_AREA_BYTES;
}

function takeNumber(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(layout.PUSH_THREADS, 1);
  return 0;
}

function count(at: usize, more: u64): void {
  if (ASC_FEATURE_THREADS) atomic.add<u64>(at, more);
  else store<u64>(at, load<u64>(at) + more);
}

function isStopped(): bool {
  if (ASC_FEATURE_THREADS) return atomic.load<i32>(layout.PUSH_STOP) != 0;
  return load<i32>(layout.PUSH_STOP) != 0;
}

/** Lets the host find the line, and all others stop. */
function announce(): void {
  const area = <u32>areaOf(number);
  if (ASC_FEATURE_THREADS) {
    atomic.store<u32>(layout.PUSH_FOUND_AT, area);
    atomic.store<i32>(layout.PUSH_STOP, 1);
  } else {
    store<u32>(layout.PUSH_FOUND_AT, area);
    store<i32>(layout.PUSH_STOP, 1);
  }
}
