// Finds a Chromium for the tests in a real browser, and on a bare Linux machine installs one.
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { aptInstall } from './aptInstall.mjs';

/** The headless shell first: without the windows of a browser it takes half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const usualPaths = {
  linux: ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin', '/usr/lib/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const advice = `No Chromium was found for the tests in a browser. Any one of these helps:
  apt-get install -y chromium-headless-shell, or chromium   (Debian, as root)
  npx playwright-core install chromium (any system)
  CHROMIUM_PATH=/path/to/chrome npm test`;

/**
 * Every place where a Chromium may lie, the likeliest first.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} platform
 */
export function candidatePaths(env, platform) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const usual = usualPaths[platform] ?? [];
  const known = platform === 'linux' ? inFolders(usual) : usual;
  const own = env.CHROMIUM_PATH === undefined ? [] : [env.CHROMIUM_PATH];
  return [...own, ...inFolders(folders), ...known, chromium.executablePath()];
}

/**
 * By name before folder, as the first name is the one to prefer.
 * @param {readonly string[]} folders
 */
function inFolders(folders) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of a Chromium; throws with what to do when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH !== undefined && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  }
  const path = chromiumPath();
  if (path === undefined) throw new Error(advice);
  return path;
}

/**
 * The path of a Chromium; undefined when there is none. One is installed if need and system be,
 * and where nobody but the tests uses the machine, the headless shell beside a browser.
 */
function chromiumPath() {
  const found = () =>
    candidatePaths(process.env, process.platform).find((path) => existsSync(path));
  const first = found();
  const isForTests =
    process.env.GLISSADE_TEST_MACHINE !== undefined && process.env.CHROMIUM_PATH === undefined;
  const mayBeLighter = isForTests && basename(first ?? '') !== names[0];
  if (first !== undefined && !mayBeLighter) return first;
  const wanted = first === undefined ? ['chromium-headless-shell', 'chromium'] : names.slice(0, 1);
  return wanted.some((name) => aptInstall([name])) ? found() : first;
}
