import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { BreadthFirst } from './packedBreadthFirst.ts';

/** By level: numbers of the states on shortest paths, ascending. */
export type PathLayers = readonly Int32Array[];

/**
 * Finds the states of the optimal-path DAG by a backward sweep from all goal states of the optimal
 * level, `goals`, ascending. Units can be taken back, so the predecessors of a state are its
 * successors in the level before. Yields after each state; undefined: not enough memory.
 */
export function* sweepPaths(
  search: BreadthFirst,
  meter: MemoryMeter,
  depth: number,
  goals: readonly number[],
): Generator<number, PathLayers | undefined> {
  const layers: Int32Array[] = [];
  layers[depth] = Int32Array.from(goals);
  for (let level = depth; level > 0; level--) {
    const before = yield* predecessorsOf(search, meter, layers[level]!, level);
    if (!before) return undefined;
    layers[level - 1] = before;
  }
  return layers;
}

/** The states of the level before from which one of these states is reached. */
function* predecessorsOf(
  search: BreadthFirst,
  meter: MemoryMeter,
  states: Int32Array,
  level: number,
): Generator<number, Int32Array | undefined> {
  const { levels, list } = search;
  const first = levels[level - 1]!;
  const size = levels[level]! - first;
  /** One bit for each state of the level before: it is on a shortest path. */
  const onPath = meter.allocate(Math.ceil(size / 32));
  if (!onPath) return undefined;
  for (const state of states) {
    search.expandLocated(state);
    search.record(1, list.count);
    for (let k = 0; k < list.count; k++) {
      const bit = list.indexes[k]! - first;
      if (bit >= 0 && bit < size) onPath[bit >>> 5]! |= 1 << (bit & 31);
    }
    yield 1;
  }
  const before = meter.allocate(countBits(onPath));
  if (before) listBits(onPath, first, before);
  meter.release(onPath.byteLength);
  return before;
}

function listBits(words: Int32Array, first: number, numbers: Int32Array): void {
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    for (let rest = words[word]!; rest !== 0; rest &= rest - 1) {
      numbers[count++] = first + word * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
}

function countBits(words: Int32Array): number {
  let count = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
