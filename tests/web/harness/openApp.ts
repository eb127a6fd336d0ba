import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { appAddress, connectToChromium } from '../../services/services.ts';

export type OpenPage = {
  readonly page: Page;
  /** What the console complained of, breaches of the content policy among it. */
  readonly complaints: readonly string[];
  /** Addresses asked of other hosts; must stay empty. */
  readonly strangers: readonly string[];
};

/**
 * A visitor for whom no service worker keeps the files of the app: that would cost a page more than
 * to open it, and only tests of what is kept need it.
 */
export const VISITOR = { locale: 'en-US', serviceWorkers: 'block' } as const;

/** With the time that the page is to see, which decides the puzzle of the day. */
export type OpenOptions = BrowserContextOptions & { readonly now?: Date };

/** The browser and the server that all files of a run share. */
export type AppBrowser = {
  readonly browser: Browser;
  /** The address of the app; it ends in a slash. */
  readonly address: string;
  /**
   * Opens the app, as a visitor who was never here, at an address below its own; the page is closed
   * with the test that opens it.
   */
  readonly open: (path?: string, options?: OpenOptions) => Promise<OpenPage>;
  /** Closes what this file has opened. */
  readonly close: () => Promise<void>;
};

export async function startBrowser(): Promise<AppBrowser> {
  const address = await appAddress();
  const browser = await connectToChromium();
  const open = async (path = '', { now, ...options }: OpenOptions = {}) => {
    const context = await browser.newContext({ ...VISITOR, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    if (now !== undefined) await page.clock.setFixedTime(now);
    const watched = watchPage(page, address);
    await page.goto(address + path);
    // What stands in the page at first can only be looked at.
    await page.locator('#app:not([inert]), glissade-player').first().waitFor();
    return { page, ...watched };
  };
  return { browser, address, open, close: () => browser.close() };
}

function watchPage(page: Page, address: string): Omit<OpenPage, 'page'> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    const isOurs = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOurs) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = [new URL(address).origin, 'data:', 'blob:'].some((own) => url.startsWith(own));
    if (!isOwn) strangers.push(url);
  });
  return { complaints, strangers };
}
