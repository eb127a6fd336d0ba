import { design as english } from './en/design.ts';
import { inBoth } from './inBoth.ts';
import { design as chinese } from './zh/design.ts';

export const designText = inBoth(english, chinese);
