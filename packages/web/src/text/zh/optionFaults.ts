import type { OptionErrorCode } from '../../worker/solver.ts';
import type { Facts, Said } from './said.ts';

const noSuch = (what: string, { params: { name } }: Facts) =>
  name === undefined ? `没有这种${what}` : `没有叫“${name}”的${what}`;
const named = (what: string) => (facts: Facts) => noSuch(what, facts);
const metric: Said = [
  (facts) =>
    facts.params.type === 'blocks' ? '这种计数方式只适用于数字华容道' : noSuch('计数方式', facts),
  '滑块题可用 steps、slides、moves，数字华容道还可用 stm、mtm',
];

/** Options of the library that make no sense. The app offers none such; texts and links may. */
export const optionFaults: Readonly<Record<OptionErrorCode, Said>> = {
  metric,
  tieBreak: metric,
  engine: [named('求解器'), '请检查名称，或不指定'],
  heuristic: [named('启发函数'), '请检查名称，或不指定'],
  expression: ['启发函数的算式不对', '请检查算式'],
  weight: ['启发函数的权重不对', '写 0 或更大的数'],
  ties: [named('同值节点的先后规则'), '可用 low-h、low-g、fifo、lifo'],
  gapOrder: ['空格移动的顺序不对', '写四个方向，如 UDLR'],
  eventsMax: ['事件数不对', '写 1 或更大的整数'],
  limit: ['限制的值不对', '写 0 或更大的数'],
  threads: ['线程数不对', '写 1 或更大的整数'],
  tables: [named('表'), '可用 light、heavy'],
  allSolutions: ['要列出的解法数不对', '写 1 或更大的整数'],
  checkpoint: ['这个文件夹不能用来接着搜索', '换一个文件夹'],
  line: [
    ({ params }) =>
      params.step === undefined ? '这段走法不是完整的解法' : `第 ${params.step} 步走不通`,
    '请检查走法，并从题目的开局走起',
  ],
  state: ['滑块的位置不合题目', '请检查每个滑块的位置'],
  combination: [
    ({ params }) =>
      params.engine === undefined ? '这些选项不能一起用' : `求解器“${params.engine}”不能这样用`,
    '去掉其中一个',
  ],
  family: [named('题目种类'), '可用 hua-rong-dao、rush'],
  level: [named('难度'), '可用 easy、medium、hard'],
  seed: ['编号不对', '写一个整数'],
  top: ['要列出的题目数不对', '写 1 或更大的整数'],
  where: [named('分类条件'), '请检查条件'],
  unknown: [
    ({ params: { name } }) => (name === undefined ? '没有这个选项' : `没有叫“${name}”的选项`),
    '请检查选项的名称',
  ],
  type: ['选项的类型不对', '请检查选项'],
};
