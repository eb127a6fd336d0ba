import { analyseSync } from '@glissade/analysis/analyse/analyse';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { lineLength, METRICS, parsePuzzle } from '@glissade/core';
import { engineByName } from '@glissade/solve/engines/engines';
import { HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';

/** @typedef {import('glissade').Puzzle} Puzzle */
/** @typedef {import('glissade').Metric} Metric */
/** @typedef {import('glissade').HeuristicName} HeuristicName */
/** @typedef {Readonly<Record<string, number>>} Counts */
/** @typedef {{ name: string, run: () => Counts }} Search */
/**
 * @typedef {object} Asked
 * @property {import('glissade').EngineName} [engine]
 * @property {Metric} [metric]
 * @property {Metric} [tieBreak]
 * @property {number} [linesMax] Shortest solutions to list; they are counted, too.
 * @property {HeuristicName} [heuristic]
 * @property {number} [seed]
 * @property {number} [nodes] Where to end a search that would go on.
 * @property {number} [memoryBytes]
 */

/** A gate, walls, an axis, a group of same pieces and two goals. */
const MIXED = `axes: D=h
same: E F
start:
AAB.#
CC.E-
D.#F.
goal:
.....
B...E
.....
goal:
.....
....E
....B
`;
/** Too many pieces and cells for keys of one word. */
const WIDE = `start:
ABCDEFGHI
JKLMNOPQR
STUVWXYZa
bcdefghi.
goal:
.........
.........
.........
g........
`;
/** Every piece has its place in the goal: searched from both ends. */
const BOTH_ENDS = `start:
ABC
DEF
G..
goal:
GFE
DCB
A..
`;
/** So little that three levels of `block10v12` do not fit: they are searched in passes. */
const LITTLE_MEMORY = 12 * 65_536;

/** @param {string} id */
const known = (id) =>
  puzzleOf(/** @type {NonNullable<ReturnType<typeof puzzleById>>} */ (puzzleById(id)));

/** Expansions a slice: slices by the clock would end searches at other states each time. */
const BUDGET = 5_000;

/**
 * A search by one thread, in slices of one size. What it counts follows from the puzzle and the
 * options alone.
 * @param {string} name @param {Puzzle} puzzle @param {Asked} [asked] @returns {Search}
 */
function search(name, puzzle, asked = {}) {
  const { engine = 'kernel', nodes = Infinity, memoryBytes = 2 ** 31, ...rest } = asked;
  const { metric = 'steps', tieBreak, linesMax, ...options } = rest;
  const question = {
    puzzle,
    metric,
    ...(tieBreak && { tieBreak }),
    ...(linesMax && { countOptimal: true, linesMax }),
  };
  return {
    name,
    run: () => {
      const limits = { memoryBytesMax: memoryBytes, threads: 1 };
      const searcher = engineByName(engine).start(question, { ...limits, ...options });
      let outcome = searcher.step(BUDGET);
      while (!outcome && searcher.stats.expanded < nodes) outcome = searcher.step(BUDGET);
      searcher.close?.();
      const { expanded, generated, evaluated, reopened, peakFrontier } = searcher.stats;
      const line = outcome?.status === 'solved' ? outcome.steps : searcher.best;
      const length = line ? lineLength(line, metric) : 0;
      return { expanded, generated, evaluated, reopened, peakFrontier, length };
    },
  };
}

const REFERENCE = /** @type {const} */ ([
  'bfs',
  'bfs-late',
  'dfs',
  'iddfs',
  'ucs',
  'greedy',
  'astar',
  'idastar',
  'bidirectional',
]);
const BLOCK_METRICS = METRICS.slice(0, 3);

function referenceSearches() {
  const six = parsePuzzle('4 5 0/1 2 3');
  const eight = parsePuzzle('8 1 3/4 0 2/7 6 5');
  const blocks = parsePuzzle(MIXED);
  return [
    ...REFERENCE.map((engine) => search(`${engine}, 5-puzzle`, six, { engine })),
    ...REFERENCE.filter((engine) => engine !== 'iddfs').map((engine) =>
      search(`${engine}, blocks`, blocks, { engine, metric: 'slides' }),
    ),
    ...HEURISTIC_NAMES.filter((heuristic) => heuristic !== 'blocks').map((heuristic) =>
      search(`idastar, ${heuristic}`, eight, { engine: 'idastar', heuristic }),
    ),
  ];
}

function blockSearches() {
  /** @type {readonly (readonly [string, Puzzle])[]} */
  const puzzles = [
    ['klotski', known('klotski')],
    ['gates and walls', parsePuzzle(MIXED)],
    ['cars, by tracks', known('rush-08')],
    ['wide keys', parsePuzzle(WIDE)],
  ];
  const fast = /** @type {const} */ (['kernel', 'packed']);
  const klotski = known('klotski');
  return [
    ...fast.flatMap((engine) =>
      puzzles.flatMap(([title, puzzle]) =>
        BLOCK_METRICS.map((metric) =>
          search(`${engine}, ${title}, ${metric}`, puzzle, { engine, metric }),
        ),
      ),
    ),
    ...fast.map((engine) =>
      search(`${engine}, lines of tiles`, parsePuzzle('7 6 5 4/3 1 2 0'), {
        engine,
        metric: 'mtm',
      }),
    ),
    search('kernel, both ends', parsePuzzle(BOTH_ENDS), { engine: 'kernel', metric: 'moves' }),
    search('kernel, second metric', klotski, { metric: 'moves', tieBreak: 'steps' }),
    search('kernel, all solutions', klotski, { metric: 'moves', linesMax: 10 }),
    search('kernel, passes', known('block10v12'), {
      engine: 'kernel',
      metric: 'moves',
      memoryBytes: LITTLE_MEMORY,
    }),
  ];
}

function tileSearches() {
  const fifteen = parsePuzzle('9 1 7 4/5 2 11 8/13 14 3 10/6 0 12 15');
  const wide = parsePuzzle('1 7 4 10 3/6 11 2 5 9/12 8 13 14 0');
  const hardest = parsePuzzle('8 6 7/2 5 4/3 0 1');
  return [
    search('tiles, 8-puzzle', hardest, { engine: 'tiles' }),
    search('tiles, 8-puzzle, pushes', hardest, { engine: 'tiles', metric: 'mtm' }),
    search('tiles, all solutions', hardest, { engine: 'tiles', linesMax: 100 }),
    search('tiles, 15-puzzle', fifteen, { engine: 'tiles' }),
    search('tiles, 15-puzzle, pushes', fifteen, { engine: 'tiles', metric: 'mtm' }),
    search('tiles, 5×3', wide, { engine: 'tiles' }),
    search('constructive, 24-puzzle', known('korf24-01'), { engine: 'constructive' }),
    search('anytime, 15-puzzle', known('fifteen-80-01'), {
      engine: 'anytime',
      seed: 5,
      nodes: 200_000,
    }),
  ];
}

/** Whole spaces: the table of a tile board, and the graph of a small block puzzle. */
function analyses() {
  const puzzles = { 'table, 4×2': parsePuzzle('7 6 5 4/3 1 2 0'), graph: parsePuzzle(MIXED) };
  return Object.entries(puzzles).map(([name, puzzle]) => ({
    name: `analyse, ${name}`,
    run: () => {
      const analysis = analyseSync(puzzle);
      if (analysis.status !== 'analysed') throw new Error(`${name}: ${analysis.status}`);
      const { states, goalStates, metrics } = analysis;
      let [hardest, diameter] = [0, 0];
      for (const one of metrics) {
        hardest += one.hardest?.count ?? 0;
        diameter += one.diameter.lower;
      }
      return { states, goalStates, hardest, diameter };
    },
  }));
}

/** Every search of the signature, in order. @returns {Search[]} */
export function searches() {
  return [...referenceSearches(), ...blockSearches(), ...tileSearches(), ...analyses()];
}
