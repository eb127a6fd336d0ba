// Every position of a tile board tabulated, from nothing.
import { parsePuzzle } from 'glissade';
import { distanceTableSync } from 'glissade/tables';
import { measurePasses, printResult, readJob } from './frame.mjs';

const { boards, metric, memoryBytes } = readJob();
const { text, positions } = boards[0];
const puzzle = parsePuzzle(text);

/** @type {{ count: number, bytes: number } | undefined} */
let table;
const { runs, rssBytes } = measurePasses({ loopMs: 0, runsMax: 1 }, () => {
  const made = distanceTableSync(puzzle, { metric, limits: { memoryBytes } });
  table = made.status === 'ready' ? made.table : undefined;
  return { lengths: [] };
});
const isWhole = table?.count === positions;
printResult({
  setupMs: runs[0].wallMs,
  peakBytes: table?.bytes,
  rssBytes,
  solved: isWhole ? 1 : 0,
  faults: isWhole ? [] : [`${table?.count} positions instead of ${positions}`],
});
