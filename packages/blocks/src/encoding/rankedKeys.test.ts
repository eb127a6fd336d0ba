import { compileBlocks } from '@glissade/search/problem/blockProblem';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { BreadthFirstSearch } from '../bfs/breadthFirstSearch.ts';
import { kernelTask } from '../bfs/kernelTask.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { regionsOf } from '../model/regions.ts';
import { BreadthFirst } from '../reference/packedBreadthFirst.ts';
import { bitsFor, countSets, planKeys } from './rankedKeys.ts';
import { planWideKeys } from './wideKeys.ts';

function planOf(id: string) {
  const kinds = regionsOf(compileBlocks(puzzleOf(blockEntry(id))));
  return { kinds, plan: planKeys(kinds) };
}

describe('which puzzles fit', () => {
  test('all of blocks.json the narrow kernel, but those on large boards the wide one', () => {
    const tasks = readBlocks().map((entry) => {
      const question = { puzzle: puzzleOf(entry), metric: 'steps' } as const;
      return { id: entry.id, task: kernelTask(question) };
    });
    expect(
      tasks.filter(({ task }) => task?.encoding.width !== 'narrow').map(({ id }) => id),
    ).toEqual([
      'climbpro24',
      'gnome-17',
      'gnome-20',
      'gnome-22',
      'gnome-26',
      'gnome-28',
      'js2-mosaicC',
    ]);
    expect(tasks.every(({ task }) => task !== undefined)).toBe(true);
  });
});

describe('the plan of a key', () => {
  test.each(['klotski', 'codeabbey-easy', 'hrd-130', 'se95123', 'climb15', 'rush-fogleman-16'])(
    '%s: segments do not overlap and hold all sets',
    (id) => {
      const { kinds, plan } = planOf(id);
      expect(plan?.bits).toBeLessThanOrEqual(62);
      const shifts = new Map(plan?.segments.map(({ shift, bits }) => [shift, bits]));
      expect([...shifts.values()].reduce((sum, bits) => sum + bits)).toBe(plan?.bits);
      for (const [kind, { shift, bits, sets, radix, fieldBits }] of plan!.segments.entries()) {
        const { placementCount, slotCount } = kinds[kind]!;
        for (const [other, width] of shifts) {
          if (other > shift) expect(shift + bits).toBeLessThanOrEqual(other);
          if (other === shift && width > 0) expect(width).toBe(bits);
        }
        if (sets > 0) {
          expect(sets).toBe(countSets(placementCount, slotCount));
          expect(2 ** bits).toBeGreaterThanOrEqual(sets * Math.max(1, radix));
        } else {
          expect(2 ** fieldBits).toBeGreaterThanOrEqual(placementCount);
          expect(bits).toBe(fieldBits * slotCount);
        }
      }
    },
  );

  test('fields and large tables are used where they should be', () => {
    expect(planOf('hrd-146').plan?.segments.some(({ sets }) => sets === 0)).toBe(true);
    expect(planOf('se95123').plan?.segments.some(({ sets }) => sets > 65_536)).toBe(true);
    expect(planOf('climb15').plan?.segments.some(({ radix }) => radix > 1)).toBe(true);
    expect(planOf('climbpro24').plan).toBeUndefined();
  });

  test('climb15, whose ranks share a segment: the levels of the reference search', () => {
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const task = kernelTask({ puzzle: puzzleOf(blockEntry('climb15')), metric })!;
      const search = BreadthFirstSearch.toGoal(task, {}, emptyStats())!;
      while (search.total < 20_000) search.advance(1e6);
      const meter = new MemoryMeter(Infinity);
      const plain = new BreadthFirst(task.problem, metric, emptyStats(), meter);
      while (plain.levels.length <= search.levels.length) {
        if (plain.levelComplete) plain.openLevel();
        plain.advance(1e6, undefined);
      }
      const ends = plain.levels.slice(1, search.levels.length + 1);
      expect(search.levels).toEqual(ends.map((end, level) => end - plain.levels[level]!));
    }
  });
});

describe('the plan of a wide key', () => {
  test.each([
    'klotski',
    'climbpro24',
    'gnome-17',
    'gnome-20',
    'gnome-26',
    'gnome-28',
    'js2-mosaicC',
  ])('%s: no two segments meet, and the level has room in the last word', (id) => {
    const { kinds } = compileBlocks(puzzleOf(blockEntry(id)));
    const plan = planWideKeys(kinds)!;
    const used = Array.from({ length: plan.words }, () => new Set<number>());
    for (const [kind, segments] of plan.segments.entries()) {
      const { slotCount, placementCount, bits } = kinds[kind]!;
      const ranked = plan.ranked[kind]!;
      expect(segments).toHaveLength(ranked ? 1 : slotCount);
      for (const segment of segments) {
        if (ranked)
          expect(2 ** segment.bits).toBeGreaterThanOrEqual(countSets(placementCount, slotCount));
        else expect(segment.bits).toBe(bits);
        for (let bit = segment.shift; bit < segment.shift + segment.bits; bit++) {
          expect(used[segment.word]!.has(bit)).toBe(false);
          used[segment.word]!.add(bit);
        }
      }
    }
    expect(Math.max(-1, ...used.at(-1)!)).toBeLessThan(plan.lastBits);
    expect(plan.lastBits).toBeLessThanOrEqual(62);
    expect(Math.max(...used.map((bits) => Math.max(-1, ...bits)))).toBeLessThan(64);
  });
});

describe('the numbers of a rank', () => {
  test('sets are counted exactly up to 2^52, which is where ranking ends', () => {
    for (let n = 0; n <= 120; n++) {
      let sets = 1n;
      for (let k = 0; k <= n; k++) {
        if (sets <= 2n ** 52n && BigInt(countSets(n, k)) !== sets) expect.fail(`${n} over ${k}`);
        sets = (sets * BigInt(n - k)) / BigInt(k + 1);
      }
    }
    // Multiplied before it is divided, this was one too many.
    expect(countSets(56, 23)).toBe(3_167_295_784_216_200);
    expect(countSets(3, 4)).toBe(0);
  });

  test('bits are enough on both sides of a power of two', () => {
    for (const bits of [1, 2, 16, 32, 49, 52]) {
      expect(bitsFor(2 ** bits)).toBe(bits);
      expect(bitsFor(2 ** bits + 1)).toBe(bits + 1);
    }
    expect([bitsFor(0), bitsFor(1), bitsFor(2)]).toEqual([0, 0, 1]);
  });
});
