import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** A file that the app hands to the visitor. */
export type Saved = { readonly name: string; readonly bytes: Buffer };

/** The file that comes of a press. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}
