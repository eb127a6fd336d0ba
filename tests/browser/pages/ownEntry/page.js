import { createWorkerSolver } from 'glissade/worker';

const output = document.getElementById('worker');
const own = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const solver = createWorkerSolver(own);

solver.solve('2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12').then(
  (outcome) => {
    solver.close();
    output.textContent = JSON.stringify(outcome);
  },
  (error) => {
    output.textContent = JSON.stringify({ error: String(error) });
  },
);
