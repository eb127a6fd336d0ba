import { createWorkerSolver } from '@glissade/engine/worker';
import { showAnswer } from '../showAnswer.js';

showAnswer(createWorkerSolver());
