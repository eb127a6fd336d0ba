import type { Page } from 'playwright-core';
import { button } from '../harness/button.ts';
import { type Scene, shown } from './scene.ts';

/** The moves of a solution come one part after the other. */
const allMovesShown = (page: Page) => page.locator('.player-moves li').nth(80).waitFor();

/** Panels beside the board, and the review of a game. */
export const solverScenes: Readonly<Record<string, Scene>> = {
  hint: {
    path: '#klotski/GD.JL.FD',
    act: async (page) => {
      // Another board stood there until the link was read.
      await shown(page, '3 steps');
      await button(page, 'Hint').click();
      await button(page, 'More').click();
      await shown(page, /^Move [A-J]/);
      await page.getByLabel('Distance to the goal').check();
      await shown(page, /^\d+ moves$/);
    },
  },
  reasons: {
    path: '#board:.EE.-..C.-AAC.-..D.-..D.?goal=....-....-..AA-....-....&axes=long',
    act: async (page) => {
      await button(page, 'Hint').click();
      await shown(page, /^To get A to its goal/);
      await shown(page, '3 slides, shortest possible');
    },
  },
  solution: {
    path: '#klotski?view=solve',
    act: async (page) => {
      await shown(page, '81 moves, shortest possible');
      await page.getByRole('slider', { name: 'Position in the solution' }).fill('12');
      await shown(page, '12 of 81');
      await allMovesShown(page);
    },
  },
  companion: {
    path: '#klotski?view=solve',
    act: async (page) => {
      await button(page, 'Follow on a real board').click();
      await button(page, 'Next').click();
      await shown(page, '1 of 81');
      await page.locator('.companion-move', { hasText: /^Slide the / }).waitFor();
    },
  },
  unsolvable: {
    path: '#1_2_3-4_5_6-8_7_0?view=solve',
    act: (page) => shown(page, 'unless two tiles are swapped'),
  },
  proof: {
    path: '#klotski?view=solve',
    act: async (page) => {
      await button(page, 'Save the proof').click();
      await shown(page, /^The certificate is ready/);
      await allMovesShown(page);
    },
  },
  export: {
    path: '#klotski/GD.JL.FD',
    act: async (page) => {
      // Another board stood there until the link was read.
      await shown(page, '3 steps');
      await button(page, 'Pictures and animations').click();
      await button(page, 'Print').waitFor();
    },
  },
  review: {
    path: '#1_2_3-4_5_6-0_7_8/LRLDUL?view=review',
    act: async (page) => {
      await shown(page, '6 moves. Shortest solution: 2 moves');
      await page.getByRole('button', { name: /^Next mistake/ }).click();
      await shown(page, 'away from the goal');
    },
  },
  unreviewed: { path: '#review', act: (page) => shown(page, 'Play a game first') },
};
