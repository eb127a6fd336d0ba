import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { build } from 'esbuild';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mainFile } from '../cli/runCli.ts';
import { connectToChromium } from '../services/services.ts';
import type { HostPage } from './harness/assistantHost.ts';
import { connectClient } from './harness/mcpClient.ts';

const EASY = '1 2 3/4 5 6/0 7 8';
const BLOCKS = 'start:\nA.B\n...\ngoal:\n...\n..A';
const HTML_MAX = 400_000;
/** What a host can do that shows boards. */
const ABLE = { serverTools: {}, updateModelContext: { text: {} } };

let browser: Browser;
let client: Client;
let hostScript: string;

beforeAll(async () => {
  client = await connectClient([mainFile, 'mcp']);
  browser = await connectToChromium();
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'harness/assistantHost.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  hostScript = outputFiles[0]!.text;
});
afterAll(async () => {
  await client.close();
  await browser.close();
});

/** The page that the server offers for the board. */
async function boardPage(): Promise<string> {
  const { tools } = await client.listTools();
  const { _meta } = tools.find(({ name }) => name === 'board')!;
  const { resourceUri } = _meta!.ui as { resourceUri: string };
  const { contents } = await client.readResource({ uri: resourceUri });
  return (contents[0] as { text: string }).text;
}

type Shown = { readonly page: Page; readonly board: FrameLocator; readonly faults: string[] };

/** A chat in which the assistant has called `board`. */
async function chatWith(
  given: Record<string, string>,
  context: Readonly<Record<string, unknown>> = {},
  able = ABLE,
) {
  const opened = await browser.newContext({ viewport: { width: 480, height: 700 } });
  onTestFinished(() => opened.close());
  const page = await opened.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.exposeFunction('callTool', (params: { name: string }) => client.callTool(params));
  await page.setContent('<!doctype html><body style="margin: 0"></body>');
  await page.addScriptTag({ content: hostScript, type: 'module' });
  const html = await boardPage();
  await page.evaluate(
    ([text, around, capabilities]) =>
      (window as unknown as HostPage).open(text, around, capabilities),
    [html, context, able] as const,
  );
  await show(page, await client.callTool({ name: 'board', arguments: given }));
  return { page, board: page.frameLocator('iframe'), faults } satisfies Shown;
}

const show = (page: Page, result: object) =>
  page.evaluate((one) => (window as unknown as HostPage).showResult(one), result);

/** What the model was told so far, once it is so many times. */
async function toldModel(page: Page, times: number) {
  await page.waitForFunction((n) => (window as unknown as HostPage).told.length >= n, times);
  const told = await page.evaluate(() => (window as unknown as HostPage).told);
  expect(told).toHaveLength(times);
  return told as { content: { text: string }[]; structuredContent: Record<string, unknown> }[];
}

describe('the page', () => {
  test('is one file of at most 400 kB, found by the tool that shows it', async () => {
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([
      { uri: 'ui://glissade/board.html', mimeType: 'text/html;profile=mcp-app' },
    ]);
    const html = await boardPage();
    expect(html).toMatch(/^<!doctype html>/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(HTML_MAX);
    // Nothing is asked of any host, as the policy of the resource says.
    const addresses = new Set(html.match(/https?:\/\/[^"'\s)]+/g));
    expect([...addresses]).toEqual(['http://www.w3.org/2000/svg']);
    await expect(client.readResource({ uri: 'ui://glissade/other.html' })).rejects.toThrow(
      'there is no resource ui://glissade/other.html',
    );
  });
});

describe('a person who plays', () => {
  test('moves tiles, and the model is told of each move', async () => {
    const { page, board, faults } = await chatWith({ puzzle: EASY });
    await board.getByRole('gridcell', { name: '7, ' }).click();
    const [first] = await toldModel(page, 1);
    expect(first!.structuredContent).toMatchObject({ moves: 'L', count: 1, isSolved: false });
    expect(first!.content[0]!.text).toContain('has played 1 move on the board: L.');
    expect(first!.content[0]!.text).toContain('7 . 8');
    await board.getByRole('gridcell', { name: '8, ' }).click();
    await board.getByText('Solved in 2 moves').waitFor();
    const [, last] = await toldModel(page, 2);
    expect(last!.structuredContent).toMatchObject({ count: 2, isSolved: true });
    expect(last!.content[0]!.text).toContain('That solves the puzzle.');
    // What it was told is what it can ask the tools about.
    const { puzzle, moves } = last!.structuredContent;
    const asked = await client.callTool({ name: 'hint', arguments: { puzzle, after: moves } });
    expect(asked.structuredContent).toMatchObject({ distance: 0 });
    await board.getByRole('button', { name: 'Undo' }).click();
    expect((await toldModel(page, 3))[2]!.structuredContent).toMatchObject({ count: 1 });
    expect(faults).toEqual([]);
  });

  test('asks for a hint, which the server proves', async () => {
    const { page, board } = await chatWith({ puzzle: BLOCKS, after: 'BL' });
    await board.getByText('1 move').waitFor();
    await board.getByRole('button', { name: 'Hint' }).click();
    await board.getByText('Hint: ADR2').waitFor();
    await board.locator('.arrow').waitFor();
    expect(await page.evaluate(() => (window as unknown as HostPage).told)).toEqual([]);
  });

  test('sees all of the board, in the colours and language of the host', async () => {
    const { page, board } = await chatWith(
      { puzzle: 'klotski' },
      { theme: 'dark', locale: 'zh-CN' },
    );
    await board.getByRole('button', { name: '撤销' }).waitFor();
    const frame = page.locator('iframe');
    const isWhole = () =>
      frame.evaluate((one: HTMLIFrameElement) => one.getBoundingClientRect().height > 400);
    await expect.poll(isWhole).toBe(true);
    const look = () =>
      board.locator('.frame').evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await look()).toBe('rgb(19, 21, 25)');
    await page.evaluate(() =>
      (window as unknown as HostPage).changeContext({ theme: 'light', locale: 'en' }),
    );
    await board.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await look()).toBe('rgb(246, 245, 242)');
    expect(await page.evaluate(() => (window as unknown as HostPage).close())).toEqual({});
  });

  test('is offered no hints where the host asks no tools, and plays all the same', async () => {
    const able = { updateModelContext: { text: {} } } as typeof ABLE;
    const { page, board } = await chatWith({ puzzle: EASY }, {}, able);
    expect(await board.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await board.getByRole('gridcell', { name: '7, ' }).click();
    await toldModel(page, 1);
  });

  test('reads what is wrong with a puzzle, and plays the next', async () => {
    const { page, board } = await chatWith({ puzzle: '1 2/0 9' });
    await board.getByRole('status').getByText('9').waitFor();
    const next = await client.callTool({ name: 'board', arguments: { puzzle: EASY } });
    await show(page, next);
    await board.getByRole('gridcell', { name: '7, ' }).waitFor();
  });
});

test('a host without boards gets the puzzle and its goal as text', async () => {
  const { content } = await client.callTool({
    name: 'board',
    arguments: { puzzle: BLOCKS, after: 'AD' },
  });
  const { text } = content[0] as { text: string };
  expect(text).toMatch(/^The board:\n\.\.B\nA\.\.\n\nThe goal:\n\.\.\.\n\.\.A\n/);
});
