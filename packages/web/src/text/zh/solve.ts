const number = (n: number) => n.toLocaleString('zh');

export const solve = {
  title: '帮助',
  metricLabel: '计数方式',
  metric: { steps: '格', slides: '直滑', moves: '步', stm: '步', mtm: '推动' },
  metricHint: {
    steps: '一块移动一格算一次。',
    slides: '一块沿直线滑动任意格算一次。',
    moves: '一块连续移动（可拐弯）算一步。',
    stm: '一块移动一格算一步。',
    mtm: '同一行或列的几块一起推动算一次。',
  },
  distance: '离终点还有几步',
  distanceEach: '每种走法之后还有几步',
  toGo: (length: string) => `还需 ${length}`,
  atGoal: '已解开',
  atLeast: (n: number) => `至少 ${number(n)}`,
  hint: '提示',
  moreHint: '再多一点',
  hideHint: '收起提示',
  playHint: '走这一步',
  hints: {
    piece: (label: string) => `看看滑块 ${label}。`,
    tile: (label: string) => `看看数字块 ${label}。`,
    both: (first: string, second: string) => `${first}${second}`,
    move: (label: string, way: string) => `${label} ${way}移动。`,
    push: (count: number, way: string) => `${count} 块一起${way}推。`,
    next: (moves: readonly string[]) => `接下来：${moves.join('、')}。`,
    line: '这是完整的解法。',
  },
  solution: '解法',
  hideSolution: '收起解法',
  hideAnswer: '收起答案',
  loading: '正在加载求解器',
  searching: '正在搜索',
  preparing: '正在准备',
  progress: (phase: string, lower: number, states: number) =>
    `${phase}：至少需要 ${number(lower)}，已搜索 ${number(states)} 个局面`,
  statesSearched: (phase: string, states: number) => `${phase}：${number(states)} 个局面`,
  restAbout: (told: string, seconds: number) => `${told}，这一长度估计还需约 ${number(seconds)} 秒`,
  stop: '停止',
  resume: '继续',
  stopped: '已停止。',
  vast: (told: string) => `${told}。要证明这一局的最短解法，得算很多年。`,
  resting: '已暂停：好一阵没找到更短的解法，而要证明最短得算很多年。',
  failed: (detail: string) => `求解器已停止，请重试或刷新页面。（${detail}）`,
  answer: {
    known: (length: string, lower: number) =>
      `${length}，已知为最短。本设备尚未证明，目前只证明至少需要 ${number(lower)}。`,
    knownShorter: (length: string, known: number, lower: number) =>
      `${length}。已知最短为 ${number(known)}。本设备目前证明至少需要 ${number(lower)}。`,
    shortest: (length: string) => `${length}，已是最短。`,
    found: (length: string, lower: number) =>
      `${length}。尚未证明最短：至少需要 ${number(lower)}。`,
    none: { parity: '无解，除非对调两个数字块。', exhausted: '无解。' },
    undecided: (lower: number) => `本设备内存不足。目前已证明：至少需要 ${number(lower)}。`,
  },
  reason: {
    ruledOut: {
      states: (n: number) => `更短的解法已全部排除，共搜索 ${number(n)} 个局面。`,
      nodes: (n: number) => `更短的解法已全部排除，共搜索 ${number(n)} 个节点。`,
    },
    rest: '这是一条最短解法的剩余部分。',
    parity:
      '每走一步，数字排列的奇偶和空格所在格子的颜色（按黑白相间的棋盘）都同时改变。' +
      '这里两者对不上，所以怎么走都解不开。',
    exhausted: (states: number) =>
      `能走到的局面里没有一个是终点，共搜索 ${number(states)} 个局面。`,
  },
  doubts: {
    'nothing-moves': (cells: number, pieces: number) =>
      `这个 ${number(cells)} 格、${number(pieces)} 块的棋盘上，没有一块能动。如果是从文本读来的，可能读错了：` +
      '图中每个字符是一格，. 是空格，数字要写在 tiles: 下面。',
    islands: (cells: number, pieces: number) =>
      `这个 ${number(cells)} 格、${number(pieces)} 块的棋盘分成了几个一格宽的孤岛。如果是从文本读来的，可能读错了：` +
      '图中每个字符是一格，空白在棋盘之外。',
    'free-axes': () =>
      '每一块都是直条，却可以离开自己的行或列。如果是塞车题，请让每块只沿长边移动（axes: long）。',
  },
  player: '解法播放',
  first: '回到开头',
  previous: '上一步',
  next: '下一步',
  last: '跳到结尾',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  perSecond: (n: number) => `${n}×`,
  place: '解法中的位置',
  placeOf: (at: number, of: number) => `${at} / ${of}`,
  left: '你没有照这个解法走。',
  backToLine: '回到解法',
  newLine: '从这里重新求解',
  companion: '对照实物一步步走',
  proof: '保存证明',
  copyMoves: '复制走法',
};
