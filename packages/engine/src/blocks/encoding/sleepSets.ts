/*
 * What code written for steps needs to read a state's mark (`blocks/encoding/sleepSets.ts` tells
 * the idea): a step
 * is a kind, a direction and the origin that is left. Marks must be short, so they have no gaps to
 * speak of: the origins of each kind and direction are a pattern of bits, laid over those before it
 * where no two of them meet (row displacement, Tarjan and Yao 1979).
 */
import * as layout from '@glissade/kernels/layout';
import type { Board64 } from '../model/bitBoard.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { type Pool, writeMask } from './narrowTables.ts';

export type TagPlan = {
  /** By kind, U R D L: mark of a step less its origin. */
  readonly bases: readonly (readonly number[])[];
  /** Marks are below this. */
  readonly end: number;
  readonly bits: number;
};

/** Marks for the steps of all kinds; 0 is none of them. */
export function planTags({ kinds }: Board64): TagPlan {
  const used = [true];
  const bases = kinds.map(({ can }) =>
    can.map((origins) => {
      let base = 1 - (origins[0] ?? 1);
      while (origins.some((origin) => used[base + origin])) base++;
      for (const origin of origins) used[base + origin] = true;
      return base;
    }),
  );
  const end = used.length;
  return { bases, end, bits: Math.ceil(Math.log2(end)) };
}

/** Bits of a mark above so many of a key; 0: there is no room for it, or no use. */
export function tagBits({ bits }: TagPlan, keyBits: number, metric: SearchMetric): number {
  const needed = metric === 'steps' ? bits : metric === 'moves' ? layout.PLACE_BITS : 0;
  return keyBits + needed <= 64 - layout.LEVEL_BITS_MARKED ? needed : 0;
}

/** Bytes that `writeTags` takes. */
export function tagBytes({ bases, end }: TagPlan): number {
  return bases.length * 16 + end * layout.MARK_BYTES;
}

/** Writes what marks mean, and where to find it. */
export function writeTags(
  { view, reserve }: Pool,
  { kinds, stride }: Board64,
  { bases, end }: TagPlan,
): void {
  const basesAt = reserve(bases.length * 16);
  for (const [index, base] of bases.flat().entries()) {
    view.setInt32(basesAt + index * 4, base, true);
  }
  const marksAt = reserve(end * layout.MARK_BYTES);
  view.setUint32(layout.PROBLEM_MARK_BASES_AT, basesAt, true);
  view.setUint32(layout.PROBLEM_MARKS_AT, marksAt, true);
  // A mark of 0: nothing was left, and every cell may be entered.
  new Uint8Array(view.buffer).fill(0, marksAt, marksAt + layout.MARK_BYTES);
  writeMask(view, marksAt + layout.MARK_GOOD, cellsFrom(0));
  for (const [kind, { can, cells, fronts }] of kinds.entries()) {
    for (const [d, delta] of [-stride, 1, stride, -1].entries()) {
      for (const origin of can[d]!) {
        const at = marksAt + (bases[kind]![d]! + origin) * layout.MARK_BYTES;
        // The cells left are those that would go first on the way back.
        const left = fronts[d ^ 2]!.map((cell) => origin + cell);
        const after = cells.map((cell) => origin + delta + cell);
        const later = cellsFrom(origin + delta + fronts[d]![0]! + 1);
        writeMask(view, at + layout.MARK_VACATED, left);
        writeMask(view, at + layout.MARK_GOOD, [...left, ...later]);
        writeMask(view, at + layout.MARK_OWN, after);
        view.setUint32(at + layout.MARK_BACK, d ^ 2, true);
      }
    }
  }
}

function cellsFrom(first: number): number[] {
  return Array.from({ length: 64 - first }, (_, index) => first + index);
}
