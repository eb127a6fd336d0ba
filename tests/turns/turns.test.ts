import { describe, expect, test } from 'vitest';
import { someOf } from '../support/oneIn.ts';
import { CALLS } from './calls.ts';
import { abortedMs, leastOf, longestTurnMs } from './longestTurn.ts';

/** A page that is held for longer is felt to stand still. */
const TURN_MS = 50;
/**
 * The first of them warms up what it runs through. Beside other processes the same slice takes up
 * to twice as much of the processor: the least of many tries is its own.
 */
const TRIES = 30;
/** Behind so many turns most work is in the middle. */
const TURNS = 25;

describe('the event loop goes on', () => {
  test.each(someOf(CALLS, 2))('during $name, after every slice', async ({ run }) => {
    const open = new AbortController();
    const ms = await leastOf(TRIES, TURN_MS, () => longestTurnMs(() => run(open.signal)));
    expect(ms).toBeLessThanOrEqual(TURN_MS);
  });

  test.each(someOf(CALLS, 2, 1))('when $name is aborted', async ({ run }) => {
    const ms = await leastOf(TRIES, TURN_MS, () => abortedMs(run, TURNS));
    expect(ms).toBeLessThanOrEqual(TURN_MS);
  });
});
