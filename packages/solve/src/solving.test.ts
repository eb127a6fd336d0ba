import { formatMoves, parsePuzzle } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { expect, test, vi } from 'vitest';
import type { Engine } from './engines/engine.ts';
import { running } from './running/running.ts';

test('tells a searcher the share of the time that is over, within a slice too', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const shares: (number | undefined)[] = [];
  const engine: Engine = {
    name: 'anytime',
    title: 'Patient',
    optimal: false,
    complete: true,
    accepts: [],
    refuses: () => undefined,
    format: formatMoves,
    start: (_, { spent }) => ({
      stats: emptyStats(),
      step: () => {
        shares.push(spent?.());
        now.mockReturnValue(1250);
        shares.push(spent?.());
        return { status: 'undecided', limit: 'depth' };
      },
    }),
  };
  try {
    const run = running(
      engine,
      parsePuzzle('1 2 3\n4 5 6\n7 0 8'),
      { limits: { timeMs: 1000 } },
      () => false,
    );
    expect(run.next().done).toBe(true);
  } finally {
    now.mockRestore();
  }
  expect(shares).toEqual([0, 0.25]);
});
