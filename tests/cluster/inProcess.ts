import { solve } from '@glissade/solve/solve';
import { openRedis } from '../../packages/cluster/src/connection.ts';
import {
  type PartSearches,
  type Solver,
  startWorker,
  type WorkerOptions,
} from '../../packages/cluster/src/index.ts';

type Solving = Parameters<Solver>;

/** Whatever the run is called. */
export const solver = (
  puzzle: Solving[0],
  options: Solving[1],
  signal: Solving[2],
  _run?: string,
): ReturnType<Solver> => solve(puzzle, { ...options, signal });

/** For workers that are to be given puzzles alone. */
export const NO_SEARCHES: PartSearches = {
  survey: () => Promise.reject(new Error('this worker searches no surveys')),
  subtree: () => Promise.reject(new Error('this worker searches no trees')),
};

/** A worker in this process. */
export function worker(url: string, options: Partial<WorkerOptions> = {}) {
  return startWorker({ url }, { solve: solver, searches: NO_SEARCHES, jobs: 1, ...options });
}

type Client = Awaited<ReturnType<typeof openRedis>>;

/** Does something with Redis itself, as whoever has access to it could. */
export async function withRedis<T>(url: string, work: (redis: Client) => Promise<T>): Promise<T> {
  const redis = await openRedis({ url });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
