/* The tables of lanes that the kernel reads: cells of arrangements, and those that goals allow. */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import * as layout from '../kernel/layout.ts';
import type { Lane } from './lanes.ts';
import type { LaneTransitions } from './laneTransitions.ts';

/** A lane with its transitions, in steps and in slides, and its field in a key. */
export type EncodedLane = Lane & {
  readonly stepTransitions: LaneTransitions;
  readonly slideTransitions: LaneTransitions;
  readonly shift: number;
  readonly mask: number;
};

/** 64 bits as two words, the low one first. */
type Words = readonly [low: number, high: number];

export const RECORDS_BYTES = layout.LANES_MAX * layout.LANE_BYTES;

export function laneNumber({ isRow, index }: Lane): number {
  return isRow ? index : layout.LANES_MAX / 2 + index;
}

export const ANY: Words = [0xffffffff, 0xffffffff];
export const NONE: Words = [0, 0];

/** Writes the cells of each arrangement: bit 8 * position + number of the lane. */
export function writeCells(
  words: Uint32Array,
  at: number,
  { stepTransitions, index, length }: EncodedLane,
): number {
  for (const [number, cells] of stepTransitions.cells.entries()) {
    const byByte = [0, 0];
    for (let position = 0; position < length; position++) {
      if (((cells >> position) & 1) === 0) continue;
      byByte[position >> 2]! |= 1 << ((position & 3) * 8 + index);
    }
    words.set(byByte, (at >> 2) + number * 2);
  }
  return at + stepTransitions.cells.length * 8;
}

/** The arrangements of a lane that a goal allows, one bit each; undefined: it prescribes none. */
export function allowedBy(
  goal: BlockProblem['goals'][number],
  { pieces, stepTransitions }: EncodedLane,
): Words | undefined {
  const asked = goal.filter(({ kind, placement }) =>
    pieces.some((piece) => piece.kind === kind && piece.placements.includes(placement)),
  );
  if (asked.length === 0) return undefined;
  const allowed: [number, number] = [0, 0];
  for (const [number, positions] of stepTransitions.arrangements.entries()) {
    const isMet = asked.every(({ kind, placement }) =>
      pieces.some((piece, i) => {
        return piece.kind === kind && piece.placements[positions[i]!] === placement;
      }),
    );
    if (isMet) allowed[number >> 5]! |= 1 << (number & 31);
  }
  return allowed;
}

export function union(all: readonly (Words | undefined)[]): Words {
  return all.reduce<Words>(([low, high], words = NONE) => [low | words[0], high | words[1]], NONE);
}
