import { buffer } from 'node:stream/consumers';
import { solveSync } from 'glissade';
import { puzzleById, puzzleOf } from 'glissade/catalogue';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app?.close());

const MONDAY = new Date('2026-11-23T12:00:00Z');
const VISIT = {
  now: MONDAY,
  timezoneId: 'UTC',
  permissions: ['clipboard-read', 'clipboard-write'],
};

/** What has that Monday, by `daily.test.ts` beside the source. */
const ID = 'rush-06';

test('today’s puzzle is solved, ticked, shared and rated, and goes to another device', async () => {
  const { page, complaints } = await app.open('#puzzles', VISIT);
  await page.getByRole('button', { name: /Puzzle of the day/ }).click();
  const calendar = page.getByRole('table', { name: 'November 2026' });
  const day = (name: string) => calendar.getByRole('button', { name });
  await day('Monday 23 November, not solved yet').focus();
  expect(await calendar.getByRole('columnheader').count()).toBe(7);
  expect(await calendar.locator('[aria-current=date]').textContent()).toBe('23');
  await button(page, 'Play').click();
  await playShortest(page);
  await button(page, 'Share result').click();
  await expect.poll(() => copied(page)).toContain('Glissade');
  expect((await copied(page)).split('\n').slice(0, 3)).toEqual([
    'Glissade · No. 3 · Rush Hour 6',
    `${'🟩'.repeat(10)}⭐`,
    '15 slides (the shortest possible) · without hints',
  ]);
  await button(page, 'Calendar').click();
  const solved = day('Monday 23 November, solved without hints');
  await solved.waitFor();
  // As high as the others, also beside the styles of the note that told of the solve.
  const heightOf = async (one: Locator) => (await one.boundingBox())!.height;
  const before = day('Sunday 22 November, not solved yet');
  expect(await heightOf(solved)).toBe(await heightOf(before));
  await page.getByText('Streak: 1 day').waitFor();

  // The day before is played with a hint, and left.
  await day('Sunday 22 November, not solved yet').press('Enter');
  await button(page, 'Play').click();
  await button(page, 'Hint').click();
  await button(page, 'More').click();
  await button(page, 'Play this move').click();
  await expect.poll(() => page.getByTestId('count').textContent()).not.toBe('0');
  await page.goBack();
  await button(page, 'Play again').click();
  await page.goBack();
  const again = page.getByRole('region', { name: 'Puzzles I failed' });
  await again.locator('.card').waitFor();

  await button(page, 'Show my rating').click();
  const rating = await page.locator('.daily-rating').textContent();
  expect(rating).toMatch(/^\d{4} very likely between \d+ and \d+, after 2 puzzles$/);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await buffer(await (await downloading).createReadStream());

  const other = await app.open('#daily', VISIT);
  await button(other.page, 'Import').click();
  await other.page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'times.json', mimeType: 'application/json', buffer: file },
  });
  await other.page.getByText('2 solves imported.').waitFor();
  await other.page.keyboard.press('Escape');
  await other.page.getByRole('button', { name: /23 November, solved without hints/ }).waitFor();
  await button(other.page, 'Show my rating').click();
  expect(await other.page.locator('.daily-rating').textContent()).toBe(rating);

  await button(again, 'Copy as a list').click();
  await expect.poll(() => copied(page)).toMatch(/#puzzles\?list=[a-z0-9-]+$/);
  await other.page.goto(await copied(page));
  const list = other.page.getByRole('region', { name: 'A list for you' });
  await list.locator('.card').waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});

test('a game played with the distance to the goal in sight is not one without help', async () => {
  const { page } = await app.open('#1_2_3-4_5_6-0_7_8');
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByLabel('Distance to the goal').check();
  await page.getByRole('gridcell').first().focus();
  for (let move = 0; move < 2; move++) await page.keyboard.press('ArrowLeft');
  await page.locator('.solved').getByText('with help').waitFor();
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Types a shortest solution of the puzzle. */
async function playShortest(page: Page): Promise<void> {
  const outcome = solveSync(puzzleOf(puzzleById(ID)!));
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  await button(page, 'Type').click();
  await page.getByLabel('Command').fill(outcome.moves);
  await page.keyboard.press('Enter');
  await page.locator('.solved').getByText('the shortest possible').waitFor();
}
