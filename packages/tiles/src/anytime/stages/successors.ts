/* The successors of a level in a beam of stages, and the cut that leaves the best of them. */

/** Larger totals are cut to this. */
export const SCORE_MAX = 32_767;

/** The successors of a level, the best of which become the next one. */
export type Successors = {
  count: number;
  readonly parent: Int32Array;
  readonly direction: Uint8Array;
  readonly score: Int32Array;
  readonly total: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
};

export function newSuccessors(capacity: number): Successors {
  const numbers = () => new Int32Array(capacity);
  return {
    count: 0,
    parent: numbers(),
    direction: new Uint8Array(capacity),
    score: numbers(),
    total: numbers(),
    low: numbers(),
    high: numbers(),
  };
}

export function addSuccessor(
  successors: Successors,
  parent: number,
  direction: number,
  score: number,
  total: number,
  low: number,
  high: number,
): void {
  const successor = successors.count++;
  successors.parent[successor] = parent;
  successors.direction[successor] = direction;
  successors.score[successor] = score;
  successors.total[successor] = Math.min(total, SCORE_MAX);
  successors.low[successor] = low;
  successors.high[successor] = high;
}

export function successorBytes({ parent }: Successors): number {
  return parent.length * 21;
}

/**
 * The total at which `width` successors are reached, and the share to keep of those that have it.
 */
export function cutOf({ count, total }: Successors, width: number): [cut: number, share: number] {
  const histogram = new Uint32Array(SCORE_MAX + 1);
  for (let successor = 0; successor < count; successor++) histogram[total[successor]!]!++;
  let kept = 0;
  let cut = 0;
  while (kept + histogram[cut]! <= width) kept += histogram[cut++]!;
  return [cut, (width - kept) / histogram[cut]!];
}
