import { onContentUpdated, useData } from 'vitepress';
import { watch } from 'vue';

/** The boards of a page are light or dark as its switch says, not as the system is. */
export function followTheme(): void {
  const { isDark } = useData();
  const follow = () => {
    for (const player of document.querySelectorAll('glissade-player')) {
      player.setAttribute('theme', isDark.value ? 'dark' : 'light');
    }
  };
  onContentUpdated(follow);
  watch(isDark, follow);
}
