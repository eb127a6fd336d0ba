// One tile board, answered shorter and shorter until the last mark is over.
import { parsePuzzle, solveAnytime } from 'glissade';
import { printResult, readJob } from './frame.mjs';

const { board, marks, memoryBytes } = readJob();
const puzzle = parsePuzzle(board);
const [lastMark] = marks.slice(-1);
const limits = lastMark === undefined ? { memoryBytes } : { memoryBytes, timeMs: lastMark * 1000 };
const start = performance.now();
/** @type {{ readonly timeMs: number, readonly length: number }[]} */
const answers = [];
for await (const outcome of solveAnytime(puzzle, { metric: 'stm', limits })) {
  if (outcome.status !== 'solved') throw new Error(`a board is called ${outcome.status}`);
  answers.push({ timeMs: performance.now() - start, length: outcome.length });
  if (marks.length === 0) break;
}
const [first] = answers;
/** Answers a little late are those that the last slice of work brought. */
const GRACE_MS = 100;
/** @param {number} seconds */
const lengthAt = (seconds) =>
  answers.findLast(({ timeMs }) => timeMs <= seconds * 1000 + GRACE_MS)?.length ?? first?.length;
printResult({
  firstMs: first?.timeMs,
  firstLength: first?.length,
  lengths: marks.map(lengthAt),
});
