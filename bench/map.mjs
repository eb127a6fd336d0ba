// Processor time of map(), to the first layout and to the last, each puzzle in a fresh process:
//   node bench/map.mjs              Klotski, whole and folded
//   node bench/map.mjs ID [fold]    another puzzle of the catalogue
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { byId, puzzleOf } from 'glissade/catalogue';
import { mapSync } from 'glissade/map';

const PUZZLES = [
  ['klotski', 'whole'],
  ['klotski', 'fold'],
];

const [id, folding, isChild] = process.argv.slice(2);
if (isChild) measure();
else for (const row of id ? [[id, folding ?? 'whole']] : PUZZLES) runChild(row);

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
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  /** @type {number | undefined} */
  let first;
  const outcome = mapSync(puzzle, {
    fold: folding === 'fold',
    onLayout: () => {
      first ??= spent();
    },
  });
  const last = spent();
  if (outcome.status !== 'mapped') throw new Error(`it ended ${outcome.status}`);
  const { count, edges } = outcome.map;
  const told = `${count} dots, ${edges.length / 2} edges`;
  const times = `first layout ${first?.toFixed(2)} s, last ${last.toFixed(2)} s processor`;
  process.stdout.write(`${id} (${folding}): ${told}, ${times}\n`);
}
