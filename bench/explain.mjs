// Processor time and memory of explain(), each puzzle in a fresh process:
//   node bench/explain.mjs              Klotski in moves, se95123 in steps
//   node bench/explain.mjs ID METRIC    another puzzle of the catalogue
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { byId, puzzleOf } from 'glissade/catalogue';
import { explainSync } from 'glissade/explain';

const PUZZLES = [
  ['klotski', 'moves'],
  ['se95123', 'steps'],
];

const [id, metric, isChild] = process.argv.slice(2);
if (isChild) measure();
else for (const row of id ? [[id, metric ?? 'moves']] : PUZZLES) runChild(row);

/** @param {readonly string[]} row */
function runChild(row) {
  const file = fileURLToPath(import.meta.url);
  execFileSync(process.execPath, [file, ...row, 'child'], { stdio: 'inherit' });
}

function measure() {
  const record = byId(id);
  if (!record) throw new Error(`the catalogue has no ${id}`);
  const puzzle = puzzleOf(record);
  const before = process.cpuUsage();
  const explanation = explainSync(puzzle, {
    metric: /** @type {import('glissade').Metric} */ (metric),
  });
  const { user, system } = process.cpuUsage(before);
  if (explanation.status !== 'explained') throw new Error(`it ended ${explanation.status}`);
  const { length, states, stats } = explanation;
  const seconds = ((user + system) / 1e6).toFixed(2);
  const megabytes = Math.round(stats.peakBytes / 1e6);
  process.stdout.write(
    `${id}: ${length} ${metric}, ${states} states, ${seconds} s processor, ${megabytes} MB\n`,
  );
}
