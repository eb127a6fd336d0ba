import { runChild } from '../contestants/contestant.mjs';
import { median } from '../report/statistics.mjs';
import { formatNumber, formatRatio, formatTable } from '../report/table.mjs';

/** @typedef {import('./tiles.mjs').TileWorkload} TileWorkload */

/**
 * Time for one board, time after which no more boards of a workload are begun, memory.
 * @typedef {{
 *   readonly boardMs: number,
 *   readonly workMs: number,
 *   readonly memoryBytes: number,
 * }} TileLimits
 */

/**
 * What came of a workload. Times are of a board, set-up apart; `perN3`: mean length / side³.
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

/** More processes are only started for a workload while those before took no longer than this. */
const ROUNDS_MS = 60_000;

/**
 * Does a workload in up to `rounds` fresh processes and takes the median of each figure.
 * @param {TileWorkload} work
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
