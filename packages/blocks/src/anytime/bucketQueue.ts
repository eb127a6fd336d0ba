/** A queue of states by rank: the least rank first; among equals the oldest, or a random one. */
export class BucketQueue {
  size = 0;
  private readonly buckets: number[][] = [];
  /** Items of each bucket that have come out. */
  private readonly heads: number[] = [];
  private least = 0;

  push(rank: number, item: number): void {
    const { buckets, heads } = this;
    while (buckets.length <= rank) {
      buckets.push([]);
      heads.push(0);
    }
    buckets[rank]!.push(item);
    this.least = Math.min(this.least, rank);
    this.size++;
  }

  /** `random`: a number that chooses among equals; 0 takes the first. Not on an empty queue. */
  pop(random = 0): number {
    const { buckets, heads } = this;
    while (heads[this.least]! === buckets[this.least]!.length) {
      buckets[this.least] = [];
      heads[this.least++] = 0;
    }
    const bucket = buckets[this.least]!;
    const head = heads[this.least]!++;
    const chosen = head + (random % (bucket.length - head));
    const item = bucket[chosen]!;
    bucket[chosen] = bucket[head]!;
    this.size--;
    return item;
  }
}
