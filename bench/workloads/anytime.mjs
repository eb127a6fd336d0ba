import { readFileSync } from 'node:fs';
import { runChild } from '../contestants/contestant.mjs';
import { mean, median } from '../report/statistics.mjs';
import { formatNumber, formatTable } from '../report/table.mjs';
import { formatTiles, randomBoard } from './tileBoards.mjs';

/**
 * A workload of anytime search: boards that are solved soon, then better. Lengths are taken after
 * so many seconds (`marks`); `known` is the mean of lengths known of the same boards.
 * @typedef {{
 *   readonly id: string,
 *   readonly title: string,
 *   readonly boards: readonly string[],
 *   readonly marks: readonly number[],
 *   readonly known?: number,
 *   readonly knownAs?: string,
 * }} AnytimeWorkload
 */

/**
 * @typedef {{
 *   readonly work: string,
 *   readonly boards: number,
 *   readonly firstMs: number,
 *   readonly firstLength: number,
 *   readonly means: readonly { readonly seconds: number, readonly length: number }[],
 *   readonly known?: number,
 *   readonly knownAs?: string,
 *   readonly faults: readonly string[],
 * }} AnytimeRow
 */

/**
 * The set of DeepCubeA for a side: number, tiles, published length, in some an optimum.
 * @param {number} side @param {number} seconds @param {number} count @returns {AnytimeWorkload}
 */
function published(side, seconds, count) {
  const tiles = side * side;
  const path = new URL(`../../tests/data/deepcubea${tiles - 1}.txt`, import.meta.url);
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .slice(0, count)
    .map((line) => line.split(' '));
  const hasOptima = rows[0].length > tiles + 2;
  return {
    id: `deepcubea-${tiles - 1}`,
    title: `${rows.length} of DeepCubeA’s ${side}×${side}`,
    boards: rows.map((row) => formatTiles(row.slice(1, tiles + 1).map(Number), side)),
    marks: [seconds],
    known: mean(rows.map((row) => Number(row[tiles + (hasOptima ? 2 : 1)]))),
    knownAs: hasOptima ? 'optimal' : 'DeepCubeA, on GPUs',
  };
}

/** @param {number} side @param {readonly number[]} marks @param {number} count */
function random(side, marks, count) {
  const boards = Array.from({ length: count }, (_, at) => randomBoard(side, 1000 * side + at).text);
  return { id: `any-${side}x${side}`, title: `${count} random ${side}×${side}`, boards, marks };
}

/** @param {number} count boards of a set at most @returns {AnytimeWorkload[]} */
export function anytimeWorkloads(count) {
  return [
    published(5, 5, count),
    published(6, 10, count),
    published(7, 20, count),
    random(10, [1, 10], Math.min(count, 10)),
    random(50, [], 1),
    random(100, [], 1),
  ];
}

/**
 * @param {AnytimeWorkload} work
 * @param {{ readonly memoryBytes: number }} limits
 * @returns {AnytimeRow}
 */
export function runAnytime(work, { memoryBytes }) {
  const { id, title, boards, marks, known, knownAs } = work;
  /** @type {{ firstMs: number, firstLength: number, lengths: number[] }[]} */
  const results = [];
  /** @type {string[]} */
  const faults = [];
  // A process for each board: the first answer is a cold one.
  for (const [at, board] of boards.entries()) {
    const result = runChild('anytime', { board, marks, memoryBytes });
    if ('failed' in result) faults.push(`${id} board ${at + 1}: ${result.failed}`);
    else results.push(/** @type {any} */ (result));
  }
  return {
    work: title,
    boards: results.length,
    firstMs: median(results.map(({ firstMs }) => firstMs)),
    firstLength: mean(results.map(({ firstLength }) => firstLength)),
    means: marks.map((seconds, at) => ({
      seconds,
      length: mean(results.map(({ lengths }) => lengths[at])),
    })),
    ...(known === undefined ? {} : { known, knownAs }),
    faults,
  };
}

/** @param {readonly AnytimeRow[]} rows */
export function formatAnytimeRows(rows) {
  const cells = rows.map(({ work, firstMs, firstLength, means, known, knownAs }) => [
    work,
    formatNumber(firstMs),
    formatNumber(firstLength),
    means.map(({ seconds, length }) => `${length.toFixed(2)} at ${seconds} s`).join(', ') || '–',
    known === undefined ? '–' : `${known.toFixed(2)} (${knownAs})`,
  ]);
  const heads = ['boards', 'first ms', 'its length', 'mean length', 'known'];
  return `Any size, any time (wall clock)\n${formatTable(heads, cells)}\n`;
}
