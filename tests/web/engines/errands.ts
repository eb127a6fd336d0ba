import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureOfTiles } from '../../../packages/web/test/pictures/cases.ts';
import { appAddress } from '../../services/services.ts';
import { pngOf } from '../harness/png.ts';
import { call, type Engine, until } from './engine.ts';
import { type Visitor, visit } from './visitor.ts';

const MIDDLE = '#8_6_4-0_7_2-5_1_3';
const MIDDLE_REVIEWED = '#1_2_3-4_5_6-0_7_8/LRLDUL?view=review';
const COUNT = '[data-testid=count]';
const TIME = '[data-testid=time]';

/** The main errands of the app, walked in one engine; each starts with a page of its own. */
export function walkErrands(open: () => Promise<Engine>): void {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = visit(await open(), await appAddress());
  });
  afterAll(() => visitor?.engine.close());
  beforeEach(async () => {
    await visitor.engine.resize(1280, 800);
    return async () => expect(await visitor.complaints()).toEqual([]);
  });
  const it = (name: string, walk: (visitor: Visitor) => Promise<unknown>) =>
    test(name, async () => void (await walk(visitor)));
  describe('a puzzle', () => {
    it('is played by drags, taps and keys, and undone', play);
    it('is helped by a hint, and its solution is followed move by move', help);
    it('of another link begins at no time; the first press there counts', followLink);
    it('is passed on by a link that opens where the game is', share);
    it('is reviewed move by move', review);
  });
  describe('a board', () => {
    it('that lies on the table is set up by taps and solved', setUp);
    it('is read from a picture', readPicture);
    it('is drawn, judged and played', edit);
  });
  it('the map of a puzzle shows its states and follows the board', map);
  it('searches race', race);
  it('language and looks are chosen, and kept', settings);
  it('the solution becomes an animated picture', animate);
}

async function play({ open, engine, cell, reads, see }: Visitor) {
  await open('');
  await engine.drag([await cell(0, 4), await cell(1, 4)]);
  await reads(COUNT, '1');
  await engine.press('u');
  await reads(COUNT, '0');
  // A tap lifts the piece, another one puts it down.
  await engine.drag([await cell(3, 4)]);
  await engine.drag([await cell(2, 4)]);
  await reads(COUNT, '1');
  await open('#1_2_3-4_5_6-0_7_8');
  await see('3×3 tiles');
  await engine.press('ArrowLeft', 'ArrowLeft');
  await see('the shortest possible');
  await reads(COUNT, '2');
}

async function help({ open, press, pressOn, see, reads }: Visitor) {
  await open('#klotski');
  await press('Hint');
  await see('To get B to its goal');
  await press('Solution');
  await see('81 moves, shortest possible');
  await press('Next move');
  await see('1 of 81');
  await press('Follow on a real board');
  await pressOn('.companion-next');
  await see('2 of 81');
  await reads(COUNT, '2');
}

async function followLink({ open, follow, engine, reads, press, pressOn, see }: Visitor) {
  await open('#1_2_3-4_5_6-0_7_8');
  await see('3×3 tiles');
  await engine.press('ArrowLeft');
  await reads(COUNT, '1');
  await until('a second', async () =>
    (await call(engine, timeShown)) !== '0:00' ? true : undefined,
  );
  await follow('#klotski?view=solve');
  await see('81 moves, shortest possible');
  await reads(COUNT, '0');
  await reads(TIME, '0:00');
  expect(await call(engine, gapsOfChoice)).toBeLessThan(40);
  // The first press in the page after the link.
  await pressOn('.choice-option', 2);
  await see('One piece, one cell.');
  await follow('#1_2_3-4_5_6-7_0_8');
  await see('3×3 tiles');
  await press('Hint');
  await see('Look at tile 8');
}

async function review({ open, see, press, reads }: Visitor) {
  await open(MIDDLE_REVIEWED);
  await see('6 moves. Shortest solution: 2 moves');
  await press('Next mistake');
  await reads('.review-place', '2 of 6');
  await see('away from the goal');
  await see('8L');
  await press('Next move');
  await press('Continue from here');
  await reads(COUNT, '3');
}

async function edit({ open, see, press, engine, cell, reads }: Visitor) {
  await open('#edit');
  await see('The board has no piece');
  const stroke = async (...cells: readonly (readonly [number, number])[]) =>
    engine.drag(await Promise.all(cells.map(([column, row]) => cell(column, row))));
  await stroke([0, 0], [1, 0]);
  await see('No piece has a goal yet');
  await press('Goal');
  await stroke([0, 4]);
  await see('Shortest solution: 1 move');
  await press('Wall');
  await stroke([0, 2], [3, 2]);
  await see('It cannot be solved');
  await press('Undo');
  await see('Shortest solution: 1 move');
  await press('Play');
  await press('Solution');
  await see('1 move, shortest possible');
  await reads(COUNT, '0');
}

function timeShown(): string | null | undefined {
  return document.querySelector('[data-testid=time]')?.textContent;
}

/** Of each choice among the settings: whether its name and its buttons stand side by side. */
function choicesBesideNames(): boolean[] {
  return [...document.querySelectorAll('.segments')].map((segments) => {
    const [name, buttons] = [segments.previousElementSibling!, segments].map((part) =>
      part.getBoundingClientRect(),
    );
    return name!.right < buttons!.left && name!.top >= buttons!.top;
  });
}

/** How much taller a choice is than what it holds. */
function gapsOfChoice(): number {
  const choice = document.querySelector('fieldset.choice')!;
  const parts = [...choice.children].map((part) => part.getBoundingClientRect().height);
  return choice.getBoundingClientRect().height - parts.reduce((sum, height) => sum + height, 0);
}

async function share({ open, engine, see, press, reads }: Visitor) {
  await open('#1_2_3-4_5_6-0_7_8');
  await see('3×3 tiles');
  await engine.press('ArrowLeft');
  await reads(COUNT, '1');
  await call(engine, catchShared);
  await press('Copy link');
  const link = await until('the link', () => call(engine, sharedText));
  await open(new URL(link).hash);
  await reads(COUNT, '1');
  await see('3×3 tiles');
}

/** What would leave the page is kept in it. */
function catchShared(): void {
  const keep = async (text: string) => void Object.assign(globalThis, { shared: text });
  const write = async ([item]: readonly ClipboardItem[]) => {
    const blob = await item!.getType('text/plain');
    await keep(await blob.text());
  };
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
}

function sharedText(): string | undefined {
  return (globalThis as { shared?: string }).shared;
}

async function setUp({ open, press, pressOn, see }: Visitor) {
  await open('#setup');
  await press('3×3 tiles');
  // 1 to 8 in order, but for 8, which lies to the right of the gap.
  for (const [index, cell] of [0, 1, 2, 3, 4, 5, 6, 8].entries()) {
    await see(`Tap where ${index + 1} is.`);
    await pressOn('.tile-cell', cell);
  }
  await press('Solve');
  await see('1 move, shortest possible');
}

async function readPicture({ open, see, engine, press }: Visitor) {
  const picture = pngOf(pictureOfTiles([1, 2, 3, 4, 5, 6, 7, 0, 8], 3, 7, 'screen', { font: 0 }));
  await open('#puzzles');
  await press('Photograph it');
  await see('The picture stays on this device.');
  await call(engine, choosePicture, picture.toString('base64'));
  await see('Everything was read clearly.');
  await press('Play');
  await press('Solution');
  await see('1 move, shortest possible');
}

/** What a page sees when somebody has chosen a file. */
function choosePicture(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'board.png', { type: 'image/png' }));
  const input = document.querySelector<HTMLInputElement>('.photo input[type=file]:not([capture])')!;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function map({ open, see }: Visitor) {
  await open('#klotski?view=map');
  await see('25,955 states');
  await see('A shortest solution: 81 moves');
  await see('Chapter 8: moves 77 to 81');
}

async function race({ open, see, press }: Visitor) {
  await open(`#race?puzzle=${MIDDLE.slice(1)}`);
  await press('To the end');
  await see('23 moves, proved shortest');
}

async function settings({ open, see, press, engine, reads }: Visitor) {
  await open('#settings');
  expect(await call(engine, choicesBesideNames)).toEqual([true, true, true, true]);
  await press('Dark');
  await press('中文');
  await see('设置');
  await open('#settings');
  await see('设置');
  expect(await call(engine, () => document.documentElement.dataset.theme)).toBe('dark');
  await press('English');
  await reads('main h1', 'Settings');
}

async function animate({ open, see, press, engine }: Visitor) {
  await open('#1_2_3-4_5_6-0_7_8?view=solve');
  await see('2 moves, shortest possible');
  await call(engine, catchSaved);
  await press('Pictures and animations');
  await press('Animated GIF');
  expect(await until('the file', () => call(engine, savedHead))).toBe('GIF89a');
}

function catchSaved(): void {
  URL.createObjectURL = (saved) => {
    Object.assign(globalThis, { saved });
    return '#';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
}

async function savedHead(): Promise<string | undefined> {
  const { saved } = globalThis as { saved?: Blob };
  return saved?.slice(0, 6).text();
}
