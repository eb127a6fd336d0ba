/** States that stand a stride apart, in an array that doubles when it is full. */
export class GrowingStates {
  bytes: Uint8Array;
  /** Bytes in use. */
  length = 0;
  private readonly stride: number;

  constructor(stride: number) {
    this.stride = stride;
    this.bytes = new Uint8Array(STATES_AT_FIRST * stride);
  }

  /** Adds a copy of the state at `at`; where it stands. */
  add(states: Uint8Array, at: number): number {
    if (this.length === this.bytes.length) {
      const longer = new Uint8Array(this.length * 2);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    const place = this.length;
    for (let i = 0; i < this.stride; i++) this.bytes[place + i] = states[at + i]!;
    this.length += this.stride;
    return place;
  }

  /** A copy of them, of its own buffer. */
  states(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

const STATES_AT_FIRST = 1024;
