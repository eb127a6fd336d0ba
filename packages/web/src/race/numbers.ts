/* Numbers in the reader's language. */
import { language } from '../text/text.ts';

/** Making one takes longer than using it a hundred times; frames show dozens of numbers. */
const FORMATS = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  zh: new Intl.NumberFormat('zh', { maximumFractionDigits: 2 }),
};

/** A number as the language writes it, with at most two digits after the point. */
export const countText = (count: number): string => FORMATS[language()].format(count);
