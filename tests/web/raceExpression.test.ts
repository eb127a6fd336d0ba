import type { Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { countsOf, NEAR, NEAR_LINK, PATIENCE, showEnd, solved } from './harness/racing.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const isLane = (worker: Worker) => worker.url().includes('laneEntry');

describe('a heuristic that the reader writes', () => {
  /** A lane whose settings are open, and what writes a heuristic into it. */
  const openLane = async (kind: string) => {
    const opened = await app.open(`${NEAR_LINK}&lane=astar,manhattan`, PHONE);
    const lane = opened.page.locator('.race-lane').first();
    // What a search shows moves its settings down: a tap before that may miss them.
    await lane.getByText('14 moves, proved shortest').waitFor(PATIENCE);
    await lane.locator('summary').tap();
    await lane.getByLabel('Heuristic h').selectOption(kind);
    const use = async (code: string) => {
      await lane.getByRole('textbox').fill(code);
      await button(lane, 'Use it').press('Enter');
    };
    return { ...opened, lane, use };
  };

  test('a formula is refuted by a board where it is too high, or told its fault', async () => {
    const { lane, complaints, use } = await openLane('expression');
    await use('manhattan + misplaced');
    await lane.getByText(/not proved|more than the shortest/).waitFor(PATIENCE);
    await button(lane, 'Compare with the true distances').press('Enter');
    await lane
      .getByText(
        'Not admissible: on 1 2 3/4 5 0/7 8 6 it says 2, the true distance is 1. ' +
          'Too high on 60,669 of 181,440 boards.',
      )
      .waitFor({ timeout: 100_000 });
    // What stands in the field is compared, used or not.
    await lane.getByRole('textbox').fill('manhattan + 3');
    await lane.getByText('Not admissible').waitFor({ state: 'hidden' });
    await button(lane, 'Compare with the true distances').press('Enter');
    // One for each board: the goal is 0 moves away, and 3 is said of it.
    await lane
      .getByText('Not admissible: on 1 2 3/4 5 6/7 8 0 it says 3, the true distance is 0.')
      .waitFor({ timeout: 100_000 });
    await use('2 *');
    await lane.getByRole('alert').getByText('it ends too soon').waitFor();
    expect(complaints).toEqual([]);
  });

  /** All that a page has and the sandbox must not; harm is done before they are counted. */
  const SEEKING = `() => {
    const wholes = [globalThis, (0, eval)('this'), Function('return this')(),
      (() => 1).constructor.constructor('return globalThis')()];
    const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts',
      'indexedDB', 'caches', 'localStorage', 'postMessage', 'onmessage', 'self', 'window',
      'document', 'navigator', 'location', 'Worker', 'BroadcastChannel', 'MessageChannel',
      'SharedArrayBuffer', 'WebAssembly', 'setTimeout', 'process', 'require'];
    Object.prototype.tell = 'end';
    Array.prototype.push = () => { throw 'harm'; };
    return names.filter((name) => wholes.some((whole) => name in whole)).length;
  }`;

  test('a function is a heuristic, finds nothing of the browser, and is stopped', async () => {
    const { page, lane, complaints, strangers, use } = await openLane('script');
    const expanded = async () => (await countsOf(lane)).expanded;
    await use('(board, goal) => board.filter((tile, i) => tile !== 0 && goal[i] !== tile).length');
    await lane.getByText('14 moves: shortest, but not proved by this search').waitFor(PATIENCE);
    await showEnd(page);
    expect(await expanded()).toBe(solved(NEAR, 'astar', { heuristic: 'misplaced' }).stats.expanded);
    // It finds 0 of them, so it is the heuristic 0.
    await use(SEEKING);
    const { stats } = solved(NEAR, 'astar', { heuristic: 'zero' });
    await expect.poll(expanded, PATIENCE).toBe(stats.expanded);
    for (const [code, said] of [
      ['() => { for (;;); }', 'one call took 1000 ms'],
      ['() => new Uint8Array(1e8).length', '16 MB'],
      ['() => fetch("/").then(() => 1)', 'fetch'],
    ] as const) {
      await use(code);
      await lane.getByRole('alert').getByText(said).waitFor(PATIENCE);
      // It would keep the interpreter and all that was searched.
      await expect.poll(() => page.workers().filter(isLane).length, PATIENCE).toBe(0);
    }
    await lane.getByLabel('Heuristic h').selectOption('manhattan');
    await lane.getByText('14 moves, proved shortest').waitFor(PATIENCE);
    expect([complaints, strangers]).toEqual([[], []]);
  });
});
