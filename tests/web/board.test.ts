import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellAt, cellPoint, counted, dragOver, NEARLY, onCell } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A board on which A can move right and then down. */
const CORNER = 'start:\nA..\n##.\n...\ngoal:\n...\n...\nA..\n';

async function openText(text: string): Promise<Page> {
  const { page } = await app.open('#puzzles');
  await page.getByRole('button', { name: /Type or paste it/ }).click();
  await page.getByLabel('Puzzle', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('grid').waitFor();
  return page;
}

async function openTiles(address = NEARLY): Promise<Page> {
  const { page } = await app.open(address);
  await cellAt(page, 3, 3).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  return page;
}

describe('dragging', () => {
  test('a piece follows the mouse round corners, and counts as one move', async () => {
    const page = await openText(CORNER);
    await dragOver(page, [
      [0, 0],
      [2, 0.1],
      [2.1, 1.2],
      [1.9, 2],
      [0.1, 2.1],
    ]);
    expect(await onCell(page, 3, 1)).toBe('A');
    expect(await counted(page)).toBe(1);
    expect(await counted(page, 'count-steps')).toBe(6);
    await page.getByText('the shortest possible').or(page.getByText('Solved')).first().waitFor();
  });

  test('a piece is where the finger is, between cells, and goes through nothing', async () => {
    const page = await openText(CORNER);
    await dragOver(
      page,
      [
        [0, 0],
        [0.6, 0.9],
      ],
      false,
    );
    const place = await page.locator('.board .piece').first().getAttribute('transform');
    const [x, y] = (place?.match(/[\d.]+/g) ?? []).map(Number) as [number, number];
    expect(x).toBeGreaterThan(45);
    expect(x).toBeLessThan(75);
    expect(y).toBe(0);
    await page.mouse.up();
    expect(await onCell(page, 1, 2)).toBe('A');
  });

  test('a line of tiles moves together, and counts as one push', async () => {
    const page = await openTiles('#1_2_3-4_5_6-0_7_8');
    await dragOver(page, [
      [2, 2],
      [1, 2],
    ]);
    expect(await onCell(page, 3, 1)).toBe('7');
    expect(await onCell(page, 3, 2)).toBe('8');
    expect(await counted(page)).toBe(2);
    expect(await counted(page, 'count-mtm')).toBe(1);
  });

  test('a drag that comes back plays nothing', async () => {
    const page = await openTiles();
    await dragOver(page, [
      [2, 2],
      [1.4, 2],
      [2, 2],
    ]);
    expect(await counted(page)).toBe(0);
  });
});

describe('touch', () => {
  test('taps slide, and choose among several places', async () => {
    const { page } = await app.open('', { hasTouch: true, viewport: { width: 360, height: 740 } });
    const tap = async (column: number, row: number) => {
      const { x, y } = await cellPoint(page, column, row);
      await page.touchscreen.tap(x, y);
    };
    await tap(1, 3);
    await expect.poll(() => page.locator('.dot').count()).toBe(2);
    await tap(2, 4);
    expect(await onCell(page, 5, 3)).toBe('G');
    expect(await counted(page)).toBe(1);
    await tap(3, 4);
    expect(await counted(page)).toBe(1);
  });

  test('a finger drags, and the page stays where it is', async () => {
    const { page } = await app.open('', { hasTouch: true, viewport: { width: 360, height: 500 } });
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await page.evaluate(() => {
      const isHeld: boolean[] = [];
      addEventListener('touchmove', (event) => isHeld.push(event.defaultPrevented));
      Object.assign(window, { isHeld });
    });
    const from = await cellPoint(page, 1, 3);
    const to = await cellPoint(page, 1, 4);
    await send('touchStart', from.x, from.y);
    for (let part = 1; part <= 5; part++) {
      await send('touchMove', from.x, from.y + ((to.y - from.y) * part) / 5);
    }
    await send('touchEnd');
    await expect.poll(() => onCell(page, 5, 2)).toBe('G');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Else the browser would glide, and take the next tap as the wish to stop it.
    const moves = await page.evaluate(() => (window as unknown as { isHeld: boolean[] }).isHeld);
    expect(moves).toContain(true);
    expect(moves).not.toContain(false);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(() => onCell(page, 4, 2)).toBe('G');
  });

  test('only pieces that can move keep the page from scrolling', async () => {
    const { page } = await app.open();
    const touchAction = (row: number, column: number) =>
      cellAt(page, row, column).evaluate((cell) => getComputedStyle(cell).touchAction);
    expect(await touchAction(4, 2)).toBe('none');
    for (const [row, column] of [
      [1, 1],
      [1, 2],
      [5, 2],
    ] as const) {
      expect(await touchAction(row, column)).toBe('manipulation');
    }
    const around = await page
      .locator('.play-board')
      .evaluate((e) => getComputedStyle(e).touchAction);
    expect(around).toBe('auto');
  });
});

describe('keys', () => {
  test('an arrow moves the tile that way, Shift the whole line', async () => {
    const page = await openTiles('#1_2_3-4_5_6-0_7_8');
    await page.keyboard.press('ArrowLeft');
    expect(await onCell(page, 3, 1)).toBe('7');
    await page.keyboard.press('u');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await onCell(page, 3, 2)).toBe('8');
    await page.getByText('the shortest possible').or(page.getByText('Solved')).first().waitFor();
  });

  test('undo, redo and a restart that can be undone', async () => {
    const page = await openTiles('#1_2_3-4_5_6-0_7_8');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Control+z']) await page.keyboard.press(key);
    expect(await counted(page)).toBe(1);
    await page.keyboard.press('Control+y');
    expect(await counted(page)).toBe(2);
    await page.keyboard.press('Shift+R');
    expect(await counted(page)).toBe(0);
    await page.keyboard.press('z');
    expect(await counted(page)).toBe(2);
  });

  test('a piece is picked up, moved and put down on the grid', async () => {
    const { page } = await app.open();
    await cellAt(page, 1, 2).focus();
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      'G,',
    );
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    expect(await onCell(page, 5, 2)).toBe('G');
    expect(await counted(page)).toBe(1);
    await page.getByText('G put down.').waitFor({ state: 'attached' });
  });

  test('the board is one stop of the tab key', async () => {
    const { page } = await app.open();
    expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
  });

  test('keys in a field play nothing', async () => {
    const page = await openTiles();
    await page.getByRole('button', { name: 'Type' }).click();
    await page.locator('input:focus').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('u');
    expect(await counted(page)).toBe(0);
    expect(await page.getByLabel('Command').inputValue()).toBe('u');
  });
});

describe('keys that are changed', () => {
  test('are asked for, explained where they clash, kept and listed', async () => {
    const { page, complaints } = await app.open('#settings');
    const hint = page.getByRole('button', { name: /^Hint: / });
    await hint.click();
    await page.keyboard.press('u');
    await page.getByRole('alert').getByText('U is already used for “Undo”.').waitFor();
    await page.getByRole('button', { name: 'Use it here instead' }).click();
    await page.getByRole('button', { name: 'Undo: Z' }).waitFor();
    await hint.click();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'Hint: J' }).waitFor();
    await hint.click();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('is reserved').waitFor();
    await page.goto(`${app.address}#klotski`);
    await page.reload();
    // The board is there before anything listens to keys.
    await page.locator('#app:not([inert])').waitFor();
    await page.keyboard.press('j');
    await page
      .locator('.hint-text')
      .getByText(/^To get B to its goal, /)
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('J', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('typing', () => {
  test('moves and questions are answered', async () => {
    const page = await openTiles();
    await page.keyboard.press('/');
    const log = page.getByRole('log');
    const say = async (line: string) => {
      await page.getByLabel('Command').fill(line);
      await page.keyboard.press('Enter');
    };
    await say('where 8');
    await log.getByText('8, row 3, column 3.').waitFor();
    await say('row 3');
    await log.getByText('Row 3: 7 free 8.').waitFor();
    await say('L');
    await log.getByText('1 move.').waitFor();
    await page.getByText('Solved').first().waitFor();
    await say('fly');
    await log.getByText(/not a command/).waitFor();
  });

  test('every move is announced', async () => {
    const page = await openTiles('#1_2_3-4_5_6-0_7_8');
    await page.keyboard.press('ArrowLeft');
    const said = page.locator('.unseen[role=status]');
    await expect.poll(() => said.textContent()).toBe('7 moved left. Gap at row 3, column 2.');
  });
});
