import { otherScenes } from '../scenes/others.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(otherScenes);
