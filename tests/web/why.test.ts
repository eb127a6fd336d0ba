import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from './harness/barriers.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** From the board to the page about it, by touch. */
async function openWhy(path: string, name: string, options: object = {}) {
  const opened = await app.open(path, { ...PHONE, ...options });
  await opened.page.getByRole('button', { name, exact: true }).tap();
  return opened;
}

const told = (page: Page) => page.locator('.why[data-stage=page]').waitFor({ timeout: 60_000 });

describe('somebody who failed at a puzzle asks why', () => {
  test('reads one page on a phone, with a picture of every chapter', async () => {
    const { page, complaints } = await openWhy('#dads', 'Why is it hard?');
    await told(page);
    expect(await page.locator('h1').textContent()).toMatch(/Dad.s Puzzle.*59 moves/);
    await expect.poll(() => page.locator('.why-difficulty').textContent()).toMatch(/ of 10/);
    const chapters = await page.getByText(/^Chapter \d+, /).count();
    expect(chapters).toBeGreaterThan(2);
    expect(await page.locator('.why-board svg').count()).toBeGreaterThanOrEqual(chapters);

    await page.getByRole('button', { name: 'Where intuition fails' }).tap();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Where intuition fails');
    const box = (await page.getByRole('heading', { name: 'Where intuition fails' }).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeLessThan(400);

    await page.locator('#main').getByRole('button', { name: 'Back to the board' }).tap();
    await page.getByRole('grid').waitFor();
    expect(complaints).toEqual([]);
  });

  test('by a link that somebody has sent', async () => {
    const { page } = await app.open('#dads?view=why', PHONE);
    await told(page);
    expect(await page.locator('h1').textContent()).toMatch(/Dad.s Puzzle.*59 moves/);
    await page.locator('.why').getByRole('button', { name: /link/ }).waitFor();
  });

  test('in Chinese', async () => {
    const { page } = await openWhy('#dads', '难在哪里？', { locale: 'zh-CN' });
    await told(page);
    expect(await page.locator('h1').textContent()).toContain('59 步');
    expect(await page.locator('.why').textContent()).not.toMatch(/Chapter|Difficulty/);
  });

  test('has nothing that axe would mend, and nothing wider than the phone', async () => {
    const { page } = await openWhy('#dads', 'Why is it hard?', { colorScheme: 'dark' });
    await told(page);
    await page.locator('.why-part').first().getByRole('button').tap();
    await page.locator('.why-playing').waitFor();
    expect(await barriersOn(page, { within: '.why' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Where a picture shows each piece, by label. */
function pieces(picture: Locator): Promise<string[]> {
  return picture
    .locator('.piece')
    .evaluateAll((all) =>
      all.map((piece) => `${piece.textContent} ${piece.getAttribute('transform')}`).sort(),
    );
}

describe('a part of the page is played where it stands', () => {
  test('a chapter, with keys alone, from its first state to its last', async () => {
    const { page, complaints } = await app.open('#dads?view=why', {});
    await told(page);
    const chapters = page.locator('.why section').nth(1);
    const drawn = chapters.locator('.why-board svg');
    const part = chapters.locator('.why-part').nth(1);
    const play = part.getByRole('button', { name: 'Play', exact: true });
    await play.focus();
    await page.keyboard.press('Enter');
    const close = part.getByRole('button', { name: 'Close the board' });
    expect(await close.getAttribute('aria-expanded')).toBe('true');
    const player = part.getByRole('region', { name: 'Solution player' });
    await player.getByRole('button', { name: 'Pause' }).press('Enter');
    await player.getByRole('button', { name: 'Go to the start' }).press('Enter');
    const picture = part.locator('.why-playing svg.picture');
    expect(await pieces(picture)).toEqual(await pieces(drawn.nth(0)));
    await player.getByRole('button', { name: 'Next move' }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: / (up|down|left|right)/ })
      .waitFor();
    await player.getByRole('button', { name: 'Go to the end' }).press('Enter');
    expect(await pieces(picture)).toEqual(await pieces(drawn.nth(1)));
    await close.press('Enter');
    await expect.poll(() => part.locator('.why-playing').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a stage of the method, by touch, in Chinese', async () => {
    const link = '#1_2_3_4-5_6_7_8-9_10_11_12-13_0_14_15';
    const { page } = await app.open(`${link}?view=why`, { ...PHONE, locale: 'zh-CN' });
    await told(page);
    const part = page.locator('.why-part').first();
    await part.getByRole('button', { name: '播放' }).tap();
    // It plays by itself, to the end.
    await part.getByRole('button', { name: '播放' }).waitFor({ timeout: 60_000 });
    const [, at, of] = /(\d+)\D+(\d+)/.exec((await part.locator('output').textContent())!)!;
    expect([at, Number(of) > 0]).toEqual([of, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('somebody with a tile board asks why', () => {
  test('is taught the method, on a board of which nobody can look at all states', async () => {
    const link = '#1_2_3_4-5_6_7_8-9_10_11_12-13_0_14_15';
    const { page } = await openWhy(link, 'Why is it hard?');
    await told(page);
    expect(await page.locator('h1').textContent()).toMatch(/^4×4 tiles: /);
    expect(await page.locator('.why-board svg').count()).toBeGreaterThan(3);
    // Not proved by all states, so there is no estimate, and no map of them.
    expect(await page.locator('.why-difficulty').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'See all states on the map' }).count()).toBe(0);
  });

  test('hears that the board has no solution', async () => {
    const { page } = await openWhy('#1_2_3-4_5_6-8_7_0', 'Why is it hard?');
    await page.getByText('This board has no solution').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining('parity'),
    );
  });
});
