import type { map as english } from '../en/map.ts';
import type { Translated } from '../shape.ts';

const number = (n: number) => n.toLocaleString('zh');

export const map: Translated<typeof english> = {
  title: '状态地图',
  counts: (dots: number, states: number) =>
    dots === states
      ? `${number(states)} 个状态`
      : `${number(states)} 个状态，合并镜像后 ${number(dots)} 个点`,
  working: '正在遍历所有状态…',
  met: (states: number) => `正在遍历所有状态：已有 ${number(states)} 个…`,
  arranging: '正在排布…',
  tooLarge: (most: number) => `这道题的状态超过 ${number(most)} 个，本页画不下。`,
  tooLargeHint: '命令行可以画更大的：glissade map --rooms --nodes。',
  picture: '地图：每个点是一个状态，连线的两个状态相差一步',
  keys: '方向键移动地图，加号和减号缩放，0 显示全图，回车把地图中央的状态放到棋盘上。',
  zoomIn: '放大',
  zoomOut: '缩小',
  showAll: '显示全图',
  save: '保存为 PNG 图片',
  fold: '镜像合并为一个点',
  onBoard: '棋盘上',
  toGoal: (length: string) => `距目标 ${length}`,
  atGoal: '目标状态',
  noGoal: '无法到达目标',
  fromStart: (length: string) => `距起点 ${length}`,
  marks: {
    start: '起点',
    milestone: '所有最短解法都经过',
    door: '所有解法都经过',
    game: '在你的棋局中',
  },
  backToGame: '回到我的棋局',
  playFromHere: '从这里继续',
  legend: '图例',
  signs: {
    start: '起点',
    goal: (n: number) => `${number(n)} 个目标状态`,
    line: (length: string) => `一条最短解法：${length}`,
    game: '你的棋局',
    here: '棋盘上的状态',
    milestone: (n: number) => `${number(n)} 个里程碑：所有最短解法都经过`,
    door: (n: number) => `${number(n)} 道门：所有解法都经过`,
  },
  mirrored: '（或其镜像）',
  nearGoal: '目标',
  farFrom: (length: string) => `相距 ${length}`,
  fromTheStart: '起点',
  chapters: '最短解法的章节',
  chapter: (n: number, from: number, to: number, unit: string) =>
    `第 ${n} 章：第 ${from === to ? from : `${from} 至 ${to}`} ${unit}`,
  ways: (ways: string) => `${ways} 种最短走法`,
  room: (states: number) => `，经过 ${number(states)} 个状态`,
  showEnd: '看结尾',
  rooms: (rooms: readonly number[]) =>
    rooms.length === 1
      ? `没有哪个状态是必经的：${number(rooms[0]!)} 个状态连成一个区域。`
      : `门把通往目标的路分成 ${number(rooms.length)} 个房间，最大的有 ${number(Math.max(...rooms))} 个状态。`,
  roomCounts: (rooms: number, states: number) =>
    `${number(states)} 个状态，分成 ${number(rooms)} 个房间`,
  partCounts: (shown: number, states: number) => `${number(states)} 个状态中的 ${number(shown)} 个`,
  byRooms: {
    title: '房间',
    instead: '显示房间而不是状态',
    what: '每个点是一个房间：彼此相连、离目标差不多远的状态。点越大，状态越多。点一个房间，再打开它。',
    open: (states: number) => `打开有 ${number(states)} 个状态的房间`,
    back: '回到外面的房间',
    onLine: (rooms: number) => `最短解法经过的房间：${number(rooms)} 个`,
    here: (states: number, length: string) =>
      `有 ${number(states)} 个状态的房间，距目标至少 ${length}`,
    withSign: {
      door: (rooms: number) => `${number(rooms)} 个房间里有门`,
      milestone: (rooms: number) => `${number(rooms)} 个房间里有里程碑`,
      goal: (rooms: number) => `${number(rooms)} 个房间里有目标状态`,
    },
  },
  noGl: '此浏览器没有 WebGL，地图移动较慢。',
};
