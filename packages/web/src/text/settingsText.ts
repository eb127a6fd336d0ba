import { settings as english } from './en/settings.ts';
import { inBoth } from './inBoth.ts';
import { settings as chinese } from './zh/settings.ts';

export const settingsText = inBoth(english, chinese);
