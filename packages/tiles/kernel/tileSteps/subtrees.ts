// A search shared by threads: the tree is cut at some depth, and each leaf is the root of a
// separate search, done by any free thread. A thread has an area for what it writes, into which the
// root of the whole search is copied; from there it replays the moves to its leaf.
import * as layout from '../../src/kernel/tileStepsLayout.ts';
import { announce, count, isStopped, NODES_AT_ONCE, takeNumber } from '../shared/leaves.ts';
import {
  begin,
  depth,
  expanded,
  generated,
  nodeAt,
  plant,
  setCounts,
  step,
} from './stepSearch.ts';

/** Number of this thread's area. */
let number: i32 = -1;

/** Makes this thread the first: the host's own, before others start. */
export function takeFirstArea(): void {
  number = 0;
  store<i32>(layout.TILES_THREADS, 1);
}

/** Makes a leaf the root of a search in this thread's area. */
export function enterLeaf(leaf: u32): void {
  if (number < 0) number = takeNumber(layout.TILES_THREADS);
  const area = areaOf(number);
  const stack = area + layout.TILES_POOL;
  memory.copy(area, 0, layout.TILES_POOL);
  memory.copy(stack, <usize>load<u32>(layout.TILES_STACK_AT), layout.NODE_BYTES);
  store<u32>(area, <u32>stack, layout.TILES_STACK_AT);
  begin(<u32>area, load<u32>(layout.TILES_BOUND), 0);
  const path = <usize>load<u32>(layout.TILES_LEAVES_AT) + <usize>leaf * layout.LEAF_BYTES;
  const depth = load<u32>(layout.TILES_LEAF_DEPTH);
  const nodes = expanded();
  const made = generated();
  for (let done: u32 = 0; done < depth; done++) {
    store<u32>(nodeAt(), (<u32>1) << <u32>load<u8>(path + done), layout.NODE_TODO);
    step(1);
  }
  setCounts(nodes, made);
  plant();
}

/** Searches all below a leaf, unless told to stop; how it ended. */
export function runLeaf(leaf: u32): i32 {
  // A thread that has found a line must not write over it.
  if (isStopped(layout.TILES_STOP)) return layout.TILES_RUNNING;
  enterLeaf(leaf);
  for (;;) {
    const nodes = expanded();
    const made = generated();
    const status = step(NODES_AT_ONCE);
    count(layout.TILES_NODES, expanded() - nodes);
    count(layout.TILES_MADE, generated() - made);
    if (status == layout.TILES_FOUND) {
      announce(areaOf(number), layout.TILES_FOUND_AT, layout.TILES_STOP);
    }
    if (status != layout.TILES_RUNNING || isStopped(layout.TILES_STOP)) return status;
  }
  return 0;
}

/**
 * Searches so many nodes of what is left below a node: the directions `todo` after a path. The host
 * has written board, root and path into an area of its choice; the records of nodes that are left
 * there say what is still to be done. The counts of this call follow the path.
 */
export function runPiece(area: u32, bound: u32, length: u32, todo: u32, nodes: i32): i32 {
  const path = <usize>area + layout.TILES_POOL + layout.PIECE_RECORDS * layout.NODE_BYTES;
  begin(area, bound, 0);
  for (let done: u32 = 0; done < length; done++) {
    store<u32>(nodeAt(), (<u32>1) << <u32>load<u8>(path + done), layout.NODE_TODO);
    step(1);
  }
  if (depth() != length) return layout.TILES_ASTRAY;
  store<u32>(nodeAt(), load<u32>(nodeAt(), layout.NODE_TODO) & todo, layout.NODE_TODO);
  plant();
  const before = expanded();
  const made = generated();
  const status = step(nodes);
  store<u32>(path, <u32>(expanded() - before), layout.PIECE_NODES);
  store<u32>(path, <u32>(generated() - made), layout.PIECE_MADE);
  store<u32>(path, depth(), layout.PIECE_DEPTH);
  return status;
}

function areaOf(thread: i32): usize {
  const areaBytes = <usize>load<u32>(layout.TILES_AREA_BYTES);
  return <usize>load<u32>(layout.TILES_AREAS_AT) + <usize>thread * areaBytes;
}
