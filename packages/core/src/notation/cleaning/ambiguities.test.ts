/* What could mean two things, and the rule that decides: at least two texts a rule. */
import { describe, expect, test } from 'vitest';
import { ParseError } from '../errors/parseError.ts';
import { formatPuzzle } from '../formatPuzzle.ts';
import { parsePuzzle, parsePuzzles } from '../readPuzzle.ts';

const A = '1 2 3\n4 5 6\n8 7 0';
const B = '1 2 3\n4 5 6\n7 8 0';
const [START, GOAL] = ['1 2 3/4 5 6/8 7 0', '1 2 3/4 5 6/7 8 0'];
const tiles = (start: string, goal = 'standard') => `tiles: ${start}\ngoal: ${goal}`;
const SEVERAL = 'several-puzzles';
const PAIR = 'start: AAB./C.B./C.DD\ngoal: ..../..AA/....';
const CARS = 'AAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.';
const CARS_MOVED = CARS.replace('GH.III', 'GHIII.');
const CARS_AGAIN = 'AAB...\n..BCD.\nGPPCD.K\nGHIIIF\nGHJ..F\nLLJMMF';

const CARS_ZERO =
  'axes: long\nstart: ..0.../..0.../XX..../....AA/....../......\n' +
  'goal: ....../....../....XX/....../....../......';
const CARS_OF_ZEROS = 'axes: long\nstart: ..A./..A./XX../.BB.\ngoal: ..../..../..XX/....';

const CARS_IN_ROW_4 = '....A./....A./....../.XX.../....../......';
const vehicles = (start: string) => {
  const row = start.split('/').findIndex((cells) => cells.includes('X'));
  const rows = Array.from({ length: 6 }, (_, at) => (at === row ? '....XX' : '......'));
  return `axes: long\nstart: ${start}\ngoal: ${rows.join('/')}`;
};

const planned = (start: string, goal: string) =>
  `(define (problem a) (:init ${start}) (:goal (and ${goal})))`;
const BY_COLUMNS =
  '(0,0):1, (1,0):2, (2,0):3, (0,1):4, (1,1):5, (2,1):6, (0,2):8, (1,2):7, (2,2):0';
const BY_COLUMNS_GOAL = BY_COLUMNS.replace(':8', ':9').replace(':7', ':8').replace(':9', ':7');

type Rule = readonly [rule: string, ...samples: (readonly [text: string, meant: string])[]];

/** Meant is a native text, or the code of the refusal. */
const RULES: readonly Rule[] = [
  [
    'a permutation wins over a size',
    ['12X453786', tiles('1 2 0/4 5 3/7 8 6')],
    ['3 1 2 0', tiles('3 1/2 0')],
  ],
  [
    'one number before a board is its side, else its tiles, else its cells',
    ['2\n3 1\n2 0', tiles('3 1/2 0')],
    ['3\n3 1\n2 0', tiles('3 1/2 0')],
    [`8\n${A}`, tiles(START)],
    [`9\n${A}`, tiles(START)],
  ],
  [
    'two numbers before a board are rows and columns',
    ['2 3\n1 2 3 4 0 5', tiles('1 2 3/4 0 5')],
    ['3 2\n1 2 3 4 0 5', tiles('1 2/3 4/0 5')],
    ['3x2\n1 2 3 4 0 5', tiles('1 2/3 4/0 5')],
  ],
  [
    'digits are decimal, else of base 16 or 36, else letters',
    ['8 6 4 0 7 2 5 1 3', tiles('8 6 4/0 7 2/5 1 3')],
    ['FE169B4C0A73D852', tiles('15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2')],
    ['hfgbedc.a', tiles('8 6 7/2 5 4/3 0 1')],
  ],
  [
    'words are cut into cells only where they are no permutation themselves',
    ['12 34 05', tiles('1 2/3 4/0 5')],
    ['10 11 12 13', 'form-unknown'],
    ['1 3 2 0', tiles('1 3/2 0')],
  ],
  [
    'a start with a wrong tile is told, and its goal is not taken for it',
    ['start = [1,2,3,4,5,6,7,8,8]\ngoal = [1,2,3,4,5,6,7,8,0]', 'tile-repeated'],
    ['start = [1,2,3,4,5,6,7,9,0]\ngoal = [1,2,3,4,5,6,7,8,0]', 'tile-range'],
    ['start = [1,8,2,0,4,3,7,6,5]\ngoal = [1,2,3,4,5,6,7,8,8]', 'tile-repeated'],
    ['a = [[1,8,2],[0,4,3],[7,6,6]]\nb = [[1,2,3],[4,5,6],[7,8,0]]', 'tile-repeated'],
    ['Start:\n1 8 2\n0 4 3\n7 6 6\nGoal:\n1 2 3\n4 5 6\n7 8 0', 'tile-repeated'],
    ['I have\n\n1 8 2\n0 4 3\n7 6 6\n\nand want\n\n1 2 3\n4 5 6\n7 8 0', 'tile-repeated'],
    ['from 1 8 2 / 0 4 3 / 7 6 6 to the goal 1 2 3 / 4 5 6 / 7 8 0', 'tile-repeated'],
    ['start = [1,8,2,0,4,3,7,6]\ngoal = [1,2,3,4,5,6,7,8,0]', 'tile-range'],
    ['Start:\n1 8 2\n0 4 3\n7 6\nGoal:\n1 2 3\n4 5 6\n7 8 0', 'tile-ragged'],
    ['start 182043766 goal 123456780', 'form-unknown'],
    ['dx = [0, 1, 0, -1]\nboard = [[3, 1], [2, 0]]', tiles('3 1/2 0')],
    [
      'h = [0, 1, 2, 1, 2, 3, 2, 3, 4]\nboard = [1, 8, 2, 0, 4, 3, 7, 6, 5]',
      tiles('1 8 2/0 4 3/7 6 5'),
    ],
  ],
  [
    'a start and a goal of two sizes are two puzzles',
    ['start = [[1,2],[3,0]]\ngoal = [[1,2,3],[4,5,6],[7,8,0]]', SEVERAL],
    ['start: [[1,2,3],[4,5,0]], goal: [[1,2,3],[4,5,6],[7,8,0]]', SEVERAL],
  ],
  [
    'a drawing that is called the goal is not taken for the start beside it',
    ['Start:\nAA...B\n..X..B\nXXX...\nGoal:\n......\n......\n....XX', 'goal-shape'],
    ['Start:\nAA..\nXX.\n....\nGoal:\n....\n..XX\n....', 'goal-on-wall'],
    ['initial:\nAA..\nXX.X\n....\n\ntarget:\n....\n..XX\n....', 'tile-count'],
    ['start = [[1,8,2],[0,4,3],[7,7,7]]\ngoal = [[1,2,3],[4,5,6],[7,8,0]]', 'tile-count'],
  ],
  [
    'a list of pieces is no board, even if the four numbers of one are a permutation',
    ['put("曹操", new int[]{2, 2, 1, 0});\nput("赵云", new int[]{1, 2, 3, 0});', 'tile-repeated'],
    ['曹操 2 2 1 0\n张飞 1 2 0 0\n赵云 1 2 3 0', 'tile-repeated'],
  ],
  [
    'two boards behind a side are a start and its goal, behind a 2 they are two',
    [`3\n${A}\n${B}`, tiles(START, GOAL)],
    [`3 3\n${A}\n${B}`, tiles(START, GOAL)],
    [`2\n${A}\n${B}`, SEVERAL],
    ['2\n1 2\n3 0\n0 1\n3 2', SEVERAL],
  ],
  [
    'two boards, each behind its side, are a start and its goal; with a 0 at the end they are two',
    [`3\n${A}\n3\n${B}`, tiles(START, GOAL)],
    [`3\n${A}\n3\n${B}\n0`, SEVERAL],
  ],
  [
    'of two boards the first is the start, unless the words before it call it the goal',
    [`some board\n${A}\nand another\n${B}`, tiles(START, GOAL)],
    [`The goal:\n${B}\nThe start:\n${A}`, tiles(START, GOAL)],
    [`GOAL = (1,2,3,4,5,6,7,8,0)\nboard = (1,2,3,4,5,6,8,7,0)`, tiles(START, GOAL)],
    [`## Final state\n\`\`\`\n${B}\n\`\`\`\n## First\n\`\`\`\n${A}\n\`\`\``, tiles(START, GOAL)],
  ],
  [
    'two boards with words between are a pair if one is called the goal or is a usual one',
    [`a hard one\n${A}\nand a harder one\n8 7 6\n5 4 3\n2 1 0`, SEVERAL],
    [`a hard one\n${A}\nand its goal\n8 7 6\n5 4 3\n2 1 0`, tiles(START, '8 7 6/5 4 3/2 1 0')],
    [`输入：123456870\n输出：1\n输入：876543210`, SEVERAL],
  ],
  [
    'boards of two sizes are two',
    ['small = [1,2,3,4,5,6,8,7,0]\nlarge = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0]', SEVERAL],
    ['small = [1,2,3,4,5,6,8,7,0]\nother = [1,2,3,4,5,6,7,8,0]', tiles(START, GOAL)],
  ],
  [
    'hyphens before all rows are those of a list if tiles follow, else gates',
    ['start:\n- 1 2 3\n- 4 5 6\n- 8 7 0\ngoal:\n- 1 2 3\n- 4 5 6\n- 7 8 0', tiles(START, GOAL)],
    ['start:\n- . A\n- . B\ngoal:\n- A .\n- B .', 'start:\n-.A\n-.B\ngoal:\n-A.\n-B.'],
  ],
  [
    'points between the cells of tiles are nothing, else they are free cells',
    ['1.2.3\n4.5.6\n8.7.0', tiles(START)],
    ['1.2.3\n4.5.6\n8.7.7', 'goal-missing'],
  ],
  [
    'a first row that counts the columns is no row, if the rest is a board',
    ['0 1 2\n1 2 3\n4 5 6\n8 7 0', tiles(START)],
    ['  0 1 2\n0 1 2 3\n1 4 5 6\n2 8 7 0', tiles(START)],
    ['0 1 2\n3 4 5\n6 7 8', tiles('0 1 2/3 4 5/6 7 8')],
  ],
  [
    'a number before = belongs to a name, not to the board',
    [`S0 = 1 2 3 / 4 5 6 / 8 7 _, Sg = 1 2 3 / 4 5 6 / 7 8 _`, tiles(START, GOAL)],
    [`Puzzle 1: 1 2 3 4 5 6 8 7 0`, tiles(START)],
  ],
  [
    'two boards that are both called the start are two',
    [`start = [${A.replace(/\s/g, ',')}]\nstart = [${B.replace(/\s/g, ',')}]`, SEVERAL],
    [`Initial state 1:\n${A}\n\nInitial state 2:\n${B}`, SEVERAL],
  ],
  [
    'among more boards, the only one called the start and the only one called the goal count',
    [`Start:\n${A}\nthen\n1 2 3\n4 5 6\n8 0 7\nGoal:\n${B}`, tiles(START, GOAL)],
    [`Begin:\n${A}\nthen\n1 2 3\n4 5 6\n8 0 7\nlast\n${B}`, SEVERAL],
  ],
  [
    'states, each one move behind the one before, are a line of play if they end at a usual goal',
    [
      `Step 0\n1 2 3\n4 0 5\n7 8 6\nStep 1\n1 2 3\n4 5 0\n7 8 6\nStep 2\n${B}`,
      tiles('1 2 3/4 0 5/7 8 6'),
    ],
    [
      `Step 0\n1 2 3\n0 4 5\n7 8 6\nStep 1\n1 2 3\n4 0 5\n7 8 6\nStep 2\n1 2 3\n4 5 0\n7 8 6`,
      SEVERAL,
    ],
    [`Step 0\n1 2 3\n4 0 5\n7 8 6\nStep 1\n1 2 3\n4 5 6\n7 0 8\nStep 2\n${B}`, SEVERAL],
  ],
  [
    'boards in comments count only where there is no other',
    [`# start = [1,2,3,4,5,6,7,0,8]\nstart = [1,2,3,4,5,6,8,7,0]`, tiles(START)],
    [`# Sample input:\n# 1 2 3\n# 4 5 6\n# 8 7 0`, tiles(START)],
  ],
  [
    'the example of a prompt is no board',
    ['Enter the board (e.g. 012345678): 123456870', tiles(START)],
    ['Enter the board (e.g. 012345678):', 'form-unknown'],
  ],
  [
    'three drawings and more, each one move behind the one before, are states of the first',
    [`Board\n${CARS}\n\nMove 1:\n${CARS_MOVED}\n\nMove 2:\n${CARS_AGAIN}`, CARS],
    [
      `Board\n${CARS}\n\nAnother:\n${CARS.replaceAll('I', 'Q').replaceAll('M', 'R')}\n\nEnd`,
      SEVERAL,
    ],
  ],
  [
    'two numbers of a place are its row and column, but for a usual goal that is read otherwise',
    ['at(1,1,1). at(1,2,3). at(2,1,2). at(2,2,0).', tiles('1 3/2 0')],
    ['on(t1,1,1). on(t3,1,2). on(t2,2,1).', tiles('1 3/2 0')],
    [`start = {${BY_COLUMNS}}`, tiles('1 4 8/2 5 7/3 6 0')],
    [`start = {${BY_COLUMNS}}\ngoal = {${BY_COLUMNS_GOAL}}`, tiles(START, GOAL)],
    ['start([2/1, 1/2, 2/2, 1/1]).', tiles('1 2/3 0')],
  ],
  [
    'places of a planner are column and row, unless the name of the first is that of a row',
    [
      planned(
        '(at t1 p1 p1) (at t3 p2 p1) (at t2 p1 p2)',
        '(at t3 p1 p1) (at t2 p2 p1) (at t1 p1 p2)',
      ),
      tiles('1 3/2 0', '3 2/1 0'),
    ],
    [
      planned(
        '(at t1 r1 c1) (at t3 r1 c2) (at t2 r2 c1)',
        '(at t3 r1 c1) (at t2 r1 c2) (at t1 r2 c1)',
      ),
      tiles('1 3/2 0', '3 2/1 0'),
    ],
  ],
  [
    'places of a planner that are counted by one number fill a square, or the width is not known',
    [
      planned('(at t1 p1) (at t3 p2) (at t2 p3) (clear p4)', '(at t1 p1) (at t2 p2) (at t3 p3)'),
      tiles('1 3/2 0', '1 2/3 0'),
    ],
    [
      planned(
        '(at t1 p1) (at t3 p2) (at t2 p3) (at t4 p4) (at t5 p5) (clear p6)',
        '(at t1 p1) (at t2 p2) (at t3 p3) (at t4 p4) (at t5 p5)',
      ),
      'unsupported',
    ],
  ],
  [
    'two boards without words are start and goal; behind a 2 and in two lines they are several',
    ['1 2 3\n4 5 6\n8 7 0\n1 2 3\n4 5 6\n7 8 0', tiles(START, GOAL)],
    // A file with a puzzle per line.
    ['1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 8 0', 'tile-repeated'],
    ['3 3\n2\n1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 8 0', SEVERAL],
  ],
  [
    'where all cars are numbers the target is 0, or 1 where 0 is free; numbers may have two digits',
    [
      ' 2 . 10\n 2 . 10\n 0  0 .\n 3  3 .'.replace(/$/gm, ' .'),
      'axes: long\nstart: 2.A./2.A./00../33..\ngoal: ..../..../..00/....',
    ],
    [
      ' 2 0 10\n 2 0 10\n 1  1 0\n 3  3 0'.replace(/$/gm, ' 0'),
      'axes: long\nstart: 2.A./2.A./11../33..\ngoal: ..../..../..11/....',
    ],
  ],
  [
    'an equals sign is no gap, and a number before it no cell',
    ['int b[16] = {1,2,3,4,5,6,7,8,9,10,11,12,13,14,16,15};', 'gap-missing'],
    ['int b[9] = {1,2,3,4,5,6,8,7,0};', tiles(START)],
  ],
  [
    'a board in one word is read alone, unless another word is as long',
    ['Solve 2003/2003/4115/4785/6..9 please', '2003/2003/4115/4785/6..9'],
    ['2003/2003/4115/4785/6..9\n2003/2003/4115/4785/6..', 'tile-token'],
    ['Solve 2003/2003/4115/4785/6..9 and 2003/2003/4115/4785/6..x', 'tile-ragged'],
  ],
  [
    'a list fills a board by columns where R, Julia, MATLAB and Fortran do, else by rows',
    ['matrix(c(1,2,3,4,5,6,8,7,0), 3, 3)', tiles('1 4 8/2 5 7/3 6 0')],
    ['matrix(c(1,2,3,4,5,6,8,7,0), 3, 3, byrow=TRUE)', tiles(START)],
    ['a = reshape([1,2,3,4,5,6,8,7,0], (3,3))', tiles('1 4 8/2 5 7/3 6 0')],
    ['import numpy\na = reshape([1,2,3,4,5,6,8,7,0], (3,3))', tiles(START)],
  ],
  [
    'a mark behind a matrix turns it, a quotation mark around it does not',
    ["A = [1 4 8; 2 5 7; 3 6 0]'", tiles(START)],
    ["start = '[1 2 3; 4 5 6; 8 7 0]'", tiles(START)],
  ],
  [
    'codes of Klotski are names if each is a rectangle, else kinds, if in one way alone',
    ['1 2 2 3\n1 2 2 3\n4 5 5 6\n4 7 8 6\n9 0 0 a', '1223/1223/4556/4786/9..a'],
    ['1 2 2 1\n1 2 2 1\n1 3 3 1\n1 4 4 1\n4 0 0 4', '122A/122A/B33C/B4DC/E..F'],
    ['1 2 2 1\n1 2 2 1\n3 4 4 3\n3 4 4 3\n4 0 0 4', 'tile-repeated'],
  ],
  [
    'in twenty signs, 0 is a piece if another sign may be free, or the only letter of its case',
    ['01120112344536758--9', '0112/0112/3445/3675/8..9'],
    ['01120112344536758xx9', '0112/0112/3445/3675/8..9'],
    ['ABBCABBCDEEFDGHFI00J', 'ABBC/ABBC/DEEF/DGHF/I..J'],
  ],
  [
    'a sign beside tiles from 0 is the gap, an empty place beside them may be a mistake',
    ['0 1 *\n2 3 4\n5 6 7', tiles('1 2 0/3 4 5/6 7 8')],
    ['|0|1||\n|2|3|4|\n|5|6|7|', 'gap-repeated'],
  ],
  [
    'of two drawings, one is the goal of the other if words say so, or if it has fewer pieces',
    ['start = ["AAB.", "C.B.", "C.DD"]\ngoal = ["....", "..AA", "...."]', PAIR],
    ['one = ["AAB.", "C.B.", "C.DD"]\ntwo = ["....", "..AA", "...."]', PAIR],
    ['one = ["AAB.", "C.B.", "C.DD"]\ntwo = ["..B.", "AAB.", "CCDD"]', SEVERAL],
  ],
  [
    'of two signs for free cells in a drawing of cars, one is a car',
    ['..0...\n..0...\nXX....\n....AA\n......\n......', CARS_ZERO],
    ['0,0,A,0\n0,0,A,0\nX,X,0,0\n0,B,B,0', CARS_OF_ZEROS],
  ],
  [
    'boards side by side are a start and its goal, unless words say otherwise',
    ['1 2 3\t1 2 3\n4 5 6\t4 5 6\n8 7 0\t7 8 0', tiles(START, GOAL)],
    ['1 2 3     1 2 3\n4 5 6     4 5 6\n8 7         7 8', tiles(START, '1 2 3/4 5 6/0 7 8')],
    [
      'Start   Goal\n1 2 3   1 2 3\n4 5 6   7 8 4\n8 7 0   0 6 5',
      tiles(START, '1 2 3/7 8 4/0 6 5'),
    ],
    ['One     Two\n1 2 3   1 2 3\n4 5 6   7 8 4\n8 7 0   0 6 5', SEVERAL],
    ['Goal    Start\n1 2 3   1 2 3\n4 5 6   4 5 6\n7 8 0   8 7 0', SEVERAL],
  ],
  [
    'a number behind a square list of tiles in brackets is no tile, if the list is whole',
    ['solve([1,2,3,4,5,6,8,7,0,0], Path).', tiles(START)],
    ['state(1,2,3, 4,5,6, 8,7,o, 8).', tiles(START)],
    ['a = [1,2,3,4,5,6,7,8,0,9]', tiles('1 2 3 4 5/6 7 8 0 9')],
  ],
  [
    'of two orders of a vehicle list, the one with the target in the usual row of the exit',
    ['X,H,1,2,2\nA,V,0,0,3', vehicles('A...../A...../AXX.../....../....../......')],
    ['X,H,2,1,2\nA,V,0,0,3', vehicles('A...../A...../AXX.../....../....../......')],
    [
      'Car("X", 1, 2, "H", 2)\nCar("A", 0, 0, "V", 3)',
      vehicles('A...../A...../AXX.../....../....../......'),
    ],
    ['car,orientation,col,row,length\nX,H,1,3,2\nA,V,4,0,2', vehicles(CARS_IN_ROW_4)],
    ['X,H,1,3,2\nA,V,4,0,2', 'order-unclear'],
    ['X,H,3,1,2\nA,V,0,4,2', 'order-unclear'],
  ],
  [
    'lists within a list under start are numbers, other brackets are pieces',
    ['start: ((1,2),(3,0))\ngoal: ((0,1),(2,3))', 'tiles: 1 2/3 0\ngoal: 0 1/2 3'],
    ['start: [[1,2],[3,0]]', tiles('1 2/3 0')],
    ['start: (../...\ngoal: .(./...', 'start: (../...\ngoal: .(./...'],
  ],
  [
    'a wide gap within one board separates nothing',
    [
      '1 2    3 4\n5 6    7 8\n9 10   11 12\n13 14   0 15',
      tiles('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15'),
    ],
    ['1   2   3\n4   5   6\n8   7   0', tiles(START)],
  ],
];

function readAs(text: string): string {
  try {
    return formatPuzzle(parsePuzzle(text));
  } catch (error) {
    if (error instanceof ParseError) return error.code;
    throw error;
  }
}

const isCode = (meant: string) => /^[a-z]+(?:-[a-z]+)*$/.test(meant);

describe('each ambiguity has a rule', () => {
  test.each(RULES)('%s', (_, ...samples) => {
    for (const [text, meant] of samples) {
      expect(readAs(text), text).toBe(isCode(meant) ? meant : formatPuzzle(parsePuzzle(meant)));
    }
    expect(samples.length).toBeGreaterThan(1);
  });

  test('boards that are several are read one by one', () => {
    expect(parsePuzzles(`2\n${A}\n${B}`)).toHaveLength(2);
    expect(parsePuzzles(`3\n${A}\n3\n${B}\n0`)).toHaveLength(2);
  });
});
