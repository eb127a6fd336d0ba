import { describe, expect, test } from 'vitest';
import { LateSearcher } from './lateSearcher.ts';
import { preparedSearcher } from './preparedSearcher.ts';
import { emptyStats, type RawOutcome, type Searcher } from './searcher.ts';

const SOLVED: RawOutcome = { status: 'solved', steps: Uint32Array.of(7) };

/** A searcher that writes down what it is asked, and answers at its second step. */
function told(log: string[]): Searcher {
  let isFirst = true;
  return {
    stats: { ...emptyStats(), expanded: 5 },
    preparing: true,
    best: Uint32Array.of(7),
    iterationNodes: { done: 1, all: 2 },
    step(budget) {
      log.push(`step ${budget}`);
      const outcome = isFirst ? undefined : SOLVED;
      isFirst = false;
      return outcome;
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

describe('a searcher that is set up late', () => {
  test('works at its set-up for the budget, then at the search', () => {
    const log: string[] = [];
    const searcher = new LateSearcher(slices(log, told(log)), emptyStats());
    expect(searcher.step(0)).toBeUndefined();
    expect(log).toEqual([]);
    expect(searcher.step(20)).toBeUndefined();
    expect(log).toEqual(['slice 1', 'slice 2']);
    expect(searcher.step(21)).toBeUndefined();
    expect(log.slice(2)).toEqual(['slice 3', 'slice 4', 'slice 5']);
    expect(searcher.step(Infinity)).toBeUndefined();
    expect(log.slice(5)).toEqual(['set up']);
    expect(searcher.step(3)).toBeUndefined();
    expect(searcher.step(4)).toBe(SOLVED);
    expect(log.slice(6)).toEqual(['step 3', 'step 4']);
  });

  test('tells what is known before, then what the searcher tells', () => {
    const before = emptyStats();
    const searcher = new LateSearcher(slices([], told([])), before);
    expect(searcher.stats).toBe(before);
    expect([searcher.preparing, searcher.best, searcher.iterationNodes]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    searcher.step(100);
    expect(searcher.stats.expanded).toBe(5);
    expect([searcher.preparing, searcher.best, searcher.iterationNodes]).toEqual([
      true,
      Uint32Array.of(7),
      { done: 1, all: 2 },
    ]);
    const { preparing: _, ...plain } = told([]);
    const other = new LateSearcher(slices([], plain), before);
    other.step(100);
    expect(other.preparing).toBe(false);
  });

  test('ends its set-up when it is closed within, and else the search', () => {
    const log: string[] = [];
    const early = new LateSearcher(slices(log, told(log)), emptyStats());
    early.step(1);
    early.close();
    expect(log).toEqual(['slice 1', 'set up']);
    const late = new LateSearcher(slices([], told(log)), emptyStats());
    late.step(100);
    late.close();
    expect(log.slice(2)).toEqual(['close']);
    const { close: _, ...plain } = told(log);
    const open = new LateSearcher(slices([], plain), emptyStats());
    open.step(100);
    expect(() => open.close()).not.toThrow();
  });
});

test('a searcher is made when its set-up is done, and not where memory does not allow it', () => {
  const log: string[] = [];
  const make = () => told(log);
  const searcher = preparedSearcher(slices([], true), make);
  searcher.step(100);
  searcher.step(1);
  expect(searcher.step(2)).toBe(SOLVED);
  expect(log).toEqual(['step 1', 'step 2']);
  const refused = preparedSearcher(slices([], false), make);
  expect(refused.step(100)).toBeUndefined();
  expect(refused.step(100)).toEqual({ status: 'undecided', limit: 'memory' });
  expect(log).toHaveLength(2);
});
