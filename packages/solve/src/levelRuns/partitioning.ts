import { PARTITIONS } from './levelPart.ts';
import type { KeyFormat } from './runs/keyFormat.ts';

/** Keys that are collected in any order, and given back sorted by partition. */
export class Partitioning {
  private readonly format: KeyFormat;
  private readonly parts: Uint32Array[] = [];
  private readonly counts = new Uint32Array(PARTITIONS);

  constructor(format: KeyFormat) {
    this.format = format;
  }

  add(keys: Uint32Array): void {
    const { format, counts } = this;
    for (let at = 0; at < keys.length; at += format.words) {
      counts[format.partitionOf(keys, at, PARTITIONS)]!++;
    }
    this.parts.push(keys);
  }

  /** The keys of each partition in ascending order. */
  *sorted(): Generator<readonly [number, Uint32Array]> {
    const { format, counts } = this;
    const { words } = format;
    const ends = new Float64Array(PARTITIONS);
    let total = 0;
    for (const [partition, count] of counts.entries()) {
      ends[partition] = total;
      total += count * words;
    }
    const all = new Uint32Array(total);
    for (const keys of this.parts.splice(0)) {
      for (let at = 0; at < keys.length; at += words) {
        const partition = format.partitionOf(keys, at, PARTITIONS);
        const to = ends[partition]!;
        for (let word = 0; word < words; word++) all[to + word] = keys[at + word]!;
        ends[partition] = to + words;
      }
    }
    for (const [partition, count] of counts.entries()) {
      if (count === 0) continue;
      const keys = all.subarray(ends[partition]! - count * words, ends[partition]!);
      format.sort(keys);
      yield [partition, keys];
    }
  }
}
