export const pictures = {
  title: '图片与动画',
  filmsPlayed: '动画展示已经走过的步。',
  filmsNothing: '先走几步或显示解法，即可制作动画。',
  filmsSolution: '动画展示解法。',
  png: 'PNG 图片',
  svg: 'SVG 图片',
  gif: 'GIF 动画',
  video: '视频',
  make: '做成实物',
  print: '打印',
  making: '正在生成动画',
  goal: '终点',
};
