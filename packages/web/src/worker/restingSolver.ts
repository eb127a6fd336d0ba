/**
 * A solver whose worker ends when nobody has asked it for a while: after a 24-puzzle it holds
 * hundreds of megabytes of tables and of the search that was paused, and only its end gives all of
 * them back. The next question starts another. What was found stays with whoever asked; a table is
 * made anew when it is asked once more.
 */
import type { WorkerMap, WorkerSolver, WorkerTable } from '@glissade/engine/worker';

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

/** A table is made once more where the worker that held it has ended. */
function tableUsing(using: Using): Asked['distanceTable'] {
  return async (puzzle, options) => {
    let owner: WorkerSolver | undefined;
    const made = await using((solver) => {
      owner = solver;
      return solver.distanceTable(puzzle, options);
    });
    if (made.status !== 'ready') return made;
    let { table } = made;
    const asking = <T>(ask: (table: WorkerTable) => Promise<T>) =>
      using(async (solver) => {
        if (owner !== solver) {
          const { signal: _, ...again } = options ?? {};
          const next = await solver.distanceTable(puzzle, again);
          if (next.status !== 'ready') throw new Error('the table is gone');
          [owner, table] = [solver, next.table];
        }
        return ask(table);
      });
    const { metric, states, distance } = table;
    return {
      ...made,
      table: {
        ...{ metric, states, distance },
        distances: (asked) => asking((own) => own.distances(asked)),
        value: (state) => asking((own) => own.value(state)),
      },
    };
  };
}

/** A map is made anew as a table is: the same puzzle gives the same dots. */
function mapUsing(using: Using): Asked['map'] {
  return async (puzzle, options) => {
    let owner: WorkerSolver | undefined;
    const made = await using((solver) => {
      owner = solver;
      return solver.map(puzzle, options);
    });
    if (made.status !== 'mapped') return made;
    let held: WorkerMap = made;
    const asking = <T>(ask: (held: WorkerMap) => Promise<T>) =>
      using(async (solver) => {
        if (owner !== solver) {
          const { signal: _, onLayout: __, ...again } = options ?? {};
          const next = await solver.map(puzzle, again);
          if (next.status !== 'mapped') throw new Error('the map is gone');
          [owner, held] = [solver, next];
        }
        return ask(held);
      });
    return {
      ...made,
      dotsOf: (asked) => asking((own) => own.dotsOf(asked)),
      look: (dot) => asking((own) => own.look(dot)),
    };
  };
}
