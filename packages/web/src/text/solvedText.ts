import { solved as english } from './en/solved.ts';
import { inBoth } from './inBoth.ts';
import { solved as chinese } from './zh/solved.ts';

export const solvedText = inBoth(english, chinese);
