import type { Page } from 'playwright-core';
import { button } from '../harness/button.ts';
import { type Scene, shown } from './scene.ts';

async function paintText(page: Page, text: string) {
  await button(page, 'As text').click();
  await page.getByLabel('A puzzle as text').fill(text);
  await button(page, 'Read it').click();
}

/** The editor. */
export const editScenes: Readonly<Record<string, Scene>> = {
  edit: { path: '#edit', act: (page) => shown(page, 'the board has no piece') },
  edited: {
    path: '#edit',
    act: async (page) => {
      await paintText(page, '2003\n2003\n4115\n4785\n6..9');
      await page.getByLabel('Name').fill('The red donkey');
      await button(page, 'Save').click();
      await button(page, 'Goal').click();
      await shown(page, /Shortest solution: 81 moves/);
      await shown(page, /states can be reached/);
    },
  },
  written: {
    path: '#klotski?view=edit',
    act: async (page) => {
      await shown(page, /Shortest solution: 81 moves/);
      await shown(page, /states can be reached/);
      await button(page, 'As text').click();
      await page.getByLabel('A puzzle as text').waitFor();
    },
  },
};
