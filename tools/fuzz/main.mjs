// `npm run fuzz`: random inputs for everything that reads what others wrote, until the time is
// over. What fails is printed with its seed and the smallest input that shows it.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildFuzzer } from './build.mjs';
import { FuzzThread } from './fuzzThread.mjs';
import { printFailure, printSum } from './report.mjs';

/** @typedef {import('./report.mjs').Tally} Tally */

const USAGE = `npm run fuzz -- [--minutes 10] [--seed 1] [--target NAME]…`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string' },
      target: { type: 'string', multiple: true, default: [] },
    },
  });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error(USAGE);
  return { minutes, seed, names: values.target };
}

/** @param {readonly import('./report.mjs').Known[]} known @param {readonly string[]} names */
function chosen(known, names) {
  const unknown = names.find((name) => !known.some((target) => target.name === name));
  if (unknown !== undefined) {
    throw new Error(`no target ${unknown}; there are ${known.map(({ name }) => name).join(', ')}`);
  }
  return names.length === 0 ? known : known.filter(({ name }) => names.includes(name));
}

/** The target that is farthest behind its share of the time. @param {readonly Tally[]} tallies */
function leastServed(tallies) {
  const served = (/** @type {Tally} */ { timeMs, target }) => timeMs / target.share;
  return tallies.reduce((least, tally) => (served(tally) < served(least) ? tally : least));
}

async function main() {
  const { minutes, seed, names } = readOptions();
  const script = await buildFuzzer();
  const thread = new FuzzThread(script);
  const targets = chosen(await thread.targets(), names);
  /** @type {Tally[]} */
  const tallies = targets.map((target) => ({ target, inputs: 0, timeMs: 0, failures: new Map() }));
  console.log(`seed ${seed}, ${minutes} minutes, ${targets.length} targets`);
  const endMs = Date.now() + minutes * 60_000;
  for (let batch = 0; Date.now() < endMs; batch++) {
    const tally = leastServed(tallies);
    const own = (seed + Math.imul(batch, 0x9e3779b1)) | 0;
    const { inputs, timeMs, failure } = await thread.run(tally.target, own);
    tally.inputs += inputs;
    tally.timeMs += timeMs;
    if (failure) printFailure(failure, tally);
  }
  await thread.end();
  rmSync(script, { force: true });
  process.exitCode = printSum(tallies) ? 1 : 0;
}

await main();
