import { hardest as english } from './en/hardest.ts';
import { inBoth } from './inBoth.ts';
import { hardest as chinese } from './zh/hardest.ts';

export const hardestText = inBoth(english, chinese);
