// How the map of Klotski moves in the built app on a phone four times as slow as this machine:
//   node bench/mapFrames.mjs       after npm run build
// Time from the open puzzle to the first picture and to the final layout at full speed; then, four
// times slower, frames a second while a finger pans, and the processor time that the page takes for
// each of them, which other programs of a busy machine do not change. Without a graphics card the
// browser draws by the processor, so frames are far fewer than on a phone.
import { serveApp, startChromium } from './builtApp.mjs';
import { tasksOf } from './pageTasks.mjs';

const SLOWDOWN = 4;
const PAN_MS = 4000;
const WAIT_MS = 300_000;
/** The page has loaded what it loads for itself. */
const REST_MS = 1500;

const { address, stop } = await serveApp();
const browser = await startChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
const page = await browser.newPage({
  ...{ locale: 'en-US', serviceWorkers: 'block' },
  viewport: { width: 360, height: 740 },
});
page.setDefaultTimeout(WAIT_MS);

await page.goto(`${address}#klotski`);
await page.locator('#app:not([inert])').waitFor();
await page.waitForTimeout(REST_MS);
const startedMs = performance.now();
await page.evaluate(() => {
  location.hash = '#klotski?view=map';
});
await page.locator('.map-frame').waitFor();
const first = (performance.now() - startedMs) / 1000;
await page.locator('.map[data-stage=ready]').waitFor();
const last = (performance.now() - startedMs) / 1000;
process.stdout.write(`first picture ${first.toFixed(2)} s, final layout ${last.toFixed(2)} s\n`);

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const box = await page.locator('.map-frame').boundingBox();
if (!box) throw new Error('there is no map');
const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

/** Frames that the page draws in so many milliseconds. @param {number} ms */
const countFrames = (ms) =>
  page.evaluate(async (limitMs) => {
    const startedMs = performance.now();
    let frames = 0;
    while (performance.now() - startedMs < limitMs) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames++;
    }
    return (frames * 1000) / (performance.now() - startedMs);
  }, ms);

await page.mouse.move(middle.x, middle.y);
await page.mouse.down();
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
const counting = countFrames(PAN_MS);
let isPanning = true;
counting.finally(() => {
  isPanning = false;
});
for (let i = 0; isPanning; i++) {
  const [dx, dy] = [Math.sin(i / 9) * 90, Math.cos(i / 7) * 60];
  await page.mouse.move(middle.x + dx, middle.y + dy);
}
const perSecond = await counting;
const tasks = tasksOf(await browser.stopTracing());
await page.mouse.up();
const busyMs = tasks.reduce((sum, task) => sum + task, 0);
process.stdout.write(
  `${perSecond.toFixed(1)} frames a second at ${SLOWDOWN} times slower; ` +
    `${((busyMs * 1000) / (perSecond * PAN_MS)).toFixed(1)} ms of processor a frame, ` +
    `the longest task ${Math.max(...tasks).toFixed(1)} ms\n`,
);
await browser.close();
await stop();
