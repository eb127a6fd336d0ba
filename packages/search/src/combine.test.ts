import { describe, expect, test } from 'vitest';
import type { BudgetedWork } from './budgetedWork.ts';
import { following, orWithLessMemory, prepared } from './combine.ts';
import { emptyStats, type RawOutcome, type Searcher } from './searcher.ts';

const SOLVED: RawOutcome = { status: 'solved', steps: Uint32Array.of(7) };
const SHORT: RawOutcome = { status: 'undecided', limit: 'memory' };

/** A searcher that writes down what it is asked, and answers at its second step. */
function told(log: string[], outcome = SOLVED): Searcher {
  let isFirst = true;
  return {
    stats: { ...emptyStats(), expanded: 5, peakBytes: 30, lowerBound: 2 },
    preparing: true,
    best: Uint32Array.of(7),
    iterationNodes: { done: 1, all: 2 },
    step(budget) {
      log.push(`step ${budget}`);
      const end = isFirst ? undefined : outcome;
      isFirst = false;
      return end;
    },
    close: () => log.push('close'),
  };
}

/** Set-up in five slices of ten. */
function* slices<End>(log: string[], end: End): Generator<number, End> {
  try {
    for (let slice = 1; slice <= 5; slice++) {
      log.push(`slice ${slice}`);
      yield 10;
    }
  } finally {
    log.push('set up');
  }
  return end;
}

describe('set-up and the search that needs it', () => {
  test('share the budget', () => {
    const log: string[] = [];
    const searcher = prepared(slices(log, true), () => told(log));
    expect(searcher.step(0)).toBeUndefined();
    expect(log).toEqual([]);
    expect(searcher.step(20)).toBeUndefined();
    expect(log).toEqual(['slice 1', 'slice 2']);
    expect(searcher.step(40)).toBeUndefined();
    expect(log.slice(2)).toEqual(['slice 3', 'slice 4', 'slice 5', 'set up', 'step 10']);
    expect(searcher.step(4)).toBe(SOLVED);
    expect(log.slice(7)).toEqual(['step 4']);
  });

  test('tell what is known before, then what the searcher tells', () => {
    const before = { ...emptyStats(), lowerBound: 3 };
    function* plan(search: (searcher: Searcher) => BudgetedWork<RawOutcome>) {
      return yield* search(yield* slices([], told([])));
    }
    const searcher = following(plan, before);
    expect(searcher.stats).toBe(before);
    expect([searcher.preparing, searcher.best, searcher.iterationNodes]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    searcher.step(51);
    expect(searcher.stats).toMatchObject({ expanded: 5, lowerBound: 3 });
    expect([searcher.preparing, searcher.best, searcher.iterationNodes]).toEqual([
      true,
      Uint32Array.of(7),
      { done: 1, all: 2 },
    ]);
    const { preparing: _, ...plain } = told([]);
    const other = prepared(slices([], true), () => plain);
    other.step(51);
    expect(other.preparing).toBe(false);
  });

  test('end where they are when they are closed', () => {
    const log: string[] = [];
    const early = prepared(slices(log, true), () => told(log));
    early.step(1);
    early.close?.();
    expect(log).toEqual(['slice 1', 'set up']);
    const late = prepared(slices([], true), () => told(log));
    late.step(51);
    late.close?.();
    expect(log.slice(2)).toEqual(['step 1', 'close']);
    const { close: _, ...plain } = told(log);
    const open = prepared(slices([], true), () => plain);
    open.step(51);
    expect(() => open.close?.()).not.toThrow();
  });

  test('end at the limit of memory where the set-up says so', () => {
    const log: string[] = [];
    const refused = prepared(slices([], false), () => told(log));
    expect(refused.step(100)).toEqual(SHORT);
    expect(log).toEqual([]);
  });
});

describe('a search and one that needs less memory', () => {
  test('are one search with the sum of their counts', () => {
    const log: string[] = [];
    const searcher = orWithLessMemory(told(log, SHORT), () => told(log));
    expect([1, 2, 3].map((budget) => searcher.step(budget))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(log).toEqual(['step 1', 'step 2', 'close', 'step 3']);
    expect(searcher.stats).toMatchObject({ expanded: 10, peakBytes: 30, lowerBound: 2 });
    expect(searcher.step(4)).toBe(SOLVED);
    searcher.close?.();
    expect(log.slice(4)).toEqual(['step 4', 'close']);
  });

  test('are the first alone where it ends otherwise', () => {
    const searcher = orWithLessMemory(told([]), () => {
      throw new Error('nobody needs it');
    });
    searcher.step(1);
    expect(searcher.step(1)).toBe(SOLVED);
  });
});
