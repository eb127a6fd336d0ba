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

const titles = new Set<string | null>();

test.each(VIEWS)('%s is shown by its address, under a title of its own', async (view) => {
  const { page, complaints, strangers } = await app.open(`#${view}`, PHONE);
  const title = page.locator('main h1').first();
  await title.waitFor();
  const text = await title.textContent();
  expect(titles).not.toContain(text);
  titles.add(text);
  expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
});
