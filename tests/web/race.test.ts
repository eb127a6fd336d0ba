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

const MIDDLE = '8 6 4/0 7 2/5 1 3';
const LINK = '#race?puzzle=8_6_4-0_7_2-5_1_3';

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Waits until the searches have ended, and shows their ends. */
async function showEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = [...document.querySelectorAll('.race-end')];
    return ends.length > 0 && ends.every((one) => !one.textContent?.includes('…'));
  });
  await button(page, 'To the end').click();
  await page.locator('.race-lanes:not(:has(.race-end:not(.race-done)))').waitFor();
}

const number = (text: string | null) => Number((text ?? '').replaceAll(',', ''));

async function countsOf(lane: Locator) {
  const count = async (name: string) =>
    number(await lane.locator(`[data-count=${name}]`).textContent());
  return { expanded: await count('expanded'), generated: await count('generated') };
}

function solved(engine: string, options: object = {}): Outcome {
  const outcome = solveSync(parsePuzzle(MIDDLE), { engine: engine as EngineName, ...options });
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
    expect(first.expanded).toBe(solved('astar', { heuristic: 'manhattan' }).stats.expanded);
    expect(second.expanded).toBe(solved('astar', { heuristic: 'linear-conflict' }).stats.expanded);
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
  test('of all algorithms that end soon', async () => {
    for (const four of [ENGINES.slice(0, 4), ENGINES.slice(4)]) {
      const { page } = await app.open(
        `${LINK}${four.map((one) => `&lane=${one},manhattan`).join('')}`,
      );
      await showEnd(page);
      for (const [i, engine] of four.entries()) {
        const informed = ['greedy', 'astar', 'idastar'].includes(engine);
        const { stats } = solved(engine, informed ? { heuristic: 'manhattan' } : {});
        const { expanded, generated } = await countsOf(page.locator('.race-lane').nth(i));
        expect({ engine, expanded, generated }).toEqual({
          engine,
          expanded: stats.expanded,
          generated: stats.generated,
        });
      }
      await page.context().close();
    }
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('keeps nobody out', async () => {
    const { page } = await app.open(`${LINK}&lane=idastar,manhattan&lane=bidirectional`, {
      colorScheme,
      viewport: PHONE.viewport,
    });
    await showEnd(page);
    await page.locator('summary').first().click();
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('a heuristic that the reader writes', () => {
  const withOwn = async (kind: string, code: string) => {
    const opened = await app.open(`${LINK}&lane=astar,manhattan`, PHONE);
    const lane = opened.page.locator('.race-lane').first();
    // What a search shows moves its settings down: a tap before that may miss them.
    await lane.locator('.race-counts').waitFor();
    await lane.locator('summary').tap();
    await lane.getByLabel('Heuristic h').selectOption(kind);
    await lane.getByRole('textbox').fill(code);
    await button(lane, 'Use it').tap();
    return { ...opened, lane };
  };

  test('a formula is refuted by a board where it is too high', async () => {
    const { lane, complaints } = await withOwn('expression', 'manhattan + misplaced');
    await lane.getByText(/not proved|more than the shortest/).waitFor();
    await button(lane, 'Hold it against the truth').tap();
    await lane
      .getByText(
        'Not admissible: on 1 2 3/4 5 0/7 8 6 it says 2, the truth is 1. ' +
          'Too high on 60,669 of 181,440 boards.',
      )
      .waitFor({ timeout: 100_000 });
    expect(complaints).toEqual([]);
  });

  test('a formula that cannot be read is told where it is wrong', async () => {
    const { lane } = await withOwn('expression', '2 *');
    await lane.getByText('it ends too soon').waitFor();
  });

  test('a function that counts misplaced tiles equals the heuristic', async () => {
    const code =
      '(board, goal) => board.filter((tile, cell) => tile !== 0 && goal[cell] !== tile).length';
    const { page, lane, complaints, strangers } = await withOwn('script', code);
    await showEnd(page);
    const { stats } = solved('astar', { heuristic: 'misplaced' });
    expect((await countsOf(lane)).expanded).toBe(stats.expanded);
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('a function finds nothing of the browser, whatever it tries', async () => {
    const code = `() => {
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
    const { page, lane, complaints, strangers } = await withOwn('script', code);
    await showEnd(page);
    await lane.getByText('23 moves: shortest, but not proved by this search').waitFor();
    const { stats } = solved('astar', { heuristic: 'zero' });
    expect((await countsOf(lane)).expanded).toBe(stats.expanded);
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test.each([
    ['() => { for (;;); }', 'one call took 1000 ms'],
    ['() => new Uint8Array(1e8).length', '16 MB'],
    ['() => fetch("/").then(() => 1)', 'fetch'],
  ])('%s ends with a message, and the page goes on', async (code, said) => {
    const { page, lane, strangers } = await withOwn('script', code);
    await lane.getByText(said).waitFor();
    await lane.getByLabel('Heuristic h').selectOption('manhattan');
    await lane.getByText('23 moves, proved shortest').waitFor();
    expect(strangers).toEqual([]);
    await page.context().close();
  });
});

type TraceEntry = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Processor time of each task of the page's own thread, in milliseconds. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEntry[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(({ name }) => /RunTask$/.test(name));
  const counts = mains.map(({ pid, tid }) =>
    tasks.filter((task) => task.pid === pid && task.tid === tid),
  );
  const busiest = counts.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return busiest.map(({ tdur = 0 }) => tdur / 1000);
}

const FRAMES = 120;

/*
 * Processor time, as other programs that run meanwhile take turns with the page: no task of 50 ms,
 * and on average less for a frame than a thirtieth of a second.
 */
test('the largest race keeps the page free: four lanes, 181,440 states', async () => {
  const lanes = ['bfs', 'bfs-late', 'ucs', 'astar,zero'].map((one) => `&lane=${one}`).join('');
  const { page } = await app.open(`#race?puzzle=8_6_7-2_5_4-3_0_1${lanes}`);
  await page.locator('.race-lane').nth(3).locator('.race-counts').waitFor();
  await page.getByLabel('Expansions a second').selectOption('20000');
  await button(page, 'Run').click();
  await app.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, FRAMES);
  const tasks = tasksOf(await app.browser.stopTracing());
  const busyMs = tasks.reduce((sum, task) => sum + task, 0);
  expect(tasks.length).toBeGreaterThan(FRAMES / 2);
  expect(Math.max(...tasks)).toBeLessThan(50);
  expect(busyMs / FRAMES).toBeLessThan(1000 / 30);
});

test('a race on a block puzzle, and in Chinese', async () => {
  const { page } = await app.open('#race', { locale: 'zh-CN' });
  await page.getByLabel('题目').selectOption('blocks');
  const lane = page.locator('.race-lane').first();
  await lane.getByText('20 步，已证明最短').waitFor();
  expect(await lane.locator('h2').textContent()).toBe('A* · 滑块距离');
});
