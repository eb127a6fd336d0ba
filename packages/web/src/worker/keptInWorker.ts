/* Tables and maps that a worker keeps, made anew where that worker has ended meanwhile. */
import type {
  WorkerMap,
  WorkerMapOutcome,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from '@glissade/worker';

/** Does something with a worker that is there, or is started for it. */
export type Using = <T>(act: (solver: WorkerSolver) => Promise<T>) => Promise<T>;

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

export function tableUsing(using: Using): WorkerSolver['distanceTable'] {
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
export function mapUsing(using: Using): WorkerSolver['map'] {
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
