// node bench/certificatesOfKorf.mjs: the certificates of Korf's 100 boards by linear conflict, the
// shortest solutions first: bytes, and seconds of processor time to find the states of a length
// that is known. Options: --time 600 (seconds)  --bytes 100e6 (of a certificate, at most)
import { parseArgs } from 'node:util';
import { listPuzzles, puzzleOf } from 'glissade/catalogue';
import { collectAStarLevels } from '../packages/solve/dist/certificate/aStarLevels.js';
import { EvidenceCollector } from '../packages/solve/dist/certificate/evidence.js';
import { tileHeuristic } from '../packages/solve/dist/certificate/tileHeuristic.js';
import { processorClock } from './eachAlone.mjs';

const MEMORY_BYTES = 4e9;
const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '600' },
    bytes: { type: 'string', default: '100e6' },
  },
});

const boards = listPuzzles()
  .filter(({ id }) => /^korf-\d+$/.test(id))
  .map((record) => ({ record, length: record.optimum.steps ?? 0 }))
  .sort((a, b) => a.length - b.length);
const all = processorClock();
for (const { record, length } of boards) {
  if (all() > Number(values.time)) break;
  const clock = processorClock();
  const puzzle = puzzleOf(record);
  const collector = new EvidenceCollector(puzzle);
  const heuristic = tileHeuristic(puzzle, 'linear-conflict');
  const work = collectAStarLevels(puzzle, length, heuristic, collector, MEMORY_BYTES);
  let isWhole = false;
  for (let step = work.next(); !isWhole && collector.bytes <= Number(values.bytes); ) {
    if (step.done && !step.value) break;
    isWhole = step.done === true;
    if (!isWhole) step = work.next();
  }
  const size = isWhole ? `${collector.bytes} bytes` : `more than ${collector.bytes} bytes`;
  process.stdout.write(`${record.id}: ${length} steps, ${size}, ${clock().toFixed(1)} s\n`);
}
