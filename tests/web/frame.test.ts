import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('the frame', () => {
  test('opens below a path of its own, within its policy, and asks nobody else', async () => {
    const { page, complaints, strangers } = await app.open();
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor();
    await page.goBack();
    expect(await page.getByRole('heading', { name: 'Puzzles' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
});
