import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatAnytimeRows } from '../workloads/anytime.mjs';
import { formatCold } from '../workloads/cold.mjs';
import { formatTileRows } from '../workloads/tileRuns.mjs';
import { machineLine } from './machine.mjs';
import { formatWork } from './table.mjs';

/**
 * All of one run, as it is stored.
 * @typedef {{
 *   readonly date: string,
 *   readonly machine: ReturnType<typeof import('./machine.mjs').describeMachine>,
 *   readonly settings: unknown,
 *   readonly spaces: readonly import('./table.mjs').MeasuredWork[],
 *   readonly tiles: readonly import('../workloads/tileRuns.mjs').TileRow[],
 *   readonly anytime?: readonly import('../workloads/anytime.mjs').AnytimeRow[],
 *   readonly cold: readonly import('../workloads/cold.mjs').ColdRow[],
 *   readonly faults: readonly string[],
 * }} BenchResult
 */

const folder = fileURLToPath(new URL('../results/', import.meta.url));

/**
 * What is wrong: our engines and the yardsticks must agree with what is known and with each other.
 * That a peer is wrong is a remark in its row.
 * @param {Pick<BenchResult, 'spaces' | 'tiles' | 'anytime'>} result
 */
export function findFaults({ spaces, tiles, anytime = [] }) {
  const boards = [...tiles, ...anytime];
  return [...spaces.flatMap(faultsOfWork), ...boards.flatMap(({ faults }) => faults)];
}

/** @param {import('./table.mjs').MeasuredWork} work */
function faultsOfWork({ id, mode, rows }) {
  const trusted = rows.filter(({ side }) => side !== 'peer');
  const faults = trusted.flatMap(({ contestant, faults, notShortest }) => [
    ...faults.map((fault) => `${id}: ${contestant}: ${fault}`),
    ...(notShortest > 0 ? [`${id}: ${contestant}: ${notShortest} not shortest`] : []),
  ]);
  const levels = new Set(trusted.flatMap((row) => row.levels ?? []));
  if (mode === 'whole' && levels.size > 1) {
    faults.push(`${id}: the solvers see ${[...levels].join(' and ')} levels`);
  }
  return faults;
}

/** @param {Pick<BenchResult, 'date' | 'machine'>} result */
export function formatHead({ date, machine }) {
  return `${date.slice(0, 10)}  ${machineLine(machine)}\n`;
}

/** A stored result as tables. @param {BenchResult} result */
export function formatResult(result) {
  return [
    formatHead(result),
    ...result.spaces.map(formatWork),
    ...(result.tiles.length > 0 ? [formatTileRows(result.tiles)] : []),
    ...(result.anytime?.length ? [formatAnytimeRows(result.anytime)] : []),
    ...(result.cold.length > 0 ? [formatCold(result.cold)] : []),
  ].join('\n');
}

/** @param {string} path @returns {BenchResult} */
export function readResult(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Writes bench/results/NAME.json and says its path.
 * @param {string} name
 * @param {BenchResult} result
 */
export function writeResult(name, result) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  return `bench/results/${name}.json`;
}
