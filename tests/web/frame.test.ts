import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

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

test('Back leads to the puzzle before, as it was left', async () => {
  const { page, complaints } = await app.open('');
  await page.getByLabel('Distance to the goal').waitFor();
  await page.waitForFunction(() => history.state?.puzzle !== undefined);
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByLabel('Command').fill('GD');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('count').textContent()).toBe('1');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('button', { name: /Tile board/ }).click();
  await page.getByRole('button', { name: '3×3' }).click();
  await page.getByRole('button', { name: 'Shuffle and play' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.waitForFunction(() => /^#\d/.test(location.hash));
  const start = await page.getByRole('gridcell').first().getAttribute('aria-label');
  const hash = await page.evaluate(() => location.hash);
  await page.keyboard.press('Space');
  await page.waitForFunction((before) => location.hash !== before, hash);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash);
  expect(await page.getByRole('gridcell').first().getAttribute('aria-label')).toBe(start);
  await page.goBack();
  await page.locator('.card').first().waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('row').count()).toBe(5);
  expect(await page.getByTestId('count').textContent()).toBe('1');
  expect(complaints).toEqual([]);
});
