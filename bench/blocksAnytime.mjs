// The anytime search of large block puzzles: processor time to a first solution, its length, and
// what a second more makes of it.
//   node bench/blocksAnytime.mjs         100 boards (largeBlocks.mjs)
//   node bench/blocksAnytime.mjs 20      so many
import { parsePuzzle, solveAnytime } from 'glissade';
import { processorClock } from './eachAlone.mjs';
import { largeBlocks } from './largeBlocks.mjs';

const count = Number(process.argv[2] ?? 100);
const FIRST_MAX = 30;
const MORE = 1;

/** @type {number[]} */
const firsts = [];
for (const { name, text } of largeBlocks(count)) {
  const spent = processorClock();
  let first = Number.POSITIVE_INFINITY;
  let line = 'no solution';
  const limits = { timeMs: 600_000 };
  for await (const outcome of solveAnytime(parsePuzzle(text), { threads: 1, limits })) {
    if (outcome.status !== 'solved') break;
    const seconds = spent();
    if (first === Number.POSITIVE_INFINITY) {
      first = seconds;
      line = `first ${outcome.length}`;
    }
    line = `${line.split(',')[0]}, best ${outcome.length}, bound ${outcome.lowerBound}`;
    if (outcome.optimal) line += ', proved';
    if (seconds > first + MORE || seconds > FIRST_MAX) break;
  }
  firsts.push(first);
  console.log(`${name}: ${first.toFixed(2)} s, ${line}`);
}
firsts.sort((a, b) => a - b);
const within = firsts.filter((seconds) => seconds <= 1).length;
const median = firsts[firsts.length >> 1]?.toFixed(2);
console.log(`${within} of ${count} within 1 s of processor time, median ${median} s`);
