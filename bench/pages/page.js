import { createWorkerSolver } from 'glissade/worker';

const solver = createWorkerSolver();

/** Answers a board in the worker as well as it can in the time, for `workloads/pages.mjs`. */
globalThis.answer = async (text, timeMs) => {
  const options = { anytime: true, threads: 1, metric: 'stm', limits: { timeMs } };
  const { status, length, stats } = await solver.solve(text, options);
  return { status, length, expanded: stats.expanded, timeMs: stats.timeMs };
};
