import { readFileSync } from 'node:fs';
import { tileClassOf } from '@glissade/core';
import { runChild } from '../contestants/contestant.mjs';
import { median } from '../report/statistics.mjs';
import { formatNumber, formatRatio, formatTable } from '../report/table.mjs';

/**
 * Tile boards to be answered one after the other by one process.
 * @typedef {{
 *   readonly id: string,
 *   readonly title: string,
 *   readonly engine: string,
 *   readonly metric: 'stm' | 'mtm',
 *   readonly boards: readonly {
 *     readonly text: string,
 *     readonly optimum?: number,
 *     readonly positions?: number,
 *   }[],
 *   readonly goal?: string,
 *   readonly child?: 'tiles' | 'wholeTable',
 *   readonly threads?: number,
 *   readonly tables?: 'heavy',
 *   readonly cache?: 'off',
 *   readonly large?: boolean,
 * }} TileWork
 */

/**
 * Time for one board, time after which no more boards of a work are begun, memory.
 * @typedef {{
 *   readonly boardMs: number,
 *   readonly workMs: number,
 *   readonly memoryBytes: number,
 * }} TileLimits
 */

/**
 * What came of a work. Times are of a board, set-up apart; `perN3`: mean length / side³.
 * @typedef {{
 *   readonly work: string,
 *   readonly failed?: string,
 *   readonly rounds?: number,
 *   readonly setupMs?: number,
 *   readonly meanMs?: number,
 *   readonly medianMs?: number,
 *   readonly maxMs?: number,
 *   readonly nodes?: number,
 *   readonly nodesPerSecond?: number,
 *   readonly peakBytes?: number,
 *   readonly rssBytes?: number,
 *   readonly perN3?: number,
 *   readonly solved?: number,
 *   readonly undecided?: number,
 *   readonly untried?: number,
 *   readonly faults: readonly string[],
 * }} TileRow
 */

/**
 * Columns of a data file: number, 16 tiles, optima.
 * @param {string} name
 * @param {number} column
 * @returns {TileWork['boards']}
 */
function readBoards(name, column) {
  const path = new URL(`../../tests/data/${name}.txt`, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(' '))
    .map((words) => ({
      text: formatTiles(words.slice(1, 17).map(Number), 4),
      optimum: Number(words[column]),
    }));
}

/** Numbers of Korf and Felner's 24-puzzles, those with the fewest nodes as published first. */
const EASIEST_24 = [40, 38, 25, 44, 32, 28, 22, 36, 30, 1, 29, 37, 16, 5, 13];

/** 24-puzzles with the gap first in the goal. @returns {TileWork} */
function twentyFour() {
  const path = new URL('../../tests/data/korf24.txt', import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  const boards = EASIEST_24.map((id) => {
    const line = lines.find((text) => text.startsWith(`${id} `)) ?? '';
    const numbers = line.split(' ').map(Number);
    return { text: formatTiles(numbers.slice(1, 26), 5), optimum: numbers[26] };
  });
  return {
    id: 'korf24',
    title: 'the 15 easiest of Korf and Felner’s 50 24-puzzles',
    engine: 'tiles',
    metric: 'stm',
    boards,
    goal: 'blank-first',
    tables: 'heavy',
    cache: 'off',
    large: true,
  };
}

/**
 * Tables of every position of a board.
 * @param {number} width
 * @param {number} height
 * @returns {TileWork}
 */
function whole(width, height) {
  const tiles = Array.from({ length: width * height }, (_, at) => (at + 1) % (width * height));
  return {
    id: `whole-${width}x${height}`,
    title: `all positions of ${width}×${height}`,
    engine: 'tiles',
    metric: 'stm',
    boards: [{ text: formatTiles(tiles, width), positions: 239_500_800 }],
    child: 'wholeTable',
  };
}

/** @param {readonly number[]} tiles @param {number} width */
export function formatTiles(tiles, width) {
  const rows = Array.from({ length: tiles.length / width }, (_, row) =>
    tiles.slice(row * width, (row + 1) * width).join(' '),
  );
  return rows.join('\n');
}

/**
 * A solvable n×n board with every arrangement about as likely.
 * @param {number} side
 * @param {number} seed
 */
export function randomBoard(side, seed) {
  const tiles = Array.from({ length: side * side }, (_, at) => (at + 1) % (side * side));
  const goalClass = tileClassOf(tiles, side);
  let state = seed;
  for (let at = tiles.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [tiles[at], tiles[other]] = [tiles[other], tiles[at]];
  }
  if (tileClassOf(tiles, side) !== goalClass) {
    const [a, b] = tiles.flatMap((tile, at) => (tile === 0 ? [] : [at])).slice(0, 2);
    [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
  }
  return { text: formatTiles(tiles, side) };
}

/** @param {number} side @param {number} count @returns {TileWork} */
function built(side, count) {
  return {
    id: `built-${side}x${side}`,
    title: `${count} random ${side}×${side}, built by method`,
    engine: 'constructive',
    metric: 'stm',
    boards: Array.from({ length: count }, (_, at) => randomBoard(side, 1000 * side + at)),
  };
}

/**
 * Fifteen-puzzles to be answered by a proved optimum, and large boards to be answered at once.
 * @param {string} engine that proves
 * @returns {TileWork[]}
 */
export function tileWorks(engine) {
  /**
   * @param {string} id
   * @param {string} title
   * @param {'stm' | 'mtm'} metric
   * @param {string} file
   * @param {number} [column]
   */
  const proved = (id, title, metric, file, column = metric === 'stm' ? 17 : 18) => {
    const boards = readBoards(file, column);
    return { id, title: `${title}, ${metric}`, engine, metric, boards };
  };
  return [
    {
      ...proved('korf-stm', 'Korf’s 100, one thread', 'stm', 'korf100_mtm'),
      threads: 1,
      cache: 'off',
    },
    {
      ...proved('korf-stm-heavy', 'Korf’s 100, one thread, heavy tables', 'stm', 'korf100_mtm'),
      threads: 1,
      tables: 'heavy',
      cache: 'off',
      large: true,
    },
    proved('korf-mtm', 'Korf’s 100', 'mtm', 'korf100_mtm'),
    proved('forty-three', 'the 16 boards of 43 pushes', 'mtm', 'antipodes_mtm43', 17),
    {
      ...proved('eighty', 'the 17 boards of 80 steps', 'stm', 'antipodes_stm80'),
      cache: 'off',
    },
    { ...farthest(), cache: 'off' },
    twentyFour(),
    whole(4, 3),
    whole(6, 2),
    built(10, 20),
    built(50, 3),
    built(100, 3),
  ];
}

/** A board of 80 steps in a cold process, no table at hand. @returns {TileWork} */
function farthest() {
  const text = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
  return {
    id: 'eighty-cold',
    title: 'one board of 80 steps, cold',
    engine: 'tiles',
    metric: 'stm',
    boards: [{ text, optimum: 80 }],
  };
}

/** More processes are only started for a work while those before took no longer than this. */
const ROUNDS_MS = 60_000;

/**
 * Does a work in up to `rounds` fresh processes and takes the median of each figure.
 * @param {TileWork} work
 * @param {TileLimits} limits
 * @param {number} rounds
 * @returns {TileRow}
 */
export function runTiles(work, limits, rounds) {
  const { id, title, engine, metric, boards, goal, threads, tables, cache } = work;
  /** @type {Record<string, any>[]} */
  const results = [];
  const start = performance.now();
  do {
    const job = { engine, metric, boards, goal, threads, tables, ...limits };
    const env = cache === undefined ? {} : { GLISSADE_CACHE: cache };
    const result = runChild(work.child ?? 'tiles', job, env);
    if ('failed' in result) {
      return { work: title, failed: result.failed, faults: [`${id}: ${result.failed}`] };
    }
    results.push(result);
  } while (results.length < rounds && performance.now() - start < ROUNDS_MS);
  const figures = Object.keys(results[0]).filter((key) => key !== 'faults');
  const medians = figures.map((key) => [key, median(results.map((result) => result[key]))]);
  /** @type {Set<string>} */
  const faults = new Set(results.flatMap((result) => result.faults));
  return {
    work: title,
    ...Object.fromEntries(medians),
    rounds: results.length,
    faults: [...faults].map((fault) => `${id} ${fault}`),
  };
}

const heads = [
  'tile boards',
  'solved',
  'set-up ms',
  'mean ms',
  'median ms',
  'max ms',
  'M nodes',
  'M nodes/s',
  'tables MB',
  'RSS MB',
  'length/N³',
  'remarks',
];

/** @param {readonly TileRow[]} rows */
export function formatTileRows(rows) {
  const cells = rows.map((row) => [
    row.work,
    row.solved === undefined ? '–' : `${row.solved}`,
    formatNumber(row.setupMs),
    formatNumber(row.meanMs),
    formatNumber(row.medianMs),
    formatNumber(row.maxMs),
    formatRatio(row.nodes, 1e6),
    formatRatio(row.nodesPerSecond, 1e6),
    formatRatio(row.peakBytes, 1e6),
    formatRatio(row.rssBytes, 1e6),
    formatNumber(row.perN3),
    remarksOf(row),
  ]);
  return `${formatTable(heads, cells)}\n`;
}

/** @param {TileRow} row */
function remarksOf({ failed, faults, undecided, untried }) {
  if (failed !== undefined) return `failed: ${failed}`;
  const rest = untried ? [`${untried} left out for want of time`] : [];
  return [...faults, ...(undecided ? [`${undecided} undecided`] : []), ...rest].join('; ');
}
