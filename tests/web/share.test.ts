import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('a link', () => {
  test('that is damaged says so, and the board stays', async () => {
    const { page, complaints } = await app.open('#1.abc');
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('damaged');
    await alert.getByRole('button', { name: 'Close' }).click();
    expect(await alert.count()).toBe(0);
    await page.evaluate(() => location.assign('#klotzki'));
    await alert.waitFor();
    expect(await alert.innerText()).toContain('klotzki');
    expect(complaints).toEqual([]);
  });

  test('opens, followed in the same page too', async () => {
    const { page, complaints } = await app.open('#century');
    await page.getByText('Century').first().waitFor();
    await page.evaluate(() => location.assign('#klotski/IR'));
    await page.getByText('Klotski').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
