import { createWorkerSolver } from 'glissade/worker';

const solver = createWorkerSolver();

/**
 * Answers a board in the worker as well as it can in the time, for `workloads/pages.mjs`.
 * @param {string} text
 * @param {number} timeMs
 */
async function answer(text, timeMs) {
  /** @type {import('glissade').SolveOptions} */
  const options = { anytime: true, threads: 1, metric: 'stm', limits: { timeMs } };
  const outcome = await solver.solve(text, options);
  const { status, stats } = outcome;
  const length = outcome.status === 'solved' ? outcome.length : undefined;
  return { status, length, expanded: stats.expanded, timeMs: stats.timeMs };
}

Object.assign(globalThis, { answer });
