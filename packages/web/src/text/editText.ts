import { edit as english } from './en/edit.ts';
import { inBoth } from './inBoth.ts';
import { edit as chinese } from './zh/edit.ts';

export const editText = inBoth(english, chinese);
