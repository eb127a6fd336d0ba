const number = (n: number) => n.toLocaleString('zh');

export const solve = {
  title: '帮助',
  metricLabel: '计数方式',
  metric: { steps: '格', slides: '直滑', moves: '步', stm: '步', mtm: '推动' },
  metricHint: {
    steps: '一块移动一格算一次。',
    slides: '一块沿直线移动任意距离算一次。',
    moves: '一块连续移动（可拐弯）算一步。',
    stm: '一块移动一格算一步。',
    mtm: '一行或一列一起推动算一次。',
  },
  distance: '离终点还有几步',
  distanceEach: '每种走法之后',
  toGo: (length: string) => `还需 ${length}`,
  atGoal: '已解开',
  atLeast: (n: number) => `至少 ${number(n)}`,
  hint: '提示',
  moreHint: '再多一点',
  hideHint: '收起提示',
  playHint: '走这一步',
  hints: {
    piece: (label: string) => `看看 ${label} 块。`,
    tile: (label: string) => `看看数字 ${label}。`,
    both: (first: string, second: string) => `${first}${second}`,
    move: (label: string, way: string) => `${label}：${way}。`,
    push: (count: number, way: string) => `${count} 块一起${way}推。`,
    next: (moves: string) => `接下来：${moves}。`,
    line: '这是完整的走法。',
  },
  solution: '解法',
  hideSolution: '收起解法',
  loading: '正在加载求解器',
  searching: '正在搜索',
  preparing: '正在准备',
  progress: (phase: string, lower: number, states: number) =>
    `${phase}：至少 ${number(lower)}，已搜索 ${number(states)} 个局面`,
  statesSearched: (phase: string, states: number) => `${phase}：${number(states)} 个局面`,
  restAbout: (told: string, seconds: number) => `${told}，这一长度估计还需约 ${number(seconds)} 秒`,
  stop: '停止',
  resume: '继续',
  stopped: '已停止。',
  vast: (told: string) => `${told}。要证明这个棋盘的最短解需要很多年。`,
  resting: '已暂停：有一阵没找到更短的解法，而证明最短需要很多年。',
  failed: (detail: string) => `求解器已停止，请重试或刷新页面。（${detail}）`,
  answer: {
    shortest: (length: string) => `${length}，已是最短。`,
    found: (length: string, lower: number) =>
      `${length}。尚未证明最短：至少需要 ${number(lower)}。`,
    none: { parity: '无解：有两块的位置对调了。', exhausted: '无解。' },
    undecided: (lower: number) => `超出本设备的内存。目前已证明：至少 ${number(lower)}。`,
  },
  reason: {
    ruledOut: {
      states: (n: number) => `更短的走法已全部排除，共搜索 ${number(n)} 个局面。`,
      nodes: (n: number) => `更短的走法已全部排除，共搜索 ${number(n)} 个节点。`,
    },
    rest: '这是一条最短走法的剩余部分。',
    parity: '每走一步都是空格与一块交换，排列的奇偶随之改变，并与空格的位置同步；这里两者不相符。',
    exhausted: (states: number) =>
      `能到达的局面没有一个达到目标，共搜索 ${number(states)} 个局面。`,
  },
  doubts: {
    'nothing-moves': (cells: number, pieces: number) =>
      `这个 ${number(cells)} 格、${number(pieces)} 块的棋盘上没有一块能动。若是从文本读来的，原意可能不同：` +
      '图中每个字符是一格，. 是空格，数字写在 tiles: 下面。',
    islands: (cells: number, pieces: number) =>
      `这个 ${number(cells)} 格、${number(pieces)} 块的棋盘分成了一格宽的孤岛。若是从文本读来的，原意可能不同：` +
      '图中每个字符是一格，空白在棋盘之外。',
    'free-axes': () =>
      '每一块都是直条，却可以离开自己的行或列。若是塞车题，请让每块只沿长边移动（axes: long）。',
  },
  player: '解法播放',
  first: '回到开头',
  previous: '上一步',
  next: '下一步',
  last: '到最后',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  perSecond: (n: number) => `${n}×`,
  place: '解法中的位置',
  placeOf: (at: number, of: number) => `${at} / ${of}`,
  left: '你已偏离这个解法。',
  backToLine: '回到解法',
  newLine: '从这里重新求解',
  companion: '对照实物一步步走',
  proof: '保存证明',
  copyMoves: '复制走法',
};
