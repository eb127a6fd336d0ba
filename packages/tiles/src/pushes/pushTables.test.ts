import { seal } from '@glissade/platform/files/tableCache/seal';
import { type TableStore, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import { choosePushPatterns, mirror } from '@glissade/search/heuristic/tiles/pushPatterns';
import { afterEach, describe, expect, test } from 'vitest';
import { randomNumbers, shuffledTiles } from '../../../../tests/arbitrary/tiles.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { PUSH_LISTS } from '../kernel/pushLayout.ts';
import type { TilePushesKernel } from '../kernel/tilePushes.ts';
import { PushTables } from './pushTables.ts';

type Board = { readonly width: number; readonly height: number; readonly goalRow: number };

/**
 * The plain twin: pushes to the goal of a pattern, the last of them along a row, by the picture of
 * its tiles (others are `x`, the gap is `.`) and the axis of the first push.
 */
function plainPushes({ width, height, goalRow }: Board, pattern: number): Map<string, number> {
  const cells = Array.from({ length: width * height - 1 }, (_, place) =>
    (pattern >> place) & 1 ? String.fromCharCode(97 + place) : 'x',
  );
  const goals = Array.from({ length: width }, (_, column) =>
    cells.toSpliced(goalRow * width + column, 0, '.').join(''),
  );
  const pushes = new Map(goals.map((goal) => [`row ${goal}`, 1]));
  const queue = [...pushes.keys()];
  for (const name of queue) {
    const [axis, picture] = name.split(' ') as [string, string];
    // The push before came to this picture along the other axis.
    const other = axis === 'row' ? 'column' : 'row';
    for (const before of alongAxis(picture, width, other)) {
      const known = `${other} ${before}`;
      if (pushes.has(known)) continue;
      pushes.set(known, pushes.get(name)! + 1);
      queue.push(known);
    }
  }
  return pushes;
}

/** All pictures with the gap anywhere along its line. */
function alongAxis(picture: string, width: number, axis: string): string[] {
  const gap = picture.indexOf('.');
  const cells = Array.from(picture, (_, cell) => cell).filter((cell) =>
    axis === 'row'
      ? Math.floor(cell / width) === Math.floor(gap / width)
      : cell % width === gap % width,
  );
  const tiles = cells.map((cell) => picture[cell]!).filter((tile) => tile !== '.');
  return cells.map((_, at) => {
    const line = tiles.toSpliced(at, 0, '.');
    const next = [...picture];
    cells.forEach((cell, i) => {
      next[cell] = line[i]!;
    });
    return next.join('');
  });
}

function load(kernel: TilePushesKernel, board: Board, size: number, pattern: number): void {
  expect(kernel.open(board.width, board.height, board.goalRow, size, 65_535)).toBe(1);
  const table = kernel.takeTable();
  kernel.beginTable(table, pattern);
  while (kernel.buildLevel());
  kernel.addView(table, pattern, 0);
}

describe.each(tileKernels)('tables of pushes ($build)', ({ tilePushes }) => {
  test.each([
    { width: 3, height: 2, goalRow: 1, pattern: 0b10110 },
    { width: 2, height: 3, goalRow: 2, pattern: 0b00111 },
    { width: 3, height: 3, goalRow: 1, pattern: 0b1001 },
    { width: 3, height: 3, goalRow: 2, pattern: 0b10010101 },
    { width: 2, height: 5, goalRow: 3, pattern: 0b101100001 },
    { width: 4, height: 3, goalRow: 2, pattern: 0b10000100010 },
  ])('hold what the plain twin finds: $width×$height, $pattern', ({ pattern, ...board }) => {
    const kernel = tilePushes()!;
    const size = pattern.toString(2).replaceAll('0', '').length;
    load(kernel, board, size, pattern);
    const plain = plainPushes(board, pattern);
    const { width, height, goalRow } = board;
    const goal = Array.from({ length: width * height - 1 }, (_, place) => place + 1);
    goal.splice(goalRow * width, 0, 0);
    const random = randomNumbers(7);
    for (let i = 0; i < 600; i++) {
      const tiles = shuffledTiles(width, goal, random);
      const gap = tiles.indexOf(0);
      const list = tiles.filter((tile) => tile !== 0).map((tile) => tile - 1);
      const picture = list.map((tile) =>
        (pattern >> tile) & 1 ? String.fromCharCode(97 + tile) : 'x',
      );
      const at = PUSH_LISTS;
      new Uint8Array(kernel.memory.buffer).set(list, at);
      const [row, column] = [Math.floor(gap / width), gap % width];
      const whole = picture.toSpliced(gap, 0, '.').join('');
      for (const axis of ['row', 'column']) {
        const isColumn = axis === 'column' ? 1 : 0;
        expect(kernel.placeView(at, 0, row, column, isColumn)).toBe(plain.get(`${axis} ${whole}`));
      }
    }
  });

  test('are built in slices, and there are none for boards too large', () => {
    // Another function than that of searches: tables that other tests have left are not found.
    const create = () => tilePushes();
    const tables = PushTables.for({ width: 3, height: 3, goalRow: 2 }, 'light', create)!;
    let slices = 0;
    while (!tables.step(1)) slices++;
    expect(slices).toBeGreaterThan(10);
    expect(tables.bytes).toBeLessThan(tables.bytesPeak);
    expect(
      PushTables.for({ width: 6, height: 5, goalRow: 4 }, 'light', tilePushes),
    ).toBeUndefined();
  });

  test('are not begun where there is no memory', () => {
    const board = { width: 3, height: 3, goalRow: 2 };
    const tables = PushTables.for(board, 'light', () => undefined)!;
    expect(tables.step(1e6)).toBeNull();
    const kernel = tilePushes()!;
    expect(kernel.open(4, 4, 3, 6, 20)).toBe(0);
  });
});

describe('patterns of pushes', () => {
  test.each([
    [4, 4],
    [3, 3],
    [2, 2],
    [5, 3],
    [2, 8],
    [5, 5],
    [3, 8],
  ])('cover all tiles of %i×%i, each of one size', (width, height) => {
    for (let goalRow = 0; goalRow < height; goalRow++) {
      for (const strength of ['light', 'heavy'] as const) {
        const { patterns, size } = choosePushPatterns(width, height, goalRow, strength)!;
        const count = width * height - 1;
        let covered = 0;
        for (const pattern of patterns) {
          expect(pattern.toString(2).replaceAll('0', '').length).toBe(size);
          const inMirror = mirror(pattern, width, goalRow, count);
          expect(mirror(inMirror, width, goalRow, count)).toBe(pattern);
          covered |= pattern | inMirror;
        }
        expect(covered).toBe(2 ** count - 1);
      }
    }
  });
});

describe('the heavy tables of pushes', () => {
  afterEach(() => useTableStore(null));

  function built(tables: PushTables): number {
    for (let steps = 1; ; steps++) if (tables.step(1)) return steps;
  }

  test('are stored, and taken from there by the next process; the light ones are not', () => {
    const files = new Map<string, Uint8Array>();
    const store = (waits: boolean): TableStore => ({
      read: (name) => (waits ? Promise.resolve(files.get(name)) : files.get(name)),
      write: (name, bytes) => void files.set(name, bytes),
    });
    useTableStore(store(false));
    const board = { width: 4, height: 3, goalRow: 2 };
    built(PushTables.for(board, 'light')!);
    expect(files.size).toBe(0);
    const tables = PushTables.for(board, 'heavy')!;
    expect(tables.load()).toBe(false);
    const steps = built(tables);
    const names = [...files.keys()];
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('pushes-1-4x3-2-'))).toEqual(names);
    // As good as another process: another board, whose files are these under its own names.
    const other = PushTables.for({ ...board, goalRow: 1 }, 'heavy')!;
    const asked: string[] = [];
    useTableStore({
      read: (name) => {
        asked.push(name);
        return undefined;
      },
      write: () => undefined,
    });
    expect(other.load()).toBe(false);
    for (const [number, name] of asked.entries()) {
      const file = files.get(names[number % names.length]!)!;
      files.set(name, seal(name, file.subarray(32)));
    }
    useTableStore(store(false));
    const again = PushTables.for({ ...board, goalRow: 1 }, 'heavy')!;
    expect(again.load()).toBe(true);
    expect(built(again)).toBeLessThan(steps / 3);
  });
});
