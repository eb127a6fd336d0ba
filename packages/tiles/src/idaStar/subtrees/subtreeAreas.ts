import { grow } from '../../growMemory.ts';

/** Where a kernel expects the areas of its threads, and the leaves of a cut. */
export type AreaLayout = {
  /** Addresses of three words: the stop flag, and the addresses of the areas and of the leaves. */
  readonly stopAt: number;
  readonly areasAt: number;
  readonly leavesAt: number;
  /** Bytes of one area, and of one leaf. */
  readonly areaBytes: number;
  readonly leafBytes: number;
};

/** Areas and leaves reserved in a memory; its next search reuses them if they are enough. */
type Reserved = { readonly threads: number; readonly leaves: number };
const reservedIn = new WeakMap<WebAssembly.Memory, Reserved>();

/**
 * Prepares a shared memory for a search of subtrees: clears the stop flag, and reserves an area for
 * each thread and space for the leaves. False: not enough memory.
 */
export function openAreas(
  memory: WebAssembly.Memory,
  threads: number,
  leaves: number,
  layout: AreaLayout,
): boolean {
  if (!reserveAreas(memory, threads, leaves, layout)) return false;
  new DataView(memory.buffer).setInt32(layout.stopAt, 0, true);
  return true;
}

function reserveAreas(
  memory: WebAssembly.Memory,
  threads: number,
  leaves: number,
  layout: AreaLayout,
): boolean {
  const reserved = reservedIn.get(memory);
  if (reserved && reserved.threads >= threads && reserved.leaves >= leaves) return true;
  const areasAt = memory.buffer.byteLength;
  const leavesAt = areasAt + threads * layout.areaBytes;
  if (!grow(memory, leavesAt + leaves * layout.leafBytes)) return false;
  const view = new DataView(memory.buffer);
  view.setUint32(layout.areasAt, areasAt, true);
  view.setUint32(layout.leavesAt, leavesAt, true);
  reservedIn.set(memory, { threads, leaves });
  return true;
}
