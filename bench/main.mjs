// npm run bench: our engines, yardsticks in C++ and peers from npm, side by side in one run.
import { totalmem } from 'node:os';
import { helpText, parseArguments } from './arguments.mjs';
import { ownContestant, ownVariants } from './contestants/contestant.mjs';
import { nativeContestants } from './contestants/native.mjs';
import { peerContestants } from './contestants/peers.mjs';
import { describeMachine, resultName } from './report/machine.mjs';
import {
  findFaults,
  formatHead,
  formatResult,
  readResult,
  writeResult,
} from './report/results.mjs';
import { runRounds } from './report/rounds.mjs';
import { formatWork } from './report/table.mjs';
import { printSignature } from './signature/main.mjs';
import { anytimeWorkloads, formatAnytimeRows, runAnytime } from './workloads/anytime.mjs';
import { blockWorkloads } from './workloads/blocks.mjs';
import { formatCold, runCold } from './workloads/cold.mjs';
import { runPages } from './workloads/pages.mjs';
import { rushWorkloads } from './workloads/rush.mjs';
import { formatTileRows, runTiles } from './workloads/tileRuns.mjs';
import { tileWorkloads } from './workloads/tiles.mjs';

/** @typedef {ReturnType<typeof parseArguments>} Options */
/** @typedef {(text: string) => void} Print */

/** Passes of a process at most, and the share of the machine's memory a search may take. */
const PASSES_MAX = 100;
const MEMORY_SHARE = 0.6;
/** Starting a process is quick, so it is done more often. */
const COLD_RUNS = 5;

const memoryBytes = Math.floor(totalmem() * MEMORY_SHARE);

/** @param {Options} options */
function chosenWorkloads({ rooms, only = '', large }) {
  const all = [
    ...(rooms.includes('blocks') ? blockWorkloads() : []),
    ...(rooms.includes('rush') ? rushWorkloads() : []),
  ];
  return all.filter((work) => work.id.includes(only) && (large || work.large !== true));
}

/** @param {Options} options */
function chosenTileWorkloads({ rooms, only = '', tileEngine, large }) {
  if (!rooms.includes('tiles')) return [];
  return tileWorkloads(tileEngine).filter((work) => {
    return work.id.includes(only) && (large || work.large !== true);
  });
}

/** @param {Options} options @param {Print} print */
function runSpaces(options, print) {
  const workloads = chosenWorkloads(options);
  if (workloads.length === 0) return [];
  const contestants = [
    ...options.engines.map(ownContestant),
    ...options.engines.flatMap(ownVariants),
    ...nativeContestants(),
    ...(options.peers ? peerContestants() : []),
  ];
  const effort = { loopMs: options.loopMs, runsMax: PASSES_MAX, memoryBytes };
  return workloads.map((work) => {
    const rounds = work.large ? 1 : options.runs;
    const rows = runRounds(work, contestants, { rounds, clock: options.clock, effort });
    const { id, title, mode, metric, puzzles } = work;
    const measured = { id, title, mode, metric, puzzleCount: puzzles.length, rounds, rows };
    print(formatWork(measured));
    return measured;
  });
}

/** @param {Options} options @param {Print} print */
function runTileBoards(options, print) {
  const { boardMs, workMs, runs } = options;
  const limits = { boardMs, workMs, memoryBytes };
  const rows = chosenTileWorkloads(options).map((work) => {
    console.error(`${work.title} …`);
    return runTiles(work, limits, runs);
  });
  if (rows.length > 0) print(formatTileRows(rows));
  return rows;
}

/** @param {Options} options */
function chosenAnytimeWorkloads({ rooms, only = '', boards }) {
  if (!rooms.includes('anytime')) return [];
  return anytimeWorkloads(boards).filter((work) => work.id.includes(only));
}

/** @param {Options} options @param {Print} print */
function runAnytimeBoards(options, print) {
  const rows = chosenAnytimeWorkloads(options).map((work) => {
    console.error(`${work.title} …`);
    return runAnytime(work, { memoryBytes });
  });
  if (rows.length > 0) print(formatAnytimeRows(rows));
  return rows;
}

/** @param {Options} options */
function runBench(options) {
  const machine = describeMachine();
  const date = new Date();
  const head = { date: date.toISOString(), machine };
  const print = options.json ? () => {} : (/** @type {string} */ text) => console.log(text);
  print(formatHead(head));
  const spaces = runSpaces(options, print);
  const tiles = runTileBoards(options, print);
  const anytime = runAnytimeBoards(options, print);
  const wantsCold = options.rooms.includes('cold') && options.only === undefined;
  const cold = wantsCold ? runCold(options.runs * COLD_RUNS) : [];
  if (cold.length > 0) print(formatCold(cold));
  const faults = findFaults({ spaces, tiles, anytime });
  const { runs, clock, loopMs, engines, tileEngine } = options;
  const settings = { runs, clock, loopMs, engines, tileEngine };
  const result = { ...head, settings, spaces, tiles, anytime, cold, faults };
  if (options.isWhole || options.save) {
    console.error(`written: ${writeResult(resultName(date, machine), result)}`);
  }
  if (options.json) console.log(JSON.stringify(result, null, 2));
  for (const fault of faults) console.error(`WRONG  ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** @param {Options} options */
function listWorkloads(options) {
  const tileBoards = [...chosenTileWorkloads(options), ...chosenAnytimeWorkloads(options)];
  const workloads = [...chosenWorkloads({ ...options, large: true }), ...tileBoards];
  for (const { id, title } of workloads) console.log(`${id.padEnd(24)} ${title}`);
  return 0;
}

/** The exit code. @param {string[]} words */
async function main(words) {
  let options;
  try {
    options = parseArguments(words);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${helpText}`);
    return 2;
  }
  if (options.help) {
    console.log(helpText);
    return 0;
  }
  if (options.show !== undefined) {
    console.log(formatResult(readResult(options.show)));
    return 0;
  }
  if (options.signature) return printSignature(options.verbose);
  if (options.pages) return runPages(options);
  return options.list ? listWorkloads(options) : runBench(options);
}

process.exitCode = await main(process.argv.slice(2));
