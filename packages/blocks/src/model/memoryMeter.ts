/** Counts the bytes of a search's tables and keeps them within a limit. */
export class MemoryMeter {
  readonly bytesMax: number;
  /** Most bytes held at one time, including both copies of a table that grows. */
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

  /** Claims bytes before they are allocated; false, and nothing claimed, beyond the limit. */
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
   * Allocates a table of this many 32-bit words; undefined beyond the limit, or where the platform
   * refuses so large an array.
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
