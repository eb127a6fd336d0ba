import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('a review', () => {
  test('of a known bad game finds each mistake and tells a better line', async () => {
    const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8/LRLDUL?view=review');
    await page.getByText('6 moves. Shortest solution: 2 moves').waitFor();
    expect(await page.locator('.graph-waste').count()).toBe(2);
    await page.keyboard.press('m');
    await page.getByText('2 of 6').waitFor();
    await page.getByText('away from the goal').waitFor();
    await page.locator('.review-line', { hasText: /^8L$/ }).waitFor();
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await page.getByText('4 of 6').waitFor();
    await page.keyboard.press('End');
    await page.getByText('6 of 6').waitFor();
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('of a board too large to measure tells bounds, and calls them so', async () => {
    const long = '16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';
    const { page, complaints } = await app.open(`#${long}/U?view=review`);
    const patient = { timeout: 100_000 };
    await page.getByText('too large to measure exactly').waitFor(patient);
    await page
      .locator('.review-note')
      .getByText(/^at least \d+ moves to go \(a bound\)$/)
      .waitFor();
    expect(await page.locator('.graph-waste').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('takes pasted moves and links, and says what is wrong with others', async () => {
    const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8?view=review');
    const paste = page.getByLabel('Review another line');
    const read = page.getByRole('button', { name: 'Review', exact: true });
    await paste.fill('L2');
    await read.click();
    await page.getByText('2 moves, none of them wasted').waitFor();
    await paste.fill('R2');
    await read.click();
    await page.getByRole('alert').waitFor();
    const code = 'eJyLVgoyCjXycfFxCQoNcvEJBdE+YJaSjoWBgYGOkoWCkYKBvomCmYKhvrGCuYKpko6uYSwAl2QM9Q==';
    await paste.fill(`https://slidysim.github.io/replay?r=${encodeURIComponent(code)}`);
    await read.click();
    await page.getByText('0 of 24').waitFor();
    expect(complaints).toEqual([]);
  });
});
