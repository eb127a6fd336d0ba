// How well places for 10 to 10,000 jobs would be used: a simulation, fed with what was measured.
// node bench/clusterSize.mjs [workload…] [--places N] [--seed N]; workloads: batch, survey, tree,
// levels --places: those of one worker, 16 if not given
import { parseArgs } from 'node:util';
import { seededRandom } from '@glissade/core';
import { simulate } from './cluster/simulation.mjs';
import { WORKLOADS } from './cluster/workloads.mjs';
import { formatNumber, formatTable } from './report/table.mjs';

const PLACES = [10, 100, 1000, 10_000];

const { values, positionals } = parseArgs({
  options: {
    places: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !WORKLOADS.some(({ kind }) => kind === name));
if (unknown !== undefined) {
  console.error(
    'usage: node bench/clusterSize.mjs [batch] [survey] [tree] [levels] [--places N] [--seed N]',
  );
  process.exit(2);
}
const placesOfWorker = Number(values.places);
const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;
for (const { kind, title, ...work } of WORKLOADS) {
  if (positionals.length > 0 && !positionals.includes(kind)) continue;
  const rows = PLACES.map((places) => {
    const whole = seededRandom(Number(values.seed));
    const random = () => whole(2 ** 30) / 2 ** 30;
    const told = simulate({ ...work, places, placesOfWorker, random });
    if (told.isBroken) {
      const why = `no time left: workers as such take ${percent(told.load)}`;
      return [places.toLocaleString('en'), '–', '–', '–', '–', '–', '–', why];
    }
    return [
      places.toLocaleString('en'),
      percent(told.efficiency),
      formatNumber(told.seconds),
      told.jobs.toLocaleString('en'),
      formatNumber(told.commandsPerSecond),
      percent(told.redisLoad),
      formatNumber(told.bytes / 1e6),
      `command ${percent(told.commandLoad)}`,
    ];
  });
  const heads = ['places', 'used', 'seconds', 'jobs', 'Redis/s', 'its load', 'its MB', ''];
  console.log(`${title}\n${formatTable(heads, rows)}\n`);
}
