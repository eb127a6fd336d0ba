/* Parts of the app that do not come: a network that fails on the first visit. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { button } from './harness/button.ts';
import { cellAt, NEARLY } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser, VISITOR } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Opens the app where files of these names do not come until `mend` is called. */
async function openWithout(name: RegExp, path = '', options: object = {}) {
  const context = await app.browser.newContext({ ...VISITOR, ...options });
  onTestFinished(() => context.close());
  let isMended = false;
  await context.route(
    (url) => !isMended && name.test(url.pathname),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(app.address + path);
  await page.locator('#app:not([inert]) .play').waitFor();
  const mend = () => {
    isMended = true;
  };
  return { page, errors, mend };
}

const fault = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const board = (page: Page) => page.getByRole('grid');

describe('where a part of the app does not come', () => {
  test('the other views are there, and it comes when it is tried again', async () => {
    const { page, mend } = await openWithout(/StartView/);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await fault(page).waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await board(page).waitFor();
    expect(await fault(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await fault(page).waitFor();
    mend();
    await button(page, 'Try again').click();
    await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor();
  });

  test('the board stays, whatever is missing beside it', async () => {
    const { page, mend } = await openWithout(/KeysHelp|CommandLine|SolvedNote/, NEARLY);
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await button(page, 'Type').click();
    await fault(page).waitFor();
    await cellAt(page, 3, 3).click();
    await expect.poll(() => fault(page).count()).toBe(2);
    mend();
    await button(page, 'Try again').first().click();
    await page.locator('.solved').waitFor();
    await button(page, 'Try again').click();
    await page.getByLabel('Command').waitFor();
    expect(await board(page).count()).toBe(1);
  });

  test('it is said that a link was not read, and that nothing can be shared', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, errors } = await openWithout(/openLink|liveAddress/, '#century', phone);
    await fault(page).waitFor();
    await page.evaluate(() => Object.assign(navigator, { share: async () => undefined }));
    // The button has another label from the next time it is shown.
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await button(page, 'Share').tap();
    await button(page, 'Could not be copied').waitFor();
    // What keeps the address tries by itself, and is silent.
    expect(errors.filter((error) => !error.includes('dynamically imported'))).toEqual([]);
  });

  test('the solver starts once more when it is asked again', async () => {
    const { page, mend } = await openWithout(/\/(worker-)?entry-/);
    await button(page, 'Solution').click();
    await fault(page).waitFor();
    expect(await fault(page).textContent()).not.toContain('bundle');
    mend();
    await button(page, 'Try again').click();
    await page.getByText('81 moves, shortest possible.').waitFor();
  });
});
