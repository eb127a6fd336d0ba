import type { BlockEntry } from '../src/blocks.ts';

const BREADTH_FIRST = 'exhaustive breadth-first search in each metric';

/** Block puzzles to begin with, to be stumped by, and to test solvers on. */
export const CHALLENGES: readonly BlockEntry[] = [
  {
    id: 'irregular',
    title: 'Irregular board with seven pieces',
    tags: ['irregular', 'walls'],
    start:
      '  ######  / #DDBBFF# / #DEBBGF# / #EECCGG# /#...CC...#/ #AA##..# / #AA##..# /  ##  ##  ',
    goals: [
      '          / #......# / #......# / #......# /#........#/ #..##AA# / #..##AA# /          ',
    ],
    optimum: { steps: 78, slides: 40, moves: 31 },
    stateCount: 163740,
    source: 'layout: dlaa.me/blog/post/10434591',
    verifiedBy: BREADTH_FIRST,
    notes:
      'Three squares and four L-shaped pieces. A moves from the lower left to the lower right.',
  },
  {
    id: 'hrd-easy',
    aliases: ['hrd20'],
    title: 'Hua Rong Dao, easy',
    tags: ['hua-rong-dao', 'easy'],
    start: '6711/0022/0033/8944/.55.',
    goals: ['..../..../..../.00./.00.'],
    optimum: { steps: 20, slides: 16, moves: 15 },
    stateCount: 7888,
    source: 'a common programming exercise; its author is unknown',
    verifiedBy: BREADTH_FIRST,
  },
  {
    id: 'easy-klotski',
    aliases: ['klotski-easy', 'hrd-218', 'yaoqifangcao'],
    title: 'Klotski, easy',
    names: ['摇旗放曹', 'Yáo qí fàng cáo'],
    tags: ['hua-rong-dao', 'easy'],
    start: 'ABBC/DBBE/FGHI/FJKI/L..M',
    goals: ['..../..../..../.BB./.BB.'],
    optimum: { steps: 27, slides: 22, moves: 17 },
    stateCount: 37740,
    source: 'codeabbey.com, task klotski; fayaa.com/youxi/hrd/218/',
    verifiedBy: `${BREADTH_FIRST}; moves 17 also by the sources`,
  },
  {
    id: 'no-way-out',
    aliases: ['zoutouwulu', 'hrd-unsolvable'],
    title: 'No way out',
    names: ['走投无路', 'Zǒu tóu wú lù'],
    tags: ['hua-rong-dao', 'unsolvable'],
    start: 'BAAC/BAAC/DEGF/DEHF/I..J',
    goals: ['..../..../..../.AA./.AA.'],
    optimum: {},
    stateCount: 7462,
    source: 'layout: jeantimex/klotski, game 34',
    verifiedBy: 'exhaustive search of every reachable state; also stated by the source',
  },
  {
    id: 'se95123',
    title: 'Five by six with L pieces',
    tags: ['irregular', 'large', 'hardest'],
    start: 'CAAAB/CCEBB/FFEDD/HHJGG/KKJII/M...L',
    goals: ['...../...../...../...../...../.AAA.'],
    optimum: { steps: 295, slides: 222, moves: 187 },
    stateCount: 6288084,
    source: 'puzzling.stackexchange.com/questions/95123',
    verifiedBy: `${BREADTH_FIRST}; steps 295 and moves 187 also by the source`,
    notes:
      'The question says 187 and the answer 295. Both are right: one counts moves, the ' +
      'other steps.',
  },
  {
    id: 'block10v12',
    aliases: ['block-10-v12'],
    title: 'Block-10, variant 12',
    tags: ['irregular', 'walls'],
    start: '#..#/D..C/DFCC/BBGE/BAAE/HAAI',
    goals: ['.AA./.AA./..../..../..../....'],
    optimum: { steps: 59, slides: 42, moves: 30 },
    stateCount: 383877,
    source: 'layout: stp-init of a sliding-block solver in Racket',
    verifiedBy: BREADTH_FIRST,
  },
  {
    id: 'climb12',
    aliases: ['climb-12'],
    title: 'Climb-12',
    tags: ['irregular', 'walls', 'large'],
    start: '##.##/D...E/DBBCE/HBCCI/FFAGG/JAAAK',
    goals: ['..A../.AAA./...../...../...../.....'],
    optimum: { steps: 110, slides: 78, moves: 59 },
    stateCount: 7699385,
    source: 'layout: stp-init of a sliding-block solver in Racket',
    verifiedBy: BREADTH_FIRST,
  },
  {
    id: 'climb15',
    aliases: ['climb-15'],
    title: 'Climb-15, variation 1',
    tags: ['irregular', 'walls', 'large'],
    start: '##.##/J...K/BBCFG/BCCFG/NNDEE/NNDDE/HHAII/LAAAM',
    goals: ['..A../.AAA./...../...../...../...../...../.....'],
    optimum: { moves: 104 },
    source: 'layout and moves: stp-init of a sliding-block solver in Racket',
    verifiedBy:
      'breadth-first search in moves with states on disk; moves also by the source; Xuth/js2 ' +
      'counted the same states up to 81 moves',
    notes: 'The shortest lengths in steps and in slides are not known.',
  },
];
