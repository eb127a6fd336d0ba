/** The body of a worker that answers a solver made by `createWorkerSolver(worker)`. */
import '@glissade/worker/entry';
