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

const shown = new Set<string>();

test.each(VIEWS)('%s is shown by its address, and is like no other view', async (view) => {
  const { page, complaints, strangers } = await app.open(`#${view}`, PHONE);
  const main = page.locator('main');
  await main.locator('h1').first().waitFor();
  const text = await main.innerText();
  expect(shown).not.toContain(text);
  shown.add(text);
  expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
});
