const number = (n: number) => n.toLocaleString('zh');

export const solve = {
  title: '帮助',
  length: {
    steps: (n: number) => `${number(n)} 格`,
    slides: (n: number) => `${number(n)} 滑`,
    moves: (n: number) => `${number(n)} 步`,
    stm: (n: number) => `${number(n)} 步`,
    mtm: (n: number) => `${number(n)} 次推动`,
  },
  metricLabel: '计数方式',
  metric: { steps: '格', slides: '直滑', moves: '步', stm: '单块', mtm: '整排' },
  metricHint: {
    steps: '一块移动一格算一次。',
    slides: '一块沿直线移动任意距离算一次。',
    moves: '一块连续移动（可拐弯）算一步。',
    stm: '一块移动一格算一步。',
    mtm: '一次推动任意多块算一次。',
  },
  distance: '距离终点',
  distanceEach: '每种走法之后',
  toGo: (length: string) => `还需 ${length}`,
  atGoal: '已解开',
  atLeast: (n: number) => `至少 ${number(n)}`,
  hint: '提示',
  moreHint: '再多一点',
  playHint: '走这一步',
  hints: {
    piece: (label: string) => `看看 ${label} 号块。`,
    tile: (label: string) => `看看 ${label}。`,
    move: (label: string, way: string) => `${label} ${way}走。`,
    push: (count: number, way: string) => `${count} 块一起${way}推。`,
    next: (moves: string) => `接下来：${moves}。`,
    line: '这是完整的走法。',
  },
  solution: '解法',
  hideSolution: '收起解法',
  searching: '正在搜索',
  preparing: '正在准备',
  progress: (lower: number, states: number) =>
    `至少 ${number(lower)}，已搜索 ${number(states)} 个局面`,
  restAbout: (seconds: number) => `此长度估计还需约 ${number(seconds)} 秒`,
  stop: '停止',
  resume: '继续',
  stopped: '已停止。',
  hurry: '先给任意解法',
  failed: (detail: string) => `求解器已停止，请刷新页面再试。（${detail}）`,
  proof: {
    searched: (length: string, states: number) =>
      `${length}，已是最短：搜索了更近的 ${number(states)} 个局面，都不是终点。`,
    ruledOut: (length: string, nodes: number) =>
      `${length}，已是最短：更短的走法全部排除，共搜索 ${number(nodes)} 个节点。`,
    rest: (length: string) => `${length}，已是最短：这是一条最短走法的剩余部分。`,
    found: (length: string, lower: number) =>
      `${length}。尚未证明最短：至少需要 ${number(lower)}。`,
    parity:
      '无解。每走一步都是空格与一块交换，排列的奇偶随之改变，并与空格的位置同步。' +
      '这里两者不相符：有两块的位置恰好对调了。',
    exhausted: (states: number) =>
      `无解：能到达的全部 ${number(states)} 个局面都搜索过，没有一个是终点。`,
    undecided: (lower: number) => `超出本设备的内存。目前已证明：至少 ${number(lower)}。`,
  },
  player: '解法播放',
  first: '回到开头',
  previous: '退一步',
  next: '进一步',
  last: '到最后',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  perSecond: (n: number) => `${n}×`,
  place: '解法中的位置',
  placeOf: (at: number, of: number) => `${at} / ${of}`,
  left: '你已离开这条走法。',
  backToLine: '回到走法',
  newLine: '从这里重新求解',
  copyMoves: '复制走法',
};
