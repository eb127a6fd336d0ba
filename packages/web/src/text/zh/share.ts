export const share = {
  copy: '复制链接',
  copied: '已复制',
  notCopied: '无法复制',
  send: '分享',
  noLink: '文本里有残缺的字符，写不进链接',
  faults: {
    damaged: '链接已损坏，可能缺了一部分。请重新完整复制。',
    newer: '这个链接由更新的版本生成。请刷新页面以更新。',
    unknownPuzzle: (id: string) => `没有名为“${id}”的题目。请到题库中查找。`,
    badPuzzle: (detail: string) => `链接中的题目有误：${detail}。`,
    badMoves: (detail: string) => `链接中的走法与题目不符：${detail}。`,
  },
};
