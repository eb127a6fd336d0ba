import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
type Point = readonly [x: number, y: number];

/** A finger goes from one point to another. */
async function dragFinger(page: Page, from: Point, to: Point) {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at[0], y: at[1] }],
    });
  await touch('touchStart', from);
  for (const share of [0.3, 0.6, 1]) {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    await touch('touchMove', [x, y]);
  }
  await touch('touchEnd', to);
}

/** The middle of a cell of the board that is set up. */
async function cellOf(page: Page, column: number, row: number): Promise<Point> {
  const board = page.locator('.piece-board');
  const { x, y, width } = (await board.boundingBox())!;
  const unit = width / (4 * 100 + 32);
  return [x + (16 + (column + 0.5) * 100) * unit, y + (16 + (row + 0.5) * 100) * unit];
}

async function openSetUp(options: object = PHONE) {
  const opened = await app.open('#puzzles', options);
  await opened.page.getByRole('button', { name: /^Set it up/ }).click();
  await opened.page.getByRole('heading', { name: 'Set it up' }).waitFor();
  return opened;
}

describe('a puzzle that lies on the table', () => {
  test('pieces lift off and drop anywhere, and the board is solved, by touch', async () => {
    const { page, complaints } = await openSetUp();
    await button(page, 'Solve').waitFor();
    // J goes where the gap is.
    await dragFinger(page, await cellOf(page, 3, 4), await cellOf(page, 2, 4));
    expect(await button(page, 'Solve').isEnabled()).toBe(true);
    // The red block over others: they go aside.
    await dragFinger(page, await cellOf(page, 1, 0), await cellOf(page, 0, 0));
    await page.getByText('One piece is still beside the board.').waitFor();
    expect(await button(page, 'Solve').isDisabled()).toBe(true);
    // A, taken from beside the board, finds the room that the block left; one tap is enough.
    await page.locator('.aside-piece').tap();
    await page.getByText('Beside the board', { exact: true }).waitFor();
    await button(page, 'Solve').tap();
    await page
      .locator('.answer')
      .getByText(/moves, shortest possible/)
      .waitFor();
    const labels = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!.split(',')[0]));
    expect(labels.slice(0, 4)).toEqual(['B', 'B', 'A', 'C']);
    expect(labels.slice(16)).toEqual(['I', 'free', 'J', 'free']);
    expect(complaints).toEqual([]);
  });

  test('a piece dragged off the board lies beside it, and comes back by a drag', async () => {
    const { page } = await openSetUp();
    await dragFinger(page, await cellOf(page, 0, 4), [180, 700]);
    await page.getByText('One piece is still beside the board.').waitFor();
    // The bar of views covers the foot of the page.
    await page.locator('.aside-piece').evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await page.locator('.aside-piece').boundingBox())!;
    const middle: Point = [x + width / 2, y + height / 2];
    await dragFinger(page, middle, await cellOf(page, 1, 4));
    await page.getByText('Beside the board', { exact: true }).waitFor();
    // Chromium makes no click of the tap that follows a finger moved by its protocol.
    await button(page, 'Play').click();
    await page.getByRole('gridcell', { name: /^I, .*row 5, column 2/ }).waitFor();
  });

  test('tiles are tapped in their order; two exchanged ones are called so', async () => {
    const { page, complaints } = await openSetUp();
    await button(page, '3×3 tiles').tap();
    const place = (row: number, column: number) =>
      page
        .locator('.tile-cell')
        .nth((row - 1) * 3 + column - 1)
        .tap();
    await page.getByText('Tap where 1 is.').waitFor();
    await place(1, 1);
    await place(1, 2);
    await page.getByText('Tap where 3 is.').waitFor();
    await button(page, 'Take back the last tile').tap();
    await page.getByText('Tap where 2 is.').waitFor();
    await place(1, 2);
    for (const [row, column] of [
      [1, 3],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 2],
    ] as const) {
      await place(row, column);
    }
    await page.getByText('unless two tiles are swapped').waitFor();
    for (let taken = 0; taken < 2; taken++) await button(page, 'Take back the last tile').tap();
    await place(3, 1);
    await place(3, 3);
    await button(page, 'Solve').tap();
    await page.locator('.answer').getByText('1 move, shortest possible').waitFor();
    expect(complaints).toEqual([]);
  });

  test('numbers and letters can be typed, and what is wrong is said', async () => {
    const { page } = await openSetUp({ viewport: { width: 360, height: 740 } });
    await page.getByText('Or type it').click();
    const use = (await button(page, 'Use it').boundingBox())!;
    expect(use.y + use.height).toBeLessThan(740 - 56);
    await page.getByLabel(/^One letter/).fill('ABBC\nABBC\nDEEF\nDGHF');
    await button(page, 'Use it').click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel(/^One letter/).fill('ABBC\nABBC\nDEEF\nDGHF\n.IJ.');
    await button(page, 'Use it').click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    // Other letters are other pieces.
    await page.getByLabel(/^One letter/).fill('PBBC\nPBBC\nDEEF\nDGHF\n.QJ.');
    await button(page, 'Use it').click();
    await page.getByRole('button', { name: /^Q, 1 by 1, row 5, column 2/ }).waitFor();
    await button(page, '4×4 tiles').click();
    await page.getByLabel(/^Numbers/).fill('1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15');
    await button(page, 'Use it').click();
    await page.getByText('All tiles are placed.').waitFor();
    await button(page, 'Play').click();
    await page.getByRole('heading', { name: '4×4 tiles' }).waitFor();
  });

  test('by keyboard and by name a bar is turned, moved over others and solved', async () => {
    const { page, complaints } = await openSetUp({ viewport: { width: 1280, height: 720 } });
    const piece = (name: RegExp) => page.getByRole('button', { name });
    const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
    await piece(/^A, 1 by 2, row 1, column 1$/).focus();
    await page.keyboard.press('Enter');
    await page.getByText('One piece is still beside the board.').waitFor();
    expect(await focused()).toBe('A, 1 by 2');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Turn A');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('A, 2 by 1');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('A, 2 by 1, row 5, column 2');
    // Over two soldiers, which go aside, and come back elsewhere.
    await page.keyboard.press('ArrowUp');
    await page.getByText('2 pieces are still beside the board.').waitFor();
    expect(await focused()).toBe('A, 2 by 1, row 4, column 2');
    for (const name of [/^G, 1 by 1$/, /^H, 1 by 1$/]) {
      await piece(name).focus();
      await page.keyboard.press('Enter');
    }
    expect(await focused()).toBe('H, 1 by 1, row 2, column 1');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Remove H');
    await page.keyboard.press('Enter');
    await page.getByText('Beside the board', { exact: true }).waitFor();
    await button(page, 'Add a piece, 2 by 1').focus();
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('H, 2 by 1, row 5, column 2');
    await page.keyboard.press('t');
    await page.getByText('One piece is still beside the board.').waitFor();
    await page.keyboard.press('Delete');
    await piece(/^Remove H$/).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Solve').focus();
    await page.keyboard.press('Enter');
    await page
      .locator('.answer')
      .getByText(/shortest possible/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('cars are added, turned and put into the way of the red one, by touch', async () => {
    const { page, complaints } = await openSetUp();
    await button(page, 'Rush Hour').tap();
    await button(page, 'Add a piece, 3 by 1').tap();
    await page.getByRole('button', { name: 'A, 3 by 1, row 1, column 1' }).tap();
    await page.getByText('One piece is still beside the board.').waitFor();
    await button(page, 'Turn A').tap();
    await button(page, 'A, 1 by 3').tap();
    await page.getByRole('button', { name: 'A, 1 by 3, row 1, column 3' }).waitFor();
    await button(page, 'Solve').tap();
    await page
      .locator('.answer')
      .getByText(/^2 .*shortest possible/)
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
