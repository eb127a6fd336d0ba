import { describe, expect, test } from 'vitest';
import { CALLS } from './calls.ts';
import { abortedMs, leastOf, longestTurnMs } from './longestTurn.ts';

/** A page that is held for longer is felt to stand still. */
const TURN_MS = 50;
/** Beside other processes, a slice takes up to twice as much of the processor. */
const TURN_MS_MAX = 2 * TURN_MS;
/** The first of them warms up what it runs through. */
const TRIES = 12;
/** Behind so many turns most work is in the middle. */
const TURNS = 25;

describe.each(CALLS)('the event loop goes on during $name', ({ run }) => {
  test('after every slice', async () => {
    const open = new AbortController();
    const ms = await leastOf(TRIES, TURN_MS, () => longestTurnMs(() => run(open.signal)));
    expect(ms).toBeLessThanOrEqual(TURN_MS_MAX);
  });

  test('and an abort is heeded', async () => {
    const ms = await leastOf(TRIES, TURN_MS, () => abortedMs(run, TURNS));
    expect(ms).toBeLessThanOrEqual(TURN_MS_MAX);
  });
});
