import type { Fault, FaultCode } from '../fault.ts';
import { optionFaults } from './optionFaults.ts';
import { formNames, notes } from './readings.ts';
import type { Facts, Said } from './said.ts';

const rows = ({ params, found }: Facts) =>
  params.row === undefined
    ? `这一行的长度与其他行不同${found && `（“${found}”处）`}`
    : `第 ${params.row} 行有 ${params.count} 个，应为 ${params.wanted} 个`;
const counted = ({ params }: Facts, what: string) =>
  params.count === undefined
    ? `${what}与棋盘大小不符`
    : `这里有 ${params.count} 个${what}${params.wanted === undefined ? '' : `，应有 ${params.wanted} 个`}`;
/** The numbers that are not there, the gap among them. */
const lacking = ({ params }: Facts) => {
  if (!params.missing) return '';
  const numbers = String(params.missing).split(' ');
  const told = numbers.slice(0, 3).map((number) => (number === '0' ? '空格' : number));
  // A long list was cut.
  const count = String(params.missing).endsWith('…') ? '多' : ` ${numbers.length} `;
  return `，缺少 ${told.join('、')}${numbers.length > 3 ? ` 等${count}个` : ''}`;
};
const both = (label: string, other: string | number | undefined) =>
  other === undefined ? `${label} 与另一块` : `${other} 与 ${label} `;
const reasons: Readonly<Record<string, string>> = {
  blocked: '被别的滑块挡住',
  axis: '它只能沿另一个方向移动',
  wall: '前面是墙或棋盘边缘',
  gate: '前面是门，只有要到终点的滑块可以进入',
};

/** What is wrong, and what would be right; one entry for every code. */
export const FAULTS: Readonly<Record<FaultCode, Said>> = {
  ...optionFaults,
  'board-size': [
    '棋盘的大小不对',
    ({ params }) => `边长应为 1 到 ${params.most ?? 100}，并与各行一致`,
  ],
  'cell-type': ['棋盘上有一格的类型不对', '每格应为地面、墙、门或棋盘外'],
  'no-piece': ['棋盘上没有滑块', '至少画一个'],
  'piece-axis': [({ label }) => `滑块 ${label} 的移动方向不对`, '应为任意、横向或纵向'],
  'piece-label': [
    ({ label }) => (label ? `滑块 ${label} 出现了两次` : '有一个滑块没有标签'),
    '每个滑块用不同的标签',
  ],
  'piece-cells': [({ label }) => `滑块 ${label} 没有格子，或超出了棋盘`, '把它画在棋盘之内'],
  'piece-overlap': [
    ({ label, params }) => `滑块 ${both(label, params.other)}重叠`,
    '让每一块占自己的格子',
  ],
  'piece-on-wall': [({ label }) => `滑块 ${label} 压在墙上`, '移开滑块或墙'],
  'piece-on-gate': [({ label }) => `滑块 ${label} 一开始就在门上`, '把它放在门外'],
  'goal-missing': ['题目没有终点', '至少画出一个滑块要到的位置'],
  'goal-count': ['终点太多', ({ params }) => `这样大的棋盘最多有 ${params.most ?? '几十'} 个终点`],
  'goal-empty': ['终点里没有任何滑块', '至少画一个进去'],
  'goal-unknown-piece': [
    ({ label }) => `终点里的 ${label} 在开局中没有`,
    '终点只能用开局里有的滑块',
  ],
  'goal-shape': [({ label }) => `${label} 在终点的形状与开局不同`, '滑块只能滑动，不能旋转或变形'],
  'goal-overlap': [
    ({ label, params }) => `终点里 ${both(label, params.other)}重叠`,
    '让每一块占自己的格子',
  ],
  'goal-on-wall': [({ label }) => `终点把 ${label} 放到了墙上或棋盘外`, '滑块只能停在空格或门上'],
  'same-unknown-piece': [
    ({ label, found }) => `“same”里的 ${found || label} 在开局中没有`,
    '只写开局里有的标签，用空格符隔开',
  ],
  'same-shape': [
    ({ label }) => `“same”里的 ${label} 与其他滑块形状或方向不同`,
    '只有形状与方向都相同的滑块才能互换',
  ],
  'axes-repeated': [({ found }) => `“${found}”的方向写了两次`, '保留一个'],
  'axes-unknown-piece': [({ found }) => `“axes”里的 ${found} 在开局中没有`, '只写开局里有的标签'],
  'axes-word': [
    ({ found }) => `“${found}”没有说明方向`,
    '写 axes: long，或 axes: A=h B=v（h 为横，v 为竖）',
  ],
  block: ['这一行写的不是滑块', '写出高、宽，以及左上角的行与列（从 0 数起）'],
  'block-outside': ['这个滑块超出了棋盘', '行与列从 0 数起，不能超出棋盘的大小'],
  'cell-count': [(fault) => counted(fault, '字母'), '每个格子写一个字母'],
  'cell-unknown': [
    ({ found }) => `这里的“${found}”没有意义`,
    '请用这种格式规定的字母；空格通常写 . 或 @',
  ],
  'character-unseen': ['图中有看不见或会连写的字符', '每个格子写一个看得见的字符'],
  'code-character': [
    ({ found }) => `“${found}”不是 ShortCode 的字符`,
    'ShortCode 由 1–9 和除 I、L、O 以外的字母组成',
  ],
  'code-digit': [({ found }) => `“${found}”不是十六进制数字`, 'CommonCode 由 0–9 和 A–F 组成'],
  'code-illegal': [
    '这个编码不是一个棋盘',
    '先写 2×2 滑块所在的格子，再用两个二进制位表示每一块：空、横、竖、单格',
  ],
  'code-length': [(fault) => counted(fault, '字符'), '请完整复制编码'],
  'code-missing': ['应当只有一个编码', '只写一个编码'],
  'code-range': [({ found }) => `“${found}”大于最后一个棋盘的编码`, '请检查编码是否抄对'],
  'command-unknown': [
    ({ found }) => `“${found}”不是 jimslide 的命令`,
    '写 xsize、ysize、wall、piece、put 或 win，后面加冒号',
  ],
  'form-name-unknown': [({ found }) => `没有叫“${found}”的格式`, '请检查格式名称'],
  'form-unknown': [
    '这不像任何已知格式的题目',
    '可以写成几行数字（8 6 4/0 7 2/5 1 3），或在 start: 与 goal: 下面画出棋盘',
  ],
  'free-cell-missing': ['没有空格', '用 . 或 * 写出空格'],
  'gap-missing': ['没有空格：每个格子都有数字', '用 0 表示空格'],
  'gap-repeated': [
    ({ params }) =>
      params.tile === undefined ? '空格多于一个' : `空格多于一个，却缺少 ${params.tile}`,
    ({ params }) =>
      params.tile === undefined ? '数字华容道只有一个空格，写作 0' : `把一个 0 改成 ${params.tile}`,
  ],
  'gnome-main': ['没有 * 块', '用 * 画出要走到终点的滑块'],
  'goal-gap': ['终点没有写全数字时，不能指定空格的位置', '用 . 代替 0，或写全所有数字'],
  'goal-name-misused': [({ found }) => `“${found}”只适用于数字 1、2、3…… 的棋盘`, '请画出终点'],
  'goal-name-unknown': [
    ({ found }) => `没有叫“${found}”的终点`,
    '可用：standard、blank-first、snake、spiral',
  ],
  'goal-size': ['终点的大小与开局不同', '终点与开局画得一样大'],
  header: [
    ({ found }) => (found ? `开头的“${found}”不对` : '开头缺少棋盘的大小'),
    '这种格式以棋盘的大小开头',
  ],
  'json-syntax': [({ found }) => `JSON 在“${found}”处写错了`, '请检查括号、引号与逗号'],
  'json-value': [({ found }) => `“${found}”的值不对`, '需要 blocks、boardSize 和 escapePoint'],
  'key-repeated': [({ found }) => `“${found}”写了两次`, '保留一个'],
  'key-unknown': [
    ({ found }) => `不认识“${found}”`,
    '可用：title、author、source、notes、id、axes、same、start、tiles、goal',
  ],
  'label-character': [
    ({ found }) => `“${found}”不能作滑块的标签`,
    '用一个看得见的字符，. # - 除外',
  ],
  'line-unexpected': [
    '这一行既不是“键: 值”，也不是图的一部分',
    '把棋盘写在 start: 或 tiles: 下面，注释以 // 开头',
  ],
  'link-broken': ['这个链接里没有单局的回放', '请复制 slidysim.github.io/replay 的完整地址'],
  'move-count': ['移动 0 格不算一步', '写 1 或更大的数，或不写'],
  'move-illegal': [
    ({ found, params }) => {
      const why = reasons[String(params.reason)];
      return `“${found}”走不通${why ? `：${why}` : ''}`;
    },
    '先看看哪些滑块可以移动',
  ],
  'move-sign': ['+ 和 - 没有说明方向', '写出方向：U 上、R 右、D 下、L 左'],
  'move-syntax': [
    ({ found }) => `“${found}”不是一步`,
    '写标签、方向（U 上 R 右 D 下 L 左）和格数，如 AR2；数字华容道只写方向，如 R2',
  ],
  'move-unknown-piece': [({ found }) => `“${found}”里的滑块在题目中没有`, '请用题目里的标签'],
  'order-unclear': ['行与列的先后不明', '在第一行写出各项的名称：car,orientation,col,row,length'],
  'number-missing': ['这里缺少数字', '在冒号后面写出整数'],
  'picture-empty': ['没有画出棋盘', '逐行写出棋盘'],
  'picture-ragged': [rows, '每行的格数要相同'],
  'piece-shape': [
    ({ found }) => `“${found}”的形状不对`,
    'A 是 2×2，B–G 是横块，H–M 是竖块，N–Z 与 [ 是单格',
  ],
  'piece-type': [({ found }) => `没有这种滑块：${found}`, '先用 piece 定义它'],
  point: ['缺少位置', '写成 (x,y)'],
  'rush-piece': [
    ({ found }) => `“${found}”不是一条直线，或只有一格`,
    '每辆车在一条直线上占两格或更多',
  ],
  'rush-primary': ['没有横放的 A（或 X、R）', '要出去的车是 A、X 或 R，横放并从右边离开'],
  'several-puzzles': [
    ({ params }) => `这里有${params.count === undefined ? '几' : ` ${params.count} `}道题`,
    '一次只给一道',
  ],
  'start-missing': ['没有开局', '在 start: 下面画出棋盘，或在 tiles: 下面写数字'],
  'state-missing-piece': ['局面里缺了一个滑块', '局面要画出所有的滑块'],
  'state-on-gate': ['局面把没有终点的滑块放到了门上', '只有要到终点的滑块可以在门上'],
  'state-on-wall': ['局面把一个滑块放到了墙上', '把它移开'],
  'state-shape': ['局面里有一个滑块形状变了', '滑块只能滑动，不能旋转或变形'],
  'state-size': ['局面的大小与棋盘不同', '行数与列数要与棋盘一致'],
  'state-unknown-piece': [({ found }) => `题目里没有“${found}”`, '请用题目里的标签'],
  tab: ['图中有制表符', '请改用空格符或点'],
  'tatham-seed': ['这是随机局的种子，不是棋盘', '请复制带冒号和数字的 game ID'],
  'text-empty': ['没有题目：文本是空的', '写一道题，例如 8 6 4/0 7 2/5 1 3'],
  'text-too-long': ['文本太长', '请只粘贴一道题'],
  'tile-count': [(fault) => counted(fault, '数字'), '每个数字写一次，0 是空格'],
  'tile-ragged': [rows, '每行的数字个数要相同，0 是空格'],
  'tile-range': [
    (fault) => `${fault.found || '有个数字'}太大了，这个棋盘没有${lacking(fault)}`,
    '从 1 起的每个数字写一次，0 是空格',
  ],
  'tile-repeated': [(fault) => `${fault.found} 写了不止一次${lacking(fault)}`, '每个数字只写一次'],
  'tile-token': [({ found }) => `“${found}”不是数字`, '写整数，0 是空格'],
  unsupported: ['这种规则不能表示', '删去这一行，或把它改成墙'],
};

export const faults = {
  message: (fault: Fault) => said(fault, 0),
  whole,
  placed: (line: number, column: number, fault: Fault) =>
    `第 ${line} 行第 ${column} 列：${whole(fault)}`,
  note: (note: string) => {
    for (const [pattern, words] of notes) {
      const match = pattern.exec(note);
      if (match) return words(...match.slice(1));
    }
    return note;
  },
  form: (name: string, title: string) => formNames[name] ?? title,
};

function whole(fault: Fault): string {
  return `${said(fault, 0)}。${said(fault, 1)}。`;
}

function said(fault: Fault, part: 0 | 1): string {
  const words = FAULTS[fault.code][part];
  const found = fault.found ?? '';
  const label = String(fault.params.label ?? found);
  return typeof words === 'string' ? words : words({ ...fault, found, label });
}
