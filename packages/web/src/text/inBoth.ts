import type { Translated } from './shape.ts';
import { language } from './text.ts';

/**
 * The texts of a part in the language chosen; reactive. They come with the part, in both languages:
 * the first load has no room for them.
 */
export function inBoth<T>(en: T, zh: Translated<T>): () => Translated<T> {
  return () => (language() === 'zh' ? zh : (en as Translated<T>));
}
