// Our engines through the library, as any user has them.
import { countStatesSync, parsePuzzle, solveSync } from 'glissade';
import { measurePasses, printResult, readJob } from './frame.mjs';

/** @type {import('../contestant.mjs').Job} */
const job = readJob();
const { engine = 'kernel', metric, memoryBytes, threads = 1 } = job;
const puzzles = job.puzzles.map((text) => parsePuzzle(text));
const limits = { memoryBytes };

function visitAll() {
  const ends = puzzles.map((puzzle) => {
    if (engine !== 'kernel') throw new Error(`${engine} does not count states`);
    /** @type {any} */
    const end = countStatesSync(puzzle, { metric, limits });
    if (end.status !== 'counted') throw new Error(`${end.status}: ${end.limit}`);
    return end;
  });
  const states = sum(ends.map((end) => end.states));
  return {
    lengths: ends.map(() => -1),
    states,
    expanded: states,
    levels: sum(ends.map(({ levels }) => levels.length)),
    ...peakOf(ends.map((end) => end.peakBytes ?? end.stats?.peakBytes)),
  };
}

function solveAll() {
  const outcomes = puzzles.map((puzzle) => {
    const outcome = solveSync(puzzle, { metric, engine, limits, threads });
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    return outcome;
  });
  return {
    lengths: outcomes.map(({ length }) => length),
    expanded: sum(outcomes.map(({ stats }) => stats.expanded)),
    ...peakOf(outcomes.map(({ stats }) => stats.peakBytes)),
  };
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {readonly (number | undefined)[]} bytes */
function peakOf(bytes) {
  const known = bytes.flatMap((count) => (count === undefined ? [] : [count]));
  return known.length === 0 ? {} : { peakBytes: Math.max(...known) };
}

printResult(measurePasses(job, job.mode === 'whole' ? visitAll : solveAll));
