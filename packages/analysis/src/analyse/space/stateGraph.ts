import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { EdgeRecorder } from '@glissade/blocks/reference/packedBreadthFirst';
import type { EdgesRecorder } from '@glissade/blocks/stateGraph/kernelSearch';
import type { Work } from './work.ts';

/**
 * Who is one unit away from whom, by state number: the successors of state s are those in
 * `successors` from `firsts[s]` to `firsts[s + 1]`, each once. Every edge stands there twice, since
 * units can be taken back.
 */
export type StateGraph = {
  readonly count: number;
  readonly firsts: Int32Array;
  readonly successors: Int32Array;
};

/** Words of one part of a list that grows. */
const PART_WORDS = 1 << 18;

/** Makes the graph while a search meets the states, so that no state is expanded twice. */
export class GraphRecorder implements EdgeRecorder, EdgesRecorder {
  private readonly ends: GrowingList;
  private readonly edges: GrowingList;

  constructor(meter: MemoryMeter) {
    this.ends = new GrowingList(meter);
    this.edges = new GrowingList(meter);
    this.endState();
  }

  add(numbers: Int32Array, from: number, to: number): boolean {
    for (let k = from; k < to; k++) if (!this.edges.push(numbers[k]!)) return false;
    return true;
  }

  addStates(edges: Int32Array, ends: Int32Array): boolean {
    const before = this.edges.length;
    for (let k = 0; k < ends.length; k++) if (!this.ends.push(before + ends[k]!)) return false;
    return this.edges.append(edges);
  }

  endState(): boolean {
    return this.ends.push(this.edges.length);
  }

  /** The graph; undefined: memory ran out. */
  *finish(): Work<StateGraph> {
    const firsts = yield* this.ends.flatten();
    const successors = firsts && (yield* this.edges.flatten());
    return successors && { count: firsts.length - 1, firsts, successors };
  }
}

/** Numbers in parts, because the copies of one table that grows would take three times as much. */
class GrowingList {
  length = 0;
  private readonly meter: MemoryMeter;
  private parts: Int32Array[] = [];
  private last: Int32Array = new Int32Array(0);
  private free = 0;

  constructor(meter: MemoryMeter) {
    this.meter = meter;
  }

  push(value: number): boolean {
    if (this.free === 0 && !this.grow()) return false;
    this.last[this.last.length - this.free] = value;
    this.free--;
    this.length++;
    return true;
  }

  append(values: Int32Array): boolean {
    for (let from = 0; from < values.length; ) {
      if (this.free === 0 && !this.grow()) return false;
      const count = Math.min(this.free, values.length - from);
      this.last.set(values.subarray(from, from + count), this.last.length - this.free);
      this.free -= count;
      this.length += count;
      from += count;
    }
    return true;
  }

  private grow(): boolean {
    // Small spaces have small parts.
    const part = this.meter.allocate(Math.min(PART_WORDS, Math.max(1024, this.length)));
    if (!part) return false;
    this.parts.push(part);
    this.last = part;
    this.free = part.length;
    return true;
  }

  /** One table of all; the parts are given up. */
  *flatten(): Work<Int32Array> {
    const table = this.meter.allocate(this.length);
    if (!table) return undefined;
    let end = 0;
    for (const part of this.parts) {
      table.set(part.subarray(0, Math.min(part.length, this.length - end)), end);
      end += part.length;
      this.meter.release(part.byteLength);
      yield part.length;
    }
    this.parts = [];
    return table;
  }
}

/** How many successors a state has. */
export function countSuccessors({ firsts }: StateGraph, state: number): number {
  return firsts[state + 1]! - firsts[state]!;
}

/** The bytes of the tables. */
export function countGraphBytes({ firsts, successors }: StateGraph): number {
  return firsts.byteLength + successors.byteLength;
}
