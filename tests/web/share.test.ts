import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted, onCell } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('a link', () => {
  test('that is damaged says so, and the board stays', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, complaints } = await app.open('#1.abc', { viewport });
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('damaged');
    await alert.getByRole('button', { name: 'Close' }).click();
    expect(await alert.count()).toBe(0);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      location.assign('#klotzki');
    });
    await alert.waitFor();
    await expect.poll(async () => (await alert.boundingBox())!.y).toBeGreaterThanOrEqual(0);
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

  test('to the puzzle on the board answers what was asked while the link was read', async () => {
    const context = await app.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(/assets\/openLink/, async (route) => {
      await page.getByRole('button', { name: 'Hide solution' }).waitFor();
      await route.continue();
    });
    await page.goto(`${app.address}#klotski`);
    await page.locator('#app:not([inert])').waitFor();
    await page.getByRole('button', { name: 'Solution', exact: true }).click();
    await expect.poll(() => page.evaluate(() => history.state?.isOwn)).toBe(true);
    await page.getByRole('button', { name: 'Follow on a real board' }).waitFor();
  });

  test('holds labels of several letters', async () => {
    const { page } = await app.open('#board:car1_car1_.-van_._./car1R?goal=-car1_car1');
    await expect.poll(() => onCell(page, 1, 2)).toBe('car1');
    await page.keyboard.press('u');
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe('#board:car1_car1_.-van_._./car1R?goal=-car1_car1&at=0');
  });

  test('is copied, and opens the same game elsewhere', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, complaints } = await app.open('#klotski/GD.JL', { permissions });
    await expect.poll(() => counted(page)).toBe(2);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${app.address}#klotski/GD.JL`);
    const other = await app.open(new URL(copied).hash);
    await expect.poll(() => counted(other.page)).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('is handed to the sheet of a phone that has one', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page } = await app.open('#klotski/GD', phone);
    await expect.poll(() => counted(page)).toBe(1);
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (given: object) => Object.assign(globalThis, { given }),
      });
    });
    // The button has another label from the next time it is shown.
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    const given = () => page.evaluate(() => (globalThis as { given?: object }).given);
    await expect.poll(given).toEqual({ text: `${app.address}#klotski/GD` });
  });

  test('says so where there can be none', async () => {
    const { page } = await app.open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Could not be copied' }).waitFor();
  });

  test('to the editor opens its puzzle there', async () => {
    const { page } = await app.open('#board:AAB-...?goal=-.AA&view=edit');
    await page.getByText('Shortest solution: 1 move').waitFor();
    await page.getByRole('gridcell', { name: /^piece B, row 1, column 3/ }).waitFor();
  });

  test('opens, followed in the same page too', async () => {
    const { page, complaints } = await app.open('#century');
    await page.getByText('Century').first().waitFor();
    await page.evaluate(() => location.assign('#klotski/IR'));
    await page.getByText('Klotski').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
