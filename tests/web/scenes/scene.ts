import type { Page } from 'playwright-core';

/** A view of the app as somebody finds it in the middle of things. */
export type Scene = {
  /** Address below the app's own. */
  readonly path: string;
  /** What this device has kept, by name. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Does what is done there, and waits until everything is shown. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Of long pages the window alone is photographed, twice: on a phone, and on a dark desk. */
  readonly isBrief?: true;
};

/** Any moment will do, if it is always the same: it decides the puzzle of the day. */
export const NOW = new Date('2027-03-14T12:00:00Z');

/** Waits until the words are somewhere in the page. */
export const shown = (page: Page, words: string | RegExp) =>
  page.getByText(words).first().waitFor();

/** Waits until all that stands beside the board is there. */
export const helpStands = (page: Page) => page.getByLabel('Distance to the goal').waitFor();
