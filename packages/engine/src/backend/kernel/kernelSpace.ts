import type { BreadthFirstKernel } from '@glissade/kernels';
import { keysOf } from './archived.ts';
import type { History } from './history.ts';

/** Goal states that can be reached. */
export type ReachedGoals = {
  readonly count: number;
  /** Their distance from the start, that of the nearest; undefined where there is none. */
  readonly depth: number | undefined;
  /** The kernel's keys, one behind the other. */
  readonly keys: Uint8Array;
};

/**
 * What a search that has met every state of a space, and kept all its levels, can tell beyond their
 * sizes. Each method goes through all states once, some thousands at a time, and yields how many it
 * has looked at. States change places within their level.
 */
export class KernelSpace {
  private readonly kernel: BreadthFirstKernel;
  private readonly history: History;
  /** How many levels there are. */
  private readonly levels: number;

  constructor(kernel: BreadthFirstKernel, history: History, levels: number) {
    this.kernel = kernel;
    this.history = history;
    this.levels = levels;
  }

  /** By number of successors: how many states have so many. */
  *branching(): Generator<number, number[]> {
    const { kernel, history, levels } = this;
    const keyBytes = kernel.keyLength();
    const histogram: number[] = [];
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of history.stretches(level)) {
        for (let n = 0; n < count; n++) {
          const successors = kernel.countSuccessors(at + n * keyBytes, 1, 0);
          while (histogram.length <= successors) histogram.push(0);
          histogram[successors]!++;
        }
        yield count;
      }
    }
    return histogram;
  }

  /** `makeRoom` is told of bytes about to be taken; undefined where it refuses them. */
  *goals(makeRoom: (bytes: number) => boolean): Generator<number, ReachedGoals | undefined> {
    const { kernel, history, levels } = this;
    const parts: Uint8Array[] = [];
    let depth: number | undefined;
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of history.stretches(level)) {
        const goals = kernel.keepGoals(at, count);
        if (goals > 0) {
          depth ??= level;
          if (!makeRoom(goals * kernel.keyLength())) return undefined;
          parts.push(keysOf(kernel, { at, count: goals }).slice());
        }
        yield count;
      }
    }
    const keys = joined(parts);
    return { count: keys.length / kernel.keyLength(), depth, keys };
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
