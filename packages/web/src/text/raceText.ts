import { race as english } from './en/race.ts';
import type { Translated } from './shape.ts';
import { language } from './text.ts';
import { race as chinese } from './zh/race.ts';

const texts: Readonly<Record<'en' | 'zh', Translated<typeof english>>> = {
  en: english,
  zh: chinese,
};

/** The words of the race, which come with it: the first load has no room for them. */
export const raceText = () => texts[language()];
