/** Counts the bytes of a search's tables and keeps them within a limit. */
export class MemoryMeter {
  readonly bytesMax: number;
  /** Most bytes held at one time, both copies of a table that is being enlarged included. */
  peak = 0;
  /** Bytes held now. */
  held = 0;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  /** Bytes that may still be claimed. */
  get spare(): number {
    return this.bytesMax - this.held;
  }

  /** Books bytes about to be allocated; false, and nothing booked, beyond the limit. */
  claim(bytes: number): boolean {
    if (bytes > this.spare) return false;
    this.held += bytes;
    if (this.held > this.peak) this.peak = this.held;
    return true;
  }

  release(bytes: number): void {
    this.held -= bytes;
  }

  /**
   * A new table of this many 32-bit words, booked; undefined beyond the limit, or where the
   * platform refuses so large an array.
   */
  allocate(words: number): Int32Array | undefined {
    if (!this.claim(words * 4)) return undefined;
    try {
      return new Int32Array(words);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.release(words * 4);
      return undefined;
    }
  }
}
