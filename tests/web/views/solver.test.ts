import { solverScenes } from '../scenes/solver.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(solverScenes);
