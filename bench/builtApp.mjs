// The built app, on a server of its own, in Chromium.
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../tools/find/findChromium.mjs';
import { root } from '../tools/install.mjs';

/** Serves the app at an address of this machine. */
export async function serveApp() {
  const server = await preview({
    configFile: `${root}packages/web/vite.config.ts`,
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

/** @param {readonly string[]} args besides those that every run has */
export const startChromium = (args = []) =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', ...args] });
