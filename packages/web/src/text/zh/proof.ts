const number = (n: number) => n.toLocaleString('zh');

export const proof = {
  what: '证书是一个文件，里面是完整的证明：任何人不用 Glissade 也能核对，确实没有更短的解法，或确实无解。',
  begun: '正在写证书…',
  progress: (states: number) => `正在写证书：已写 ${number(states)} 个局面…`,
  made: (size: string) => `证书已写好（${size}）。`,
  kilobytes: (size: number) => `${number(size)} kB`,
  save: '保存证书',
  none: '写不出证书：证明要用的局面太多，本设备内存放不下。可在电脑上试试 glissade solve --certificate。',
  check: '下面的程序都能核对。它们之间，以及与 Glissade 之间，都没有共用代码。',
  python: 'Python 核对程序',
  c: 'C 核对程序',
  copy: '复制命令',
};
