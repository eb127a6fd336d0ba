/*
 * Which facts hold in which states: 32 facts are looked at together, one bit each.
 *
 * A fact "here or there" is one bit in the tables of both. A pair needs a bit in the table of its
 * first place and one in that of its second; images of pairs have tables of their own, because half
 * of a pair and half of its image are nothing.
 */
import type { Space } from '../../analyse/space/space.ts';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Fact, Place } from './facts.ts';

/** Facts in a word. */
export const FACTS_A_WORD = 32;

/** Bits of facts by kind and placement; a fact holds in a state that has its bit in all of them. */
type Tables = readonly Int32Array[];

/** For each state a bit for each fact, 32 in a table. Undefined: memory ran out. */
export function* markFacts(
  space: Space,
  facts: readonly Fact[],
  meter: MemoryMeter,
): Work<Int32Array[]> {
  const { states, graph } = space;
  const { placements, kindOfSlot, slotCount } = states.problem;
  const marks: Int32Array[] = [];
  for (let from = 0; from < facts.length; from += FACTS_A_WORD) {
    const table = meter.allocate(graph.count);
    if (!table) return undefined;
    marks.push(table);
  }
  const tables = marks.map((_, word) =>
    tablesOf(space, facts.slice(word * FACTS_A_WORD, (word + 1) * FACTS_A_WORD)),
  );
  const bases = kindOfSlot.map((kind) => kind * placements.count);
  const at = new Int32Array(slotCount);
  for (let state = 0; state < graph.count; state++) {
    states.load(state, at);
    for (let slot = 0; slot < slotCount; slot++) at[slot]! += bases[slot]!;
    for (let word = 0; word < marks.length; word++) marks[word]![state] = bitsIn(tables[word]!, at);
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return marks;
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
function tablesOf(space: Space, facts: readonly Fact[]): Tables[] {
  const isPair = facts.some((fact) => fact.some((places) => places.length > 1));
  if (!isPair)
    return [
      [
        bitsByPlacement(
          space,
          facts.map((fact) => fact.flat()),
        ),
      ],
    ];
  const images = Math.max(...facts.map((fact) => fact.length));
  return Array.from({ length: images }, (_, image) =>
    [0, 1].map((part) =>
      bitsByPlacement(
        space,
        facts.map((fact) => fact[image]?.slice(part, part + 1) ?? []),
      ),
    ),
  );
}

/** By kind and placement, a bit for each list that has the place. */
function bitsByPlacement({ states }: Space, lists: readonly (readonly Place[])[]): Int32Array {
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
