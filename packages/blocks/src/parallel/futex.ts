/*
 * One word of shared memory on which threads wait. It counts changes: a thread reads the count,
 * looks for work, and waits only while the count is still the same, so no change is missed.
 *
 * Source: Franke, Russell and Kirkwood 2002 (futexes).
 */
export class Futex {
  private readonly word: Int32Array<SharedArrayBuffer>;

  /** Uses the first word of the buffer. */
  constructor(buffer: SharedArrayBuffer) {
    this.word = new Int32Array(buffer, 0, 1);
  }

  /** Counts a change and wakes all threads that wait. */
  notify(): void {
    Atomics.add(this.word, 0, 1);
    Atomics.notify(this.word, 0);
  }

  /** Number of changes so far. */
  get epoch(): number {
    return Atomics.load(this.word, 0);
  }

  /**
   * Blocks until `notify` is called or the time is over. Returns at once when the count is no
   * longer `epoch`, and where a thread must not block.
   */
  wait(epoch: number, timeMs: number): void {
    try {
      Atomics.wait(this.word, 0, epoch, timeMs);
    } catch {
      // The main thread of a page must not block.
    }
  }
}
