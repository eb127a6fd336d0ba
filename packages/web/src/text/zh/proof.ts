const number = (n: number) => n.toLocaleString('zh');

export const proof = {
  what: '证书是一个文件：任何人不用 Glissade 也能据此核对没有更短的解法，或根本无解。',
  begun: '正在写证书……',
  progress: (states: number) => `正在写证书：${number(states)} 个状态……`,
  made: (size: string) => `证书已写好（${size}）。`,
  kilobytes: (size: number) => `${number(size)} kB`,
  save: '保存证书',
  none: '没有证书：证明所需的状态超出本设备的内存。在电脑上可用 glissade solve --certificate。',
  check: '下列程序都能核对，它们与 Glissade 以及彼此没有共用代码。',
  python: 'Python 核对程序',
  rules: '它的规则',
  c: 'C 核对程序',
  copy: '复制命令',
};
