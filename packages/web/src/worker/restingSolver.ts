/**
 * A solver whose worker ends when nobody has asked it for a while, and when a puzzle is left whose
 * search took much memory: after a 24-puzzle a worker holds hundreds of megabytes of tables and of
 * the search that was paused, and only its end gives all of them back. The next question starts
 * another, also where one has broken down or could not be loaded. What was found stays with whoever
 * asked; a table is made anew when it is needed again.
 */
import type { Disposing, ImproveProgress, WorkerSolver } from '@glissade/worker';
import { mapUsing, tableUsing, type Using } from './keptInWorker.ts';

/** What may be asked; closing is no business of those who ask. */
export type Asked = Omit<WorkerSolver, 'close' | keyof Disposing>;

/** More than the tables of a 15-puzzle or the states of most block puzzles; such a worker stays. */
const MUCH_BYTES = 96e6;
/** How often a worker is looked at that may have rested long enough. */
const LOOK_MS = 5000;

/** How the engine begins to say that a worker will answer nothing any more. */
const BROKEN = 'the worker cannot go on';

type Worker = { readonly solver: WorkerSolver; pending: number; bytes: number };

/**
 * `beforeStart`: what a worker waits for before it is started, which keeps a slow page busy.
 * `onHeard`: called whenever a worker has said something.
 */
export function restingSolver(
  start: () => WorkerSolver,
  idleMs: () => number,
  beforeStart: () => Promise<void> = async () => undefined,
  onHeard: () => void = () => undefined,
): Asked {
  const { using, note, leave } = restingWorker(start, idleMs, beforeStart, onHeard);
  return {
    map: mapUsing(using),
    distanceTable: tableUsing(using),
    solve: (puzzle, options) => using((solver) => solver.solve(puzzle, options)),
    improve: (puzzle, options) => using((solver) => improveNoting(solver, note, puzzle, options)),
    forget: leave,
    evaluate: (puzzle, options) => using((solver) => solver.evaluate(puzzle, options)),
    analyse: (puzzle, options) => using((solver) => solver.analyse(puzzle, options)),
    countStates: (puzzle, options) => using((solver) => solver.countStates(puzzle, options)),
    survey: (options) => using((solver) => solver.survey(options)),
    generate: (options) => using((solver) => solver.generate(options)),
  };
}

/** The worker of now, if there is one: when it starts, rests and ends. */
function restingWorker(
  ...[start, idleMs, beforeStart, onHeard]: Required<Parameters<typeof restingSolver>>
) {
  let worker: Worker | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Ends a worker when it has answered everything; questions to come go to another. */
  const retire = (old: Worker) => {
    if (worker === old) worker = undefined;
    if (old.pending === 0) old.solver.close();
  };
  // How long a worker may rest can change meanwhile: a page that is hidden has less patience.
  const rest = (resting: Worker, sinceMs: number) => {
    clearTimeout(waiting);
    const leftMs = sinceMs + idleMs() - performance.now();
    if (leftMs <= 0) retire(resting);
    else waiting = setTimeout(() => rest(resting, sinceMs), Math.min(leftMs, LOOK_MS));
  };
  const using: Using = async (act) => {
    clearTimeout(waiting);
    if (!worker) await beforeStart();
    worker ??= { solver: start(), pending: 0, bytes: 0 };
    const mine = worker;
    mine.pending++;
    try {
      const answer = await act(mine.solver);
      onHeard();
      return answer;
    } catch (error) {
      const isBroken = error instanceof Error && error.message.startsWith(BROKEN);
      if (isBroken && mine === worker) worker = undefined;
      throw error;
    } finally {
      mine.pending--;
      if (mine !== worker) retire(mine);
      else if (mine.pending === 0) rest(mine, performance.now());
    }
  };
  const note = (solver: WorkerSolver, { stats }: Noted) => {
    onHeard();
    if (worker?.solver === solver) worker.bytes = Math.max(worker.bytes, stats.peakBytes);
  };
  /** Ends a worker that holds much; there is nothing to give up where no worker is. */
  const leave = async () => {
    if (!worker) return;
    if (worker.bytes > MUCH_BYTES) retire(worker);
    else await using((solver) => solver.forget());
  };
  return { using, note, leave };
}

type Improve = WorkerSolver['improve'];
type Noted = Pick<ImproveProgress, 'stats'>;

/** Tells how much memory a search takes, as it goes on. */
async function improveNoting(
  solver: WorkerSolver,
  note: (solver: WorkerSolver, noted: Noted) => void,
  ...[puzzle, options]: Parameters<Improve>
): ReturnType<Improve> {
  const onProgress = (progress: ImproveProgress) => {
    note(solver, progress);
    options?.onProgress?.(progress);
  };
  const outcome = await solver.improve(puzzle, { ...options, onProgress });
  note(solver, outcome);
  return outcome;
}
