const number = (n: number) => n.toLocaleString('zh');

export const review = {
  title: '复盘',
  empty: '先走几步，或在下面粘贴一段走法。',
  working: '正在计算每一步…',
  perfect: (played: string) => `${played}，一步也没浪费。`,
  mistakes: (n: number, isComplete: boolean, wasted: string) =>
    n === 0 && isComplete
      ? '没有失误。'
      : `${isComplete ? '失误' : '至少失误'} ${number(n)} 处，共浪费 ${wasted}。`,
  sum: (played: string, optimum: string, mistakes: string) =>
    `走了 ${played}，最短解法是 ${optimum}。${mistakes}`,
  unfinished: (played: string, left: string, mistakes: string) =>
    `已走 ${played}，离终点还有 ${left}。${mistakes}`,
  onlyBounds: (played: string) => `走了 ${played}。棋盘太大，无法精确计算，图中是下界。`,
  graph: '每一步之后离终点还有几步',
  scale: (top: number) => `离终点的步数，0 到 ${number(top)}`,
  dotted: '虚线是下界，实际可能更远。',
  percent: (n: number) => `${n}%`,
  percentMin: (n: number) => `至少 ${n}%`,
  accuracy: '准确率',
  accuracyHint: '离终点近了多少 ÷ 一共走了多少。',
  tryAgain: '从这里重走',
  nextMistake: '下一处失误',
  start: '开局',
  bound: (length: string) => `至少还需 ${length}（下界）`,
  idle: '没有进展',
  backwards: '离终点更远了',
  better: '更好的走法：',
  playFromHere: '从这里继续玩',
  paste: '复盘另一段走法',
  pasteHint: '走法、各步局面或链接',
  read: '复盘',
};
