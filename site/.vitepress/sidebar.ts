import type { DefaultTheme } from 'vitepress';
import { references } from './references.ts';

const guides: DefaultTheme.SidebarItem[] = [
  { text: 'Stuck on a toy', link: '/guide/stuck' },
  { text: 'Solve from the terminal', link: '/guide/terminal' },
  { text: 'Build a game', link: '/guide/game' },
  { text: 'Embed a board', link: '/guide/embed' },
  { text: 'Many puzzles at once', link: '/guide/many' },
  { text: 'Make a puzzle', link: '/guide/make' },
  { text: 'Compare searches', link: '/guide/compare' },
  { text: 'Hand in an 8-puzzle', link: '/guide/hand-in' },
  { text: 'How it works', link: '/guide/how-it-works' },
];

const LESSONS = [
  ['state-space', 'What a state space is', '什么是状态空间'],
  ['parity', 'Parity', '奇偶性'],
  ['breadth-first', 'Breadth-first search', '广度优先搜索'],
  ['depth-first', 'Depth-first and deepening', '深度优先与迭代加深'],
  ['heuristics', 'Heuristics', '启发函数'],
  ['a-star', 'A* and IDA*', 'A* 与 IDA*'],
  ['pattern-databases', 'Pattern databases', '模式数据库'],
  ['large-boards', 'From 8 tiles to 48', '从八块到四十八块'],
] as const;

const lessons: DefaultTheme.SidebarItem[] = LESSONS.map(([page, text], index) => ({
  text: `${index + 1}. ${text}`,
  link: `/learn/${page}`,
}));

const zhLessons: DefaultTheme.SidebarItem[] = LESSONS.map(([page, , text], index) => ({
  text: `${index + 1}. ${text}`,
  link: `/zh/learn/${page}`,
}));

const reference: DefaultTheme.SidebarItem[] = [
  ...references.map(({ page, title }) => ({ text: title, link: `/reference/${page}` })),
  { text: 'API of the library', link: '/api/' },
];

export const sidebar: DefaultTheme.Sidebar = {
  '/': [
    { text: 'Guides', items: guides },
    { text: 'Lessons', items: lessons },
    { text: 'Reference', items: reference },
  ],
};

export const zhSidebar: DefaultTheme.Sidebar = [
  {
    text: '指南',
    items: [
      { text: '被玩具难住了', link: '/zh/guide/stuck' },
      { text: '在终端里求解', link: '/zh/guide/terminal' },
      { text: '做一个游戏', link: '/zh/guide/game' },
      { text: '在网页里放一个棋盘', link: '/zh/guide/embed' },
    ],
  },
  { text: '搜索课程', items: zhLessons },
  { text: '英文参考', items: reference },
];
