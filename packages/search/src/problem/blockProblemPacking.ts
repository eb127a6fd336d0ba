import type { BlockProblem } from './blockProblem.ts';

/**
 * How a state is packed into 32-bit words. Each slot has a field, never across two words, with the
 * bits of its kind: the placement number minus the first one of the kind's range. All tables are by
 * slot.
 */
export type Packing = {
  readonly words: number;
  readonly slotWord: Int32Array;
  readonly slotShift: Int32Array;
  /** The field's bits, before shifting. */
  readonly slotMask: Int32Array;
  /** First placement of the kind's range. */
  readonly slotBase: Int32Array;
  /** First and last slot of the kind the slot belongs to. */
  readonly firstOf: Int32Array;
  readonly lastOf: Int32Array;
};

/** Lays the fields out, the widest first, each in the first word with room. */
export function packingOf({ kinds, kindOfSlot, slotCount }: BlockProblem): Packing {
  const table = () => new Int32Array(slotCount);
  const slotTables = { slotWord: table(), slotShift: table(), slotMask: table() };
  const kindTables = { slotBase: table(), firstOf: table(), lastOf: table() };
  const used: number[] = [0];
  const slots = Array.from(kindOfSlot.keys());
  slots.sort((a, b) => kinds[kindOfSlot[b]!]!.bits - kinds[kindOfSlot[a]!]!.bits || a - b);
  let firstOpen = 0;
  for (const slot of slots) {
    const kind = kinds[kindOfSlot[slot]!]!;
    while (firstOpen < used.length - 1 && used[firstOpen] === 32) firstOpen++;
    let word = firstOpen;
    while (word < used.length && used[word]! + kind.bits > 32) word++;
    if (word === used.length) used.push(0);
    slotTables.slotWord[slot] = word;
    slotTables.slotShift[slot] = kind.bits === 0 ? 0 : used[word]!;
    slotTables.slotMask[slot] = 2 ** kind.bits - 1;
    used[word]! += kind.bits;
    kindTables.slotBase[slot] = kind.firstPlacement;
    kindTables.firstOf[slot] = kind.firstSlot;
    kindTables.lastOf[slot] = kind.firstSlot + kind.slotCount - 1;
  }
  return { words: used.length, ...slotTables, ...kindTables };
}

/** Packs placements by slot (ascending within kinds) into new words. */
export function packPlacements(packing: Packing, at: Int32Array): Int32Array {
  const words = new Int32Array(packing.words);
  packInto(words, packing, at);
  return words;
}

/** The same, into words that are there already. */
export function packInto(words: Int32Array, packing: Packing, at: Int32Array): void {
  const { slotWord, slotShift, slotBase } = packing;
  words.fill(0);
  for (let slot = 0; slot < at.length; slot++) {
    words[slotWord[slot]!]! |= (at[slot]! - slotBase[slot]!) << slotShift[slot]!;
  }
}
