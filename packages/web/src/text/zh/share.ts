export const share = {
  title: '分享',
  link: '链接',
  linkHint: '题目、走法和位置都在链接里，不会存到别处。',
  copy: '复制链接',
  copied: '已复制',
  copyText: '复制成绩',
  send: '发送…',
  atStart: '从开头打开',
  noLink: '这道题的标签中有残缺的字符，无法写进链接。',
  opened: (title: string) => `已从链接打开：${title}`,
  failed: '无法打开链接',
  faults: {
    damaged: '链接已损坏，可能缺了一部分。请重新完整复制。',
    newer: '这个链接由更新的版本生成。请刷新页面以更新。',
    unknownPuzzle: (id: string) => `没有名为“${id}”的题目。请到题库中查找。`,
    badPuzzle: (detail: string) => `链接中的题目不成立：${detail}。`,
    badMoves: (detail: string) => `链接中的走法与题目不符：${detail}。`,
  },
  result: {
    length: (length: string, optimum: string) => `${length}（最短 ${optimum}）`,
    helps: (helps: number) => `${helps} 次提示`,
  },
};
