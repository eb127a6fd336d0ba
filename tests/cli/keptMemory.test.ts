import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const library = new URL('../../packages/glissade/dist/', import.meta.url).href;

/** Calls that build tables or start kernels: how often before memory is looked at, and then. */
const CALLS: readonly (readonly [call: string, first: number, more: number])[] = [
  ['solve(FOUR, { anytime: true, limits })', 10, 90],
  ['solve(FIVE, { anytime: true, limits })', 5, 15],
  ['solve(FOUR, { limits })', 5, 15],
  ["solve(FOUR, { metric: 'mtm', limits })", 5, 15],
  ['solve(klotski)', 5, 20],
  ["solve(klotski, { engine: 'packed', limits: { nodes: 2000 } })", 5, 15],
  ["solve(klotski, { engine: 'anytime', limits })", 3, 10],
  ["solve(EIGHT, { engine: 'astar' })", 5, 15],
  ['prepareTables(EIGHT)', 5, 20],
  ['distanceTable(EIGHT)', 5, 20],
  ['solveCertified(klotski)', 3, 8],
  ['analyse(EIGHT)', 2, 4],
  ['explain(EIGHT)', 2, 3],
];

/** Far less than the tables of one of the searches take each time. */
const KEPT_MB_MAX = 40;

/**
 * Prints how many megabytes more the process holds after more calls, one call a line. What is kept
 * grows with every round: one in which the system has only not taken pages back is tried again.
 */
const program = `
  import { analyse, solve } from '${library}index.js';
  import { puzzleById, puzzleOf } from '${library}catalogue.js';
  import { solveCertified } from '${library}certificate.js';
  import { explain } from '${library}explain.js';
  import { distanceTable, prepareTables } from '${library}tables.js';
  const EIGHT = '8 6 4/0 7 2/5 1 3';
  const FOUR = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
  const FIVE = '3 19 24 9 8/11 7 12 2 4/17 23 20 18 6/16 5 1 14 21/0 15 10 13 22';
  const klotski = puzzleOf(puzzleById('klotski'));
  const limits = { nodes: 20_000 };
  async function heldAfter(run, times) {
    for (let i = 0; i < times; i++) await run();
    gc();
    return process.memoryUsage().rss / 1e6;
  }
  for (const [run, first, more] of [
    ${CALLS.map(([call, ...times]) => `[() => ${call}, ${times}]`)}
  ]) {
    let held = await heldAfter(run, first);
    let grown = Infinity;
    for (let round = 0; round < 2 && grown > ${KEPT_MB_MAX}; round++) {
      const before = held;
      held = await heldAfter(run, more);
      grown = held - before;
    }
    console.log(Math.round(grown));
  }`;

test('a process that asks again and again holds no more than one that asked a few times', () => {
  const argv = ['--expose-gc', '--input-type=module', '--eval', program];
  const env = { PATH: process.env.PATH, GLISSADE_CACHE: 'off' };
  const { stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8', env });
  expect(stderr).toBe('');
  const kept = stdout.trim().split('\n').map(Number);
  expect(kept).toHaveLength(CALLS.length);
  const grown = CALLS.flatMap(([call], at) => (kept[at]! <= KEPT_MB_MAX ? [] : [[call, kept[at]]]));
  expect(grown).toEqual([]);
});
