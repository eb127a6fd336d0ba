import { createEffect, onCleanup } from 'solid-js';
import { chooseLanguage, preferredLanguage } from '../text/text.ts';
import { settings } from './settings.ts';

/** Keeps the page's colours and language as the settings and the system wish; call it once. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const { theme } = settings();
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  createEffect(paint);
  createEffect(() => {
    const { language } = settings();
    chooseLanguage(language === 'auto' ? preferredLanguage() : language);
  });
  dark.addEventListener('change', paint);
  onCleanup(() => dark.removeEventListener('change', paint));
}
