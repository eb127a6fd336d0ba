const english = {
  counting: 'Working out all 181,440 distances …',
  broken: 'This browser cannot count the distances.',
  distance: (moves: number) =>
    moves === 0 ? 'This is the goal.' : `${moves} ${moves === 1 ? 'move' : 'moves'} to the goal`,
  change: (by: number) => (by > 0 ? `${by} more` : `${-by} fewer`),
  estimates: {
    misplaced: 'misplaced tiles',
    manhattan: 'Manhattan distance',
    linearConflict: 'linear conflict',
    table: (tiles: string) => `table of ${tiles}`,
    sum: 'their sum',
    truth: 'the truth',
  },
  race: {
    title: 'Race of searches',
    open: 'Open this race in the app',
    back: 'Back to where you read',
  },
  builder: {
    choose: 'Tiles that are kept; the others are grey',
    build: 'Build the table',
    built: (entries: string, most: number) =>
      `${entries} entries, from 0 to ${most}. A bar says how many boards have this value.`,
    tiles: 'tiles kept',
    entries: 'entries',
    says: 'says of our board',
    none: 'none',
    truth: 'the truth',
  },
};

const chinese: typeof english = {
  counting: '正在计算全部 181,440 个距离……',
  broken: '这个浏览器无法计算距离。',
  distance: (moves) => (moves === 0 ? '这就是目标。' : `离目标 ${moves} 步`),
  change: (by) => (by > 0 ? `多了 ${by} 步` : `少了 ${-by} 步`),
  estimates: {
    misplaced: '错位块数',
    manhattan: '曼哈顿距离',
    linearConflict: '线性冲突',
    table: (tiles) => `${tiles} 的表`,
    sum: '两者之和',
    truth: '真实距离',
  },
  race: { title: '算法竞速', open: '在应用中打开这场竞速', back: '回到读到的地方' },
  builder: {
    choose: '保留的方块；其余的涂灰',
    build: '造表',
    built: (entries, most) => `${entries} 项，数值从 0 到 ${most}。每根柱表示有多少局面取这个值。`,
    tiles: '保留的方块',
    entries: '项数',
    says: '对本节局面的估计',
    none: '无',
    truth: '真实距离',
  },
};

/** The words of the boards in lessons. */
export const lessonWords = (lang: string): typeof english =>
  lang.startsWith('zh') ? chinese : english;
