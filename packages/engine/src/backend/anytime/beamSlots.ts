import { MOVED_FROM, MOVED_TO } from '@glissade/kernels/beamLayout';
import type { WholeJudge } from './wholeBeam.ts';

/**
 * What the kernel lays out for the children of a tile before it scores them: what a cell adds to
 * the index of a number, each once, as groups of a tile share many of these.
 */
export type BeamSlots = {
  /** The slots of id t are firstOf[t] … firstOf[t + 1] - 1 of the list. */
  readonly firstOf: Uint16Array;
  readonly list: readonly { readonly offsets: number; readonly id: number }[];
  /** The most that a tile has. */
  readonly most: number;
  /** Of each row: those of its own cell before and after, and of two others, among the tile's. */
  readonly ofRow: readonly (readonly number[])[];
};

/** The slots of a judge's groups. */
export function beamSlotsOf({ cells, groups }: WholeJudge): BeamSlots {
  const { firstOf, ownAt, others, otherAt } = groups;
  const last = cells - 1;
  const list: { offsets: number; id: number }[] = [];
  const ofRow: number[][] = [];
  const firsts = new Uint16Array(cells + 1);
  let most = 0;
  for (let tile = 0; tile < cells; tile++) {
    const known = new Map<string, number>();
    const slotOf = (id: number, offsets: number) => {
      const key = `${id} ${offsets}`;
      const slot = known.get(key) ?? known.size;
      if (slot === known.size) list.push({ offsets, id });
      known.set(key, slot);
      return slot;
    };
    for (let row = firstOf[tile]!; row < firstOf[tile + 1]!; row++) {
      const own = [MOVED_FROM, MOVED_TO].map((which) => slotOf(last + which, ownAt[row]!));
      const rest = [0, 1].map((k) => slotOf(others[row * 3 + k]!, otherAt[row * 3 + k]!));
      ofRow.push([...own, ...rest]);
    }
    firsts[tile + 1] = list.length;
    most = Math.max(most, known.size);
  }
  return { firstOf: firsts, list, most, ofRow };
}
