import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { Consumer } from '../packed/consumer.ts';

/** Asks the process of vitest for one of the things that all files of a run share. */
async function askFor(service: 'app' | 'chromium' | 'consumer'): Promise<unknown> {
  const response = await fetch(inject('services') + service);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The address of the built app, served for this run; it ends in a slash. */
export const appAddress = async () => (await askFor('app')) as string;

/** The project with our tarballs installed; each file writes into a folder of its own there. */
export const installedConsumer = async () => (await askFor('consumer')) as Consumer;

/** The Chromium of this run. Closing what is given closes its own contexts and nothing else. */
export async function connectToChromium(): Promise<Browser> {
  return chromium.connect((await askFor('chromium')) as string);
}
