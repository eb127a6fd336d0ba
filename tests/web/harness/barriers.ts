import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Half as long as the one with comments, and read by a page in half of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What to look at, a selector of CSS, and by which rules; everything unless named. */
export type Looks = {
  readonly within?: string | undefined;
  readonly rules?: readonly string[] | undefined;
};

/** What axe finds wrong in the page, one line for each element. */
export async function barriersOn(page: Page, { within, rules }: Looks = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    // What it finds right need not be written down; no rule that runs asks for style sheets.
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: [...rules] }),
  };
  const violations = await page.evaluate(
    async ([selector, asked]) => {
      type Run = (within: string | Document, options: RunOptions) => Promise<AxeResults>;
      const { axe } = globalThis as unknown as { axe: { run: Run } };
      return (await axe.run(selector ?? document, asked)).violations;
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
