import { photo as english } from './en/photo.ts';
import type { Translated } from './shape.ts';
import { language } from './text.ts';
import { photo as chinese } from './zh/photo.ts';

const texts: Readonly<Record<'en' | 'zh', Translated<typeof english>>> = {
  en: english,
  zh: chinese,
};

/** The words for reading pictures, which come with it: the first load has no room for them. */
export const photoText = () => texts[language()];
