{
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`glissade.${name}`)?.split('\n')[0] ?? null);
    } catch {
      return null;
    }
  };
  const settings = stored('settings');
  const theme = settings?.theme ?? 'system';
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const isFirst = location.hash.length <= 1 && settings === null && stored('game') === null;
  const isChinese = navigator.languages.some((tag) => tag.startsWith('zh'));
  if (!isFirst || isChinese) document.getElementById('app').replaceChildren();
}
