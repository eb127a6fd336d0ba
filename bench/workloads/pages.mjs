// npm run bench -- pages: large tile boards answered by one thread of a page, in Chromium.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { mean } from '../report/statistics.mjs';
import { formatNumber, formatTable } from '../report/table.mjs';
import { formatTiles } from './tileBoards.mjs';

const source = fileURLToPath(new URL('../pages/', import.meta.url));
const built = fileURLToPath(new URL('../build/pages/', import.meta.url));

/**
 * @typedef {{ text: string, known: number }} PageBoard
 * @typedef {{ status: string, length: number, expanded: number, timeMs: number }} PageAnswer
 * @typedef {{ title: string, knownAs: string, boards: PageBoard[] }} PageWork
 */

/**
 * The first boards of a list: number, tiles, length.
 * @param {string} name @param {number} side @param {number} count @param {string} goal
 */
function listed(name, side, count, goal) {
  const text = readFileSync(new URL(`../../tests/data/${name}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^\d/.test(line));
  return lines.slice(0, count).map((line) => {
    const [, ...numbers] = line.split(' ').map(Number);
    const rows = formatTiles(numbers.slice(0, side * side), side);
    return { text: `tiles:\n${rows}\ngoal: ${goal}\n`, known: numbers[side * side] };
  });
}

/** @returns {PageWork[]} */
function pageWorkloads() {
  return [
    {
      title: 'Korf and Felner’s 5×5',
      knownAs: 'optimal',
      boards: listed('korf24.txt', 5, 10, 'blank-first'),
    },
    {
      title: 'DeepCubeA’s 7×7',
      knownAs: 'DeepCubeA, on GPUs',
      boards: listed('deepcubea48.txt', 7, 8, 'standard'),
    },
  ];
}

/**
 * Seconds of processor time that the renderers of a browser have used.
 * @param {import('playwright-core').CDPSession} devtools
 */
async function rendererSeconds(devtools) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Answers the boards of a workload one after the other.
 * @param {PageWork} work
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} devtools
 * @param {number} timeMs for each board
 */
async function answerAll({ title, knownAs, boards }, page, devtools, timeMs) {
  const lengths = [];
  const faults = [];
  let expanded = 0;
  const begun = await rendererSeconds(devtools);
  for (const { text } of boards) {
    /** @type {PageAnswer} */
    const answer = await page.evaluate(
      ([board, ms]) => Reflect.get(globalThis, 'answer')(board, ms),
      /** @type {const} */ ([text, timeMs]),
    );
    if (answer.status !== 'solved') faults.push(`${title}: ${answer.status}`);
    lengths.push(answer.length);
    expanded += answer.expanded;
  }
  const seconds = (await rendererSeconds(devtools)) - begun;
  const known = mean(boards.map((board) => board.known));
  return { title, knownAs, known, length: mean(lengths), lengths, seconds, expanded, faults };
}

/** @param {Awaited<ReturnType<typeof answerAll>>[]} rows */
function formatPageRows(rows) {
  const cells = rows.map(({ title, knownAs, known, length, lengths, seconds, expanded }) => [
    title,
    length.toFixed(2),
    `${known.toFixed(2)} (${knownAs})`,
    (seconds / lengths.length).toFixed(1),
    formatNumber(expanded / lengths.length / 1e6),
  ]);
  return formatTable(['boards', 'mean length', 'known', 'cpu s/board', 'M states/board'], cells);
}

/**
 * Prints the table, and every length if `verbose`; 1 where a board was not solved.
 * @param {{ pageMs: number, boards: number, verbose: boolean }} options time for each board, and
 * how many of each set at most
 */
export async function runPages({ pageMs: timeMs, boards: most, verbose }) {
  const base = {
    root: source,
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('error'),
  };
  await build({ ...base, base: './', build: { outDir: built, emptyOutDir: true } });
  const server = await preview({
    ...base,
    build: { outDir: built },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const devtools = await browser.newBrowserCDPSession();
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const rows = [];
    for (const { boards, ...work } of pageWorkloads()) {
      const some = { ...work, boards: boards.slice(0, most) };
      rows.push(await answerAll(some, page, devtools, timeMs));
    }
    console.log(`In Chromium ${browser.version()}, one thread, ${timeMs / 1000} s a board`);
    console.log(formatPageRows(rows));
    if (verbose)
      for (const { title, lengths } of rows) console.log(`${title}: ${lengths.join(' ')}`);
    console.log(
      `load average ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    const faults = rows.flatMap((row) => row.faults);
    for (const fault of faults) console.error(`WRONG  ${fault}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
}
