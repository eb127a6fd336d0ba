import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { servePages } from '../browser/servePages.ts';
import { chromiumFlags } from '../services/chromiumFlags.ts';

type Headers = Readonly<Record<string, string>>;

/** What the elements of these names say, once they say something. */
export async function visit(address: string, ids: readonly string[] = ['page', 'worker']) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const shown: Record<string, string | null> = {};
    for (const id of ids) {
      await page.locator(`#${id}:not(:empty)`).waitFor({ state: 'attached', timeout: 120_000 });
      shown[id] = await page.locator(`#${id}`).textContent();
    }
    return shown;
  } finally {
    await browser.close();
  }
}

const policy = { 'content-security-policy': "default-src 'self' data: 'wasm-unsafe-eval'" };

/** The page in a folder of built files, under a strict policy or with headers of its own. */
export async function visitBuilt(
  folder: string,
  headers: Headers = policy,
  ids?: readonly string[],
) {
  const server = await servePages(folder, headers);
  try {
    return await visit(server.address, ids);
  } finally {
    await server.close();
  }
}

/** Starts a server of the project, visits its page and asks for addresses. */
export async function visitServed(
  folder: string,
  command: string,
  args: readonly string[],
  port: number,
  routes: readonly string[] = [],
) {
  const program = join(folder, 'node_modules/.bin', command);
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}/`;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(answers, { timeout: 120_000, interval: 500 }).toBe(true);
    const texts: Record<string, string> = {};
    for (const route of routes) texts[route] = await (await fetch(address + route)).text();
    return { shown: await visit(address), ...texts };
  } finally {
    process.kill(-child.pid!);
  }
}
