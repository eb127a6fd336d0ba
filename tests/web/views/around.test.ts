import { aroundScenes } from '../scenes/around.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(aroundScenes);
