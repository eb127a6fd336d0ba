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

/** What differs in size or scheme alone from others that are looked at is for the slow tests. */
const isWhole = isRenewing || oneIn(2) === 1;

const briefShots: readonly (readonly [Size, Scheme])[] = [
  ['phone', 'light'],
  ['desk', 'dark'],
];

const shots: typeof briefShots = [
  ...briefShots,
  ...(isWhole
    ? ([
        ['tablet', 'light'],
        ['phone', 'dark'],
        ['desk', 'light'],
      ] as const)
    : []),
];

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

/** A scheme changes nothing but colours. */
const visits = [
  ['phone', 'light', undefined],
  ['desk', 'dark', undefined],
  ...(isWhole
    ? ([
        ['phone', 'dark', ['color-contrast']],
        ['desk', 'light', ['color-contrast']],
      ] as const)
    : []),
] as const;

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
  describe.each(Object.entries(scenes))('%s', (name, scene) => {
    let page: Page;
    beforeAll(async () => {
      page = await openStill(app, scene);
    });
    afterAll(() => page?.context().close());

    test('looks as it did when it was found good', () => expectPictures(name, scene, page, judge));
    test('fits every window, and fingers', () => expectFitting(page));
    test('keeps nobody out', () => expectNoBarriers(page));
  });
}

async function expectPictures(name: string, scene: Scene, page: Page, judge: Page): Promise<void> {
  const faults: string[] = [];
  for (const [size, scheme] of scene.isBrief ? briefShots : shots) {
    await arrange(page, size, scheme);
    const shot = `${name}-${size}-${scheme}`;
    const look = async () => faultOf(judge, shot, await photograph(page, !scene.isBrief));
    let fault = await look();
    // A busy machine may draw a new size of the window only after a while.
    for (let again = 1; fault !== undefined && again <= LOOKS_MAX; again++) {
      await page.waitForTimeout(again * 300);
      fault = await look();
    }
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
}

async function expectFitting(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect({ size, faults: await layoutFaults(page) }).toEqual({ size, faults: [] });
  }
}

async function expectNoBarriers(page: Page): Promise<void> {
  for (const [size, scheme, rules] of visits) {
    await arrange(page, size, scheme);
    const barriers = await barriersOn(page, { rules });
    expect({ size, scheme, barriers }).toEqual({ size, scheme, barriers: [] });
  }
}
