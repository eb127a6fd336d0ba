const number = (n: number) => n.toLocaleString('zh');

export const design = {
  optimum: '最短解法',
  optimumIs: '最短解法：',
  solutions: (n: string) => `最短解法共 ${n} 种`,
  difficulty: (score: number) => `难度：约 ${score}（满分 10）`,
  parts: {
    length: '最短解法的长度',
    farthest: '走同样多步，最远会离终点多远',
  },
  chapters: (lengths: readonly number[]) => `各阶段：${lengths.map(number).join(' + ')} 步`,
  useless: (labels: readonly string[]) =>
    labels.length === 0
      ? '每个滑块都至少在一种最短解法中移动。'
      : `所有最短解法都不动的滑块：${labels.join('、')}`,
  unsolvableFacts: '这道题无解，没有更多可分析的。',
  tooLarge: '局面太多，无法进一步分析。',
  looking: '正在进一步分析…',
  adjust: '改得更难或更容易',
  harder: (n: number) => `难 ${number(n)} 步`,
  easier: (n: number) => `容易 ${number(n)} 步`,
  exactly: '恰好',
  by: '步数',
  noLength: '要先算出最短解法的步数。',
  notEasier: (by: number, length: number) =>
    `最短解法只有 ${number(length)} 步，不能再容易 ${number(by)} 步。`,
  stop: '停止',
  searching: (tried: number, length: number) =>
    `已试 ${number(tried)} 个版本，最接近的为 ${number(length)} 步`,
  found: (before: number, length: number) => `由 ${number(before)} 步变为 ${number(length)} 步：`,
  nearest: (before: number, length: number) =>
    `没有正好符合的。最接近的由 ${number(before)} 步变为 ${number(length)} 步：`,
  failed: '没有找到',
  undo: '撤销全部改动',
  changes: '改动一处会怎样',
  changesLeft: (done: number, of: number) =>
    of === 0 ? '正在列出各处改动…' : `已算 ${number(done)} / ${number(of)} 处改动`,
  change: '改动',
  after: '最短解法',
  use: '采用',
  useChange: (change: string) => `采用：${change}`,
  remove: (piece: string) => `去掉 ${piece}`,
  glue: (piece: string, other: string) => `${piece} 和 ${other} 粘在一起`,
  widen: {
    left: '左边多一列',
    right: '右边多一列',
    top: '上面多一行',
    bottom: '下面多一行',
  },
  wall: (column: number, row: number) => `在第 ${row} 行第 ${column} 列加墙`,
  open: (column: number, row: number) => `拆去第 ${row} 行第 ${column} 列的墙`,
  shift: (piece: string, column: number, row: number) => `${piece} 放到第 ${row} 行第 ${column} 列`,
  add: (piece: string, like: string, column: number, row: number) =>
    `在第 ${row} 行第 ${column} 列加 ${piece}（与 ${like} 相同）`,
  start: (distance: number) => `从 ${number(distance)} 步外的局面开始`,
  unsolvable: '无解',
  atLeast: (n: number) => `至少 ${number(n)}`,
  same: '不变',
  all: (n: number) => `显示全部 ${number(n)} 项`,
  goals: '这些滑块的其他终点',
  goal: (pieces: readonly string[], column: number, row: number) =>
    `${pieces.join(' 或 ')} 到第 ${row} 行第 ${column} 列`,
  make: '做成实物',
  title: '标题',
  card: '带二维码的卡片',
  cutSheet: '激光切割图（SVG）',
  threeMf: '3D 打印（3MF）',
  stl: '3D 打印（STL）',
  cell: '每格（毫米）',
  range: (label: string, min: number, max: number) =>
    `${label}：请填 ${number(min)} 到 ${number(max)} 之间的整数。`,
  broken: (label: string) => `${label} 的各部分不相连，做不出来。`,
};
