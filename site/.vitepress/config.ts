import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecords } from '@glissade/catalogue';
import { defineConfig } from 'vitepress';
import { hasPicture, mapPicture } from '../catalogue/mapOf.ts';
import { highlightOnce } from './highlightOnce.ts';
import { sidebar, zhSidebar } from './sidebar.ts';

const zhSearch = {
  button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
  modal: {
    displayDetails: '显示详情',
    resetButtonTitle: '清除',
    backButtonTitle: '返回',
    noResultsText: '没有找到',
    footer: { selectText: '打开', navigateText: '切换', closeText: '关闭' },
  },
};

/** `npm run site -- --base /glissade/` builds for a sub-path; every address on the site follows it. */
export default defineConfig({
  title: 'Glissade',
  description: 'Solves any sliding puzzle, shows why it is hard, and proves its answers.',
  lang: 'en',
  cleanUrls: false,
  appearance: true,
  lastUpdated: false,
  metaChunk: true,
  // The app is copied into the finished site, so VitePress does not see its page.
  ignoreDeadLinks: [/\/app\//],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'glissade-player' } } },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      highlightOnce(markdown);
      // Wide code scrolls, so a keyboard must be able to reach it; fenced code has this already.
      const { code_block } = markdown.renderer.rules;
      markdown.renderer.rules.code_block = (...args) =>
        code_block!(...args).replace('<pre', '<pre tabindex="0"');
    },
  },
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', href: `${siteData.base}app/icon.svg`, type: 'image/svg+xml' }],
  ],
  // The front page of the theme marks no main part.
  transformHtml: (html) => html.replace('<div class="VPHome"', '<div role="main" class="VPHome"'),
  buildEnd: ({ outDir }) => {
    const maps = join(outDir, 'maps');
    mkdirSync(maps, { recursive: true });
    for (const record of allRecords().filter(hasPicture)) {
      writeFileSync(join(maps, `${record.id}.svg`), mapPicture(record));
    }
  },
  themeConfig: {
    search: { provider: 'local', options: { locales: { zh: { translations: zhSearch } } } },
    // Few pages exist in both languages: the menu leads to the front page of the other.
    i18nRouting: false,
    nav: [
      { text: 'Play', link: '/app/index.html', target: '_self' },
      { text: 'Guides', link: '/guide/' },
      { text: 'Lessons', link: '/learn/' },
      { text: 'Puzzles', link: '/catalogue/' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar,
    outline: { level: [2, 3] },
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    zh: {
      label: '简体中文',
      lang: 'zh-Hans',
      description: '求解任意滑块类益智游戏：给出最短解并证明。',
      themeConfig: {
        nav: [
          { text: '开始玩', link: '/app/index.html', target: '_self' },
          { text: '指南', link: '/zh/guide/' },
          { text: '课程', link: '/zh/learn/' },
          { text: '题库', link: '/catalogue/' },
          { text: '参考', link: '/reference/' },
        ],
        sidebar: zhSidebar,
        outline: { level: [2, 3], label: '本页内容' },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '深浅色',
        darkModeSwitchTitle: '换成深色',
        lightModeSwitchTitle: '换成浅色',
        skipToContentLabel: '跳到正文',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '语言',
      },
    },
  },
});
