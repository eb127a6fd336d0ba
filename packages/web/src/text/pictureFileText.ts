import { pictureFile as english } from './en/pictureFile.ts';
import { inBoth } from './inBoth.ts';
import { pictureFile as chinese } from './zh/pictureFile.ts';

export const pictureFileText = inBoth(english, chinese);
