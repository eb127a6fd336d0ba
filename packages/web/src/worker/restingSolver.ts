/**
 * A solver whose worker ends when nobody has asked it for a while, and when a puzzle is left whose
 * search took much memory: after a 24-puzzle a worker holds hundreds of megabytes of tables and of
 * the search that was paused, and only its end gives all of them back. The next question starts
 * another, also where one has broken down or could not be loaded. What was found stays with whoever
 * asked; a table is made anew when it is needed again.
 */
import type {
  Disposing,
  ImproveProgress,
  WorkerMap,
  WorkerMapOutcome,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from '@glissade/worker';

/** What may be asked; closing is no business of those who ask. */
export type Asked = Omit<WorkerSolver, 'close' | keyof Disposing>;

/** Does something with a worker that is there, or is started for it. */
type Using = <T>(act: (solver: WorkerSolver) => Promise<T>) => Promise<T>;

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
  return {
    map: mapUsing(using),
    distanceTable: tableUsing(using),
    solve: (puzzle, options) => using((solver) => solver.solve(puzzle, options)),
    improve: (puzzle, options) => using((solver) => improveNoting(solver, note, puzzle, options)),
    // There is nothing to give up where no worker is.
    forget: async () => {
      if (!worker) return;
      if (worker.bytes > MUCH_BYTES) retire(worker);
      else await using((solver) => solver.forget());
    },
    evaluate: (puzzle, options) => using((solver) => solver.evaluate(puzzle, options)),
    analyse: (puzzle, options) => using((solver) => solver.analyse(puzzle, options)),
    countStates: (puzzle, options) => using((solver) => solver.countStates(puzzle, options)),
    survey: (options) => using((solver) => solver.survey(options)),
    generate: (options) => using((solver) => solver.generate(options)),
  };
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

/** What a worker made and keeps, and a way to ask it. */
type Kept<Made> = {
  readonly made: Made;
  readonly asking: <T>(ask: (made: Made) => Promise<T>) => Promise<T>;
};

/** Has a worker make something that it keeps; it is made anew where that worker has ended. */
async function keep<Made>(
  using: Using,
  make: (solver: WorkerSolver, isAgain: boolean) => Promise<Made>,
): Promise<Kept<Made>> {
  let owner: WorkerSolver | undefined;
  const made = await using((solver) => {
    owner = solver;
    return make(solver, false);
  });
  let current = made;
  const asking = <T>(ask: (made: Made) => Promise<T>) =>
    using(async (solver) => {
      if (owner !== solver) [current, owner] = [await make(solver, true), solver];
      return ask(current);
    });
  return { made, asking };
}

function tableUsing(using: Using): Asked['distanceTable'] {
  return async (puzzle, options) => {
    const { signal: _, ...again } = options ?? {};
    const { made, asking } = await keep(using, (solver, isAgain) =>
      solver.distanceTable(puzzle, isAgain ? again : options),
    );
    if (made.status !== 'ready') return made;
    const { metric, states, distance } = made.table;
    return {
      ...made,
      table: {
        ...{ metric, states, distance },
        distances: (asked) => asking((own) => ready(own).distances(asked)),
        value: (state) => asking((own) => ready(own).value(state)),
      },
    };
  };
}

function ready(made: WorkerTableOutcome): WorkerTable {
  if (made.status === 'ready') return made.table;
  throw new Error('the table is gone');
}

/** The same puzzle gives the same dots again. */
function mapUsing(using: Using): Asked['map'] {
  return async (puzzle, options) => {
    const { signal: _, onLayout: __, onStates: ___, ...again } = options ?? {};
    const { made, asking } = await keep(using, (solver, isAgain) =>
      solver.map(puzzle, isAgain ? again : options),
    );
    if (made.status !== 'mapped') return made;
    return {
      ...made,
      dotsOf: (asked) => asking((own) => mapped(own).dotsOf(asked)),
      look: (dot) => asking((own) => mapped(own).look(dot)),
    };
  };
}

function mapped(made: WorkerMapOutcome): WorkerMap {
  if (made.status === 'mapped') return made;
  throw new Error('the map is gone');
}
