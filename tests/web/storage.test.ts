import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEARLY } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

test('a full storage is told once, and the game goes on', async () => {
  const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8');
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  const note = page.getByText('storage is full or blocked');
  expect(await note.count()).toBe(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('ArrowLeft');
  await note.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await note.count()).toBe(0);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.solved').waitFor();
  expect(complaints).toEqual([]);
});

test('it is told that the moves of a solve cannot be kept', async () => {
  const { page } = await app.open(NEARLY);
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await page.keyboard.press('ArrowLeft');
  await page.getByText('storage is full or blocked').waitFor();
});

test('what is damaged in the storage keeps no view away', async () => {
  const solve = { event: '3×3', timeMs: 5, steps: 1, moves: 1, helped: false, start: '' };
  const kept = {
    recent: [{ game: {} }],
    sketch: { width: 1, height: 1, cells: ['floor'], start: [''], goals: [['']], info: null },
    solves: [
      { ...solve, at: 1e20 },
      { ...solve, at: 1e12 },
    ],
  };
  const { page, complaints } = await app.open();
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`glissade.${name}`, JSON.stringify(value));
    }
  }, kept);
  await page.reload();
  await page.locator('#app:not([inert])').waitFor();
  for (const name of ['Puzzles', 'Edit', 'Times']) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator('main h1', { hasText: name === 'Edit' ? /./ : name }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  expect(await page.locator('.solves li').count()).toBe(1);
  expect(complaints).toEqual([]);
});
