import type { why as english } from '../en/why.ts';
import type { Translated } from '../shape.ts';

const number = (n: number) => n.toLocaleString('zh');

export const why: Translated<typeof english> = {
  working: '正在检查所有局面…',
  progress: (states: number) => `正在检查所有局面… ${number(states)}`,
  byParity: '这一局无解：开局和终点的奇偶性不同，怎么移动都改变不了。可能有两个数字块对调了。',
  byStates: '这道题无解：所有局面都检查过了，没有一个是终点。',
  tooLarge: (states: number) =>
    states === 0
      ? '这个棋盘太大，无法讲解。'
      : `这道题的局面超过 ${number(states)} 个，在这里检查不完。可以用命令行：glissade explain。`,
  failed: (failure: string) => `讲解失败：${failure}`,
  difficulty: (score: string) => `难度 ${score}（满分 10）`,
  onlyEstimate: '难度是根据下面的事实估计的，本页其余内容都已证明。',
  playPart: '播放',
  closeBoard: '收起棋盘',
  contents: '本页内容',
  map: '在地图上看所有局面',
};
