import { readFileSync } from 'node:fs';
import { parsePuzzle } from 'glissade';
import { listPuzzles, puzzleById, puzzleOf } from 'glissade/catalogue';

/** @typedef {import('../contestants/contestant.mjs').Workload} Workload */
/** @typedef {Workload['metric']} Metric */

/** A puzzle of the catalogue with what it knows. @param {string} id @param {Metric} metric */
export function knownPuzzle(id, metric) {
  const record = puzzleById(id);
  const optimum = record?.optimum[metric];
  const states = record?.stateCount;
  if (record === undefined || optimum === undefined || states === undefined) {
    throw new Error(`the catalogue does not know enough about ${id}`);
  }
  return { puzzle: puzzleOf(record), optimum, states };
}

/** @param {string} id @param {Metric} metric @returns {Workload} */
function whole(id, metric) {
  const { puzzle, states } = knownPuzzle(id, metric);
  const title = `${puzzle.info.title}: all ${states.toLocaleString('en-US')} states, ${metric}`;
  return { id: `${id}-all-${metric}`, title, mode: 'whole', metric, puzzles: [{ puzzle, states }] };
}

/** @param {string} id @param {Metric} metric @returns {Workload} */
function answer(id, metric) {
  const { puzzle, optimum } = knownPuzzle(id, metric);
  const title = `${puzzle.info.title}: shortest answer, ${optimum} ${metric}`;
  return { id: `${id}-${metric}`, title, mode: 'answer', metric, puzzles: [{ puzzle, optimum }] };
}

/**
 * A puzzle of bench/puzzles.
 * @param {string} id
 * @param {Metric} metric
 * @param {number} optimum
 * @returns {Workload}
 */
function large(id, metric, optimum) {
  const text = readFileSync(new URL(`../puzzles/${id}.slide`, import.meta.url), 'utf8');
  const puzzle = parsePuzzle(text);
  const title = `${puzzle.info.title}: shortest answer, ${optimum} ${metric}`;
  const puzzles = [{ puzzle, optimum }];
  return { id: `${id}-${metric}`, title, mode: 'answer', metric, puzzles, large: true };
}

/** How many Hua Rong Dao levels are measured by default, spread evenly over the catalogue's. */
const LEVELS = 80;

/** @param {boolean} all @returns {Workload} */
function huaRongDao(all) {
  const records = listPuzzles({ family: 'huarongdao' }).filter(({ optimum }) => optimum.moves);
  const count = all ? records.length : LEVELS;
  const ids = Array.from(
    { length: count },
    (_, at) => records[Math.floor((at * records.length) / count)].id,
  );
  return {
    id: all ? 'hua-rong-dao-all-moves' : 'hua-rong-dao-moves',
    title: `${count} Hua Rong Dao levels: shortest answer in moves, mean of a level`,
    mode: 'answer',
    metric: 'moves',
    puzzles: ids.map((id) => knownPuzzle(id, 'moves')),
    large: all,
  };
}

/** Block puzzles of all sizes, the smallest first. @returns {Workload[]} */
export function blockWorkloads() {
  return [
    whole('klotski', 'steps'),
    whole('klotski', 'moves'),
    answer('klotski', 'steps'),
    answer('klotski', 'moves'),
    huaRongDao(false),
    whole('century', 'steps'),
    answer('century', 'moves'),
    whole('irregular', 'steps'),
    answer('irregular', 'steps'),
    answer('irregular', 'moves'),
    whole('se95123', 'steps'),
    answer('se95123', 'moves'),
    whole('climb12', 'steps'),
    whole('climb12', 'moves'),
    huaRongDao(true),
    large('lodzianka', 'moves', 21),
    large('pelopones', 'moves', 25),
  ];
}
