import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SMALLER = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const;
/** A 24-puzzle whose shortest solution no browser finds while a test waits. */
const LONG = '#16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';

/** Whether a tap in its middle reaches it, wherever the page is scrolled to. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

/** Whether nothing covers its upper or lower edge. */
const isWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const ends = [y + 2, y + height - 2];
    return ends.every((end) => element.contains(document.elementFromPoint(x + width / 2, end)));
  });

/** Whether nothing covers the cells in the corners of the board, which are in sight. */
const isBoardFree = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const cells = [...grid.querySelectorAll('[role=gridcell]')];
    return [cells[0]!, cells.at(-1)!].every((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const;
      return corners.every(([x, y]) => document.elementFromPoint(x, y) === cell);
    });
  });

async function seenAnywhere(page: Page, parts: readonly Locator[]) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const top of [0, height / 3, height]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    // A shorter solution may take the place of the one that is shown.
    for (const part of parts) {
      await expect.poll(() => isInSight(part), { message: `${part} at ${top}` }).toBe(true);
    }
    await expect.poll(() => isBoardFree(page), { message: `the board at ${top}` }).toBe(true);
  }
}

describe('on a phone, whatever is scrolled,', () => {
  test('a search and the button that stops it are in sight, then its first answer', async () => {
    const { page, complaints } = await app.open(LONG, PHONE);
    await button(page, 'Solution').tap();
    const status = page.getByText(/^(Preparing|Searching): /);
    await status.waitFor();
    await seenAnywhere(page, [status, button(page, 'Stop')]);
    const answer = page.getByText('Not proved shortest');
    await answer.waitFor();
    const parts = [answer, status, button(page, 'Stop'), button(page, 'Next move')];
    await seenAnywhere(page, parts);
    for (const size of SMALLER) {
      await page.setViewportSize(size);
      await seenAnywhere(page, parts);
    }
    expect(complaints).toEqual([]);
  });

  test('it is seen that a board cannot be solved', async () => {
    const { page } = await app.open('#1_2_3-4_5_6-8_7_0', PHONE);
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await button(page, 'Solution').tap();
    const answer = page.getByText('No solution unless two tiles are swapped.');
    await answer.waitFor();
    await seenAnywhere(page, [answer]);
  });

  test('the button for more of a hint stays in sight as each hint appears', async () => {
    for (const viewport of [PHONE.viewport, ...SMALLER]) {
      const { page } = await app.open('#klotski', { ...PHONE, viewport });
      await button(page, 'Hint').tap();
      for (const words of [/^To get B to/, /^Move/]) {
        await page.locator('.hint-text').getByText(words).waitFor();
        await page.getByText('81 moves, shortest possible').waitFor();
        await expect.poll(() => isWhole(button(page, 'More'))).toBe(true);
        await button(page, 'More').tap();
      }
    }
  });

  test('a hint and its button are in sight, and hide nothing at the end of the page', async () => {
    const { page } = await app.open('#klotski', PHONE);
    await button(page, 'Hint').tap();
    await button(page, 'More').tap();
    const play = button(page, 'Play this move');
    await play.waitFor();
    await seenAnywhere(page, [page.locator('.hint-text'), play]);
    expect(await isInSight(button(page, 'Pictures and animations'))).toBe(true);
    await button(page, 'Solution').tap();
    await page.getByText('81 moves, shortest possible').waitFor();
    for (const size of [...SMALLER, PHONE.viewport]) {
      await page.setViewportSize(size);
      await seenAnywhere(page, [button(page, 'Next move')]);
      const last = button(page, 'Pictures and animations');
      await last.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      expect(await isInSight(last)).toBe(true);
    }
  });
});
