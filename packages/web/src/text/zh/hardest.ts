const number = (n: number) => n.toLocaleString('zh');

export const hardest = {
  seek: '这些滑块的最难开局',
  stop: '停止',
  progress: '搜索所有摆法',
  states: (n: number) => `已搜索 ${number(n)} 种摆法`,
  rest: (seconds: number) => `大约还需 ${number(seconds)} 秒`,
  found: (length: string) => `最难的开局已摆上棋盘：${length}。`,
  starts: (solvable: number, all: number) =>
    solvable === all
      ? `全部 ${number(all)} 种摆法都有解。`
      : `全部 ${number(all)} 种摆法中有 ${number(solvable)} 种有解。`,
  equal: (n: number) => (n === 1 ? '没有别的摆法同样难。' : `同样难的共有 ${number(n)} 种。`),
  none: (all: number) => `全部 ${number(all)} 种摆法都无解。`,
  stopped: '已停止，棋盘保持原样。',
  tooMany: '这些滑块的摆法太多，在本设备上无法全部搜索。',
};
