// Processor time of the jobs of a survey, one after the other on one thread:
// node bench/cluster/jobTimes.mjs [FAMILY] [--jobs N]; build first. `measured.mjs` keeps them.
import { parseArgs } from 'node:util';
import { distributeSurvey } from '@glissade/worker/parts/distributeSurvey';
import { SurveyThreads } from '@glissade/worker/parts/surveyThreads';

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const [family = 'simple 4x4'] = positionals;
const threads = new SurveyThreads(1, 1 << 30);
/** @type {number[]} */
const times = [];
/** @type {Promise<unknown>} */
let last = Promise.resolve();
const enough = new Error('enough');
try {
  await distributeSurvey({ family }, (part) => {
    const own = last.then(async () => {
      if (times.length === Number(values.jobs)) throw enough;
      const before = process.cpuUsage();
      const tallies = await threads.search(part, new AbortController().signal);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1e6);
      return tallies;
    });
    last = own.catch(() => undefined);
    return own;
  });
} catch (error) {
  if (error !== enough) throw error;
}
threads.close();
times.sort((a, b) => a - b);
const at = (/** @type {number} */ share) =>
  times[Math.floor(share * (times.length - 1))].toFixed(3);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
console.log(`${family}, ${times.length} jobs: mean ${mean.toFixed(3)} s of processor time`);
console.log(`quantiles of tenths: ${Array.from({ length: 11 }, (_, i) => at(i / 10)).join(' ')}`);
