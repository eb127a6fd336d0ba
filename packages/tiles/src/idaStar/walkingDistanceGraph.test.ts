import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import {
  buildWalkingDistance,
  TRANSITIONS_MAX,
} from '@glissade/search/heuristic/tiles/walkingDistance';
import { describe, expect, it } from 'vitest';
import {
  DISTANCE_BITS,
  DISTANCE_MASK,
  layOutWalk,
  packedStateOf,
  unpackedState,
} from './walkingDistanceGraph.ts';

describe('packed states', () => {
  it('hold distances up to 511, and of larger ones 510 or 511 by parity', () => {
    const steps = Uint16Array.of(0, 509, 510, 511, 512, 513, 1018);
    const axis = { ...buildWalkingDistance(7, 2, 0), steps };
    const packed = Array.from(steps, (_, state) => packedStateOf(axis, state));
    expect(packed.map((one) => one & DISTANCE_MASK)).toEqual([0, 509, 510, 511, 510, 511, 510]);
    expect(packed.map((one) => unpackedState(axis, one))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('change by 1 at most along the steps of an axis with larger distances', () => {
    const rows = buildWalkingDistance(3, 129, 0);
    expect(Math.max(...rows.steps)).toBeGreaterThan(DISTANCE_MASK);
    const { rowNext } = layOutWalk({ ...axisPair(2, 2, 3), rows });
    const branch = 2 * rows.classes;
    let odd = 0;
    rowNext.forEach((packed, edge) => {
      if (packed < 0) return;
      const here = packedStateOf(rows, Math.floor(edge / branch)) & DISTANCE_MASK;
      if (Math.abs((packed & DISTANCE_MASK) - here) !== 1) odd++;
    });
    expect(odd).toBe(0);
  });

  it('hold the places of so many transitions, and no more', () => {
    const axis = buildWalkingDistance(2, 2, 0);
    const last = TRANSITIONS_MAX / (2 * axis.classes) - 1;
    const steps = new Uint16Array(last + 1);
    const packed = packedStateOf({ ...axis, steps }, last);
    expect(packed >> DISTANCE_BITS).toBe(TRANSITIONS_MAX - 2 * axis.classes);
    const next = new Int32Array(TRANSITIONS_MAX + 1);
    expect(() => layOutWalk({ ...axisPair(2, 2, 3), rows: { ...axis, next } })).toThrow(
      /too many transitions/,
    );
  });
});
