export const solved = {
  you: '你',
  shortest: '最少',
  next: '下一题',
  days: '每日一题日历',
};
