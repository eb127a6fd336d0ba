/** A list of numbers that grows, in a typed array. */
export class GrowingArray<Kind extends Int32Array | Uint32Array | Uint16Array | Float32Array> {
  length = 0;
  private values: Kind;
  private readonly make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.make = make;
    this.values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow(this.length + 1);
    this.values[this.length++] = value;
  }

  pushAll(values: ArrayLike<number>): void {
    const length = this.length + values.length;
    if (length > this.values.length) this.grow(length);
    this.values.set(values, this.length);
    this.length = length;
  }

  /** The value at an index below `length`. */
  at(index: number): number {
    return this.values[index]!;
  }

  /** The values from one index up to another, as a view. */
  slice(from: number, to: number): Kind {
    return this.values.subarray(from, to) as Kind;
  }

  private grow(length: number): void {
    const larger = this.make(Math.max(length, 2 * this.values.length));
    larger.set(this.values);
    this.values = larger;
  }
}
