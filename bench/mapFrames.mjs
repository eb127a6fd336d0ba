// How the map of Klotski moves in the built app on a phone four times as slow as this machine:
//   node bench/mapFrames.mjs       needs packages/web/dist (node tools/build.mjs) and Chromium
// Time to the first picture and to the last, frames a second while a mouse pans, and the longest
// task on the page. Run it on an idle machine; without a graphics card the browser draws by the
// processor, and frames are far fewer.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const SLOWDOWN = 4;
const PAN_MS = 4000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const root = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));

const server = createServer(async ({ url = '/' }, answer) => {
  const { pathname } = new URL(url, 'http://localhost');
  const file = `${root}${pathname === '/' ? 'index.html' : pathname.slice(1)}`;
  try {
    const body = await readFile(file);
    const ending = /** @type {keyof typeof TYPES} */ (extname(file));
    answer.writeHead(200, { 'content-type': TYPES[ending] ?? 'application/octet-stream' });
    answer.end(body);
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });

// Whatever the page did for more than 50 ms at a time.
await page.addInitScript(() => {
  const tasks = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
});

const startedMs = performance.now();
await page.goto(`http://localhost:${port}/#klotski?view=map`);
await page.locator('.map-frame').waitFor();
const firstMs = performance.now() - startedMs;
await page.locator('.map[data-stage=ready]').waitFor({ timeout: 120_000 });
const lastMs = performance.now() - startedMs;

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const box = await page.locator('.map-frame').boundingBox();
if (!box) throw new Error('there is no map');
await page.evaluate(() => {
  Object.assign(globalThis, { frames: 0 });
  const count = () => {
    const counted = /** @type {{ frames: number }} */ (/** @type {unknown} */ (globalThis));
    counted.frames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
});
await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
await page.mouse.down();
const panMs = performance.now();
for (let i = 0; performance.now() - panMs < PAN_MS; i++) {
  const [x, y] = [Math.sin(i / 9) * 90, Math.cos(i / 7) * 60];
  await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
}
const seconds = (performance.now() - panMs) / 1000;
const counted = await page.evaluate(() => {
  const { frames, tasks } = /** @type {{ frames: number, tasks: number[] }} */ (
    /** @type {unknown} */ (globalThis)
  );
  return { frames, tasks };
});
await page.mouse.up();
const longest = Math.round(Math.max(0, ...counted.tasks));
process.stdout.write(
  `first picture ${(firstMs / 1000).toFixed(2)} s, last ${(lastMs / 1000).toFixed(2)} s; ` +
    `${(counted.frames / seconds).toFixed(1)} frames a second at ${SLOWDOWN} times slower; ` +
    `${counted.tasks.length} tasks over 50 ms, the longest ${longest} ms\n`,
);
await browser.close();
server.close();
