import { finish, parseMoves, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../tests/support/processorTime.ts';
import { engineByName } from './engines/engines.ts';
import type { Limits, SolveOptions } from './options/options.ts';
import type { Outcome } from './outcome.ts';
import { running } from './running/running.ts';
import { ending } from './running/runOutcome.ts';
import { solve, solveSync } from './solve.ts';
import { solving } from './solving.ts';

/** Klotski: 116 steps (tests/data/blocks.json), and far more shortest lines than are asked for. */
const KLOTSKI = parsePuzzle('2003/2003/4115/4785/6..9');
const STEPS = 116;

/** Half a minute's work, and 250 MB. */
const asked = { metric: 'steps', allSolutions: 300_000, threads: 1 } as const;

/** All that is known of an answer that was not listed whole. */
const KNOWN = { lowerBound: STEPS, best: { length: STEPS } };

describe.each([
  ['kernel', asked],
  ['packed', { ...asked, engine: 'packed' }],
  ['with a second metric', { ...asked, tieBreak: 'moves' }],
] as const)('a list of solutions: %s', (_, options) => {
  test('ends at a limit of time', async () => {
    const limits = { timeMs: 300 };
    const took = await processorMs(async () => {
      const outcome = await solve(KLOTSKI, { ...options, limits });
      expect(outcome).toMatchObject({ status: 'undecided', limit: 'time' });
    });
    // Listing takes thirty seconds.
    expect(took).toBeLessThan(5000);
  });

  test('ends when it is aborted, with the line that is known', () => {
    expect(endedAfter(options, (best) => best > 0)).toMatchObject({
      status: 'cancelled',
      ...KNOWN,
    });
  });

  test('ends at a limit of memory', async () => {
    const memoryBytes = 20e6;
    const outcome = await solve(KLOTSKI, { ...options, limits: { memoryBytes } });
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'memory', ...KNOWN });
    expect(outcome.stats.peakBytes).toBeLessThan(memoryBytes * 1.1);
  });
});

describe('a list that was found is verified within the limits, too:', () => {
  const lines = 20_000;

  /** How a run ends whose search has found one line so many times. */
  function toldOf(limits: Limits, isCancelled: () => boolean): Outcome {
    const found = solveSync(KLOTSKI, { metric: 'steps' });
    const steps = parseMoves(KLOTSKI, found.status === 'solved' ? found.moves : '');
    const { value: run } = running(engineByName('kernel'), KLOTSKI, asked, () => false).next();
    if (!run || 'status' in run) throw new Error('a run that has begun');
    run.searcher.stats.lowerBound = STEPS;
    const end = { status: 'solved', steps, lines: Array(lines).fill(steps) } as const;
    return finish(ending({ ...run, limits }, end, isCancelled));
  }

  test('of time', () => {
    const outcome = toldOf({ timeMs: 1 }, () => false);
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'time', ...KNOWN });
  });

  test('of memory', () => {
    const outcome = toldOf({ memoryBytes: 5e6 }, () => false);
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'memory', ...KNOWN });
  });

  test('and ends when it is aborted', () => {
    let asks = 0;
    const outcome = toldOf({}, () => asks++ > 20);
    expect(outcome).toMatchObject({ status: 'cancelled', ...KNOWN });
  });
});

/** The outcome of a run that is aborted once its progress is enough. */
function endedAfter(options: SolveOptions, isEnough: (bestLength: number) => boolean): Outcome {
  let isCancelled = false;
  const run = solving(KLOTSKI, options, () => isCancelled);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    isCancelled ||= isEnough(value.bestLength ?? 0);
  }
}
