import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellAt, counted, NEARLY, onCell } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser, VISITOR } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

type Glides = { readonly glides: number };

async function openTiles(address = '#1_2_3-4_5_6-0_7_8') {
  const opened = await app.open(address);
  await expect.poll(() => opened.page.getByRole('row').count()).toBe(3);
  return opened;
}

describe('a game', () => {
  test('comes back after a reload with its branches, names and count', async () => {
    const { page } = await openTiles();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByLabel('Name of the bookmark').fill('fork');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^fork/ }).waitFor();
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    await page.keyboard.press('ArrowDown');
    expect(await counted(page)).toBe(2);
    // At once, as after a crash: nothing waits to be written. Without the state of the address,
    // which a reload can overtake.
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
    expect(await counted(page)).toBe(2);
    expect(await onCell(page, 2, 2)).toBe('free');
    await page.keyboard.press('u');
    expect(await counted(page)).toBe(1);
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('button', { name: /^fork/ }).waitFor();
  });

  test('has branches that can be gone back to', async () => {
    const { page } = await openTiles();
    for (const key of ['ArrowLeft', 'u', 'ArrowDown', 'u']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('button', { name: 'Go on with 7L' }).click();
    expect(await onCell(page, 3, 1)).toBe('7');
  });

  test('solved: the count stands beside the shortest, and the time is kept', async () => {
    const { page } = await openTiles(NEARLY);
    await page.keyboard.press('ArrowLeft');
    await page.locator('.solved').getByText('1 move').waitFor();
    await page.getByRole('link', { name: 'Times' }).click();
    await page.getByText('1 solve', { exact: true }).waitFor();
    await page.getByRole('rowheader', { name: 'Single' }).waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.solved').waitFor();
    await page.getByRole('link', { name: 'Times' }).click();
    await page.getByText('2 solves', { exact: true }).waitFor();
  });

  test('solved: the shortest is proved, and the board can be shuffled again', async () => {
    const { page } = await openTiles();
    for (const key of ['ArrowLeft', 'u', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Shift+ArrowLeft');
    const note = page.locator('.solved');
    await note.getByText('4 moves', { exact: true }).waitFor();
    await note.getByText('shortest: 2 moves').waitFor();
    await page.getByRole('button', { name: 'Shuffle again' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await counted(page)).toBe(0);
    expect(await page.getByRole('row').count()).toBe(3);
  });

  test('solved: the result can be sent, with a link to the start', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await app.open('#1_2_3-4_5_6-7_0_8', { permissions });
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('the shortest possible').waitFor();
    await page.getByRole('button', { name: 'Share result' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'Glissade · 3×3 tiles',
        '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩⭐',
        '1 move (the shortest possible) · without hints',
        `${app.address}#1_2_3-4_5_6-7_0_8`,
      ].join('\n'),
    );
  });

  test('that is left for another waits to be gone on with', async () => {
    const { page } = await openTiles();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByLabel('Search by name').fill('ane rouge');
    await page.getByRole('button', { name: /^Klotski/ }).click();
    await cellAt(page, 5, 4).waitFor();
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('region', { name: 'Continue' }).getByRole('button').click();
    expect(await counted(page)).toBe(1);
    expect(await onCell(page, 3, 1)).toBe('7');
  });
});

describe('times', () => {
  const solves = [4, 9, 5, 6, 7].map((seconds, at) => ({
    at: 1_763_700_000_000 + at,
    event: '4×4',
    timeMs: seconds * 1000,
    steps: 90,
    moves: 90,
    helped: false,
    start: '',
  }));

  test('come in from a file, are averaged and go out again', async () => {
    const { page } = await app.open('#times');
    await page.getByText('No times yet.').waitFor();
    await page.getByRole('button', { name: 'Import' }).click();
    const buffer = Buffer.from(JSON.stringify({ format: 'glissade times 1', solves }));
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'times.json', mimeType: 'application/json', buffer });
    await page.getByText('5 solves imported.').waitFor();
    await page.keyboard.press('Escape');
    const best = (name: string) =>
      page
        .getByRole('table', { name: 'Averages' })
        .getByRole('row', { name })
        .getByRole('cell')
        .allTextContents();
    // 4 and 9 are left out.
    expect([await best('Single'), await best('Ao5')]).toEqual([
      ['7.00', '4.00'],
      ['6.00', '6.00'],
    ]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const written = await json(await (await downloading).createReadStream());
    expect((written as { solves: unknown }).solves).toEqual(solves);
  });

  test('that are none of ours are refused', async () => {
    const { page } = await app.open('#times');
    await page.getByRole('button', { name: 'Import' }).click();
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText(/^No times of sliding puzzles found/).waitFor();
    // Chosen again, the same file is read again.
    expect(await page.getByLabel('Choose a file').inputValue()).toBe('');
  });
});

describe('feedback', () => {
  /** What the page asked of the phone and its loudspeaker. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      navigator.vibrate = () => asked.push('vibration') > 0;
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function listening(...given) {
        asked.push('sound');
        return start.apply(this, given);
      };
    });
  const asked = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

  test('is silent unless it was asked for', async () => {
    const context = await app.browser.newContext(VISITOR);
    const page = await context.newPage();
    await watch(page);
    await page.goto(`${app.address}#1_2_3-4_5_6-0_7_8`);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    expect(await counted(page)).toBe(1);
    expect(await asked(page)).toEqual([]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Sounds').check();
    await page.getByLabel('Vibration').check();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.solved').waitFor();
    expect((await asked(page)).toSorted()).toEqual(['sound', 'sound', 'sound', 'vibration']);
    await context.close();
  });

  test.each([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)('with %s for motion, a tile glides %i times', async (reducedMotion, times) => {
    const context = await app.browser.newContext({ ...VISITOR, reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Object.assign(globalThis, { glides: 0 });
      Element.prototype.animate = function counting(...given) {
        Object.assign(globalThis, { glides: (globalThis as unknown as Glides).glides + 1 });
        return animate.apply(this, given);
      };
    });
    await page.goto(`${app.address}#1_2_3-4_5_6-0_7_8`);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    expect(await counted(page)).toBe(1);
    expect(await page.evaluate(() => (globalThis as unknown as Glides).glides)).toBe(times);
    await context.close();
  });
});

describe('the timer', () => {
  test('gives fifteen seconds to look, where that is wanted', async () => {
    const { page } = await app.open('#settings');
    await page.getByLabel('15 seconds of inspection').check();
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await page
      .getByTestId('time')
      .getByText(/^Look 1[45]$/)
      .waitFor();
    await page.locator('.board .movable').first().waitFor();
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByLabel('Command').fill('board');
    await page.keyboard.press('Enter');
    await page.getByTestId('time').getByText(/^Look/).waitFor();
  });
});

describe('settings', () => {
  test('are kept: colours, language, what arrows move', async () => {
    const { page } = await app.open('#settings');
    await page.getByText('Dark', { exact: true }).click();
    await page.getByText('the gap', { exact: true }).click();
    await page.getByText('中文', { exact: true }).click();
    await page.getByRole('heading', { name: '设置' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '设置' }).waitFor();
    const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(theme).toBe('dark');
    await page.goto(`${app.address}${NEARLY}`);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.keyboard.press('ArrowRight');
    expect(await cellAt(page, 3, 2).getAttribute('aria-label')).toMatch(/^8，/);
    await page.getByText('完成').first().waitFor();
  });
});
