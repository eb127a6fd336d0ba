import { parsePuzzle, solve } from 'glissade';

const text = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

function show(id, outcome) {
  document.getElementById(id).textContent = JSON.stringify(outcome);
}

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }) => show('worker', data));
worker.addEventListener('error', ({ message }) => show('worker', { error: message }));
worker.postMessage(text);

solve(parsePuzzle(text)).then(
  (outcome) => show('page', outcome),
  (error) => show('page', { error: String(error) }),
);
