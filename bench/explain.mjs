// Processor time and memory of explain(), each puzzle in a fresh process:
//   node bench/explain.mjs              Klotski in moves, se95123 in steps
//   node bench/explain.mjs ID METRIC    another puzzle of the catalogue
import { explainSync } from 'glissade/explain';
import { eachAlone, processorClock } from './eachAlone.mjs';

const PUZZLES = /** @type {const} */ ([
  ['klotski', 'moves'],
  ['se95123', 'steps'],
]);

eachAlone(PUZZLES, 'moves', (puzzle, id, metric) => {
  const spent = processorClock();
  const explanation = explainSync(puzzle, {
    metric: /** @type {import('glissade').Metric} */ (metric),
  });
  const seconds = spent().toFixed(2);
  if (explanation.status !== 'explained') throw new Error(`it ended ${explanation.status}`);
  const { length, states, stats } = explanation;
  const megabytes = Math.round(stats.peakBytes / 1e6);
  const most = Math.round(process.resourceUsage().maxRSS / 1000);
  const memory = `${megabytes} MB of tables, ${most} MB resident at most`;
  return `${id}: ${length} ${metric}, ${states} states, ${seconds} s processor, ${memory}`;
});
