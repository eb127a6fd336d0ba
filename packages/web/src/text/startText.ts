import { start as english } from './en/start.ts';
import { inBoth } from './inBoth.ts';
import { start as chinese } from './zh/start.ts';

export const startText = inBoth(english, chinese);
