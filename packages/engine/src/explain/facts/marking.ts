/*
 * Which facts hold in which states: 32 facts are looked at together, one bit each.
 *
 * A fact "here or there" is one bit in the tables of both. A pair needs a bit in the table of its
 * first place and one in that of its second; images of pairs have tables of their own, because half
 * of a pair and half of its image are nothing.
 */
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Fact, Place } from './facts.ts';
import type { Sweep } from './sweep.ts';

/** Facts in a word. */
export const FACTS_A_WORD = 32;

/** Bits of facts by kind and placement; a fact holds in a state that has its bit in all of them. */
type Tables = readonly Int32Array[];

/** For each vertex a bit for each fact, `width` words of 32 side by side. */
export class FactMarks {
  readonly width: number;
  readonly words: Int32Array;
  private readonly sweep: Sweep;
  private readonly tables: readonly WordTables[];
  private readonly bases: Int32Array;
  private readonly at: Int32Array;

  private constructor(sweep: Sweep, facts: readonly Fact[], words: Int32Array, width: number) {
    const { placements, kindOfSlot, slotCount } = sweep.states.problem;
    this.width = width;
    this.words = words;
    this.sweep = sweep;
    this.tables = Array.from({ length: width }, (_, word) =>
      wordTables(sweep, facts.slice(word * FACTS_A_WORD, (word + 1) * FACTS_A_WORD)),
    );
    this.bases = kindOfSlot.map((kind) => kind * placements.count);
    this.at = new Int32Array(slotCount);
  }

  /** Nothing is marked yet. Undefined: memory ran out. */
  static open(sweep: Sweep, facts: readonly Fact[], meter: MemoryMeter): FactMarks | undefined {
    const width = Math.max(1, Math.ceil(facts.length / FACTS_A_WORD));
    const words = meter.allocate(sweep.graph.count * width);
    return words && new FactMarks(sweep, facts, words, width);
  }

  /** Marks one vertex. */
  mark(vertex: number): void {
    const { words, tables, bases, at, sweep, width } = this;
    sweep.states.load(sweep.firstState ? sweep.firstState[vertex]! : vertex, at);
    for (let slot = 0; slot < at.length; slot++) at[slot]! += bases[slot]!;
    for (let word = 0; word < width; word++) {
      const { one, slots, alternatives } = tables[word]!;
      let bits = 0;
      if (one) {
        for (let i = 0; i < slots.length; i++) bits |= one[at[slots[i]!]!]!;
      } else bits = bitsIn(alternatives, at);
      words[vertex * width + word] = bits;
    }
  }

  *markAll(): Generator<number, void> {
    const { count } = this.sweep.graph;
    for (let vertex = 0; vertex < count; vertex++) {
      this.mark(vertex);
      if (vertex % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
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

/** The tables of at most 32 facts. */
type WordTables = {
  /** One table for all facts, if none is a pair. */
  readonly one: Int32Array | undefined;
  /** The slots of kinds that have bits in it. */
  readonly slots: Int32Array;
  readonly alternatives: readonly Tables[];
};

function wordTables(sweep: Sweep, facts: readonly Fact[]): WordTables {
  const alternatives = tablesOf(sweep, facts);
  const isOne = alternatives.length === 1 && alternatives[0]!.length === 1;
  const kinds = new Set(facts.flatMap((fact) => fact.flat().map(({ kind }) => kind)));
  const { kindOfSlot } = sweep.states.problem;
  const slots = [...kindOfSlot.keys()].filter((slot) => kinds.has(kindOfSlot[slot]!));
  return {
    one: isOne ? alternatives[0]![0] : undefined,
    slots: Int32Array.from(slots),
    alternatives,
  };
}

function bitsIn(alternatives: readonly Tables[], at: Int32Array): number {
  let any = 0;
  for (let i = 0; i < alternatives.length; i++) {
    const tables = alternatives[i]!;
    let all = -1;
    for (let k = 0; k < tables.length; k++) {
      const table = tables[k]!;
      let bits = 0;
      for (let slot = 0; slot < at.length; slot++) bits |= table[at[slot]!]!;
      all &= bits;
    }
    any |= all;
  }
  return any;
}

/** Tables of at most 32 facts, of which one must hold. */
function tablesOf(sweep: Sweep, facts: readonly Fact[]): Tables[] {
  const isPair = facts.some((fact) => fact.some((places) => places.length > 1));
  if (!isPair)
    return [
      [
        bitsByPlacement(
          sweep,
          facts.map((fact) => fact.flat()),
        ),
      ],
    ];
  const images = Math.max(...facts.map((fact) => fact.length));
  return Array.from({ length: images }, (_, image) =>
    [0, 1].map((part) =>
      bitsByPlacement(
        sweep,
        facts.map((fact) => fact[image]?.slice(part, part + 1) ?? []),
      ),
    ),
  );
}

/** By kind and placement, a bit for each list that has the place. */
function bitsByPlacement({ states }: Sweep, lists: readonly (readonly Place[])[]): Int32Array {
  const { placements, kinds } = states.problem;
  const bitsOf = new Int32Array(kinds.length * placements.count);
  for (const [bit, list] of lists.entries()) {
    for (const { kind, cell } of list) {
      const { firstPlacement, placementCount } = kinds[kind]!;
      for (let at = firstPlacement; at < firstPlacement + placementCount; at++) {
        if (placements.origins[at] === cell) bitsOf[kind * placements.count + at]! |= 1 << bit;
      }
    }
  }
  return bitsOf;
}
