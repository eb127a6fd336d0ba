import { proof as english } from './en/proof.ts';
import { inBoth } from './inBoth.ts';
import { proof as chinese } from './zh/proof.ts';

export const proofText = inBoth(english, chinese);
