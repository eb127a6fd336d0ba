// What keeps the page busy while a search runs in the built app on a phone: the processor time of
// its own thread for each task, times four, which is what a phone takes that is four times as slow.
// Other programs of a busy machine hardly change it.
//   node bench/searchTasks.mjs [--seconds 8]     after npm run build
import { parseArgs } from 'node:util';
import { serveApp, startChromium } from './builtApp.mjs';
import { entriesOf, isTask } from './pageTasks.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const SLOWDOWN = 4;
/** What a task may take before a reader feels it. */
const LONG_MS = 50;
const SEARCH_MS = 1000 * Number(values.seconds);
const LOADED_MS = 2500;
/** Blocks, which are proved at once; tiles, which get better and better. */
const PUZZLES = {
  Klotski: '',
  'a 24-puzzle': '#16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14',
};
const PARTS = ['EventDispatch', 'HandlePostMessage', 'TimerFire', 'UpdateLayoutTree', 'Layout'];

/** @typedef {import('./pageTasks.mjs').Entry} Entry */

/** @param {Entry} entry */
const msOf = ({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000;

/** What a task is made of. @param {Entry} task @param {Entry[]} entries */
function partsOf(task, entries) {
  const isInside = (/** @type {Entry} */ { ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0);
  return PARTS.flatMap((name) => {
    const parts = entries.filter((each) => each.name === name && isInside(each));
    const ms = parts.reduce((sum, part) => sum + msOf(part), 0);
    return ms < 1 ? [] : [`${name} ${ms.toFixed(0)}`];
  });
}

/** @param {string} name @param {string} address */
async function measure(name, address) {
  const page = await browser.newPage({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    ...{ locale: 'en-US', serviceWorkers: 'block' },
  });
  await page.goto(address);
  const box = await page.getByRole('button', { name: 'Solution', exact: true }).boundingBox();
  if (!box) throw new Error('there is no button');
  await page.waitForTimeout(LOADED_MS);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  // By its place: a search for the button would be a long task of its own.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await new Promise((resolve) => setTimeout(resolve, SEARCH_MS));
  const entries = entriesOf(await browser.stopTracing());
  await page.close();
  const tasks = entries.filter(isTask);
  const longest = tasks.toSorted((a, b) => msOf(b) - msOf(a)).slice(0, 3);
  const count = tasks.filter((task) => msOf(task) > LONG_MS).length;
  console.log(`${name}: ${tasks.length} tasks, ${count} over ${LONG_MS} ms; the longest:`);
  for (const task of longest) {
    console.log(`  ${msOf(task).toFixed(0)} ms (${partsOf(task, entries).join(', ')})`);
  }
}

const { address, stop } = await serveApp();
const browser = await startChromium();
for (const [name, hash] of Object.entries(PUZZLES)) {
  await measure(name, `${address}${hash}`);
}
await browser.close();
await stop();
