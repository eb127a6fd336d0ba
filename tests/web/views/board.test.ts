import { boardScenes } from '../scenes/board.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(boardScenes);
