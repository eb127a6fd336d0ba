/**
 * A solver whose worker ends when nobody has asked it for a while: after a 24-puzzle it holds
 * hundreds of megabytes of tables and of the search that was paused, and only its end gives all of
 * them back. The next question starts another. What was found stays with whoever asked; a table is
 * made anew when it is asked once more.
 */
import type {
  WorkerMap,
  WorkerMapOutcome,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from '@glissade/engine/worker';

/** What may be asked; closing is no business of those who ask. */
type Asked = Omit<WorkerSolver, 'close'>;

/** Does something with a worker that is there, or is started for it. */
type Using = <T>(act: (solver: WorkerSolver) => Promise<T>) => Promise<T>;

export function restingSolver(start: () => WorkerSolver, idleMs: () => number): Asked {
  let worker: WorkerSolver | undefined;
  let pending = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    worker?.close();
    worker = undefined;
  };
  const using: Using = async (act) => {
    clearTimeout(waiting);
    pending++;
    worker ??= start();
    try {
      return await act(worker);
    } finally {
      pending--;
      if (pending === 0) waiting = setTimeout(rest, idleMs());
    }
  };
  return {
    map: mapUsing(using),
    distanceTable: tableUsing(using),
    solve: (puzzle, options) => using((solver) => solver.solve(puzzle, options)),
    improve: (puzzle, options) => using((solver) => solver.improve(puzzle, options)),
    // There is nothing to give up where no worker is.
    forget: async () => worker && using((solver) => solver.forget()),
    evaluate: (puzzle, options) => using((solver) => solver.evaluate(puzzle, options)),
    analyse: (puzzle, options) => using((solver) => solver.analyse(puzzle, options)),
    countStates: (puzzle, options) => using((solver) => solver.countStates(puzzle, options)),
    survey: (options) => using((solver) => solver.survey(options)),
    generate: (options) => using((solver) => solver.generate(options)),
  };
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
