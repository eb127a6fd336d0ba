import { companion as english } from './en/companion.ts';
import { inBoth } from './inBoth.ts';
import { companion as chinese } from './zh/companion.ts';

export const companionText = inBoth(english, chinese);
