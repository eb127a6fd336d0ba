const number = (n: number) => n.toLocaleString('zh');

export const review = {
  title: '复盘',
  empty: '先走几步，或在下面粘贴一段走法。',
  working: '正在计算每一步…',
  perfect: (played: string) => `${played}，没有一步浪费。`,
  sum: (played: string, optimum: string, mistakes: number, wasted: number) =>
    `走了 ${played}，最短 ${optimum}。其中 ${number(mistakes)} 步走偏，多费 ${number(wasted)}。`,
  onlyBounds: (played: string) => `${played}。棋盘太大，无法精确计算；图中是下界。`,
  graph: '每一步之后到终点的距离',
  scale: (top: number) => `到目标的距离，0 到 ${number(top)}`,
  nextMistake: '下一处失误',
  start: '开始',
  bound: (length: string) => `至少还需 ${length}（下界）`,
  idle: '没有更近',
  backwards: '退了一步',
  better: '更好的走法：',
  playFromHere: '从这里继续玩',
  paste: '复盘另一段走法',
  pasteHint: '走法或链接',
  read: '复盘',
};
