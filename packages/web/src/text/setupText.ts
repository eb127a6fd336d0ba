import { setup as english } from './en/setup.ts';
import { inBoth } from './inBoth.ts';
import { setup as chinese } from './zh/setup.ts';

export const setupText = inBoth(english, chinese);
