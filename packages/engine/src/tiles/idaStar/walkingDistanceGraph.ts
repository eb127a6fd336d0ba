import { TILES_MARK_BITS } from '@glissade/kernels/tileStepsLayout';
import type { AxisPair } from '../../heuristic/tiles/axisPair.ts';
import { TRANSITIONS_MAX, type WalkingDistance } from '../../heuristic/tiles/walkingDistance.ts';

/**
 * The two walking-distance graphs as a step search reads them. A *mark* stands for a state: its
 * distance in the low bits, above them the place where the transitions of the state begin. So a
 * step is one look-up, `next[placeOfMark(mark) + offset]`, which yields mark and distance at once.
 */
export type Walk = {
  readonly rowNext: Int32Array;
  readonly columnNext: Int32Array;
  /** As in AxisPair. */
  readonly offsets: Uint8Array;
};

/** A place has the bits above: `TRANSITIONS_MAX` of them. */
export const MARK_BITS = TILES_MARK_BITS;
export const MARK_MASK = (1 << MARK_BITS) - 1;

/** Graphs built by an earlier search, while they are alive; building one takes 3 ms on 4×4. */
const packed = new WeakMap<WalkingDistance, Int32Array>();

export function layOutWalk({ rows, columns, offset }: AxisPair): Walk {
  return { rowNext: packAxis(rows), columnNext: packAxis(columns), offsets: offset };
}

/**
 * A distance too large for a mark is written as the largest of its parity that is not: admissible
 * and consistent still.
 */
export function markOf({ steps, classes }: WalkingDistance, state: number): number {
  const distance = steps[state]!;
  const written = distance > MARK_MASK ? MARK_MASK - ((distance ^ MARK_MASK) & 1) : distance;
  return ((state * 2 * classes) << MARK_BITS) | written;
}

export function stateOfMark({ classes }: WalkingDistance, mark: number): number {
  return (mark >> MARK_BITS) / (2 * classes);
}

function packAxis(axis: WalkingDistance): Int32Array {
  const known = packed.get(axis);
  if (known) return known;
  if (axis.next.length > TRANSITIONS_MAX) throw new RangeError('marks hold no so large graph');
  const next = axis.next.map((state) => (state < 0 ? -1 : markOf(axis, state)));
  packed.set(axis, next);
  return next;
}
