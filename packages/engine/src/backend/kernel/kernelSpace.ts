import type { BreadthFirstKernel } from '@glissade/kernels';
import { archivedKeys } from './archived.ts';

/** States looked at in one go. */
const PORTION = 1 << 14;

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
 * sizes. Each method goes through the archive once, a portion at a time, and yields how many states
 * it has looked at. States change places within their level.
 */
export class KernelSpace {
  private readonly kernel: BreadthFirstKernel;
  private readonly total: number;
  private readonly levels: readonly number[];

  constructor(kernel: BreadthFirstKernel, levels: readonly number[], total: number) {
    this.kernel = kernel;
    this.levels = levels;
    this.total = total;
  }

  /** By number of successors: how many states have so many. */
  *branching(): Generator<number, number[]> {
    const { kernel, total } = this;
    const histogram: number[] = [];
    for (let from = 0; from < total; from += PORTION) {
      const end = Math.min(total, from + PORTION);
      for (let state = from; state < end; state++) {
        const successors = kernel.countSuccessors(state, 1);
        while (histogram.length <= successors) histogram.push(0);
        histogram[successors]!++;
      }
      yield end - from;
    }
    return histogram;
  }

  /** `makeRoom` is told of bytes about to be taken; undefined where it refuses them. */
  *goals(makeRoom: (bytes: number) => boolean): Generator<number, ReachedGoals | undefined> {
    const { kernel, levels } = this;
    const parts: Uint8Array[] = [];
    let count = 0;
    let depth: number | undefined;
    let first = 0;
    for (const [level, size] of levels.entries()) {
      kernel.openFront(first);
      for (let from = first; from < first + size; from += PORTION) {
        const end = Math.min(first + size, from + PORTION);
        kernel.keepGoals(from, end);
        yield end - from;
      }
      const kept = kernel.keptInFront();
      if (kept > 0) depth ??= level;
      if (!makeRoom(kept * kernel.keyLength())) return undefined;
      for (const keys of archivedKeys(kernel, { from: first, to: first + kept })) {
        parts.push(keys.slice());
      }
      count += kept;
      first += size;
    }
    return { count, depth, keys: joined(parts, count * kernel.keyLength()) };
  }
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
