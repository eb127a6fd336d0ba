// Hard tile boards as one batch, beside each of them alone on one thread: processes from nothing to
// their end, with the tables that the cache has. What a batch may take is the sum of the single
// times divided by its threads, and little more memory than the largest of them.
//
//     node bench/batch.mjs [--jobs N] [--runs N] [FILE]       a board a line
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './report/statistics.mjs';
import { formatNumber } from './report/table.mjs';

const program = fileURLToPath(new URL('../packages/glissade/bin/glissade.js', import.meta.url));

/** Of the 17 boards of the 15-puzzle that are farthest from the goal: 80 steps. */
const FARTHEST = [
  '0 11 9 13/12 15 10 14/3 7 6 2/4 8 5 1',
  '0 12 10 13/15 11 14 9/7 8 6 2/4 3 5 1',
  '0 12 14 13/15 11 9 10/3 7 6 2/4 8 5 1',
  '0 12 9 13/15 11 10 14/3 7 5 6/4 8 2 1',
  '0 12 9 13/15 11 10 14/7 8 6 2/4 3 5 1',
  '0 12 9 13/15 8 10 14/11 7 6 2/4 3 5 1',
];

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '2' }, runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [file] = positionals;
const boards = file === undefined ? FARTHEST : readFileSync(file, 'utf8').trimEnd().split('\n');

/** Tells what the process and all its threads took, when it ends. */
const TELL_USAGE =
  'data:text/javascript,' +
  "process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))";

/**
 * Wall and processor time of a process in seconds, its memory in MB at its peak, and the lengths
 * that it found.
 * @param {readonly string[]} words
 * @param {string} [input]
 */
function run(words, input = '') {
  const start = performance.now();
  const argv = ['--import', TELL_USAGE, program, 'solve', '--json', '-q', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { input, encoding: 'utf8' });
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const lengths = stdout.trimEnd().split('\n');
  const usage = JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '');
  return {
    wall,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    // Node tells kilobytes.
    peak: (usage.maxRSS * 1024) / 1e6,
    lengths: lengths.map((line) => JSON.parse(line).length),
  };
}

/** @type {{ wall: number, cpu: number, peak: number }[]} */
const ratios = [];
for (let round = 1; round <= Number(values.runs); round++) {
  const alone = boards.map((board) => run([board, '--threads', '1']));
  const batch = run(['-', '--jobs', values.jobs], `${boards.join('\n')}\n`);
  if (alone.some(({ lengths: [length] }, at) => length !== batch.lengths[at])) {
    throw new Error('the batch and single runs found different lengths');
  }
  const sum = (/** @type {'wall' | 'cpu'} */ clock) =>
    alone.reduce((total, each) => total + each[clock], 0);
  const share = sum('wall') / Number(values.jobs);
  const most = Math.max(...alone.map(({ peak }) => peak));
  ratios.push({
    wall: batch.wall / share,
    cpu: batch.cpu / sum('cpu'),
    peak: batch.peak / most,
  });
  const [all, own] = [batch, { wall: share, cpu: sum('cpu'), peak: most }].map(
    ({ wall, cpu, peak }) =>
      `${formatNumber(wall)} s wall, ${formatNumber(cpu)} s processor, ${formatNumber(peak)} MB`,
  );
  console.log(`${round}: batch ${all}; alone, by ${values.jobs} threads: ${own}`);
}
const [wall, cpu, peak] = /** @type {const} */ (['wall', 'cpu', 'peak']).map((measure) =>
  formatNumber(median(ratios.map((each) => each[measure]))),
);
console.log(`batch / alone, median: ${wall} wall, ${cpu} processor, ${peak} memory`);
