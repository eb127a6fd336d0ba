import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A 24-puzzle whose shortest solution no browser finds while a test waits. */
const LONG = '#16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function help(path: string) {
  const opened = await app.open(path);
  await button(opened.page, 'Hint').waitFor();
  // The game of the link is on the board when its address is written.
  await opened.page.waitForFunction((hash) => location.hash.startsWith(hash), path.slice(0, 8));
  return opened;
}

describe('help', () => {
  test('gives away a little more with every hint', async () => {
    const { page, complaints } = await help('#klotski');
    const hint = page.locator('.hint-text');
    await button(page, 'Hint').click();
    await hint.getByText(/^Look at piece [A-J]\.$/).waitFor();
    await button(page, 'More').click();
    await hint.getByText(/^Move [A-J] (?:(?:up|right|down|left)(?: \d)?(?:, )?)+\.$/).waitFor();
    await button(page, 'More').click();
    await hint.getByText(/^Next: [A-J]\S+, [A-J]\S+, [A-J]\S+\.$/).waitFor();
    await button(page, 'More').click();
    await page.getByText('81 moves, shortest possible').waitFor();
    expect(await page.locator('.player-moves li').count()).toBe(81);
    expect(complaints).toEqual([]);
  });

  test('leads to the goal, a press a move', async () => {
    const { page } = await help('#1_2_3-4_0_6-7_5_8');
    await button(page, 'Hint').click();
    await button(page, 'More').click();
    const hint = page.locator('.hint-text');
    await hint.getByText('Move 5 up.').waitFor();
    await button(page, 'Play this move').click();
    await hint.getByText('Move 8 left.').waitFor();
    await button(page, 'Play this move').click();
    await page.locator('.solved').getByText('with help').waitFor();
    expect(await hint.count()).toBe(0);
  });

  test('shows the shortest solution and plays it to the end', async () => {
    const { page, complaints } = await help('#klotski');
    await button(page, 'Solution').click();
    await page.getByText('81 moves, shortest possible').waitFor();
    await button(page, 'Next move').click();
    await page.getByText('80 moves, shortest possible: this is the rest').waitFor();
    const place = page.getByRole('slider', { name: 'Position in the solution' });
    expect(await place.getAttribute('aria-valuetext')).toBe('1 of 81');
    await place.fill('40');
    await page.getByText('41 moves, shortest possible').waitFor();
    await button(page, 'Previous move').click();
    await page.getByText('42 moves, shortest possible').waitFor();
    await button(page, 'Go to the end').click();
    expect(await place.getAttribute('aria-valuetext')).toBe('81 of 81');
    await button(page, 'Go to the start').click();
    await page.getByLabel('Speed').selectOption('8');
    await button(page, 'Play').click();
    await page.getByText('3 of 81').waitFor();
    await button(page, 'Pause').click();
    expect(complaints).toEqual([]);
  });

  test('opens at the solution, where a link says so', async () => {
    const { page } = await app.open('#klotski/GD?view=solve');
    await page.getByText('80 moves, shortest possible').waitFor();
  });

  test('tells the distance live, in the metric chosen', async () => {
    const { page } = await help('#klotski');
    await page.getByLabel('Distance to the goal').check();
    await page.getByText('81 moves', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Steps' }).check();
    await page.getByText('116 steps', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Slides' }).check();
    await page.getByText('90 slides', { exact: true }).waitFor();
    // It keeps up with whoever plays on, along the shortest line and away from it.
    await page.getByRole('radio', { name: 'Moves' }).check();
    await page.getByText('81 moves', { exact: true }).waitFor();
    await button(page, 'Hint').click();
    await button(page, 'More').click();
    await button(page, 'Play this move').click();
    await page.getByText('80 moves', { exact: true }).waitFor();
    await button(page, 'Undo').click();
    await page.getByText('81 moves', { exact: true }).waitFor();
    await page.getByLabel('After each move').check();
    await page.locator('.mark-text').first().waitFor();
    expect(await page.locator('.mark-text').allTextContents()).toEqual(['80', '80', '80', '80']);
  });

  test('is there for labels that no picture can hold', async () => {
    const { page, complaints } = await help('#board:car1_car1_.-van_._.?goal=-car1_car1');
    await button(page, 'Hint').click();
    await page.locator('.hint-text').getByText('Look at piece van.').waitFor();
    await button(page, 'More').click();
    await page
      .locator('.hint-text')
      .getByText(/^Move van /)
      .waitFor();
    await page.getByLabel('Distance to the goal').check();
    await page.getByText('2 moves', { exact: true }).waitFor();
    await page.getByLabel('After each move').check();
    await page.locator('.mark-text').first().waitFor();
    await button(page, 'Solution').click();
    await page.getByText('2 moves, shortest possible').waitFor();
    await button(page, 'Go to the end').click();
    await page.locator('.solved').waitFor();
    await button(page, 'Review').first().click();
    await page.getByText('2 moves, none of them wasted').waitFor();
    await page.goto(`${app.address}#board:car1_car1_.-van_._.?goal=-car1_car1&view=edit`);
    await page.locator('.verdict').getByText('Shortest solution: 2 moves').waitFor();
    expect(complaints).toEqual([]);
  });

  test('explains why there is no solution', async () => {
    const { page } = await help('#1_2_3-4_5_6-8_7_0');
    await button(page, 'Solution').click();
    await page.getByText('two tiles are exchanged').waitFor();
  });

  test('stops a long search, and gives any solution at once', async () => {
    const { page, complaints } = await help(LONG);
    await button(page, 'Solution').click();
    await page.getByText(/^(Preparing|Searching): at least/).waitFor();
    await button(page, 'Stop').click();
    await page.getByText('Stopped.').waitFor();
    await button(page, 'Show any solution now').click();
    await page.getByText('Not proved shortest').waitFor();
    expect(complaints).toEqual([]);
  });

  test('leaves the page free while a long search runs', async () => {
    const { page } = await help(LONG);
    await button(page, 'Solution').click();
    await page.getByText(/^Searching: at least/).waitFor({ timeout: 60_000 });
    await app.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.waitForTimeout(2000);
    const longest = longestTask(JSON.parse((await app.browser.stopTracing()).toString()));
    expect(longest.tasks).toBeGreaterThan(10);
    expect(longest.cpuMs).toBeLessThan(50);
    await button(page, 'Stop').click();
  });
});

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time: what other programs on the machine take does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

/** The longest task of the page's main thread. */
function longestTask({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }) {
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) => main.some((m) => m.pid === pid && m.tid === tid);
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && isMain(event),
  );
  const cpuMs = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return { tasks: tasks.length, cpuMs };
}
