import { describe, expect, test } from 'vitest';
import { someOf } from '../support/oneIn.ts';
import { leastOf, workMs } from '../turns/longestTurn.ts';
import { type Bounds, OF_FAMILIES, ON_BOARDS, type Work } from './works.ts';

const TIME_MS = 60;
/** Beyond a limit of time: twice what is promised, as a busy machine takes longer. */
const LATE_MS = 400;
const MEMORY_BYTES = 20e6;
const TRIES = 10;

/** Its outcome; undefined where the puzzle is refused for what is asked of it. */
async function outcomeOf({ run }: Work, bounds: Bounds): Promise<unknown> {
  try {
    return await run(bounds);
  } catch (error) {
    if (error instanceof Error && error.name === 'OptionError') return undefined;
    throw error;
  }
}

async function expectKept(work: Work): Promise<void> {
  const most = TIME_MS + LATE_MS;
  const limits = { timeMs: TIME_MS };
  const tookMs = await leastOf(TRIES, most, () => workMs(() => outcomeOf(work, { limits })));
  expect(tookMs, `${work.name}, milliseconds`).toBeLessThanOrEqual(most);
}

async function expectRoom(work: Work): Promise<void> {
  const limits = { timeMs: TIME_MS, memoryBytes: MEMORY_BYTES };
  const outcome = (await outcomeOf(work, { limits })) as
    | { readonly stats?: { readonly peakBytes?: number } }
    | undefined;
  expect(outcome?.stats?.peakBytes ?? 0, `${work.name}, bytes`).toBeLessThan(1.1 * MEMORY_BYTES);
}

describe.each(ON_BOARDS)('limits hold on $name', ({ works }) => {
  test.each(someOf(works, 2))('of time: $name', expectKept);
  test.each(someOf(works, 2, 1))('of memory: $name', expectRoom);
});

test.each(OF_FAMILIES)('a limit of time holds for $name', expectKept);
