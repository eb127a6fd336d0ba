/*
 * The key layout of the wide kernel: how a state is packed into words of 64 bits. Each piece has a
 * field with the number of its place. Where that saves a word, a kind is one segment instead: the
 * rank of its set of places, as in `rankedKeys.ts`. Unpacking a rank is a search through the
 * summands of its pieces, unpacking a field one shift. No segment or field crosses two words, and
 * the last word leaves at least two bits for the level of an entry.
 *
 * Rejected: ranks for all kinds (13 % fewer states per second on gnome-17, whose fields need two
 * words as well); a table of all sets (the kinds of wide boards have billions).
 */

import type { BlockKind } from '@glissade/search/problem/blockProblem';
import { KEY_BITS_MAX, KEY_WORDS_MAX } from '../kernel/layout.ts';
import { bitsFor, countSets } from './rankedKeys.ts';

/** With more sets than this a kind is not ranked: the numbers must be exact. */
const SETS_MAX = 2 ** 52;

/** Where the bits of a slot or of a ranked kind are. */
export type WideSegment = { readonly word: number; readonly shift: number; readonly bits: number };

export type WideKeyPlan = {
  readonly words: number;
  /** Bits used of the last word. */
  readonly lastBits: number;
  /** By kind: one segment for the rank, or one for each slot. */
  readonly segments: readonly (readonly WideSegment[])[];
  readonly ranked: readonly boolean[];
};

/** The shortest plan, or undefined where even that is too long for the kernel. */
export function planWideKeys(kinds: readonly BlockKind[]): WideKeyPlan | undefined {
  const savings = kinds.map((kind) => {
    const sets = countSets(kind.placementCount, kind.slotCount);
    return sets > SETS_MAX ? 0 : kind.bits * kind.slotCount - rankBits(kind);
  });
  const shortened = [...kinds.keys()].filter((kind) => savings[kind]! > 0);
  shortened.sort((a, b) => savings[b]! - savings[a]!);
  const plans = [...shortened.keys(), shortened.length].map((count) =>
    layOut(kinds, new Set(shortened.slice(0, count))),
  );
  const words = Math.min(...plans.map((plan) => plan.words));
  return words > KEY_WORDS_MAX ? undefined : plans.find((plan) => plan.words === words);
}

function rankBits({ placementCount, slotCount }: BlockKind): number {
  return bitsFor(countSets(placementCount, slotCount));
}

function layOut(kinds: readonly BlockKind[], ranks: ReadonlySet<number>): WideKeyPlan {
  const parts = kinds.flatMap((kind, number) =>
    ranks.has(number)
      ? [{ number, index: 0, bits: rankBits(kind) }]
      : Array.from({ length: kind.slotCount }, (_, index) => ({ number, index, bits: kind.bits })),
  );
  const used: number[] = [0];
  const segments: WideSegment[][] = kinds.map(() => []);
  for (const { number, index, bits } of parts.sort((a, b) => b.bits - a.bits)) {
    let word = used.findIndex((full) => full + bits <= 64);
    if (word < 0) word = used.push(0) - 1;
    segments[number]![index] = { word, shift: bits === 0 ? 0 : used[word]!, bits };
    used[word]! += bits;
  }
  return emptiestLast(used, segments, ranks);
}

function emptiestLast(
  used: number[],
  segments: readonly (readonly WideSegment[])[],
  ranks: ReadonlySet<number>,
): WideKeyPlan {
  if (Math.min(...used) > KEY_BITS_MAX) used.push(0);
  const lastBits = Math.min(...used);
  const last = used.length - 1;
  const emptiest = used.indexOf(lastBits);
  const swapped = (word: number) => (word === emptiest ? last : word === last ? emptiest : word);
  return {
    words: used.length,
    lastBits,
    segments: segments.map((list) =>
      list.map(({ word, shift, bits }) => ({ word: swapped(word), shift, bits })),
    ),
    ranked: segments.map((_, kind) => ranks.has(kind)),
  };
}
