import type { Page } from 'playwright-core';
import { NOW, type Scene } from '../scenes/scene.ts';
import { makeBoxFont } from './boxFont.ts';
import { type AppBrowser, VISITOR } from './openApp.ts';

/** A phone held upright, a tablet, a desk. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;
export type Scheme = 'light' | 'dark';

/** Letters of one font, the parts that systems draw in their own way without looks of their own. */
const STYLE = `
* {
  font-family: Boxes !important;
  font-synthesis: none !important;
  caret-color: transparent !important;
}
select, textarea, input[type=search] { appearance: none !important; resize: none !important; }
summary { list-style: none !important; }
::-webkit-search-cancel-button { display: none !important; }
:focus-visible { outline: none !important; }
`;

/**
 * For pictures: what has no plain form, what WebGL draws, and the running clock, are left out; bars
 * that stay at an edge of the window would hide a part of the page.
 */
const UNDRAWN = `
.still :is(canvas, input[type=range], .distance input[type=checkbox], .check input),
.still :is(progress, .timer),
:host-context(.still) input[type=range] { visibility: hidden !important; }
.still :is(.views, .play-board) { position: static !important; }
`;

/** Opens a scene as every machine shows it: same letters, same time, nothing moves. */
export async function openStill(app: AppBrowser, scene: Scene): Promise<Page> {
  const context = await app.browser.newContext({
    ...VISITOR,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: SIZES.phone,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const font = makeBoxFont().toString('base64');
  await page.addInitScript(setUpPage, { font, style: STYLE + UNDRAWN, kept: scene.kept ?? {} });
  await page.goto(app.address + scene.path);
  await page.locator('#app:not([inert]), glissade-player').first().waitFor();
  await scene.act(page);
  // What comes to lie under the pointer looks hovered after a while.
  await page.mouse.move(-10, -10);
  return page;
}

/** Runs in the page before anything else does. */
function setUpPage(given: {
  readonly font: string;
  readonly style: string;
  readonly kept: Readonly<Record<string, unknown>>;
}): void {
  for (const [name, value] of Object.entries(given.kept)) {
    localStorage.setItem(`glissade.${name}`, JSON.stringify(value));
  }
  const bytes = Uint8Array.from(atob(given.font), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace('Boxes', bytes));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(given.style);
  document.adoptedStyleSheets.push(sheet);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachDressed(options) {
    const root = attach.call(this, options);
    root.adoptedStyleSheets.push(sheet);
    return root;
  };
}

/** Makes the page as large, and as light or dark, and waits until it has settled. */
export async function arrange(page: Page, size: Size, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/**
 * The picture of the whole page, or of the window, as PNG. How many states a proof visits depends
 * on how fast the machine is: each number of it is a zero.
 */
export async function photograph(page: Page, fullPage = true): Promise<Buffer> {
  const setStill = (isStill: boolean) =>
    page.evaluate((still) => {
      document.documentElement.classList.toggle('still', still);
      for (const note of document.querySelectorAll('.help-proof')) {
        for (const part of note.childNodes) {
          if (part instanceof Text) part.data = part.data.replaceAll(/\d[\d,]*/g, '0');
        }
      }
    }, isStill);
  await setStill(true);
  const picture = await page.screenshot({ fullPage, animations: 'disabled' });
  await setStill(false);
  return picture;
}
