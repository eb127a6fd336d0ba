// Finds WebKitGTK for the tests in a real browser: its driver, its small browser, and an X server
// without a screen to show it. On a bare Debian machine these are installed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit */
/** @typedef {{ [part in keyof WebKit]: string | undefined }} Found */

const advice = `No WebKitGTK was found for the tests in a browser. Any one of these helps:
  apt-get install -y webkit2gtk-driver xvfb   (Debian, as root)
  WEBKIT_DRIVER_PATH=/path/to/WebKitWebDriver MINIBROWSER_PATH=/path/to/MiniBrowser \\
    XVFB_PATH=/path/to/Xvfb npm run test:slow -- tests/web/engines   (any Linux)
On macOS and Windows there is none: run the tests in a Debian container.`;

/** Debian puts the small browser beside the library, in a folder of the machine's kind. */
function browserPaths() {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((path) => existsSync(path));
  const folders = roots.flatMap((path) => [
    path,
    ...readdirSync(path)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(path, name)),
  ]);
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return versions.flatMap((name) => folders.map((path) => join(path, name, 'MiniBrowser')));
}

const variables = /** @type {const} */ (['WEBKIT_DRIVER_PATH', 'MINIBROWSER_PATH', 'XVFB_PATH']);

/**
 * What is there; undefined for what is not.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Found}
 */
export function webKitPaths(env) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const inFolders = (/** @type {string} */ name) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return {
    driver: env.WEBKIT_DRIVER_PATH ?? inFolders('WebKitWebDriver'),
    browser: env.MINIBROWSER_PATH ?? browserPaths().find((path) => existsSync(path)),
    screen: env.XVFB_PATH ?? inFolders('Xvfb'),
  };
}

/** The paths of all three; throws with what to do when one is missing. @returns {WebKit} */
export function findWebKit() {
  for (const name of variables) {
    const path = process.env[name];
    if (path !== undefined && !existsSync(path)) throw new Error(`${name} names no file: ${path}`);
  }
  const found = whole(webKitPaths(process.env));
  if (found) return found;
  const isInstalled = aptInstall(['--no-install-recommends', 'webkit2gtk-driver', 'xvfb']);
  const now = isInstalled ? whole(webKitPaths(process.env)) : undefined;
  if (!now) throw new Error(advice);
  return now;
}

/** @param {Found} paths @returns {WebKit | undefined} */
function whole({ driver, browser, screen }) {
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
