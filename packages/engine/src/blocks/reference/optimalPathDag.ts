import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { BreadthFirst } from './breadthFirst.ts';

/**
 * Finds the states of the optimal-path DAG by a backward sweep from all goal states of the optimal
 * level. Units can be taken back, so the predecessors of a state are its successors in the level
 * before.
 */
export class PathDag {
  /** By level: numbers of the states on shortest paths, ascending. Complete when `done`. */
  readonly layers: Int32Array[] = [];
  private readonly search: BreadthFirst;
  private readonly meter: MemoryMeter;
  private level: number;
  private next = 0;
  /** One bit for each state of the level before the current one: it is on a shortest path. */
  private onPath: Int32Array | undefined;

  /** `goals`: all goal states of level `depth`, ascending. */
  constructor(search: BreadthFirst, meter: MemoryMeter, depth: number, goals: readonly number[]) {
    this.search = search;
    this.meter = meter;
    this.level = depth;
    this.layers[depth] = Int32Array.from(goals);
  }

  get done(): boolean {
    return this.level === 0;
  }

  /** Expands one state of the current level; false when memory ran out. */
  sweepState(): boolean {
    const { search, level } = this;
    const { levels, list } = search;
    const first = levels[level - 1]!;
    const size = levels[level]! - first;
    this.onPath ??= this.meter.allocate(Math.ceil(size / 32));
    if (!this.onPath) return false;
    search.expandLocated(this.layers[level]![this.next++]!);
    search.record(1, list.count);
    for (let k = 0; k < list.count; k++) {
      const bit = list.indexes[k]! - first;
      if (bit >= 0 && bit < size) this.onPath[bit >>> 5]! |= 1 << (bit & 31);
    }
    return this.next < this.layers[level]!.length || this.closeLevel(this.onPath, first);
  }

  private closeLevel(onPath: Int32Array, first: number): boolean {
    const states = this.meter.allocate(countBits(onPath));
    if (!states) return false;
    let count = 0;
    for (let word = 0; word < onPath.length; word++) {
      for (let rest = onPath[word]!; rest !== 0; rest &= rest - 1) {
        states[count++] = first + word * 32 + 31 - Math.clz32(rest & -rest);
      }
    }
    this.level--;
    this.layers[this.level] = states;
    this.meter.release(onPath.byteLength);
    this.onPath = undefined;
    this.next = 0;
    return true;
  }
}

function countBits(words: Int32Array): number {
  let count = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
