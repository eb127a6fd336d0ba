import type { HandStage } from '@glissade/analysis/explain/byHand/handSolution';
import type { HandWords } from './handWords.ts';

const steps = (count: number) => `${count} 步`;
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')} 和 ${words.at(-1)}`;

/** "第 1 行第 2 列" */
const places = ({ tiles }: HandStage) =>
  tiles.map(({ at: { column, row } }) => `第 ${row} 行第 ${column} 列`);

export const HAND_ZH: HandWords = {
  heading: '手工怎么还原',
  stretchesHeading: '最短解法是怎么走的',
  intro: () =>
    '一排一排地还原：先从上往下一行行来，剩两行时改为一列一列，最后处理剩下的方格。归位的数字块' +
    '不再移动。只有每排的最后两块需要技巧，因为先放好一块，另一块就进不去了：它们要一起转进去。',
  cost: ({ length, pushes }, optimum) => {
    const own = `这样一共 ${steps(length)}（几块一起推算一次的话是 ${pushes} 次）。`;
    if (!optimum.isProved) return `${own}任何解法都不少于 ${steps(optimum.length)}。`;
    if (optimum.length === length) return `${own}没有更短的解法。`;
    const times = (length / optimum.length).toFixed(1);
    return `${own}最短解法是 ${steps(optimum.length)}，手工的走法是它的 ${times} 倍。`;
  },
  line: ({ type, number }) => `第 ${number} ${type === 'row' ? '行' : '列'}`,
  square: '最后的方格',
  stage: (stage) => {
    const { type, tiles, from, to } = stage;
    const [first, second] = tiles.map(({ tile }) => tile);
    if (from === to) return `${list(tiles.map(({ tile }) => tile))} 已经归位。`;
    const taking = `（${steps(to - from)}）`;
    switch (type) {
      case 'tile':
        return `把 ${first} 移到${places(stage)[0]}${taking}。`;
      case 'pair':
        return (
          `${first} 和 ${second} 一起进去：${first} 先到${places(stage)[1]}，也就是 ${second} 的位置；` +
          `${second} 跟在它后面；然后两个一起转进去${taking}。`
        );
      case 'caughtPair':
        return (
          `${first} 和 ${second} 一起进去。这里 ${second} 卡在了 ${first} 旁边，` +
          `所以两个都要先出来，换个次序再进去${taking}。`
        );
      case 'square':
        return `让 ${list(tiles.map(({ tile }) => tile))} 轮换着转，直到全部归位${taking}。`;
    }
  },
  stretchesIntro: (length, homeAtHalf, tiles) =>
    `它一共 ${steps(length)}。走了 ${Math.ceil(length / 2)} 步之后，` +
    `${tiles} 个数字块里有 ${homeAtHalf} 个已经归位，之后不再移动。`,
  stretch: ({ from, to, tiles }) =>
    `第 ${to - from === 1 ? to : `${from + 1} 到 ${to}`} 步：${list(tiles)} 归位，之后不再移动。`,
};
