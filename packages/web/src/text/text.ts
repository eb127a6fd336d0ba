import { createSignal } from 'solid-js';
import { en } from './en/index.ts';
import type { Translated } from './shape.ts';

/** Every text of the app; each language has exactly these. Texts with gaps are functions. */
export type Text = Translated<typeof en>;
export type Language = 'en' | 'zh';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

const [text, setText] = createSignal<Text>(en);
const [language, setLanguage] = createSignal<Language>('en');

/** The texts in the language chosen; reactive. */
export { language, text };

let wish: Language = 'en';

/** Changes the language; Chinese is fetched when first asked for. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  wish = wanted;
  const found = wanted === 'zh' ? (await import('./zh/index.ts')).zh : en;
  // Another was wished for while this one was fetched.
  if (wish !== wanted) return;
  setText(() => found);
  setLanguage(wanted);
  document.documentElement.lang = wanted === 'zh' ? 'zh-Hans' : 'en';
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
}
