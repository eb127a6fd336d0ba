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

const answer = (page: Page) => page.getByText(/^[\d,]+ moves\. Not proved shortest: at least/);

/** A scrambled 10×10 board, as a link holds it. */
function largeBoard(): string {
  const tiles = Array.from({ length: 100 }, (_, cell) => (cell + 1) % 100);
  const order = tiles.slice(0, 99).map((tile, at) => ({ tile, key: (at * 37 + 11) % 99 }));
  const mixed = order.sort((a, b) => a.key - b.key).map(({ tile }) => tile);
  const inversions = mixed.flatMap((a, i) => mixed.slice(i).filter((b) => b < a)).length;
  if (inversions % 2 === 1) mixed.splice(0, 2, mixed[1]!, mixed[0]!);
  const all = [...mixed, 0];
  const rows = Array.from({ length: 10 }, (_, y) => all.slice(y * 10, y * 10 + 10).join('_'));
  return `#${rows.join('-')}`;
}

async function numbersIn(page: Page): Promise<{ readonly length: number; readonly bound: number }> {
  const told = (await answer(page).textContent())!.replaceAll(',', '');
  const [length, bound] = told.match(/\d+/g)!.map(Number);
  return { length: length!, bound: bound! };
}

describe('one answer that gets better', () => {
  test('on a 10×10 board: at once, then shorter, and paused where it is good enough', async () => {
    const { page, complaints } = await app.open(largeBoard(), PHONE);
    await button(page, 'Solution').tap();
    await answer(page).waitFor();
    const first = await numbersIn(page);
    await page.getByText('A proof for this board would take years.').waitFor();
    await expect
      .poll(async () => (await numbersIn(page)).length, { timeout: 60_000 })
      .toBeLessThan(first.length);
    await button(page, 'Stop').tap();
    await page.getByText('Stopped.').waitFor();
    const stopped = await numbersIn(page);
    expect(stopped.bound).toBeGreaterThanOrEqual(first.bound);
    await button(page, 'Continue').tap();
    await button(page, 'Stop').waitFor();
    await page.getByText(/^(Preparing|Searching): /).waitFor();
    const again = await numbersIn(page);
    expect(again.length).toBeLessThanOrEqual(stopped.length);
    expect(again.bound).toBeGreaterThanOrEqual(stopped.bound);
    expect(complaints).toEqual([]);
  });

  test('on blocks: Continue goes on from the bound that was reached', async () => {
    const { page } = await app.open('#climb15', PHONE);
    await button(page, 'Solution').tap();
    const status = page.getByText(/^Searching: /);
    const seen = async () => {
      const told = (await status.textContent())!.replaceAll(',', '').match(/\d+/g)!.map(Number);
      // Once there is an answer, the bound stands with it.
      const bound = told.length > 1 ? told[0]! : (await numbersIn(page)).bound;
      return { bound, states: told.at(-1)! };
    };
    await status.waitFor();
    await expect
      .poll(async () => (await seen()).states, { timeout: 60_000 })
      .toBeGreaterThan(300_000);
    const before = await seen();
    await button(page, 'Stop').tap();
    await button(page, 'Continue').tap();
    await status.waitFor();
    const after = await seen();
    expect(after.bound).toBeGreaterThanOrEqual(before.bound);
    expect(after.states).toBeGreaterThanOrEqual(before.states);
  });
});
