import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { NEARLY } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app?.close());

const solves = [4, 9, 5, 6, 7].map((seconds, at) => ({
  at: 1_763_700_000_000 + at,
  event: '3×3',
  timeMs: seconds * 1000,
  steps: 30,
  // The moves of the first were not kept.
  moves: at === 0 ? 0 : 20 + at,
  helped: false,
  start: '',
  session: 'club',
}));

/** Imports the solves and goes back to the list. */
async function importSolves(page: Page, said = '5 solves imported.'): Promise<void> {
  await button(page, 'Import').click();
  const buffer = Buffer.from(JSON.stringify({ format: 'glissade times 1', solves }));
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'times.json', mimeType: 'application/json', buffer });
  await page.getByText(said).waitFor();
  await page.keyboard.press('Escape');
}

/** Solves the board that is one push from its goal. */
async function solveNearly(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.solved').getByText('1 move').waitFor();
}

describe('a dialog', () => {
  test('stays over the page when what it shows changes', async () => {
    const { page } = await app.open('#times');
    await importSolves(page);
    await page.getByRole('button', { name: /^7\.00/ }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Mark as DNF', 'Remove DNF', 'Mark as DNF']) {
      await button(dialog, name).click();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    }
    await dialog.locator('button:focus', { hasText: 'Remove DNF' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^DNF \(7\.00\)/ }).waitFor();
    await importSolves(page, 'Nothing new: 5 were here already.');
  });
});

describe('sessions', () => {
  test('are looked at without filing new solves under them', async () => {
    const { page } = await app.open('#times');
    await importSolves(page);
    await page.getByLabel('Session').selectOption('club');
    await page.getByText('New solves are filed under: Main session.').waitFor();
    await page.goto(`${app.address}${NEARLY}`);
    await solveNearly(page);
    await page.getByRole('link', { name: 'Times' }).click();
    await page.getByLabel('Session').selectOption('Main session');
    await page.getByText('1 solve', { exact: true }).waitFor();
    await page.getByLabel('Session').selectOption('club');
    await button(page, 'File new solves here').click();
    await page.getByText('New solves are filed under: club.').waitFor();
    // Beside the board stands which session it is.
    await page.getByRole('link', { name: 'Play' }).click();
    await page.locator('.live-times').getByText('club').waitFor();
  });
});

describe('statistics', () => {
  test('have a mean, a deviation and averages of times, moves and speed', async () => {
    const { page } = await app.open('#times');
    await importSolves(page);
    const table = page.getByRole('table', { name: 'Statistics of these solves' });
    const row = (name: string) =>
      table.getByRole('row', { name }).getByRole('cell').allTextContents();
    // Times 4, 9, 5, 6, 7; moves 21 to 24.
    expect(await row('Mean')).toEqual(['6.20', '22.5', '3.50']);
    expect(await row('σ')).toEqual(['1.92', '1.3', '0.87']);
    expect(await row('Ao5')).toEqual(['6.00', '–', '–']);
    // The least moves of a graph are of a solve whose moves are known.
    const graph = page.locator('figure', { hasText: 'Moves, with the shortest possible' });
    expect(await graph.locator('circle').count()).toBe(4);
    expect(await graph.locator('.times-scale span').allTextContents()).toEqual(['24', '21']);
    const [scale, lines] = [graph.locator('.times-scale'), graph.locator('svg')];
    const [left, right] = [(await scale.boundingBox())!, (await lines.boundingBox())!];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    await page.locator('figure', { hasText: 'How many solves' }).locator('rect').first().waitFor();
  });
});

test('a solve is exported with the shortest length that was proved after it', async () => {
  const { page } = await app.open(NEARLY);
  await solveNearly(page);
  await page.locator('.solved').getByText('the shortest possible').waitFor();
  await page.getByRole('link', { name: 'Times' }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export as a table').click();
  const table = await text(await (await downloading).createReadStream());
  const [names, cells] = table.split('\r\n').map((line) => line.split(','));
  expect(cells![names!.indexOf('optimum')]).toBe('1');
  expect(cells![names!.indexOf('mtm')]).toBe('1');
  await page.locator('.solve').click();
  const heads = page.getByRole('table', { name: 'Splits' }).getByRole('columnheader');
  expect(await heads.allTextContents()).toEqual(['This row', 'Time', 'Moves']);
});
