import { parsePuzzle } from '@glissade/core';
import { type EngineName, type Outcome, solveSync } from '@glissade/engine';
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutFaults } from './harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Where searches run and somebody else's programs may keep the processors busy. */
const PATIENCE = { timeout: 60_000 };

const MIDDLE = '8 6 4/0 7 2/5 1 3';
/** Fourteen moves from its goal: what stores every state has soon done so. */
const NEAR = '1 4 2/7 3 5/0 8 6';
const NEAR_LINK = '#race?puzzle=1_4_2-7_3_5-0_8_6';
const LINK = '#race?puzzle=8_6_4-0_7_2-5_1_3';

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Waits until the searches have ended, and shows their ends. */
async function showEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const ends = [...document.querySelectorAll('.race-end')];
      return ends.length > 0 && ends.every((one) => !one.textContent?.includes('…'));
    },
    undefined,
    PATIENCE,
  );
  await button(page, 'To the end').click();
  await page.locator('.race-lanes:not(:has(.race-end:not(.race-done)))').waitFor();
}

const number = (text: string | null) => Number((text ?? '').replaceAll(',', ''));

async function countsOf(lane: Locator) {
  const count = async (name: string) =>
    number(await lane.locator(`[data-count=${name}]`).textContent());
  return { expanded: await count('expanded'), generated: await count('generated') };
}

function solved(board: string, engine: string, options: object = {}): Outcome {
  const outcome = solveSync(parsePuzzle(board), { engine: engine as EngineName, ...options });
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  return outcome;
}

describe('on a phone, by taps', () => {
  test('from the list of puzzles to a race that is run, paused, stepped and scrubbed', async () => {
    const { page, complaints, strangers } = await app.open('#puzzles', PHONE);
    await page.getByRole('button', { name: /^Race of searches/ }).tap();
    const lanes = page.locator('.race-lane');
    await lanes.nth(1).locator('.race-counts').waitFor();
    const expanded = lanes.first().locator('[data-count=expanded]');
    await expanded.getByText('0', { exact: true }).waitFor();
    await button(page, 'One expansion on').tap();
    await expanded.getByText('1', { exact: true }).waitFor();
    await button(page, 'Run').tap();
    await page.waitForFunction(() => {
      const text = document.querySelector('[data-count=expanded]')?.textContent;
      return Number(text) > 5;
    });
    await button(page, 'Pause').tap();
    const stood = number(
      await page
        .getByTestId('race-place')
        .textContent()
        .then((all) => all!.split(' ')[0]!),
    );
    await button(page, 'One expansion back').tap();
    await expanded.getByText(String(stood - 1), { exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Expansions shown' }).fill('1000');
    await lanes.first().getByText('23 moves, proved shortest').waitFor();
    await lanes.nth(1).getByText('23 moves, proved shortest').waitFor();
    await showEnd(page);
    const [first, second] = [await countsOf(lanes.first()), await countsOf(lanes.nth(1))];
    expect(first.expanded).toBe(solved(MIDDLE, 'astar', { heuristic: 'manhattan' }).stats.expanded);
    expect(second.expanded).toBe(
      solved(MIDDLE, 'astar', { heuristic: 'linear-conflict' }).stats.expanded,
    );
    expect(second.expanded).toBeLessThan(first.expanded);
    expect(await layoutFaults(page)).toEqual([]);
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('a lane is changed, added and removed; a weight makes the answer longer', async () => {
    const { page } = await app.open(`${LINK}&lane=astar,manhattan`, PHONE);
    const lanes = page.locator('.race-lane');
    await showEnd(page);
    await lanes.first().getByText('Change').tap();
    await lanes
      .first()
      .getByRole('slider', { name: /^Weight/ })
      .fill('5');
    await lanes.first().getByText('35 moves, 12 more than the shortest').waitFor();
    await button(page, 'Add a search').tap();
    await lanes.nth(1).getByText('Change').tap();
    await lanes.nth(1).getByLabel('Algorithm').selectOption('greedy');
    await lanes
      .nth(1)
      .getByText(/more than the shortest|but not proved/)
      .waitFor();
    await button(lanes.first(), 'Remove').tap();
    await page.locator('.race-lanes[data-lanes="1"]').waitFor();
    expect(await lanes.first().locator('h2').textContent()).toContain('Greedy');
  });

  test('the board that is played is raced from the row below its panels', async () => {
    const { page } = await app.open('#1_2_3-4_5_6-0_7_8', PHONE);
    await button(page, 'Race of searches').tap();
    await page.locator('.race-lane').first().getByText('2 moves, proved shortest').waitFor();
  });
});

describe('counts are those of solve', () => {
  const ENGINES = ['bfs', 'bfs-late', 'ucs', 'greedy', 'astar', 'idastar', 'bidirectional'];
  const linkOf = (engines: readonly string[]) =>
    `${NEAR_LINK}${engines.map((one) => `&lane=${one},manhattan`).join('')}`;

  test('of all algorithms that end soon; and the page keeps nobody out', async () => {
    const { page } = await app.open(linkOf(ENGINES.slice(0, 4)), { viewport: PHONE.viewport });
    for (const some of [ENGINES.slice(0, 4), ENGINES.slice(4)]) {
      await page.goto(app.address + linkOf(some));
      await page.locator(`.race-lanes[data-lanes="${some.length}"]`).waitFor();
      await showEnd(page);
      for (const [i, engine] of some.entries()) {
        const informed = ['greedy', 'astar', 'idastar'].includes(engine);
        const { stats } = solved(NEAR, engine, informed ? { heuristic: 'manhattan' } : {});
        const { expanded, generated } = await countsOf(page.locator('.race-lane').nth(i));
        expect({ engine, expanded, generated }).toEqual({
          engine,
          expanded: stats.expanded,
          generated: stats.generated,
        });
      }
    }
    await page.locator('summary').first().click();
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
  });
});

async function axeFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
  });
}

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
    await use('2 *');
    await lane.getByText('it ends too soon').waitFor();
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
    }
    await lane.getByLabel('Heuristic h').selectOption('manhattan');
    await lane.getByText('14 moves, proved shortest').waitFor(PATIENCE);
    expect([complaints, strangers]).toEqual([[], []]);
  });
});

/** What comes from the lanes of a race, a message a task, and what the page changes for it. */
type Portion = { readonly kind: string; readonly bytes: number; readonly changes: number };

/** Before the page loads: counts what each message of a worker makes the page do. */
function countPortions(): void {
  const portions: Portion[] = [];
  Object.assign(window, { portions });
  const observer = new MutationObserver(() => undefined);
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  document.addEventListener('DOMContentLoaded', () => observer.observe(document.body, options));
  const Native = Worker;
  window.Worker = class extends Native {
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent) => {
        observer.takeRecords();
        hear.call(this, event);
        const changes = observer.takeRecords().length;
        const kind = String(event.data?.tell);
        portions.push({ kind, bytes: JSON.stringify(event.data).length, changes });
      };
    }
  };
}

/*
 * Counted, not timed: the searches run in workers, and all that the page does is a message at a
 * time, each as small at the end of a search of 181,440 states as of a small one. `bench/race.mjs`
 * measures tasks and frames.
 */
test('the largest race keeps the page free: four lanes, 181,440 states', async () => {
  const lanes = ['bfs', 'bfs-late', 'ucs', 'astar,zero'].map((one) => `&lane=${one}`).join('');
  const { page } = await app.open('player/playable.html');
  await page.addInitScript(countPortions);
  await page.goto(`${app.address}#race?puzzle=8_6_7-2_5_4-3_0_1${lanes}&speed=20000`);
  await page.locator('.race-lane').nth(3).locator('.race-counts').waitFor(PATIENCE);
  await button(page, 'Run').press('Enter', PATIENCE);
  await page.waitForFunction(
    () => {
      const { portions } = window as unknown as { portions: Portion[] };
      const many = (kind: string) => portions.filter((one) => one.kind === kind).length;
      return many('glimpse') > 20 && many('progress') > 4;
    },
    undefined,
    PATIENCE,
  );
  const portions = await page.evaluate(
    () => (window as unknown as { portions: Portion[] }).portions,
  );
  const most = (of: 'bytes' | 'changes') => Math.max(...portions.map((one) => one[of]));
  expect(most('bytes')).toBeLessThan(20_000);
  expect(most('changes')).toBeLessThan(600);
});

test('a race on a block puzzle, and in Chinese', async () => {
  const { page } = await app.open('#race', { locale: 'zh-CN' });
  await page.getByLabel('题目').selectOption('blocks');
  const lane = page.locator('.race-lane').first();
  await lane.getByText('20 步，已证明最短').waitFor();
  expect(await lane.locator('h2').textContent()).toBe('A* · 滑块距离');
});
