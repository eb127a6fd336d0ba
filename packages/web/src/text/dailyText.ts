import { daily as english } from './en/daily.ts';
import { inBoth } from './inBoth.ts';
import { daily as chinese } from './zh/daily.ts';

export const dailyText = inBoth(english, chinese);
