import { seal } from '@glissade/platform/files/tableCache/seal';
import { type TableStore, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import { choosePartitions } from '@glissade/search/heuristic/tiles/partitions';
import { afterEach, describe, expect, test } from 'vitest';
import { KernelTables } from './kernelTables.ts';
import { countPlacements } from './packedPattern.ts';
import type { StepKernels } from './stepKernels.ts';

/** A store in memory that says what it was asked. */
function memoryStore(waits = false) {
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const store: TableStore = {
    read: (name) => {
      asked.push(name);
      return waits ? Promise.resolve(files.get(name)) : files.get(name);
    },
    bytesOf: (name) => files.get(name)?.length,
    write: (name, bytes) => void files.set(name, bytes),
  };
  useTableStore(store);
  return { files, asked };
}

afterEach(() => useTableStore(null));

function built(tables: KernelTables) {
  for (;;) {
    const kernels = tables.step(1e6);
    if (kernels) return kernels.tables.partitions;
  }
}

/** The kernels, or null where memory cannot hold them. */
function stepped(tables: KernelTables): StepKernels | null {
  for (;;) {
    const kernels = tables.step(10);
    if (kernels !== undefined) return kernels;
  }
}

/** Goals that no other test has tables of: the cache of the process is the same for all. */
const goal = (gapGoal: number) => ({ width: 4, height: 3, gapGoal });

describe('tables of a goal', () => {
  test('the small ones are built and kept in no store', () => {
    const { files, asked } = memoryStore();
    const tables = new KernelTables(goal(1), 'small');
    expect([tables.load(), tables.isReady]).toEqual([false, false]);
    const partitions = built(tables);
    expect(partitions.map((all) => all.map(({ pattern }) => pattern))).toEqual(
      choosePartitions(4, 3, 1, 'small'),
    );
    expect([files.size, asked.length]).toEqual([0, 0]);
    expect(new KernelTables(goal(1), 'small').isReady).toBe(true);
  });

  test('the large ones are stored, and taken from there whole', () => {
    const { files } = memoryStore();
    const entries = built(new KernelTables(goal(2), 'large')).flat();
    expect([...files.keys()].every((name) => name.startsWith('pattern-1-4x3-2-'))).toBe(true);
    expect(files.size).toBe(entries.length);
    const kept = memoryStore();
    // The bytes are those of another goal, but the sizes are right, and that is all that shows.
    for (const pattern of choosePartitions(4, 3, 5, 'large').flat()) {
      const name = `pattern-1-4x3-5-${pattern.join('.')}`;
      const bytes = entries
        .find((one) => one.pattern.length === pattern.length)!
        .entries()
        .slice();
      kept.files.set(name, seal(name, bytes));
    }
    const tables = new KernelTables(goal(5), 'large');
    expect(tables.load()).toBe(true);
    expect(tables.isReady).toBe(true);
  });

  test('those that are kept are read and copied in parts', () => {
    const { files } = memoryStore();
    for (const pattern of choosePartitions(4, 3, 8, 'heavy').flat()) {
      const name = `pattern-1-4x3-8-${pattern.join('.')}`;
      files.set(name, seal(name, new Uint8Array(countPlacements(12, pattern.length) / 2)));
    }
    const steps = (work: () => boolean) => {
      for (let count = 1; ; count++) if (work()) return count;
    };
    const tables = new KernelTables(goal(8), 'heavy');
    let kernels: StepKernels | null | undefined;
    const begin = () => {
      kernels = tables.step(1);
      return kernels !== undefined;
    };
    expect(steps(begin)).toBeGreaterThan(5);
    expect(tables.wasBuilt).toBe(false);
    expect(steps(() => kernels!.prepare(false, 1))).toBeGreaterThan(20);
    expect(kernels!.take(false)).toBeDefined();
  });

  test('those that are kept fit where memory holds them, but could not build them', () => {
    const { files } = memoryStore();
    const limited = (bytesMax: number) => new KernelTables(goal(3), 'heavy', {}, bytesMax);
    const { bytesPeak } = limited(Number.POSITIVE_INFINITY);
    const [enough, short] = [bytesPeak - 1, 7_000_000];
    expect([bytesPeak, enough].map((bytes) => limited(bytes).fitsMemory)).toEqual([true, false]);
    expect(stepped(limited(enough))).toBeNull();
    for (const pattern of choosePartitions(4, 3, 3, 'heavy').flat()) {
      const name = `pattern-1-4x3-3-${pattern.join('.')}`;
      const bytes = new Uint8Array(countPlacements(12, pattern.length) / 2);
      files.set(name, seal(name, bytes));
    }
    expect([enough, short].map((bytes) => limited(bytes).fitsMemory)).toEqual([true, false]);
    // A damaged one cannot be built where only a whole one fits.
    const [name, file] = [...files][0]!;
    files.set(name, new Uint8Array(file.length));
    expect(limited(enough).fitsMemory).toBe(true);
    expect(stepped(limited(enough))).toBeNull();
    files.set(name, file);
    expect(stepped(limited(enough))).not.toBeNull();
    expect(limited(enough).isReady).toBe(true);
  });

  test('damaged ones are built anew', () => {
    const { files } = memoryStore();
    const [first] = choosePartitions(4, 3, 6, 'large').flat();
    const name = `pattern-1-4x3-6-${first!.join('.')}`;
    files.set(name, seal(name, new Uint8Array(1000)));
    const tables = new KernelTables(goal(6), 'large');
    expect(tables.load()).toBe(false);
    built(tables);
    expect(files.get(name)!.length).toBeGreaterThan(10_000);
  });

  test('those that must be waited for come in time or are built', async () => {
    const { files } = memoryStore();
    built(new KernelTables(goal(7), 'large'));
    const later = memoryStore(true);
    for (const pattern of choosePartitions(4, 3, 9, 'large').flat()) {
      const name = `pattern-1-4x3-9-${pattern.join('.')}`;
      const file = [...files.values()].find(({ length }) => length > 0)!;
      later.files.set(name, seal(name, file.subarray(32)));
    }
    const tables = new KernelTables(goal(9), 'large');
    expect(tables.load()).toBe(false);
    expect(tables.step(10)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(later.asked.length).toBeGreaterThan(0);
    expect(built(tables).flat().length).toBeGreaterThan(0);
  });
});
