import { review as english } from './en/review.ts';
import { inBoth } from './inBoth.ts';
import { review as chinese } from './zh/review.ts';

export const reviewText = inBoth(english, chinese);
