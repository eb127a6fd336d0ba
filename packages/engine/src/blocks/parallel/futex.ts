/** What threads sleep on: one word of shared memory that counts how often anything has changed. */
export class Bell {
  private readonly word: Int32Array<SharedArrayBuffer>;

  /** Takes the first word of the buffer. */
  constructor(buffer: SharedArrayBuffer) {
    this.word = new Int32Array(buffer, 0, 1);
  }

  ring(): void {
    Atomics.add(this.word, 0, 1);
    Atomics.notify(this.word, 0);
  }

  /** How often it has rung. */
  get rings(): number {
    return Atomics.load(this.word, 0);
  }

  /** Sleeps until it has rung more often, or the time is over, where a thread may sleep. */
  sleep(rings: number, timeMs: number): void {
    try {
      Atomics.wait(this.word, 0, rings, timeMs);
    } catch {
      // A page's own thread may not.
    }
  }
}
