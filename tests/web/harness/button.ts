import type { Locator, Page } from 'playwright-core';

/** A button by its whole name. */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
