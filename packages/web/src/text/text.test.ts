import { expect, test, vi } from 'vitest';
import { chooseLanguage, language } from './text.ts';

test('the language wished for last is shown, also where another is still fetched', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const first = chooseLanguage('zh');
  await chooseLanguage('en');
  await first;
  expect(language()).toBe('en');
  await chooseLanguage('zh');
  expect(language()).toBe('zh');
  await chooseLanguage('en');
  vi.unstubAllGlobals();
});
