import { pictures as english } from './en/pictures.ts';
import { inBoth } from './inBoth.ts';
import { pictures as chinese } from './zh/pictures.ts';

export const picturesText = inBoth(english, chinese);
