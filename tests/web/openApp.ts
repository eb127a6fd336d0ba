import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tools/findChromium.mjs';
import { flags } from '../browser/browser.ts';
import { type AppServer, serveApp } from './serveApp.ts';

export type OpenPage = {
  readonly page: Page;
  /** What the console complained of, breaches of the content policy among it. */
  readonly complaints: readonly string[];
  /** Addresses asked of other hosts; must stay empty. */
  readonly strangers: readonly string[];
};

/** One browser and one server for the tests of a file. */
export type AppBrowser = {
  readonly browser: Browser;
  readonly server: AppServer;
  /** Opens the app, as a visitor who was never here, at an address below its own. */
  readonly open: (path?: string, options?: BrowserContextOptions) => Promise<OpenPage>;
  readonly close: () => Promise<void>;
};

export async function startBrowser(more: readonly string[] = []): Promise<AppBrowser> {
  const server = await serveApp();
  const args = [...flags, ...more];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const open = async (path = '', options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ locale: 'en-US', ...options });
    const page = await context.newPage();
    const watched = watchPage(page, server.address);
    await page.goto(server.address + path);
    // What stands in the page at first can only be looked at.
    await page.locator('#app:not([inert]), glissade-player').first().waitFor();
    return { page, ...watched };
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, server, open, close };
}

function watchPage(page: Page, address: string): Omit<OpenPage, 'page'> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = [new URL(address).origin, 'data:', 'blob:'].some((own) => url.startsWith(own));
    if (!isOwn) strangers.push(url);
  });
  return { complaints, strangers };
}
