import { times as english } from './en/times.ts';
import { inBoth } from './inBoth.ts';
import { times as chinese } from './zh/times.ts';

export const timesText = inBoth(english, chinese);
