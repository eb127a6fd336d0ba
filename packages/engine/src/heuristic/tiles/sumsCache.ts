import type { PatternSums } from './patternSums.ts';

/** Finished sums by name; the ones used longest ago go when there is no room. */
export class SumsCache {
  private readonly bytesMax: number;
  private readonly kept = new Map<string, PatternSums>();
  private bytes = 0;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  has(name: string): boolean {
    return this.kept.has(name);
  }

  /** The sums of this name, which then count as used last. */
  take(name: string): PatternSums | undefined {
    const sums = this.kept.get(name);
    if (!sums) return undefined;
    this.kept.delete(name);
    this.kept.set(name, sums);
    return sums;
  }

  /** Keeps sums under a new name. The latest stay, however large. */
  keep(name: string, sums: PatternSums): void {
    this.kept.set(name, sums);
    this.bytes += sums.table.byteLength;
    for (const [oldest, { table }] of this.kept) {
      if (this.bytes <= this.bytesMax || oldest === name) return;
      this.kept.delete(oldest);
      this.bytes -= table.byteLength;
    }
  }
}
