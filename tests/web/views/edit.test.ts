import { editScenes } from '../scenes/edit.ts';
import { checkScenes } from './checkScenes.ts';

checkScenes(editScenes);
