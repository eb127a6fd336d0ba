// How long the app takes to make the GIF and the video of Klotski's solution, in each browser:
//   node bench/film.mjs [Chromium|Firefox] [--runs 3]     after npm run build
import { parseArgs } from 'node:util';
import { launchFirefox } from '../tools/find/launchFirefox.mjs';
import { serveApp, startChromium } from './builtApp.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const RUNS = Number(values.runs);

const engines = {
  Chromium: () => startChromium(),
  Firefox: launchFirefox,
};

/**
 * @param {import('playwright-core').Page} page
 * @param {string} kind the name of its button
 * @returns {Promise<{ seconds: number, bytes: number }>}
 */
async function madeBy(page, kind) {
  /** From the press to the file, by the clock of the page; nothing is saved. */
  const made = page.evaluate(
    () =>
      new Promise((resolve) => {
        let since = 0;
        addEventListener('click', () => (since = performance.now()), { capture: true, once: true });
        HTMLAnchorElement.prototype.click = () => undefined;
        URL.createObjectURL = (file) => {
          const bytes = file instanceof Blob ? file.size : 0;
          resolve({ seconds: (performance.now() - since) / 1000, bytes });
          return '#';
        };
      }),
  );
  await page.getByRole('button', { name: kind, exact: true }).click();
  return /** @type {Promise<{ seconds: number, bytes: number }>} */ (made);
}

const { address, stop } = await serveApp();
for (const [name, launch] of Object.entries(engines)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const browser = await launch();
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${address}#klotski?view=solve`);
  await page.getByText('81 moves, shortest possible').waitFor();
  await page.getByRole('button', { name: 'Pictures and animations' }).click();
  for (const kind of ['Animated GIF', 'Video']) {
    const films = [];
    for (let run = 0; run < RUNS; run++) films.push(await madeBy(page, kind));
    const { seconds, bytes } = films.toSorted((a, b) => a.seconds - b.seconds)[RUNS >> 1];
    console.log(`${name.padEnd(9)} ${kind.padEnd(13)} ${seconds.toFixed(2)} s  ${bytes} bytes`);
  }
  await browser.close();
}
await stop();
