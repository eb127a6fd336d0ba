import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted, onCell } from './onBoard.ts';
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

  test('to the first board has the name of its puzzle, and opens where it says', async () => {
    const { page } = await app.open();
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByLabel('Command').fill('GD');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#klotski/GD');
    const other = await app.open('#klotski/GD');
    await expect.poll(() => counted(other.page)).toBe(1);
  });

  test('holds labels of several letters', async () => {
    const { page } = await app.open('#board:car1_car1_.-van_._./car1R?goal=-car1_car1');
    await expect.poll(() => onCell(page, 1, 2)).toBe('car1');
    await page.keyboard.press('u');
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe('#board:car1_car1_.-van_._./car1R?goal=-car1_car1&at=0');
  });

  test('opens, followed in the same page too', async () => {
    const { page, complaints } = await app.open('#century');
    await page.getByText('Century').first().waitFor();
    await page.evaluate(() => location.assign('#klotski/IR'));
    await page.getByText('Klotski').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
