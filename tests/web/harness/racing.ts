/* Races on the page: waiting for their ends, and the counts that `solve` gives. */

import { parsePuzzle } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import type { Outcome } from '@glissade/solve/outcome';
import { solveSync } from '@glissade/solve/solve';
import type { Locator, Page } from 'playwright-core';
import { button } from './button.ts';

/** Where searches run and somebody else's programs may keep the processors busy. */
export const PATIENCE = { timeout: 60_000 };

/** Fourteen moves from its goal: what stores every state has soon done so. */
export const NEAR = '1 4 2/7 3 5/0 8 6';
export const NEAR_LINK = '#race?puzzle=1_4_2-7_3_5-0_8_6';

/** Waits until the searches have ended, and shows their ends. */
export async function showEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const ends = [...document.querySelectorAll('.race-end')];
      return ends.length > 0 && ends.every((one) => !one.textContent?.includes('…'));
    },
    undefined,
    PATIENCE,
  );
  await button(page, 'To the end').click();
  await page.locator('.race-lanes:not(:has(.race-end:not(.race-done)))').waitFor();
}

export const number = (text: string | null) => Number((text ?? '').replaceAll(',', ''));

export async function countsOf(lane: Locator) {
  const count = async (name: string) =>
    number(await lane.locator(`[data-count=${name}]`).textContent());
  return { expanded: await count('expanded'), generated: await count('generated') };
}

export function solved(board: string, engine: string, options: object = {}): Outcome {
  const outcome = solveSync(parsePuzzle(board), { engine: engine as EngineName, ...options });
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  return outcome;
}
