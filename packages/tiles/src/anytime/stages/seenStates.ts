/** The states seen so far, by hash. When the table is full it is cleared. */
export class SeenStates {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private count = 0;

  constructor(room: number) {
    let capacity = 1 << 10;
    while (capacity < room) capacity *= 2;
    this.slots = new Int32Array(capacity * 2);
    this.mask = capacity - 1;
  }

  get bytes(): number {
    return this.slots.byteLength;
  }

  /** False if it is there already. */
  add(low: number, high: number): boolean {
    const { slots, mask } = this;
    if (this.count > (mask + 1) * 0.6) {
      slots.fill(0);
      this.count = 0;
    }
    // 0 marks a free slot.
    const key = high | 1;
    let at = (low ^ (low >>> 15)) & mask;
    while (slots[at * 2 + 1] !== 0) {
      if (slots[at * 2] === low && slots[at * 2 + 1] === key) return false;
      at = (at + 1) & mask;
    }
    slots[at * 2] = low;
    slots[at * 2 + 1] = key;
    this.count++;
    return true;
  }
}
