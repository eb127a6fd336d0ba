import { afterAll, beforeAll, expect, test } from 'vitest';
import { VIEWS } from '../../packages/web/src/ui/views.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

/* One walk of every view, on a phone: `npm test` has it, the other tests here are in `test:all`. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app?.close());

test('every view is shown by its address, under a title of its own, without a complaint', async () => {
  const titles: (string | null)[] = [];
  for (const view of VIEWS) {
    const { page, complaints, strangers } = await app.open(`#${view}`, PHONE);
    const title = page.locator('main h1').first();
    await title.waitFor();
    titles.push(await title.textContent());
    expect({ view, complaints, strangers }).toEqual({ view, complaints: [], strangers: [] });
  }
  expect(new Set(titles).size).toBe(VIEWS.length);
});
