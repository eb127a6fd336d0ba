import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../../support/oneIn.ts';
import { barriersOn } from '../harness/barriers.ts';
import { comparePictures } from '../harness/comparePictures.ts';
import { layoutFaults, WINDOWS } from '../harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from '../harness/openApp.ts';
import { shrinkPicture } from '../harness/smallPicture.ts';
import { arrange, openStill, photograph, type Scheme, type Size } from '../harness/stillPage.ts';
import type { Scene } from '../scenes/scene.ts';

/*
 * Every view as it was when somebody last looked at it and found it good. Letters are boxes
 * (`boxFont.ts`) and what systems draw in their own way is left out, so that a picture depends on
 * our pages alone; edges may lie a pixel beside their place. Pictures that should differ are made
 * anew by `npm run pictures` (`-- edit keys`: only those), looked at, and kept with the change.
 */
const golden = fileURLToPath(new URL('../golden/', import.meta.url));
const differences = fileURLToPath(new URL('../differences/', import.meta.url));

/** Far fewer pixels than the smallest icon has. */
const PIXELS_MAX = 40;

/** How often a picture that differs is taken again. */
const LOOKS_MAX = 4;

const isRenewing = process.env.GLISSADE_PICTURES === 'renew';

const SHOTS: readonly (readonly [Size, Scheme])[] = [
  ['phone', 'light'],
  ['desk', 'dark'],
  ['tablet', 'light'],
  ['phone', 'dark'],
  ['desk', 'light'],
];
const BRIEF = SHOTS.slice(0, 2);

/** A scheme changes nothing but colours. */
const VISITS: readonly (readonly [Size, Scheme, rules?: string[]])[] = [
  ['phone', 'light'],
  ['desk', 'dark'],
  ['phone', 'dark', ['color-contrast']],
  ['desk', 'light', ['color-contrast']],
];

/** A scene is looked at in one of the first two, in turn; by the slow tests in all. */
function ownOf<Look>(looks: readonly Look[], place: number): readonly Look[] {
  return isRenewing || oneIn(2) === 1 ? looks : [looks[place % 2]!];
}

/** What is wrong with a picture; undefined when nothing is. */
async function faultOf(judge: Page, name: string, picture: Buffer): Promise<string | undefined> {
  const path = join(golden, `${name}.png`);
  const shown = join(differences, `${name}.png`);
  const now = join(differences, `${name}.now.png`);
  for (const old of [shown, now]) rmSync(old, { force: true });
  if (isRenewing) writeFileSync(path, await shrinkPicture(judge, picture));
  if (!existsSync(path)) return `there is no ${path}: npm run pictures makes it`;
  const before = readFileSync(path);
  const difference = await comparePictures(
    judge,
    before.toString('base64'),
    picture.toString('base64'),
    PIXELS_MAX,
  );
  if (difference.pixels <= PIXELS_MAX) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(shown, Buffer.from(difference.picture, 'base64'));
  writeFileSync(now, picture);
  return `${difference.pixels} pixels differ: see ${shown}; if it should look so, npm run pictures`;
}

/** Looks at each of the scenes: their pictures, how they fit, and whom they keep out. */
export function checkScenes(scenes: Readonly<Record<string, Scene>>): void {
  let app: AppBrowser;
  let judge: Page;
  beforeAll(async () => {
    app = await startBrowser();
    judge = await app.browser.newPage();
    mkdirSync(golden, { recursive: true });
  });
  afterAll(() => app?.close());
  const placed = Object.entries(scenes).map(([name, scene], place) => ({ name, scene, place }));
  describe.each(placed)('$name', ({ name, scene, place }) => {
    const shots = ownOf(scene.isBrief ? BRIEF : SHOTS, place);
    const visits = ownOf(VISITS, place);
    let page: Page;
    beforeAll(async () => {
      page = await openStill(app, scene);
    });
    afterAll(() => page?.context().close());

    test('looks as it did when it was found good', async () => {
      const faults: string[] = [];
      for (const [size, scheme] of shots) {
        await arrange(page, size, scheme);
        const look = async () =>
          faultOf(judge, `${name}-${size}-${scheme}`, await photograph(page, !scene.isBrief));
        const fault = await lastingFault(page, look);
        if (fault !== undefined) faults.push(fault);
      }
      expect(faults).toEqual([]);
    });

    test('fits every window, and fingers', () => expectFitting(page));
    test('keeps nobody out', () => expectNoBarriers(page, visits));
  });
}

/** A busy machine may draw a new size of the window only after a while. */
async function lastingFault(page: Page, look: () => Promise<string | undefined>) {
  let fault = await look();
  for (let again = 1; fault !== undefined && again <= LOOKS_MAX; again++) {
    await page.waitForTimeout(again * 300);
    fault = await look();
  }
  return fault;
}

async function expectFitting(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect({ size, faults: await layoutFaults(page) }).toEqual({ size, faults: [] });
  }
}

async function expectNoBarriers(page: Page, visits: typeof VISITS): Promise<void> {
  for (const [size, scheme, rules] of visits) {
    await arrange(page, size, scheme);
    const barriers = await barriersOn(page, { rules });
    expect({ size, scheme, barriers }).toEqual({ size, scheme, barriers: [] });
  }
}
