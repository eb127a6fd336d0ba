import { afterAll, beforeAll, expect, test } from 'vitest';
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
