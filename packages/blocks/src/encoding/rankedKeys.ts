/*
 * The key layout of the narrow kernel: how a state is packed into at most 62 bits. Each kind (here
 * one region of a kind) is one number, the rank of its set of places among all sets of that size
 * (combinatorial number system, Lehmer 1964). Where the table of all sets would be larger than the
 * caches hold, each piece has a field instead.
 *
 * If the key is too long, first the largest tables allowed replace fields, those that save most
 * first. Then ranks share one segment, as the digits of a number with mixed radices. That saves the
 * fractions of bits that each rank wastes, and costs a division in unpacking.
 *
 * Rejected: mixed radices for all ranks (a division for each kind of each state, and most keys fit
 * anyway); keys of two words (twice the memory: that is the wide kernel).
 */

import type { BlockKind } from '@glissade/search/problem/blockProblem';
import { KEY_BITS_MAX } from '../kernel/layout.ts';

/** Preferred size of a table of sets: at most half of a usual second-level cache. */
const SETS_PREFERRED = 65_536;
/** Largest table of sets when bits are short: 16 MiB. */
const SETS_MAX = 1 << 20;
/** A segment of several ranks is a 32-bit number. */
const SHARED_MAX = 2 ** 32;

/** The numbers of a kind, or of a region of one, that the layout depends on. */
export type PackedKind = Pick<BlockKind, 'placementCount' | 'slotCount' | 'bits'>;

/** How one kind is packed. */
export type SegmentPlan = {
  readonly shift: number;
  /** Bits of the segment, which others may share. */
  readonly bits: number;
  /** Number of sets when the kind is a rank, or 0: fields. */
  readonly sets: number;
  /** What a rank is multiplied with in a shared segment; 0: the segment is not shared. */
  readonly radix: number;
  readonly fieldBits: number;
};

export type KeyPlan = { readonly segments: readonly SegmentPlan[]; readonly bits: number };

/** The segments of all kinds, or undefined where a key is too long. */
export function planKeys(kinds: readonly PackedKind[]): KeyPlan | undefined {
  const sets = kinds.map(({ placementCount, slotCount }) => countSets(placementCount, slotCount));
  const ranked = sets.map((count) => count <= SETS_PREFERRED);
  const bitsOf = (kind: number) =>
    ranked[kind] ? bitsFor(sets[kind]!) : kinds[kind]!.bits * kinds[kind]!.slotCount;
  const bits = () => kinds.reduce((sum, _, kind) => sum + bitsOf(kind), 0);
  const saving = (kind: number) => bitsOf(kind) - bitsFor(sets[kind]!);
  const others = [...kinds.keys()]
    .filter((kind) => !ranked[kind] && sets[kind]! <= SETS_MAX)
    .sort((a, b) => saving(b) - saving(a));
  while (bits() > KEY_BITS_MAX && others.length > 0) ranked[others.shift()!] = true;
  const alone = [...kinds.keys()].map((kind) => [kind]);
  const groups = bits() > KEY_BITS_MAX ? shareSegments(sets, ranked) : alone;
  return layOut(kinds, sets, ranked, groups);
}

/** Groups ranked kinds into shared segments, those that waste most first. */
function shareSegments(sets: readonly number[], ranked: readonly boolean[]): number[][] {
  const waste = (kind: number) => bitsFor(sets[kind]!) - Math.log2(sets[kind]!);
  const groups: number[][] = [];
  const ranks = [...sets.keys()].filter((kind) => ranked[kind] && sets[kind]! > 1);
  const productOf = (group: readonly number[]) =>
    group.reduce((product, kind) => product * sets[kind]!, 1);
  for (const kind of ranks.sort((a, b) => waste(b) - waste(a))) {
    const group = groups.find((known) => productOf([...known, kind]) <= SHARED_MAX);
    if (group) group.push(kind);
    else groups.push([kind]);
  }
  const rest = [...sets.keys()].filter((kind) => !ranks.includes(kind));
  return [...groups, ...rest.map((kind) => [kind])];
}

function layOut(
  kinds: readonly PackedKind[],
  sets: readonly number[],
  ranked: readonly boolean[],
  groups: readonly (readonly number[])[],
): KeyPlan | undefined {
  const segments: SegmentPlan[] = [];
  let shift = 0;
  for (const group of groups) {
    const product = group.reduce((sum, kind) => sum * sets[kind]!, 1);
    const { slotCount, bits: fieldBits } = kinds[group[0]!]!;
    const bits = ranked[group[0]!] ? bitsFor(product) : fieldBits * slotCount;
    let radix = 1;
    for (const kind of group) {
      const shared = group.length > 1 ? radix : 0;
      segments[kind] = ranked[kind]
        ? { shift, bits, sets: sets[kind]!, radix: shared, fieldBits: 0 }
        : { shift, bits, sets: 0, radix: 0, fieldBits };
      radix *= sets[kind]!;
    }
    shift += bits;
  }
  return shift > KEY_BITS_MAX ? undefined : { segments, bits: shift };
}

/** Bits that tell so many values apart, up to 2^53: logarithms round near powers of two. */
export function bitsFor(values: number): number {
  return values <= 1 ? 0 : (values - 1).toString(2).length;
}

/** n choose k: exact below 2^53, and no less than that above. */
export function countSets(n: number, k: number): number {
  if (k > n) return 0;
  let sets = 1;
  for (let i = 1; i <= k; i++) {
    // The division comes first, so that no intermediate number exceeds the result.
    const rest = sets % i;
    sets = ((sets - rest) / i) * (n - k + i) + (rest * (n - k + i)) / i;
  }
  return sets;
}
