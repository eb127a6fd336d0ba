import { disposing } from './disposing.ts';
import type { WorkerSolver } from './workerSolver.ts';

type Asking = (...given: never[]) => Promise<unknown>;

/** The same solver, but that a call waits for the one before it instead of cancelling it. */
export function queued(solver: WorkerSolver): WorkerSolver {
  const inTurn = <F extends Asking>(ask: F): F => {
    let last: Promise<unknown> = Promise.resolve();
    const next = (...given: Parameters<F>) => {
      const answer = last.then(() => ask(...given));
      last = answer.catch(() => undefined);
      return answer;
    };
    return next as unknown as F;
  };
  return disposing<WorkerSolver>({
    solve: inTurn(solver.solve),
    improve: inTurn(solver.improve),
    evaluate: inTurn(solver.evaluate),
    analyse: inTurn(solver.analyse),
    countStates: inTurn(solver.countStates),
    distanceTable: inTurn(solver.distanceTable),
    map: inTurn(solver.map),
    generate: inTurn(solver.generate),
    survey: inTurn(solver.survey),
    forget: solver.forget,
    close: solver.close,
  });
}
