// The largest race in Chromium, four lanes on 181,440 states at full speed, or a race on another
// board, without the map of the space and on it: frames a second as they came, and the processor
// time of each task of the page, which other programs of a busy machine do not change.
//   node bench/race.mjs [PUZZLE] [--frames 150]     after npm run build; PUZZLE as in links
import { parseArgs } from 'node:util';
import { serveApp, startChromium } from './builtApp.mjs';
import { tasksOf } from './pageTasks.mjs';

const { values, positionals } = parseArgs({
  options: { frames: { type: 'string', default: '150' } },
  allowPositionals: true,
});
const [puzzle = '8_6_7-2_5_4-3_0_1'] = positionals;
const LANES = ['bfs', 'bfs-late', 'ucs', 'astar,zero'].map((lane) => `&lane=${lane}`).join('');
const RACE = `#race?puzzle=${puzzle}${LANES}`;
const FRAMES = Number(values.frames);
const WAIT_MS = 300_000;

/** @param {string} name @param {import('playwright-core').Page} page */
async function measure(name, page) {
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const seconds = await page.evaluate(async (count) => {
    const startedMs = performance.now();
    for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (performance.now() - startedMs) / 1000;
  }, FRAMES);
  const tasks = tasksOf(await browser.stopTracing());
  const busyMs = tasks.reduce((sum, task) => sum + task, 0);
  const told = [
    `${(FRAMES / seconds).toFixed(1)} frames a second`,
    `${(busyMs / FRAMES).toFixed(1)} ms of processor a frame`,
    `longest task ${Math.max(...tasks).toFixed(1)} ms`,
  ];
  process.stdout.write(`${name}: ${told.join(', ')}\n`);
}

const { address, stop } = await serveApp();
const browser = await startChromium();
const page = await browser.newPage({ locale: 'en-US' });
page.setDefaultTimeout(WAIT_MS);
await page.goto(`${address}${RACE}`);
await page.locator('.race-lane').nth(3).locator('.race-counts').waitFor();
await page.waitForFunction(() => document.querySelectorAll('.race-end').length === 4);
await page.getByLabel('Expansions a second').selectOption('20000');
await measure('levels', page);
await page.getByRole('button', { name: 'Show the map of all states' }).click();
await page.locator('.race-map').nth(3).waitFor();
await measure('map, while it is arranged', page);
await page.getByText('Arranging …').waitFor({ state: 'detached' });
await measure('map', page);
await browser.close();
await stop();
