import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { cellPoint, counted, onCell } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Three taps from solved: 5 and 8 go up, then nothing but that is left. */
async function solveThree(page: Page) {
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  for (const label of ['3', '6']) {
    await page.getByRole('gridcell', { name: new RegExp(`^${label},`) }).tap();
    await page.waitForTimeout(300);
  }
  await page.locator('.solved').waitFor();
}
const THREE = '#1_2_0-4_5_3-7_8_6';

describe('a solve, on a phone', () => {
  test('is kept with its moves, replayed, split by rows, reviewed and marked', async () => {
    const { page, complaints } = await app.open(THREE, PHONE);
    await solveThree(page);
    // Beside the board at once.
    await page.locator('.live-times').getByText('Single').waitFor();
    await page.getByRole('link', { name: 'Times' }).tap();
    await page.locator('.solve').first().tap();
    const dialog = page.getByRole('dialog');
    const replay = dialog.getByRole('region', { name: 'Replay' });
    await replay.waitFor();
    await button(page, 'Play in real time').tap();
    // It lasts as long as it took: two taps with a pause between them.
    await replay.getByText(/· 1$/).waitFor();
    await replay.getByText(/· 2$/).waitFor();
    await button(page, 'Play in real time').waitFor();
    const shown = (await replay.getByRole('status').textContent())!;
    expect(Number.parseFloat(shown)).toBeGreaterThanOrEqual(0.3);
    const splits = dialog.getByRole('table', { name: 'Splits' });
    expect(await splits.getByRole('row').count()).toBe(4);
    await dialog.getByRole('button', { name: 'Mark as DNF' }).tap();
    await dialog.getByText(/^DNF \(/).waitFor();
    await dialog.getByRole('button', { name: 'Review' }).tap();
    await page.getByText('2 moves, none of them wasted').waitFor();
    await page.getByRole('link', { name: 'Times' }).tap();
    await page.locator('.solve').getByText(/^DNF/).waitFor();
    expect(complaints).toEqual([]);
  });

  test('keeps its times over a reload in the middle', async () => {
    const { page } = await app.open(THREE, PHONE);
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await page.getByRole('gridcell', { name: /^3,/ }).tap();
    await expect.poll(() => counted(page)).toBe(1);
    await page.waitForTimeout(400);
    await page.reload();
    await page.locator('#app:not([inert])').waitFor();
    await page.getByRole('gridcell', { name: /^6,/ }).tap();
    await page.locator('.solved').waitFor();
    await page.getByRole('link', { name: 'Times' }).tap();
    await page.locator('.solve').first().tap();
    const place = page.getByLabel('Position in the replay');
    await place.waitFor();
    const lasts = async () => Number(await place.getAttribute('max'));
    await expect.poll(lasts, { timeout: 20_000 }).toBeGreaterThanOrEqual(400);
  });

  test('belongs to a session', async () => {
    const { page } = await app.open(THREE, PHONE);
    await solveThree(page);
    await page.getByRole('link', { name: 'Times' }).tap();
    await button(page, 'New session').tap();
    await page.getByLabel('Name of the session').fill('Evening');
    await button(page, 'Begin').tap();
    await page.getByText('0 solves').waitFor();
    await page.getByRole('link', { name: 'Play' }).tap();
    await button(page, 'Play again').tap();
    await solveThree(page);
    await page.getByRole('link', { name: 'Times' }).tap();
    await page.getByText('2 solves').waitFor();
    await page.getByLabel('Session', { exact: true }).selectOption('Evening');
    await page.getByText('1 solve', { exact: true }).waitFor();
  });
});

describe('speed', () => {
  test('hovering moves the tiles, and Ctrl lets the pointer pass', async () => {
    const { page } = await app.open('#1_2_3-4_5_6-0_7_8', {});
    await page.evaluate(() => localStorage.setItem('glissade.settings', '{"hover":true}'));
    await page.reload();
    await page.locator('#app:not([inert])').waitFor();
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    const [far, gap] = [await cellPoint(page, 2, 2), await cellPoint(page, 0, 2)];
    await page.keyboard.down('Control');
    await page.mouse.move(far.x, far.y);
    expect(await counted(page)).toBe(0);
    await page.mouse.move(gap.x, gap.y - 400);
    await page.keyboard.up('Control');
    await page.mouse.move(far.x, far.y);
    // Both tiles of the row: a push, and two moves.
    await expect.poll(() => counted(page)).toBe(2);
    expect(await onCell(page, 3, 1)).toBe('7');
    await page.locator('.solved').waitFor();
  });

  test('shows milliseconds, averages of a thousand, and graphs, without a long task', async () => {
    const solves = Array.from({ length: 3000 }, (_, at) => ({
      at: 1_763_700_000_000 + at,
      event: '4×4',
      timeMs: 20_000 + ((at * 7919) % 9000),
      steps: 90,
      moves: 90 + (at % 30),
      optimum: 52,
      helped: false,
      start: '',
    }));
    const { page, complaints } = await app.open('', PHONE);
    await page.evaluate((kept) => {
      localStorage.setItem('glissade.solves', JSON.stringify(kept));
      localStorage.setItem('glissade.settings', '{"milliseconds":true}');
    }, solves);
    await page.goto(`${app.address}?again#times`);
    const table = page.getByRole('table', { name: 'Averages' });
    const row = table.getByRole('row', { name: 'Ao1000' });
    await row.waitFor();
    const [now, best] = await row.getByRole('cell').allTextContents();
    expect(now).toMatch(/^\d\d\.\d\d\d$/);
    expect(Number(best)).toBeLessThanOrEqual(Number(now));
    expect(await page.locator('.times-graph').count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(complaints).toEqual([]);
  });

  test('takes times of csTimer as text', async () => {
    const { page } = await app.open('#times', PHONE);
    await button(page, 'Import').tap();
    const sessionData = JSON.stringify({ 1: { name: 'sq', opt: { scrType: '15p' } } });
    await page.getByLabel('Text to import').fill(
      JSON.stringify({
        session1: [[[0, 15_230], '', '', 1_700_000_000]],
        properties: { sessionData },
      }),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).tap();
    await page.getByText('1 solve imported.').waitFor();
    await button(page, 'Close').tap();
    await page.locator('.solve').getByText('15.23').waitFor();
  });
});
