/*
 * The novelty of a state, called its width: 1 if it has a piece where no piece of its kind was
 * before, among the states with the same estimate; 2 if it has two pieces as no two were before; 3
 * otherwise.
 *
 * Only pairs with the piece that moved are compared; all others occurred in the state before,
 * though perhaps under another estimate. The pairs are stored as bits at their hash. Two pairs may
 * share a bit, and a state then seems less novel than it is.
 *
 * Source: Lipovetzky and Geffner 2012 (width, novelty) and 2017 (novelty by the values of a
 * heuristic). Rejected: exact tables of pairs for each estimate, which take megabytes on large
 * boards.
 */

/** Half a megabyte: 4 million bits. */
const WORDS = 1 << 17;
export const WIDTH_MAX = 3;
export const NOVELTY_BYTES = WORDS * 4;

export class Novelty {
  private readonly met = new Int32Array(WORDS);

  /** The width of a state in which `slot` has moved. */
  measure(at: Int32Array, slot: number, estimate: number): number {
    const salt = Math.imul(estimate + 1, 0x9e3779b1);
    const here = at[slot]!;
    let isNewPair = false;
    for (let other = 0; other < at.length; other++) {
      if (other === slot) continue;
      const there = at[other]!;
      const low = Math.min(here, there);
      const high = Math.max(here, there);
      const pair = Math.imul(low, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35);
      if (this.meet(salt ^ pair)) isNewPair = true;
    }
    if (this.meet(salt ^ Math.imul(here, 0x27d4eb2f))) return 1;
    return isNewPair ? 2 : WIDTH_MAX;
  }

  /** Whether it is met for the first time. */
  private meet(key: number): boolean {
    let hash = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    hash ^= hash >>> 15;
    const word = (hash >>> 5) & (WORDS - 1);
    const bit = 1 << (hash & 31);
    if ((this.met[word]! & bit) !== 0) return false;
    this.met[word]! |= bit;
    return true;
  }
}
