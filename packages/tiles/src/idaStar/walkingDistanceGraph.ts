import type { AxisPair } from '@glissade/search/heuristic/tiles/axisPair';
import {
  TRANSITIONS_MAX,
  type WalkingDistance,
} from '@glissade/search/heuristic/tiles/walkingDistance';
import { TILES_DISTANCE_BITS } from '../kernel/tileStepsLayout.ts';

/**
 * The two walking-distance graphs as a step search reads them. A packed state has
 * its distance in the low bits, and above them the index of its first transition. So a step is one
 * look-up, `next[(packed >> DISTANCE_BITS) + offset]`, which yields state and distance at once.
 */
export type Walk = {
  readonly rowNext: Int32Array;
  readonly columnNext: Int32Array;
  /** As in AxisPair. */
  readonly offsets: Uint8Array;
};

/** The index of a transition has the bits above: it is below `TRANSITIONS_MAX`. */
export const DISTANCE_BITS = TILES_DISTANCE_BITS;
export const DISTANCE_MASK = (1 << DISTANCE_BITS) - 1;

/** Graphs built by an earlier search, while they are alive; building one takes 3 ms on 4×4. */
const packed = new WeakMap<WalkingDistance, Int32Array>();

export function layOutWalk({ rows, columns, offset }: AxisPair): Walk {
  return { rowNext: packAxis(rows), columnNext: packAxis(columns), offsets: offset };
}

/**
 * Packs a state. A distance that does not fit is replaced by the largest of its parity that does,
 * which stays admissible and consistent.
 */
export function packedStateOf({ steps, classes }: WalkingDistance, state: number): number {
  const distance = steps[state]!;
  const written =
    distance > DISTANCE_MASK ? DISTANCE_MASK - ((distance ^ DISTANCE_MASK) & 1) : distance;
  return ((state * 2 * classes) << DISTANCE_BITS) | written;
}

export function unpackedState({ classes }: WalkingDistance, packed: number): number {
  return (packed >> DISTANCE_BITS) / (2 * classes);
}

function packAxis(axis: WalkingDistance): Int32Array {
  const known = packed.get(axis);
  if (known) return known;
  if (axis.next.length > TRANSITIONS_MAX)
    throw new RangeError('the graph has too many transitions for packed states');
  const next = axis.next.map((state) => (state < 0 ? -1 : packedStateOf(axis, state)));
  packed.set(axis, next);
  return next;
}
