// How soon the app shows its board: medians of the browser's own metrics, on a slowed processor.
//   node bench/page.mjs [--runs 7]     after npm run build
import { parseArgs } from 'node:util';
import { serveApp, startChromium } from './builtApp.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const RUNS = Number(values.runs);
/** Of a phone beside this machine. */
const SLOWDOWN = 4;

/** @typedef {{ firstPaintMs: number, largestPaintMs: number, shifted: number }} Visit */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  const seen = await page.evaluate(async () => {
    /** @param {string} type @returns {Promise<readonly PerformanceEntry[]>} */
    const entries = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve([]), 1000);
      });
    const shifts = await entries('layout-shift');
    return {
      firstPaintMs: (await entries('paint')).at(-1)?.startTime ?? Number.NaN,
      largestPaintMs: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      shifted: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
    };
  });
  await context.close();
  return seen;
}

/** @param {readonly number[]} values */
const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const { address, stop } = await serveApp();
const browser = await startChromium();
/** @type {Visit[]} */
const visits = [];
for (let run = 0; run < RUNS; run++) {
  visits.push(await visit(browser, address));
}
await browser.close();
await stop();
console.log(`first visit on a phone, processor slowed ${SLOWDOWN} times, median of ${RUNS}`);
console.log(`first paint    ${medianOf(visits.map((v) => v.firstPaintMs)).toFixed(0)} ms`);
console.log(`largest paint  ${medianOf(visits.map((v) => v.largestPaintMs)).toFixed(0)} ms`);
console.log(`layout shift   ${medianOf(visits.map((v) => v.shifted)).toFixed(4)}`);
