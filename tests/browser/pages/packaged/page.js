import { createWorkerSolver } from 'glissade/worker';
import { showAnswer } from '../showAnswer.js';

showAnswer(createWorkerSolver());
