// Processor time of map(), to the first layout and to the last, each puzzle in a fresh process:
//   node bench/map.mjs              Klotski, whole and folded
//   node bench/map.mjs ID [fold]    another puzzle of the catalogue
import { mapSync } from 'glissade/map';
import { eachAlone, processorClock } from './eachAlone.mjs';

const PUZZLES = /** @type {const} */ ([
  ['klotski', 'whole'],
  ['klotski', 'fold'],
]);

eachAlone(PUZZLES, 'whole', (puzzle, id, folding) => {
  const spent = processorClock();
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
  return `${id} (${folding}): ${told}, ${times}`;
});
