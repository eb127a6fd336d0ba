import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser, VISITOR } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

async function openTab(context: BrowserContext, path = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(app.address + path);
  await page.locator('#app:not([inert]) .play').waitFor();
  return page;
}

async function play(page: Page, moves: string): Promise<void> {
  const field = page.getByLabel('Command');
  if ((await field.count()) === 0) await page.getByRole('button', { name: 'Type' }).click();
  await field.fill(moves);
  await page.keyboard.press('Enter');
}

const note = (page: Page) => page.getByText('open in another tab');
const title = (page: Page) => page.locator('.play-head h1').textContent();

describe('two tabs', () => {
  test('have a game each, of which neither is lost', async () => {
    const context = await app.browser.newContext(VISITOR);
    const first = await openTab(context);
    await play(first, 'GD');
    await expect.poll(() => counted(first)).toBe(1);
    const second = await openTab(context, '#century');
    await expect.poll(() => title(second)).toBe('Century');
    await note(second).waitFor();
    expect(await note(first).count()).toBe(0);
    await play(second, 'LR');
    await play(first, 'JL');
    await expect.poll(() => counted(first)).toBe(2);
    const playedThere = await counted(second);

    await first.reload();
    await expect.poll(() => counted(first)).toBe(2);
    await second.reload();
    await expect.poll(() => title(second)).toBe('Century');
    expect(await counted(second)).toBe(playedThere);
    await context.close();
  });

  test('and when the first is closed, the other keeps both games', async () => {
    const context = await app.browser.newContext(VISITOR);
    const first = await openTab(context);
    await play(first, 'GD');
    await expect.poll(() => counted(first)).toBe(1);
    const second = await openTab(context, '#1_2_3-4_5_6-0_7_8');
    await note(second).waitFor();
    await play(second, 'L');
    await expect.poll(() => counted(second)).toBe(1);
    await first.close({ runBeforeUnload: true });
    await expect.poll(() => note(second).count()).toBe(0);
    await second.close({ runBeforeUnload: true });

    const third = await openTab(context);
    await expect.poll(() => counted(third)).toBe(1);
    expect(await title(third)).toBe('3×3 tiles');
    await third.getByRole('link', { name: 'Puzzles' }).click();
    await third.locator('.recent').getByText('Klotski').first().waitFor();
    await context.close();
  });

  test('share their settings and times at once', async () => {
    const context = await app.browser.newContext({ ...VISITOR, colorScheme: 'light' });
    const first = await openTab(context);
    const second = await openTab(context, '#1_2_3-4_5_6-7_0_8');
    await second.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await second.keyboard.press('ArrowLeft');
    await second.locator('.solved').waitFor();
    await first.getByRole('link', { name: 'Times' }).click();
    await expect.poll(() => first.locator('.solves li').count()).toBe(1);
    await first.getByRole('link', { name: 'Settings' }).click();
    await first.getByText('Dark', { exact: true }).click();
    const theme = () => second.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(theme).toBe('dark');
    await context.close();
  });
});

describe('two editors', () => {
  test('lose nothing of what either keeps or paints', async () => {
    const context = await app.browser.newContext(VISITOR);
    const open = async () => {
      const page = await context.newPage();
      await page.goto(`${app.address}#edit`);
      await page.getByLabel('Name').waitFor();
      return page;
    };
    const [first, second] = [await open(), await open()];
    const keep = async (page: Page, name: string) => {
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('.edit-shelf').getByText(name).waitFor();
    };
    await keep(first, 'one');
    await second.locator('.edit-shelf').getByText('one').waitFor();
    await keep(second, 'two');
    await first.locator('.edit-shelf').getByText('two').waitFor();
    await first.reload();
    await expect.poll(() => first.getByLabel('Name').inputValue()).toBe('one');
    expect(await first.locator('.edit-shelf li').count()).toBe(2);
    await context.close();
  });
});

describe('a crash', () => {
  test('loses no move', async () => {
    const context = await app.browser.newContext(VISITOR);
    const page = await openTab(context);
    await play(page, 'GD');
    await play(page, 'JL');
    await expect.poll(() => counted(page)).toBe(2);
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await openTab(context);
    await expect.poll(() => counted(next)).toBe(2);
    await context.close();
  });
});
