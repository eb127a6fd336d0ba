import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from './harness/barriers.ts';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { savedBy } from './harness/saved.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const OWN = '#board:AAB-CDB-C..-E..?goal=---.AA&view=edit';
const PHONE = { viewport: { width: 360, height: 740 } };
async function openPanel() {
  const opened = await app.open(OWN, PHONE);
  await opened.page.locator('.verdict').getByText('Shortest solution: 8 moves').waitFor();
  await opened.page.locator('.edit-design summary').click();
  return opened;
}

async function saved(page: Page, name: string): Promise<string> {
  const { bytes } = await savedBy(page, () => button(page, name).click());
  return bytes.toString('latin1');
}

describe('the panel of the editor', () => {
  test('makes a puzzle ten moves harder on a phone, shows the trail, undoes, prints', async () => {
    const { page, complaints, strangers } = await openPanel();
    await page.locator('b', { hasText: '8 moves, ' }).waitFor();
    await page.getByText('Difficulty: about').waitFor();
    // A button that does nothing says why.
    expect(await button(page, '10 moves easier').isDisabled()).toBe(true);
    await page.getByText('has 8 moves, so it cannot be 10 moves easier').waitFor();
    await button(page, '10 moves harder').click();
    await page.getByText(/^From 8 to \d+ moves:$/).waitFor();
    expect(await page.locator('.design-trail li').count()).toBeGreaterThan(0);
    await page
      .locator('.verdict')
      .getByText(/: (1[89]|[2-9]\d) moves/)
      .waitFor();
    expect(await barriersOn(page, { within: '.edit-design' })).toEqual([]);
    expect((await saved(page, '3D print (3MF)')).startsWith('PK')).toBe(true);
    expect(await saved(page, 'Cut sheet (SVG)')).toContain('<g id="frame">');
    expect(await saved(page, 'Card with QR code')).toContain('mm"');
    await button(page, 'Undo all changes').click();
    await page.locator('.verdict').getByText('Shortest solution: 8 moves').waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test('says of a puzzle without a solution that it has none, not that it is large', async () => {
    const { page, complaints } = await app.open('#board:A.B?goal=..A&view=edit', PHONE);
    await page.locator('.verdict').getByText('It cannot be solved').waitFor();
    await page.locator('.edit-design summary').click();
    await page.getByText('It has no solution, so there is no more to say.').waitFor();
    expect(await page.getByText('too many states').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is not needed to make a thing of the puzzle that is played', async () => {
    const { page, complaints } = await app.open('#klotski', PHONE);
    await button(page, 'Print or cut it').click();
    expect((await saved(page, '3D print (3MF)')).startsWith('PK')).toBe(true);
    expect(await saved(page, 'Card with QR code')).toContain('Shortest solution: 81 moves');
    await page.getByLabel('Title').fill('For Ada & Bo');
    expect(await saved(page, 'Card with QR code')).toContain('>For Ada &amp; Bo</text>');
    expect(await saved(page, 'Cut sheet (SVG)')).toContain('<title>For Ada &amp; Bo</title>');
    expect(complaints).toEqual([]);
  });

  test('lists what each change does, and makes it', async () => {
    const { page } = await openPanel();
    await page.getByRole('heading', { name: 'Other goals of these pieces' }).waitFor();
    const row = page.locator('.design-table tbody tr').first();
    const after = Number.parseInt(await row.locator('td').nth(1).innerText(), 10);
    await row.getByRole('button').click();
    const now = after === 1 ? '1 move' : `${after} moves`;
    await page.locator('.verdict').getByText(`Shortest solution: ${now}`).waitFor();
  });
});
