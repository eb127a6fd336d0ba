import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import FrontBoard from './FrontBoard.vue';
import { followTheme } from './followTheme.ts';
import LessonBoard from './LessonBoard.vue';
import LessonRace from './LessonRace.vue';
import ParityBoard from './ParityBoard.vue';
import PatternBuilder from './PatternBuilder.vue';
import PuzzleMap from './PuzzleMap.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout: {
    setup() {
      followTheme();
      return () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(FrontBoard) });
    },
  },
  enhanceApp({ app }) {
    app.component('LessonBoard', LessonBoard);
    app.component('LessonRace', LessonRace);
    app.component('ParityBoard', ParityBoard);
    app.component('PatternBuilder', PatternBuilder);
    app.component('PuzzleMap', PuzzleMap);
    // The player is a custom element: it needs a document.
    if (!import.meta.env.SSR) import('@glissade/player');
  },
} satisfies Theme;
