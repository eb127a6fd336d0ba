/*
 * The tables that generated code needs to read the partial-order tag of a state. A tag names the
 * step that generated the state: a kind, a direction and the origin that was left. By the tag, the
 * search omits successors that another state also generates. Tags must be short, so they are
 * numbered nearly without gaps: the origins of each kind and direction form a bit pattern, which is
 * placed over the earlier ones at the first offset where no two bits collide (row displacement).
 *
 * Source: Godefroid 1996 (sleep sets); Tarjan and Yao 1979 (row displacement).
 */
import * as layout from '../kernel/layout.ts';
import type { Board64 } from '../model/bitBoard.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { type Pool, writeMask } from './narrowTables.ts';

export type TagPlan = {
  /** By kind, U R D L: the tag of a step minus its origin. */
  readonly bases: readonly (readonly number[])[];
  /** All tags are below this. */
  readonly end: number;
  readonly bits: number;
};

/** Numbers the steps of all kinds; tag 0 means none of them. */
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

/** Bits of a tag above a key of `keyBits`; 0: there is no space for it, or no use. */
export function tagBits({ bits }: TagPlan, keyBits: number, metric: SearchMetric): number {
  const needed = metric === 'steps' ? bits : metric === 'moves' ? layout.PLACE_BITS : 0;
  return keyBits + needed <= 64 - layout.LEVEL_BITS_TAGGED ? needed : 0;
}

/** Bytes that `writeTags` needs. */
export function tagBytes({ bases, end }: TagPlan): number {
  return bases.length * 16 + end * layout.TAG_BYTES;
}

/** Writes the meaning of each tag, and where to find it. */
export function writeTags(
  { view, reserve }: Pool,
  { kinds, stride }: Board64,
  { bases, end }: TagPlan,
): void {
  const basesAt = reserve(bases.length * 16);
  for (const [index, base] of bases.flat().entries()) {
    view.setInt32(basesAt + index * 4, base, true);
  }
  const tagsAt = reserve(end * layout.TAG_BYTES);
  view.setUint32(layout.PROBLEM_TAG_BASES_AT, basesAt, true);
  view.setUint32(layout.PROBLEM_TAGS_AT, tagsAt, true);
  // Tag 0: nothing was left, and every cell may be entered.
  new Uint8Array(view.buffer).fill(0, tagsAt, tagsAt + layout.TAG_BYTES);
  writeMask(view, tagsAt + layout.TAG_ALLOWED, cellsFrom(0));
  for (const [kind, { can, cells, fronts }] of kinds.entries()) {
    for (const [d, delta] of [-stride, 1, stride, -1].entries()) {
      for (const origin of can[d]!) {
        const at = tagsAt + (bases[kind]![d]! + origin) * layout.TAG_BYTES;
        // The cells left are those that the piece would enter first on the way back.
        const left = fronts[d ^ 2]!.map((cell) => origin + cell);
        const after = cells.map((cell) => origin + delta + cell);
        const later = cellsFrom(origin + delta + fronts[d]![0]! + 1);
        writeMask(view, at + layout.TAG_VACATED, left);
        writeMask(view, at + layout.TAG_ALLOWED, [...left, ...later]);
        writeMask(view, at + layout.TAG_OWN, after);
        view.setUint32(at + layout.TAG_BACK, d ^ 2, true);
      }
    }
  }
}

function cellsFrom(first: number): number[] {
  return Array.from({ length: 64 - first }, (_, index) => first + index);
}
