import { map as english } from './en/map.ts';
import type { Translated } from './shape.ts';
import { language } from './text.ts';
import { map as chinese } from './zh/map.ts';

const texts: Readonly<Record<'en' | 'zh', Translated<typeof english>>> = {
  en: english,
  zh: chinese,
};

/** The words of the map, which come with it: the first load has no room for them. */
export const mapText = () => texts[language()];
