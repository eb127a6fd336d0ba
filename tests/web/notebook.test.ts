import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mainFile } from '../cli/runCli.ts';
import { connectToChromium } from '../services/services.ts';

type Traits = Record<string, unknown>;

/** A model, as the page keeps it. */
type Shown = { readonly answer: (message: object) => void };
type Widget = { readonly render: (shown: object) => () => void };
type Load = (source: string) => Promise<{ readonly default: Widget }>;

const EASY = '1 2 3/4 5 6/0 7 8';
const ABOUT = { playable: true, theme: '', moves: '', count: 0, is_solved: false };

let script: string;
let browser: Awaited<ReturnType<typeof connectToChromium>>;
beforeAll(async () => {
  const input = `${JSON.stringify({ id: 1, op: 'player' })}\n`;
  const { stdout } = spawnSync(process.execPath, [mainFile, 'serve', '--stdio'], { input });
  script = JSON.parse(String(stdout)).result.script;
  browser = await connectToChromium();
});
afterAll(() => browser.close());

/** A notebook that shows a widget of these traits. */
async function notebookWith(traits: Traits): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setContent('<!doctype html><html lang="en"><body><div id="cell"></div></body></html>');
  // What is compiled for tests cannot import in a page.
  await page.evaluate('window.load = (source) => import(source)');
  await page.evaluate(
    async ([text, given]) => {
      const source = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const { default: widget } = await (window as unknown as { load: Load }).load(source);
      const listeners = new Map<string, Set<(message?: unknown) => void>>();
      const tell = (event: string, message?: unknown) => {
        for (const one of listeners.get(event) ?? []) one(message);
      };
      const of = (event: string) =>
        listeners.get(event) ?? listeners.set(event, new Set()).get(event)!;
      const shown = {
        traits: given,
        sent: [] as object[],
        saved: 0,
        set: (name: string, value: unknown) => {
          if (given[name] === value) return;
          given[name] = value;
          tell(`change:${name}`);
        },
        answer: (message: object) => tell('msg:custom', message),
        heard: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
        close: () => undefined as unknown,
      };
      const model = {
        get: (name: string) => given[name],
        set: shown.set,
        save_changes: () => shown.saved++,
        on: (event: string, listener: () => void) => of(event).add(listener),
        off: (event: string, listener: () => void) => of(event).delete(listener),
        send: (message: object) => shown.sent.push(message),
      };
      shown.close = widget.render({ model, el: document.querySelector('#cell') });
      Object.assign(window, { shown });
    },
    [script, traits] as const,
  );
  return page;
}

describe('a board in a notebook', () => {
  test('tells Python what is played, and follows what Python sets', async () => {
    const page = await notebookWith({ ...ABOUT, puzzle: EASY });
    await page.getByRole('gridcell', { name: '7, ' }).click();
    await page.getByRole('gridcell', { name: '8, ' }).click();
    await page.getByText('Solved in 2 moves').waitFor();
    expect(await page.evaluate('shown.traits')).toMatchObject({
      count: 2,
      is_solved: true,
      moves: 'L2',
    });
    expect(await page.evaluate('shown.saved')).toBe(2);
    await page.evaluate("shown.set('moves', 'D')");
    await page.getByText('1 move').waitFor();
    await page.evaluate("shown.set('playable', false)");
    await page.getByRole('slider').waitFor();
    await page.evaluate("shown.set('theme', 'dark')");
    const frame = page.locator('.frame');
    const look = () => frame.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await look()).toBe('rgb(19, 21, 25)');
  });

  test('asks Python for hints', async () => {
    const page = await notebookWith({ ...ABOUT, puzzle: EASY, moves: 'D' });
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    await page.waitForFunction('shown.sent.length === 1');
    expect(await page.evaluate('shown.sent')).toEqual([{ id: 1, puzzle: EASY, after: 'D' }]);
    await page.evaluate("shown.answer({ id: 1, status: 'solved', moves: 'U L2' })");
    await page.locator('.arrow[d^=M]').waitFor();
    await hint.click();
    await page.waitForFunction('shown.sent.length === 2');
    const fault = page.evaluate(
      () =>
        new Promise((resolve) => {
          const player = document.querySelector('glissade-player')!;
          player.addEventListener('error', (event) => resolve(Object(event).detail.message));
          (window as unknown as { shown: Shown }).shown.answer({ id: 2, error: 'no time' });
        }),
    );
    expect(await fault).toBe('Error: no time');
  });

  test('leaves nothing behind', async () => {
    const page = await notebookWith({ ...ABOUT, puzzle: EASY });
    expect(await page.evaluate('shown.heard()')).toBe(5);
    await page.evaluate('shown.close()');
    expect(await page.evaluate('shown.heard()')).toBe(0);
  });
});
