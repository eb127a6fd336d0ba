import type { map as english } from '../en/map.ts';
import type { Translated } from '../shape.ts';

const number = (n: number) => n.toLocaleString('zh');

export const map: Translated<typeof english> = {
  title: '局面地图',
  counts: (dots: number, states: number) =>
    dots === states
      ? `${number(states)} 个局面`
      : `${number(states)} 个局面，合并镜像后 ${number(dots)} 个点`,
  working: '正在遍历所有局面…',
  met: (states: number) => `正在遍历所有局面：已有 ${number(states)} 个…`,
  arranging: '正在排布…',
  tooLarge: (most: number) => `这道题的局面超过 ${number(most)} 个，本页画不下。`,
  tooLargeHint: '命令行可以画更大的：glissade map --rooms --nodes。',
  picture: '地图：每个点是一个局面，用线相连的两个局面只差一步',
  keys: '方向键移动地图，加号和减号缩放，0 显示全图，回车把地图中央的局面放到棋盘上。',
  zoomIn: '放大',
  zoomOut: '缩小',
  showAll: '显示全图',
  save: '保存为 PNG 图片',
  fold: '镜像合并为一个点',
  onBoard: '棋盘上',
  toGoal: (length: string) => `离终点 ${length}`,
  atGoal: '终点局面',
  noGoal: '走不到终点',
  fromStart: (length: string) => `离开局 ${length}`,
  marks: {
    start: '开局',
    milestone: '所有最短解法都经过',
    door: '所有解法都经过',
    game: '在你的棋局中',
  },
  backToGame: '回到我的棋局',
  playFromHere: '从这里继续',
  legend: '图例',
  signs: {
    start: '开局',
    goal: (n: number) => `${number(n)} 个终点局面`,
    line: (length: string) => `一条最短解法：${length}`,
    game: '你的棋局',
    here: '棋盘上的局面',
    milestone: (n: number) => `${number(n)} 个里程碑：所有最短解法都经过`,
    door: (n: number) => `${number(n)} 个必经局面：所有解法都经过`,
  },
  mirrored: '（或其镜像）',
  nearGoal: '终点',
  farFrom: (length: string) => `相距 ${length}`,
  fromTheStart: '开局',
  chapters: '最短解法的各个阶段',
  chapter: (n: number, from: number, to: number, unit: string) =>
    `第 ${n} 阶段：第 ${from === to ? from : `${from} 至 ${to}`} ${unit}`,
  ways: (ways: string) => `${ways} 种最短走法`,
  room: (states: number) => `，经过 ${number(states)} 个局面`,
  showEnd: '看结尾',
  rooms: (rooms: readonly number[]) =>
    rooms.length === 1
      ? `没有哪个局面是必经的：${number(rooms[0]!)} 个局面连成一个区域。`
      : `必经局面把通往终点的路分成 ${number(rooms.length)} 个区域，最大的有 ${number(Math.max(...rooms))} 个局面。`,
  roomCounts: (rooms: number, states: number) =>
    `${number(states)} 个局面，分成 ${number(rooms)} 个区域`,
  partCounts: (shown: number, states: number) => `${number(states)} 个局面中的 ${number(shown)} 个`,
  byRooms: {
    title: '区域',
    instead: '显示区域，不显示局面',
    what: '每个圆点是一个区域：里面的局面彼此相连，离终点差不多远。圆点越大，局面越多。点选一个区域，再打开它。',
    open: (states: number) => `打开这个区域（${number(states)} 个局面）`,
    back: '回到外面的区域',
    onLine: (rooms: number) => `最短解法经过 ${number(rooms)} 个区域`,
    here: (states: number, length: string) =>
      `这个区域有 ${number(states)} 个局面，离终点至少 ${length}`,
    withSign: {
      door: (rooms: number) => `${number(rooms)} 个区域里有必经局面`,
      milestone: (rooms: number) => `${number(rooms)} 个区域里有里程碑`,
      goal: (rooms: number) => `${number(rooms)} 个区域里有终点局面`,
    },
  },
  noGl: '这个浏览器不支持 WebGL，地图移动起来较慢。',
};
