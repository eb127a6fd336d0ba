import type { SolveOptions } from '../solve/options.ts';
import type { Outcome, Progress } from '../solve/outcome.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';

/** What a run takes besides: as in `solve`. */
export type WorkerRunOptions = SolveOptions & {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

/** Solves in a worker; made by `workerSolver`. */
export type WorkerSolver = {
  /**
   * Answers a puzzle given as text. A new call cancels the one before, which then resolves as
   * `cancelled`. Rejects when the worker reports a failure.
   */
  readonly solve: (puzzle: string, options?: WorkerRunOptions) => Promise<Outcome>;
  /** Ends the worker. Runs under way never resolve; the solver cannot be used again. */
  readonly close: () => void;
};

type Pending = {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
};

/** The page's side of a worker: gives every run an id and drops what comes for another. */
export function workerSolver(port: Port<ToWorker, FromWorker>): WorkerSolver {
  const pending = new Map<number, Pending>();
  let lastRunId = 0;
  port.listen((message) => {
    if (message.type === 'ready') return;
    const run = pending.get(message.runId);
    if (!run) return;
    if (message.type === 'progress') {
      run.onProgress?.(message.progress);
      return;
    }
    pending.delete(message.runId);
    port.hold(pending.size > 0);
    if (message.type === 'outcome') run.resolve(message.outcome);
    else run.reject(new Error(message.message));
  });
  const solve = (puzzle: string, options: WorkerRunOptions = {}): Promise<Outcome> => {
    const { signal, onProgress, ...plain } = options;
    const runId = ++lastRunId;
    return new Promise((resolve, reject) => {
      pending.set(runId, { resolve, reject, onProgress });
      port.hold(true);
      port.post({ type: 'solve', runId, puzzle, options: plain });
      const cancel = () => port.post({ type: 'cancel', runId });
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
  };
  return { solve, close: port.close };
}
