import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockCase, pictureOfTiles, publicCase } from '../../packages/web/test/pictures/cases.ts';
import { jigsawCase } from '../../packages/web/test/pictures/jigsawCases.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { blankPng, pngOf } from './harness/png.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Machines may be slow. */
const PATIENT = { timeout: 20_000 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Klotski with cartoons, of which some borders are not clear. */
const doubtful = () => publicCase('cartoon generals', 2, 'plain').picture;

const fileOf = (picture: Parameters<typeof pngOf>[0]) => ({
  name: 'board.png',
  mimeType: 'image/png',
  buffer: pngOf(picture),
});

async function openReader(options: object = PHONE) {
  const opened = await app.open('#puzzles', options);
  await opened.page.getByRole('button', { name: /^Photograph it/ }).click();
  await opened.page.getByText('The picture stays on this device.').waitFor();
  return opened;
}

/** Gives the page a picture as the device's own choice of files does. */
async function choose(page: Page, picture: Parameters<typeof pngOf>[0]) {
  await page.locator('.photo input[type=file]:not([capture])').setInputFiles(fileOf(picture));
  await page.locator('.photo-read').waitFor();
}

const cellsOf = (page: Page) =>
  page
    .locator('.photo-cell')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent || 0)));

describe('a picture of a board', () => {
  test('a photograph is read, a misprint put right by a tap, and the board solved', async () => {
    // Printed wrong: 6 is there twice and 5 nowhere.
    const printed = [1, 2, 3, 4, 6, 6, 7, 0, 8];
    const { page, complaints, strangers } = await openReader();
    await choose(page, pictureOfTiles(printed, 3, 7, 'plain', { font: 0 }));
    expect((await cellsOf(page)).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await page.getByText('6 seems to be there more than once, and 5 not at all.').waitFor();
    // What is to be done is in sight, above the buttons that stay at the foot.
    const foot = (await page.locator('.photo-next').boundingBox())!;
    const topOf = async (text: string) => (await page.getByText(text).boundingBox())!.y;
    expect(await topOf('They are marked')).toBeLessThan(foot.y - 20);
    const marked = page.locator('.photo-cell.doubt').first();
    await marked.scrollIntoViewIfNeeded();
    expect(await marked.getAttribute('aria-label')).toMatch(/uncertain$/);
    await page.locator('.photo-cell').nth(4).tap();
    await page.getByText('Which number is in row 2, column 2?').waitFor();
    const pad = (await page.locator('.photo-pad').boundingBox())!;
    expect(pad.y + pad.height).toBeLessThan(foot.y + 1);
    await page.locator('.photo-pad').getByRole('button', { name: '5', exact: true }).tap();
    expect(await cellsOf(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    const right = button(page, 'It is right as shown');
    if (await right.isVisible()) await right.tap();
    await page.getByText('Everything was read clearly.').waitFor();
    await button(page, 'Play').tap();
    await page.getByRole('grid').waitFor();
    await button(page, 'Solution').tap();
    await page.getByText('1 move', { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test('a board that cannot be solved asks whether two tiles are swapped', async () => {
    const { page } = await openReader();
    await choose(page, pictureOfTiles([1, 2, 3, 4, 5, 6, 8, 7, 0], 3, 11, 'screen', { font: 1 }));
    await page.getByText('This board has no solution. Compare it with yours').waitFor();
    const swap = page.getByRole('button', { name: /^Swap \d and \d$/ });
    await swap.tap();
    await swap.waitFor({ state: 'detached' });
  });

  test('cars come to the board with their exit, or to the editor', async () => {
    const { page, complaints } = await openReader();
    const { picture, lines } = blockCase(400, 'screen');
    await choose(page, picture);
    await page.getByText('Everything was read clearly.').waitFor();
    expect(await page.locator('.photo-block').count()).toBe(lines.length * lines[0]!.length);
    const first = page.locator('.photo-block.gap').first();
    const free = await page.locator('.photo-block.gap').count();
    await first.tap();
    await expect.poll(() => page.locator('.photo-block.gap').count(), PATIENT).toBe(free - 1);
    await page
      .locator('.photo-block')
      .nth(await placeOfSingle(page))
      .tap();
    await expect.poll(() => page.locator('.photo-block.gap').count(), PATIENT).toBe(free);
    await button(page, 'Edit').tap();
    await page.waitForURL((url) => url.hash === '#edit');
    await page.locator('.edit-canvas, [class*=edit]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('an answer from a doubtful reading names the doubt, also on the next visit', async () => {
    const { page, complaints } = await openReader();
    await choose(page, doubtful());
    await page.getByText('5 places are uncertain. They are marked').waitFor();
    await page.getByText('This is Klotski (横刀立马): 81 moves.', { exact: true }).waitFor();
    const goal = 'Goal: piece B, in row 1, column 2, leaves at the bottom edge, in the middle.';
    await page.getByText(goal, { exact: true }).waitFor();
    await button(page, 'Solve').tap();
    const answer =
      '81 moves, shortest possible. ' +
      'But 5 places of your picture are uncertain: compare it with the board.';
    await page.getByText(answer, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Klotski' }).waitFor();
    await page.getByText('4×5 · shortest 81 moves').waitFor();
    await page.reload();
    await button(page, 'Solution').tap();
    await page.getByText(answer, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a board that is wrong in one place gives way to the known one like it', async () => {
    const { page, complaints } = await openReader();
    await choose(page, doubtful());
    await page.locator('.photo-block.gap').first().click();
    await page.getByText('A known board differs from it in 1 place. Is it yours?').waitFor();
    await button(page, 'Klotski (横刀立马)').tap();
    await page.getByText('This is Klotski (横刀立马): 81 moves.', { exact: true }).waitFor();
    await button(page, 'Solve').tap();
    await page.getByText('81 moves, shortest possible.', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('cells are joined by drawing over them, and a colour is free or a piece', async () => {
    const { page, complaints } = await openReader({});
    const { picture, lines } = blockCase(401, 'screen');
    await choose(page, picture);
    const cells = page.locator('.photo-block');
    const gaps = page.locator('.photo-block.gap');
    const letterAt = async (cell: number) =>
      /piece (\S+)/.exec((await cells.nth(cell).getAttribute('aria-label')) ?? '')?.[1];
    const board = lines.join('');
    const first = [...board].findIndex((_, cell) => /^\.\.$/.test(board.slice(cell, cell + 2)));
    const middle = async (cell: number) => {
      const { x, y, width, height } = (await cells.nth(cell).boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    // The buttons at the foot lie over what is only just in sight.
    await cells.nth(first).evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const before = await gaps.count();
    await page.mouse.move(...(await middle(first)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(first + 1)), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => gaps.count(), PATIENT).toBe(before - 2);
    expect(await letterAt(first)).toBe(await letterAt(first + 1));
    // One is freed again, and its colour said to be that of the floor: the picture is read anew.
    await cells.nth(first).click();
    await expect.poll(() => gaps.count(), PATIENT).toBe(before - 1);
    await button(page, 'Every cell of this colour is free').click();
    await expect.poll(() => gaps.count(), PATIENT).toBe(before);
    await cells.nth(first).click();
    await button(page, 'This colour is a piece everywhere').click();
    await button(page, 'This colour is a piece everywhere').waitFor({ state: 'detached' });
    expect([await letterAt(first), await letterAt(first + 1)]).not.toContain(undefined);
    expect(complaints).toEqual([]);
  });

  /** The cell that was filled a moment ago: the one piece of one cell. */
  async function placeOfSingle(page: Page): Promise<number> {
    const labels = await page
      .locator('.photo-block')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    const pieces = labels.map((label) => /piece (\S+)/.exec(label)?.[1]);
    return pieces.findIndex(
      (piece) => piece && pieces.filter((other) => other === piece).length === 1,
    );
  }

  test('corners are moved by keys, kind and size by choice', async () => {
    const { page } = await openReader({});
    await choose(page, pictureOfTiles([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 5, 'screen', { font: 2 }));
    expect(await cellsOf(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    const corner = button(page, 'lower right corner');
    const before = (await corner.boundingBox())!;
    await corner.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => (await corner.boundingBox())!.x, PATIENT).toBeLessThan(before.x);
    await page.getByLabel('Columns').selectOption('4');
    await page.getByLabel('Rows').selectOption('4');
    await page.locator('.photo-cell').nth(15).waitFor();
    await page.getByLabel('Kind').selectOption('blocks');
    await page.locator('.photo-block').nth(15).waitFor();
  });

  test('tiles with a picture find their places by the solved picture, and are played', async () => {
    const { page, complaints } = await openReader();
    const { picture, solved, homes, gap, columns } = jigsawCase(1001, 'plain');
    await page.getByText('The tiles show a picture, not numbers').tap();
    await choose(page, picture);
    await page.getByText('Choose the solved picture, or put each tile').waitFor();
    await page.locator('.photo-solved input:not([capture])').setInputFiles(fileOf(solved));
    // Its parity is that of a shuffle by chance: one exchange makes it solvable, if it must.
    await page.locator('.photo-solved canvas').waitFor();
    const exchange = page.getByRole('button', { name: /^Exchange tiles \d and \d/ });
    await page.getByText(/All tiles are in their places|two tiles must be exchanged/).waitFor();
    const labels = await page
      .locator('.photo-jigsaw .photo-cell')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    const from = (cell: number) =>
      cell === gap
        ? 'gap'
        : `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
    homes.forEach((home, cell) => {
      expect(labels[home]).toContain(from(cell));
    });
    if (await exchange.isVisible()) await exchange.tap();
    await page.getByText('All tiles are in their places').waitFor();
    await button(page, 'Play').tap();
    await page.getByRole('grid').waitFor();
    expect(await page.locator('[role=grid] image, svg image').count()).toBeGreaterThan(7);
    expect(complaints).toEqual([]);
  });

  test('what is no picture is refused in a sentence', async () => {
    const { page } = await openReader({});
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await page.locator('.photo input[type=file]:not([capture])').setInputFiles(notes);
    await page.getByText('The browser cannot show this file as a picture.').waitFor();
  });

  test('a pasted picture is read, and until it is decoded that is said', async () => {
    const { page } = await openReader({});
    await page.evaluate(() => {
      const decode = createImageBitmap;
      globalThis.createImageBitmap = async (file: ImageBitmapSource) => {
        await new Promise<void>((resolve) => Object.assign(globalThis, { decodeNow: resolve }));
        return decode(file);
      };
    });
    const picture = pngOf(pictureOfTiles([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 5, 'screen', { font: 2 }));
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, picture.toString('base64'));
    await page.getByText('Reading …').waitFor();
    await page.waitForFunction(() => 'decodeNow' in globalThis);
    expect(await page.getByText('Choose a picture').count()).toBe(0);
    await page.evaluate(() => (globalThis as unknown as { decodeNow: () => void }).decodeNow());
    await page.locator('.photo-cell').first().waitFor();
    expect(await cellsOf(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  });

  test.each([
    ['Photograph it', '.photo input[type=file]:not([capture])'],
    ['Tile board', '.picture-maker input[type=file]'],
  ])('%s refuses one of 256 million pixels before it is decoded', async (name, input) => {
    const { page } = await app.open('#puzzles');
    await page.evaluate(() => {
      globalThis.createImageBitmap = () => Promise.reject(new Error('it was decoded'));
    });
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    if (name === 'Tile board') await page.locator('.details summary').click();
    const buffer = blankPng(16_000);
    expect(buffer.length).toBeLessThan(40_000);
    const file = { name: 'large.png', mimeType: 'image/png', buffer };
    await page.locator(input).setInputFiles(file);
    await page
      .getByText(
        'The picture has 16,000 × 16,000 pixels, which is too many: 70 million at most. ' +
          'Make it smaller first.',
      )
      .waitFor();
  });

  test.each([
    ['white', () => [255, 255, 255]],
    ['striped', (x: number) => (x % 80 < 40 ? [255, 255, 255] : [0, 0, 0])],
  ] as const)('a %s picture is not read clearly', async (_, colorAt) => {
    const { page } = await openReader({});
    const [width, height] = [400, 400];
    const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
      at % 4 === 3 ? 255 : colorAt((at >> 2) % width)[at % 4]!,
    );
    await choose(page, { width, height, data });
    await page.getByText('No clear grid of cells was found.').waitFor();
    const right = button(page, 'It is right as shown');
    if (await right.isVisible()) await right.click();
    expect(await page.getByText('Everything was read clearly.').count()).toBe(0);
  });
});
