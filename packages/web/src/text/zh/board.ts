type Span = readonly [first: number, last: number];

const span = ([first, last]: Span) => (first === last ? `第 ${first} ` : `第 ${first} 至 ${last} `);

export const board = {
  name: '棋盘',
  role: '滑块棋盘',
  up: '向上',
  right: '向右',
  down: '向下',
  left: '向左',
  free: (row: number, column: number) => `空格，第 ${row} 行第 ${column} 列`,
  wall: (row: number, column: number) => `墙，第 ${row} 行第 ${column} 列`,
  gate: (row: number, column: number) => `门，第 ${row} 行第 ${column} 列`,
  tile: (label: string, row: number, column: number) => `${label}，第 ${row} 行第 ${column} 列`,
  piece: (label: string, size: string, row: number, column: number) =>
    `${label}，${size}，第 ${row} 行第 ${column} 列`,
  area: (label: string, rows: Span, columns: Span) => `${label}，${span(rows)}行${span(columns)}列`,
  size: (width: number, height: number) => `宽 ${width} 高 ${height}`,
  goalPiece: '要到终点',
  goalOf: (labels: readonly string[]) => `${labels.join('、')} 的终点`,
  goalSaid: {
    order: '把数字按顺序排好，空格留在最后。',
    picture: '把滑块摆成小图里的样子。',
    anyPicture: '摆成任意一幅小图里的样子即可。',
    one: (label: string) => `把红色的 ${label} 移到虚线框里。`,
    out: (label: string) => `把${label}移到下方出口。`,
    all: (labels: readonly string[]) => `把红色的 ${labels.join('、')} 分别移到各自的虚线框里。`,
    anyPlace: (label: string) => `把红色的 ${label} 移到任意一个虚线框里。`,
    anyPiece: (labels: readonly string[]) =>
      `把红色的 ${labels.join('、')} 中任意一个移到它的虚线框里。`,
    details: (goals: readonly (readonly string[])[]) =>
      `终点：${goals.map((places) => places.join('；')).join('。或者：')}。`,
  },
  canMove: (directions: readonly string[]) => `可${directions.join('、')}移动`,
  stuck: '不能移动',
  stuckSaid: (label: string) => `${label} 不能移动。`,
  held: (label: string) => `已拿起 ${label}。用方向键移动，按回车放下。`,
  dropped: (label: string) => `已放下 ${label}。`,
  moved: (label: string, way: string) => `${label} ${way}移动。`,
  way: (direction: string, cells: number) => (cells === 1 ? direction : `${direction} ${cells} 格`),
  between: '，再',
  comma: '，',
  space: '',
  pushed: (count: number, direction: string) => `${count} 块一起${direction}移动。`,
  gapAt: (row: number, column: number) => `空格在第 ${row} 行第 ${column} 列。`,
  undone: '已撤销。',
  redone: '已重做。',
  chosen: (label: string, count: number) => `${label} 有 ${count} 处可停：点一个圆点，或直接拖动。`,
  blocked: (label: string, other: string) => `${label} 过不去：被 ${other} 挡住。`,
  atWall: (label: string) => `${label} 过不去：到边了。`,
  atGate: (label: string) => `${label} 不能进门：只有要到终点的滑块可以。`,
  offAxis: (label: string, axis: 'any' | 'h' | 'v') =>
    `${label} 只能${axis === 'h' ? '左右' : '上下'}移动。`,
  nothing: '没有滑块能往那边移动。',
};
