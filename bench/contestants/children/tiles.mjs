// Tile boards one after the other in one process: tables are built once, as in any use.
import { parsePuzzle, solveSync } from 'glissade';
import { prepareTablesSync } from 'glissade/tables';
import { mean, median } from '../../report/statistics.mjs';
import { cpuMs, measurePasses, printResult, readJob } from './frame.mjs';

const { engine, metric, boards, goal, threads, tables, boardMs, workMs, memoryBytes } = readJob();
const limits = { timeMs: boardMs, memoryBytes };

/** Tables of a size that is asked for are made before the first board. */
function prepare() {
  if (tables === undefined) return 0;
  const puzzle = parsePuzzle(boards[0].text, { goal });
  return prepareTablesSync(puzzle, { metric, tables, threads, limits: { memoryBytes } }).timeMs;
}

/** @param {{ readonly text: string, readonly optimum?: number }} board @param {number} at */
function solveBoard({ text, optimum }, at) {
  const puzzle = parsePuzzle(text, { goal });
  const cpuStart = cpuMs();
  const outcome = solveSync(puzzle, { metric, engine, limits, threads, tables });
  const { stats, status } = outcome;
  // The first board to need a table builds it: that time is no search.
  const searchShare = stats.timeMs > 0 ? 1 - stats.setupMs / stats.timeMs : 1;
  return {
    status,
    setupMs: stats.setupMs,
    searchMs: stats.timeMs - stats.setupMs,
    cpuMs: (cpuMs() - cpuStart) * searchShare,
    expanded: stats.expanded,
    peakBytes: stats.peakBytes,
    perN3: status === 'solved' ? outcome.length / puzzle.board.width ** 3 : Number.NaN,
    fault: faultOf(outcome, optimum, at),
  };
}

/**
 * @param {import('glissade').Outcome} outcome
 * @param {number | undefined} optimum
 * @param {number} at
 */
function faultOf(outcome, optimum, at) {
  if (outcome.status === 'undecided') return [];
  if (outcome.status !== 'solved') return [`board ${at + 1} is called ${outcome.status}`];
  if (optimum === undefined || outcome.length === optimum) return [];
  return [`board ${at + 1}: length ${outcome.length} instead of ${optimum}`];
}

/** @type {ReturnType<typeof solveBoard>[]} */
const results = [];
let preparedMs = 0;
const { rssBytes } = measurePasses({ loopMs: 0, runsMax: 1 }, () => {
  preparedMs = prepare();
  const start = performance.now();
  for (const [at, board] of boards.entries()) {
    if (performance.now() - start < workMs) results.push(solveBoard(board, at));
  }
  return { lengths: [] };
});
const times = results.map(({ searchMs }) => searchMs);
const nodes = results.reduce((sum, { expanded }) => sum + expanded, 0);
const totalCpuMs = results.reduce((sum, result) => sum + result.cpuMs, 0);
const solved = results.filter(({ status }) => status === 'solved');
printResult({
  setupMs: results.reduce((sum, result) => sum + result.setupMs, preparedMs),
  meanMs: mean(times),
  medianMs: median(times),
  maxMs: Math.max(...times),
  ...(nodes > 0 ? { nodes, nodesPerSecond: (nodes / totalCpuMs) * 1000 } : {}),
  peakBytes: Math.max(...results.map(({ peakBytes }) => peakBytes)),
  rssBytes,
  solved: solved.length,
  untried: boards.length - results.length,
  undecided: results.filter(({ status }) => status === 'undecided').length,
  ...(engine === 'constructive' && solved.length > 0
    ? { perN3: mean(solved.map(({ perN3 }) => perN3)) }
    : {}),
  faults: results.flatMap(({ fault }) => fault),
});
