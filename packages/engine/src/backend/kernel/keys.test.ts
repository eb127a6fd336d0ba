import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf, readBlocks } from '../../../../../tests/data/readBlocks.ts';
import { compileBlocks } from '../../problem/blockProblem.ts';
import { emptyStats } from '../../search/searcher.ts';
import { BreadthFirst } from '../packed/breadthFirst.ts';
import { MemoryMeter } from '../packed/memoryMeter.ts';
import { KernelSearch, kernelTask } from './kernelSearch.ts';
import { countSets, planKeys } from './keys.ts';

function planOf(id: string) {
  const { kinds } = compileBlocks(puzzleOf(blockEntry(id)));
  return { kinds, plan: planKeys(kinds) };
}

describe('which puzzles fit', () => {
  test('all of blocks.json but those on large boards', () => {
    const tasks = readBlocks().map((entry) => {
      const question = { puzzle: puzzleOf(entry), metric: 'steps' } as const;
      return { id: entry.id, task: kernelTask(question) };
    });
    expect(tasks.filter(({ task }) => !task).map(({ id }) => id)).toEqual([
      'climbpro24',
      'gnome-17',
      'gnome-20',
      'gnome-22',
      'gnome-26',
      'gnome-28',
      'js2-mosaicC',
    ]);
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
    expect(planOf('rush-fogleman-16').plan?.segments.some(({ sets }) => sets === 0)).toBe(true);
    expect(planOf('se95123').plan?.segments.some(({ sets }) => sets > 65_536)).toBe(true);
    expect(planOf('climb15').plan?.segments.some(({ radix }) => radix > 1)).toBe(true);
    expect(planOf('climbpro24').plan).toBeUndefined();
  });

  test('climb15, whose ranks share a segment: the levels of the plain search', () => {
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const task = kernelTask({ puzzle: puzzleOf(blockEntry('climb15')), metric })!;
      const search = KernelSearch.open(task, {}, emptyStats(), true)!;
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
