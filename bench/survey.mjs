// How long whole surveys take: processor time of all threads, and elapsed time.
// node bench/survey.mjs [family…] [--threads N]; build first. Without a family: all of the list.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { formatNumber, formatTable } from './report/table.mjs';

/** What the totals of each must say: docs/surveys.md. */
/** @type {readonly { family: string, known: Readonly<Record<string, number>> }[]} */
const FAMILIES = [
  { family: 'simple 4x4', known: { packings: 55_807_716, states: 181_585_335 } },
  { family: 'rush 4', known: { boards: 1349 } },
  { family: 'rush 5', known: { boards: 268_109, minimal: 1730 } },
  { family: 'klotski', known: { layouts: 29_334_498, components: 25_422 } },
];

const library = new URL('../packages/glissade/dist/survey.js', import.meta.url).href;

/**
 * Runs in a process of its own, which prints one object.
 * @param {string} family
 * @param {number} threads
 */
function programOf(family, threads) {
  return `
    import { survey } from '${library}';
    const startedMs = performance.now();
    const outcome = await survey({ family: ${JSON.stringify(family)}, threads: ${threads} });
    const { user, system } = process.cpuUsage();
    const wallMs = performance.now() - startedMs;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    const cpuMs = (user + system) / 1e3;
    console.log(JSON.stringify({ totals: outcome.totals, cpuMs, wallMs, megabytes }));`;
}

/** @param {(typeof FAMILIES)[number]} entry @param {number} threads */
function measure({ family, known }, threads) {
  const load = loadavg()[0].toFixed(1);
  const args = ['--input-type=module', '--eval', programOf(family, threads)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${family}: ${stderr}`);
  const { totals = {}, cpuMs, wallMs, megabytes } = JSON.parse(stdout);
  for (const [name, count] of Object.entries(known)) {
    if (totals[name] === count) continue;
    console.error(`WRONG  ${family}: ${totals[name]} ${name} instead of ${count}`);
    process.exitCode = 1;
  }
  const seconds = [cpuMs, wallMs].map((ms) => formatNumber(ms / 1e3));
  return [family, ...seconds, formatNumber(megabytes), `load ${load} at the start`];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string', default: '2' } },
});
const unknown = positionals.find((name) => !FAMILIES.some(({ family }) => family === name));
if (unknown !== undefined || !(Number(values.threads) >= 1)) {
  const names = FAMILIES.map(({ family }) => `'${family}'`).join(' ');
  console.error(`usage: node bench/survey.mjs [${names}] [--threads N]`);
  process.exitCode = 2;
} else {
  const chosen = FAMILIES.filter(
    ({ family }) => positionals.length === 0 || positionals.includes(family),
  );
  const rows = chosen.map((entry) => measure(entry, Number(values.threads)));
  const heads = ['survey', 'cpu s', 'wall s', 'MB', 'remarks'];
  console.log(`${values.threads} threads\n${formatTable(heads, rows)}`);
}
