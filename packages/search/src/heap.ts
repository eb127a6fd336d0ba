/** A binary heap: the least item comes out first. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly isLess: (a: T, b: T) => boolean;

  constructor(isLess: (a: T, b: T) => boolean) {
    this.isLess = isLess;
  }

  get size(): number {
    return this.items.length;
  }

  push(item: T): void {
    const { items, isLess } = this;
    let hole = items.push(item) - 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!isLess(item, items[parent]!)) break;
      items[hole] = items[parent]!;
      hole = parent;
    }
    items[hole] = item;
  }

  /** Takes the least item out; undefined if there is none. */
  pop(): T | undefined {
    const { items } = this;
    const least = items[0];
    const last = items.pop();
    if (items.length > 0) this.sink(last!);
    return least;
  }

  private sink(item: T): void {
    const { items, isLess } = this;
    let hole = 0;
    for (let child = 1; child < items.length; child = 2 * hole + 1) {
      const right = child + 1;
      if (right < items.length && isLess(items[right]!, items[child]!)) child = right;
      if (!isLess(items[child]!, item)) break;
      items[hole] = items[child]!;
      hole = child;
    }
    items[hole] = item;
  }
}
