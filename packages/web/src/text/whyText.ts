import { why as english } from './en/why.ts';
import { inBoth } from './inBoth.ts';
import { why as chinese } from './zh/why.ts';

/** The words around an explanation; its own words come from the engine. */
export const whyText = inBoth(english, chinese);
