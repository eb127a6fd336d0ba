import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A 24-puzzle whose shortest solution no browser finds while a test waits. */
const LONG = '#16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';

/** E must make room for C, and C for A. */
const CARS = '#board:.EE.-..C.-AAC.-..D.-..D.?goal=....-....-..AA-....-....&axes=long';

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
    await hint
      .getByText(/^To get B to its goal, [A-J] must move\. .* [A-J] can move now\.$/)
      .waitFor();
    await button(page, 'More').click();
    await hint
      .getByText(/^Move [A-J] (?:(?:up|right|down|left)(?: \d cells)?(?:, )?)+\.$/)
      .waitFor();
    await button(page, 'More').click();
    await hint.getByText(/^Next: [A-J]\S+, [A-J]\S+, [A-J]\S+\.$/).waitFor();
    await button(page, 'More').click();
    await page.getByText('81 moves, shortest possible').waitFor();
    await expect.poll(() => page.locator('.player-moves li').count(), { timeout: 20_000 }).toBe(81);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['en-US', 'Hint', 'To get A to its goal, C must move. E is in C’s way. E can move now.'],
    ['zh-CN', '提示', '要让 A 到终点，C 必须先动。E 挡住了 C 的路。现在可以动 E。'],
  ])('says, shows and announces what a move is good for (%s)', async (locale, name, said) => {
    const { page, complaints } = await app.open(CARS, { locale });
    await button(page, name).click();
    await page.locator('.hint-text').getByText(said, { exact: true }).waitFor();
    await page.getByRole('status').getByText(said, { exact: true }).waitFor();
    expect(await page.locator('.mark-text').allTextContents()).toEqual(['1', '2', '3']);
    // One arrow for each way that is blocked; the way of E is for the next hint.
    expect(await page.locator('.marks .arrow').count()).toBe(2);
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
    await page.getByText('80 moves, shortest possible').waitFor();
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
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(2);
    await button(page, 'Pause').click();
    expect(complaints).toEqual([]);
  });

  test('follows whoever plays the shown solution by hand, and leads back to it', async () => {
    const { page, complaints } = await help('#1_2_3-4_0_6-7_5_8');
    await button(page, 'Solution').click();
    await page.getByText('0 of 2', { exact: true }).waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('1 of 2', { exact: true }).waitFor();
    expect(await page.getByText('You left this solution').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.getByText('You left this solution').waitFor();
    await button(page, 'Return to it').click();
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.solved').waitFor();
    expect(complaints).toEqual([]);
  });

  test('counts a solution and its places alike, in every metric', async () => {
    const { page } = await help('#1_2_3-4_5_6-0_7_8');
    await button(page, 'Solution').click();
    await page.getByText('2 moves, shortest possible').waitFor();
    await page.getByText('0 of 2', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Pushes' }).check();
    await page.getByText('0 of 1', { exact: true }).waitFor();
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
    await page.getByLabel('After each possible move').check();
    await page.locator('.mark-text').first().waitFor();
    expect(await page.locator('.mark-text').allTextContents()).toEqual(['80', '80', '80', '80']);
  });

  test('is there for labels that no picture can hold', async () => {
    const { page, complaints } = await help('#board:car1_car1_.-van_._.?goal=-car1_car1');
    await button(page, 'Hint').click();
    await page
      .locator('.hint-text')
      .getByText('To get car1 to its goal, van must move. van can move now.')
      .waitFor();
    await button(page, 'More').click();
    await page
      .locator('.hint-text')
      .getByText(/^Move van /)
      .waitFor();
    await page.getByLabel('Distance to the goal').check();
    await page.getByText('2 moves', { exact: true }).waitFor();
    await page.getByLabel('After each possible move').check();
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
    await page.getByText('unless two tiles are swapped').waitFor();
  });

  test('gives a solution of a long search at once, and keeps it when it is stopped', async () => {
    const { page, complaints } = await help(LONG);
    await button(page, 'Solution').click();
    const answer = page.getByText('Not proved shortest');
    await answer.waitFor();
    await page.getByText(/^(Preparing|Searching): [\d,]+ states/).waitFor();
    await button(page, 'Stop').click();
    await page.getByText('Stopped.').waitFor();
    expect(await answer.count()).toBe(1);
    await button(page, 'Continue').click();
    await page.getByText(/^(Preparing|Searching): [\d,]+ states/).waitFor();
    expect(await answer.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('leaves the page free while a long search runs', async () => {
    const { page } = await help(LONG);
    await button(page, 'Solution').click();
    await page.getByText(/^Searching: /).waitFor({ timeout: 60_000 });
    await app.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.evaluate(() => console.timeStamp('this page'));
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
};

/** The longest task on the thread that has left a time stamp: other pages are traced as well. */
function longestTask({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }) {
  const stamped = traceEvents.find(({ name }) => name === 'TimeStamp');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === stamped?.pid && tid === stamped.tid,
  );
  const cpuMs = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return { tasks: tasks.length, cpuMs };
}
