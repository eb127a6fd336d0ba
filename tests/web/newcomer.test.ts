import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellPoint, counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** The views' bar stands below it. */
const FOOT = 740 - 56;

/** Taps a button that is there and in sight: nobody has to look for it. */
async function tapSeen(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  await expect
    .poll(async () => {
      const { y, height } = (await button.boundingBox())!;
      return y >= 0 && y + height <= FOOT;
    })
    .toBe(true);
  await button.tap();
}

async function tapCell(page: Page, column: number, row: number) {
  const { x, y } = await cellPoint(page, column, row);
  await page.touchscreen.tap(x, y);
}

describe('who was never here', () => {
  test('learns which pieces move by touching one that cannot', async () => {
    const { page } = await app.open('', PHONE);
    const moving = () =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll('.board .piece')];
        return pieces.flatMap((piece) =>
          piece.getAnimations().length > 0 ? [piece.textContent] : [],
        );
      });
    await tapCell(page, 1, 0);
    await expect.poll(moving).toEqual(['B', 'G', 'H', 'I', 'J']);
    expect(await counted(page)).toBe(0);
  });

  test('is led to the goal of the first puzzle by one button', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await tapSeen(page, 'Hint');
    await page
      .locator('.hint-text')
      .getByText(/^To get B to its goal, /)
      .waitFor();
    await tapSeen(page, 'More');
    const play = page.getByRole('button', { name: 'Play this move' });
    await play.waitFor();
    for (let played = 1; played <= 81; played++) {
      await tapSeen(page, 'Play this move');
      await expect.poll(() => counted(page)).toBe(played);
    }
    await page.locator('.solved').getByText('the shortest possible').waitFor();
    // One tap to the next one.
    const next = page.locator('.solved-next');
    await expect.poll(() => next.isEnabled()).toBe(true);
    const name = await page.locator('.solved-name').textContent();
    await next.tap();
    await expect.poll(() => page.locator('.play h1').textContent()).toBe(name);
    expect(await counted(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('with a puzzle in hand is led from the first screen to its solution', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await tapSeen(page, 'I have a puzzle');
    await page.getByRole('button', { name: /^Type or paste it/ }).tap();
    await page.getByLabel('Puzzle', { exact: true }).fill('8 6 4\n_ 7 2\n5 1 3');
    await page.getByText('3×3 tile puzzle').waitFor();
    await tapSeen(page, 'Solve');
    await page.getByText('23 moves, shortest possible.').waitFor();
    await tapSeen(page, 'Follow on a real board');
    await page.locator('.companion-place').getByText('0 of 23').waitFor();
    expect(complaints).toEqual([]);
  });

  test('finds the toy by a name that is nearly right', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await tapSeen(page, 'I have a puzzle');
    await page.getByRole('button', { name: /^Find it by name/ }).tap();
    await page.keyboard.type('klotsky');
    const first = page.locator('.card-name').first();
    await expect.poll(() => first.textContent()).toMatch(/^Klotski/);
    expect(complaints).toEqual([]);
  });

  test('makes a puzzle and passes it on', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (given: object) => Object.assign(globalThis, { given }),
      });
    });
    await page.getByRole('link', { name: 'Edit' }).tap();
    await page.getByText('The board has no piece').waitFor();
    const canvas = (await page.locator('.edit-grid').boundingBox())!;
    const paint = (column: number, row: number) =>
      page.touchscreen.tap(
        canvas.x + ((column + 0.5) * canvas.width) / 4,
        canvas.y + ((row + 0.5) * canvas.height) / 5,
      );
    await paint(0, 0);
    await paint(1, 0);
    await tapSeen(page, 'Set a goal');
    await paint(0, 0);
    await paint(3, 4);
    await page.getByText('Shortest solution: 1 move').waitFor();
    await tapSeen(page, 'Share');
    const given = () => page.evaluate(() => (globalThis as { given?: { text: string } }).given);
    await expect.poll(given).toBeDefined();
    const other = await app.open(new URL((await given())!.text).hash, PHONE);
    await other.page.getByText('4×5').first().waitFor();
    await expect.poll(() => other.page.locator('.board .piece').count()).toBe(2);
    await tapSeen(page, 'Play');
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
