import { startScenes } from '../scenes/start.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(startScenes);
