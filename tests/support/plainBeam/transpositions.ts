import { transpositionBitsFor } from '@glissade/tiles/anytime/beam/wholeBoardBeam';

/**
 * A transposition table that overwrites old entries: the plain form of `isNew` in
 * `tileBeam/successors.ts` of the kernels.
 */
export class TranspositionTable {
  private readonly keys: Int32Array;

  /** For levels of this width. */
  constructor(width: number) {
    this.keys = new Int32Array(2 ** transpositionBitsFor(width));
  }

  get bytes(): number {
    return this.keys.byteLength;
  }

  /** False for a state that is in the table; adds it if not. */
  isNew(low: number, high: number): boolean {
    const { keys } = this;
    const key = high | 1;
    const slot = low & (keys.length - 1);
    const [here, beside] = [keys[slot]!, keys[slot ^ 1]!];
    if (here === key || beside === key) return false;
    keys[here !== 0 && beside === 0 ? slot ^ 1 : slot] = key;
    return true;
  }
}
