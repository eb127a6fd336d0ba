/*
 * Which facts hold in which states: 32 facts are looked at together, one bit each.
 *
 * A fact "here or there" is one bit in the tables of both. A pair needs a bit in the table of its
 * first place and one in that of its second; images of pairs have tables of their own, because half
 * of a pair and half of its image are nothing.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import type { Fact, Place } from './facts.ts';
import type { Sweep } from './sweep.ts';

/** Facts in a word. */
export const FACTS_A_WORD = 32;

/** For each vertex a bit for each fact, `width` words of 32 side by side. */
export class FactMarks {
  readonly width: number;
  readonly words: Int32Array;
  /**
   * Bits of pairs whose first place (and whose second) is taken somewhere without the other. Only
   * for at most 32 facts.
   */
  firstAlone = 0;
  secondAlone = 0;
  private readonly sweep: Sweep;
  private readonly lookUps: readonly WordLookUps[];

  private constructor(sweep: Sweep, facts: readonly Fact[], words: Int32Array, width: number) {
    this.width = width;
    this.words = words;
    this.sweep = sweep;
    this.lookUps = Array.from({ length: width }, (_, word) =>
      wordLookUps(sweep, facts.slice(word * FACTS_A_WORD, (word + 1) * FACTS_A_WORD)),
    );
  }

  /** Nothing is marked yet. Undefined: memory ran out. */
  static open(sweep: Sweep, facts: readonly Fact[], meter: MemoryMeter): FactMarks | undefined {
    const width = Math.max(1, Math.ceil(facts.length / FACTS_A_WORD));
    const words = meter.allocate(sweep.graph.count * width);
    return words && new FactMarks(sweep, facts, words, width);
  }

  /** Marks one vertex. */
  mark(vertex: number): void {
    this.markSome(vertex, vertex + 1);
  }

  *markAll(): Generator<number, void> {
    const { count } = this.sweep.graph;
    for (let vertex = 0; vertex < count; vertex += STATES_A_YIELD) {
      this.markSome(vertex, Math.min(count, vertex + STATES_A_YIELD));
      yield STATES_A_YIELD;
    }
  }

  private markSome(from: number, to: number): void {
    const { words, width, lookUps, sweep } = this;
    const { arena } = sweep.states.packed;
    const stride = sweep.states.packed.packing.words;
    for (let word = 0; word < width; word++) {
      const { one, pairs } = lookUps[word]!;
      for (let vertex = from; vertex < to; vertex++) {
        const first = (sweep.firstState ? sweep.firstState[vertex]! : vertex) * stride;
        words[vertex * width + word] = one
          ? bitsIn(one, arena, first)
          : this.bitsOfPairs(pairs, arena, first);
      }
    }
  }

  private bitsOfPairs(pairs: readonly PairLookUps[], arena: Int32Array, first: number): number {
    let both = 0;
    let one = 0;
    let other = 0;
    for (let i = 0; i < pairs.length; i++) {
      const here = bitsIn(pairs[i]!.one, arena, first);
      const there = bitsIn(pairs[i]!.other, arena, first);
      both |= here & there;
      one |= here;
      other |= there;
    }
    this.firstAlone |= one & ~both;
    this.secondAlone |= other & ~both;
    return both;
  }

  get bytes(): number {
    return this.words.byteLength;
  }
}

/** All vertices marked. Undefined: memory ran out. */
export function* markFacts(
  sweep: Sweep,
  facts: readonly Fact[],
  meter: MemoryMeter,
): Work<FactMarks> {
  const marks = FactMarks.open(sweep, facts, meter);
  if (marks) yield* marks.markAll();
  return marks;
}

/**
 * Bits of places by the fields of packed states: those of slot `i` (of the slots that matter) and
 * field `f` are in `bits[starts[i] + f]`.
 */
type LookUp = {
  readonly bits: Int32Array;
  readonly starts: Int32Array;
  readonly words: Int32Array;
  readonly shifts: Int32Array;
  readonly masks: Int32Array;
};

/** A pair holds where bits of both are set. */
type PairLookUps = { readonly one: LookUp; readonly other: LookUp };

/** `one` if no fact is a pair; else one of `pairs` must hold. */
type WordLookUps = { readonly one: LookUp | undefined; readonly pairs: readonly PairLookUps[] };

/** The bits of a state whose words begin at `first`. */
function bitsIn(lookUp: LookUp, arena: Int32Array, first: number): number {
  const { bits, starts, words, shifts, masks } = lookUp;
  let found = 0;
  for (let i = 0; i < starts.length; i++) {
    found |= bits[starts[i]! + ((arena[first + words[i]!]! >>> shifts[i]!) & masks[i]!)]!;
  }
  return found;
}

function wordLookUps(sweep: Sweep, facts: readonly Fact[]): WordLookUps {
  const isPair = facts.some((fact) => fact.some((places) => places.length > 1));
  const lists = (part: (fact: Fact) => readonly Place[]) => lookUpOf(sweep, facts.map(part));
  if (!isPair) return { one: lists((fact) => fact.flat()), pairs: [] };
  const images = Math.max(...facts.map((fact) => fact.length));
  const pairs = Array.from({ length: images }, (_, image) => ({
    one: lists((fact) => fact[image]?.slice(0, 1) ?? []),
    other: lists((fact) => fact[image]?.slice(1, 2) ?? []),
  }));
  return { one: undefined, pairs };
}

/** A bit for each list of places. */
function lookUpOf({ states }: Sweep, lists: readonly (readonly Place[])[]): LookUp {
  const { placements, kinds, kindOfSlot } = states.problem;
  const { slotWord, slotShift, slotMask } = states.packed.packing;
  const named = new Set(lists.flatMap((list) => list.map(({ kind }) => kind)));
  const slots = Int32Array.from(
    [...kindOfSlot.keys()].filter((slot) => named.has(kindOfSlot[slot]!)),
  );
  const startOf = new Map<number, number>();
  let size = 0;
  for (const kind of named) {
    startOf.set(kind, size);
    size += kinds[kind]!.placementCount;
  }
  const bits = new Int32Array(size);
  for (const [bit, list] of lists.entries()) {
    for (const { kind, cell } of list) {
      const { firstPlacement, placementCount } = kinds[kind]!;
      for (let at = 0; at < placementCount; at++) {
        const isThere = placements.origins[firstPlacement + at] === cell;
        if (isThere) bits[startOf.get(kind)! + at]! |= 1 << bit;
      }
    }
  }
  return {
    bits,
    starts: slots.map((slot) => startOf.get(kindOfSlot[slot]!)!),
    words: slots.map((slot) => slotWord[slot]!),
    shifts: slots.map((slot) => slotShift[slot]!),
    masks: slots.map((slot) => slotMask[slot]!),
  };
}
