export const solved = {
  you: '你',
  shortest: '最少',
  next: '下一题',
};
