// Finds a Firefox for the tests in a real browser, and on a bare Debian machine installs one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const names = ['firefox-esr', 'firefox'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const usualPaths = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/lib/firefox-esr/firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

const advice = `No Firefox was found for the tests in a browser. Any one of these helps:
  apt-get install -y firefox-esr       (Debian, as root)
  brew install --cask firefox          (macOS)
  FIREFOX_PATH=/path/to/firefox npm run test:slow -- tests/web/engines`;

/**
 * Every place where a Firefox may lie, the likeliest first.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} platform
 */
export function firefoxPaths(env, platform) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const own = env.FIREFOX_PATH === undefined ? [] : [env.FIREFOX_PATH];
  const inFolders = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...own, ...inFolders, ...(usualPaths[platform] ?? [])];
}

/** The path of a Firefox; throws with what to do when there is none. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH !== undefined && !existsSync(process.env.FIREFOX_PATH)) {
    throw new Error(`FIREFOX_PATH names no file: ${process.env.FIREFOX_PATH}`);
  }
  const found = () => firefoxPaths(process.env, process.platform).find((path) => existsSync(path));
  const path =
    found() ?? (aptInstall(['--no-install-recommends', 'firefox-esr']) ? found() : undefined);
  if (path === undefined) throw new Error(advice);
  return path;
}
