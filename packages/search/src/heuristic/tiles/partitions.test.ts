import { describe, expect, it } from 'vitest';
import { choosePartitions, tableSizes } from './partitions.ts';
import { PatternTables } from './patternTables.ts';
import { TableCache } from './tableCache.ts';

describe('choosePartitions', () => {
  it('puts every tile into one pattern, on any board and for any gap', () => {
    for (const [width, height] of [
      [2, 5],
      [4, 3],
      [4, 4],
      [5, 5],
      [3, 10],
    ] as const) {
      const count = width * height;
      for (let gap = 0; gap < count; gap++) {
        for (const tables of ['small', 'large', 'heavy'] as const) {
          for (const partition of choosePartitions(width, height, gap, tables)) {
            const ids = [...partition.flat(), gap].sort((a, b) => a - b);
            expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
            const largest = Math.max(...partition.map((pattern) => pattern.length));
            if (tables === 'heavy') expect(largest).toBeLessThanOrEqual(8);
            else
              expect(count ** largest).toBeLessThanOrEqual(tables === 'small' ? 1 << 20 : 1 << 24);
          }
        }
      }
    }
  });

  it('mirrors the patterns drawn for the gap in the last corner to the others', () => {
    const sorted = (partitions: ReturnType<typeof choosePartitions>) =>
      partitions.map((patterns) => patterns.map((ids) => ids.toSorted((a, b) => a - b)));
    for (const tables of tableSizes(4, 4, 15)) {
      const last = choosePartitions(4, 4, 15, tables);
      for (const gap of [12, 3, 0]) {
        const turned = choosePartitions(4, 4, gap, tables).map((patterns) =>
          patterns.map((ids) => ids.map((id) => id ^ (15 - gap))),
        );
        expect(sorted(turned)).toEqual(sorted(last));
      }
    }
  });
});

describe('tableSizes', () => {
  it('has one more where it was drawn', () => {
    expect(tableSizes(4, 4, 12)).toEqual(['small', 'large', 'larger', 'heavy']);
    expect(tableSizes(4, 4, 5)).toEqual(['small', 'large', 'heavy']);
    expect(tableSizes(5, 5, 0)).toEqual(['small', 'large', 'heavy', 'heaviest']);
    expect(tableSizes(5, 5, 1)).toEqual(['small', 'large', 'heavy']);
  });
});

describe('PatternTables', () => {
  it('keeps what was built for the next puzzle of the board', () => {
    const first = new PatternTables(4, 3, 11, 'small');
    expect(first.price).toBeGreaterThan(0);
    let sums = first.step(10_000);
    let most = 0;
    while (!sums) {
      sums = first.step(10_000);
      most = Math.max(most, first.bytes);
    }
    expect(most).toBeLessThanOrEqual(first.bytesPeak);
    const second = new PatternTables(4, 3, 11, 'small');
    expect(second.price).toBe(0);
    expect(second.step(1)).toBe(sums);
    expect(first.bytes).toBe(sums.table.length);
  });

  it('knows which boards can have tables', () => {
    expect(PatternTables.fits(6, 5)).toBe(true);
    expect(PatternTables.fits(8, 4)).toBe(false);
  });
});

describe('TableCache', () => {
  const table = (bytes: number) => new Uint8Array(bytes);

  it('drops what was used longest ago, never the latest', () => {
    const cache = new TableCache<Uint8Array>(100, ({ length }) => length);
    cache.keep('a', table(40));
    cache.keep('b', table(40));
    expect(cache.take('a')?.length).toBe(40);
    cache.keep('c', table(40));
    expect(['a', 'b', 'c'].map((name) => cache.has(name))).toEqual([true, false, true]);
    cache.keep('d', table(500));
    expect(['a', 'b', 'c', 'd'].filter((name) => cache.has(name))).toEqual(['a', 'c', 'd']);
    cache.keep('e', table(600));
    expect(['a', 'b', 'c', 'd', 'e'].filter((name) => cache.has(name))).toEqual(['a', 'c', 'e']);
    expect(cache.take('b')).toBeUndefined();
  });

  it('never drops what is held', () => {
    const cache = new TableCache<Uint8Array>(100, ({ length }) => length);
    cache.keep('a', table(90));
    cache.hold('a');
    cache.hold('unknown');
    cache.keep('b', table(60));
    cache.keep('c', table(60));
    expect(['a', 'b', 'c'].filter((name) => cache.has(name))).toEqual(['a', 'c']);
    expect([cache.take('a'), cache.peek('a')].map((kept) => kept?.length)).toEqual([90, 90]);
  });
});
