import { createWorkerSolver } from 'glissade/worker';
import { showAnswer } from '../showAnswer.js';

const own = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
showAnswer(createWorkerSolver(own));
