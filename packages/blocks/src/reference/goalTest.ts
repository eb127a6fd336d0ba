import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { type Packing, packPlacements } from '@glissade/search/problem/blockProblemPacking';
import type { StateStore } from './stateStore.ts';

/** A goal as masks of packed states. */
type PackedGoal = {
  /** By word: the bits of fields that the goal prescribes, and their values. */
  readonly masks: Int32Array;
  readonly values: Int32Array;
  /**
   * Placements of kinds that the goal prescribes only in part: some slot of the kind must hold
   * each.
   */
  readonly rest: readonly { readonly slots: readonly number[]; readonly placement: number }[];
};

/** Finds goal states in a store. */
export class GoalTest {
  /** False when no goal can be met, because a piece can never be where it should. */
  readonly possible: boolean;
  private readonly packing: Packing;
  private readonly goals: readonly PackedGoal[];

  constructor(problem: BlockProblem, packing: Packing) {
    this.packing = packing;
    this.goals = problem.goals.map((goal) => packGoal(problem, packing, goal));
    this.possible = this.goals.length > 0;
  }

  /** The first goal state from `from` to `end` - 1, or -1. */
  firstIn(store: StateStore, from: number, end: number): number {
    for (let index = from; index < end; index++) {
      for (let goal = 0; goal < this.goals.length; goal++) {
        if (this.meets(store, index, this.goals[goal]!)) return index;
      }
    }
    return -1;
  }

  private meets({ arena, words }: StateStore, index: number, goal: PackedGoal): boolean {
    const { masks, values, rest } = goal;
    const first = index * words;
    for (let word = 0; word < words; word++) {
      if ((arena[first + word]! & masks[word]!) !== values[word]) return false;
    }
    if (rest.length === 0) return true;
    const { slotWord, slotShift, slotMask, slotBase } = this.packing;
    return rest.every(({ slots, placement }) =>
      slots.some((slot) => {
        const field = (arena[first + slotWord[slot]!]! >>> slotShift[slot]!) & slotMask[slot]!;
        return slotBase[slot]! + field === placement;
      }),
    );
  }
}

/**
 * Packs a goal. Where it places a whole kind it prescribes the fields, because the placements of a
 * kind ascend.
 */
function packGoal(
  { kinds, slotCount }: BlockProblem,
  packing: Packing,
  goal: BlockProblem['goals'][number],
): PackedGoal {
  const masks = new Int32Array(packing.words);
  const at = packing.slotBase.slice(0, slotCount);
  const rest: { slots: number[]; placement: number }[] = [];
  const wantedOf = new Map<number, number[]>();
  for (const { kind, placement } of goal) {
    wantedOf.set(kind, [...(wantedOf.get(kind) ?? []), placement]);
  }
  for (const [kind, wanted] of wantedOf) {
    const { firstSlot, slotCount: pieces } = kinds[kind]!;
    const slots = Array.from({ length: pieces }, (_, index) => firstSlot + index);
    if (wanted.length < pieces) {
      for (const placement of wanted) rest.push({ slots, placement });
      continue;
    }
    at.set(Int32Array.from(wanted).sort(), firstSlot);
    for (const slot of slots) {
      masks[packing.slotWord[slot]!]! |= packing.slotMask[slot]! << packing.slotShift[slot]!;
    }
  }
  return { masks, values: packPlacements(packing, at), rest };
}
