import { type Theme, useData, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h, nextTick, onMounted, watch } from 'vue';
import FrontBoard from './FrontBoard.vue';
import LessonBoard from './LessonBoard.vue';
import ParityBoard from './ParityBoard.vue';
import PatternBuilder from './PatternBuilder.vue';
import PuzzleMap from './PuzzleMap.vue';
import './site.css';

/** Boards are as light or dark as the page around them, which has a switch of its own. */
function useBoardTheme(): void {
  const { isDark } = useData();
  const route = useRoute();
  const dress = async () => {
    await nextTick();
    for (const player of document.querySelectorAll('glissade-player')) {
      player.setAttribute('theme', isDark.value ? 'dark' : 'light');
    }
  };
  onMounted(() =>
    watch([isDark, () => route.path, () => route.component], dress, { immediate: true }),
  );
}

export default {
  extends: DefaultTheme,
  Layout: {
    setup() {
      useBoardTheme();
      return () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(FrontBoard) });
    },
  },
  enhanceApp({ app }) {
    app.component('LessonBoard', LessonBoard);
    app.component('ParityBoard', ParityBoard);
    app.component('PatternBuilder', PatternBuilder);
    app.component('PuzzleMap', PuzzleMap);
    // The player is a custom element: it needs a document.
    if (!import.meta.env.SSR) import('@glissade/player');
  },
} satisfies Theme;
