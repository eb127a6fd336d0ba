/* Texts as people write them, each with the form it is read as and its optimum. */
import { readPuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { solveSync } from './solve.ts';

const KLOTSKI = 'A B B C\nA B B C\nD E E F\nD G H F\nI . . J';
const KLOTSKI_GOAL = '. . . .\n. . . .\n. . . .\n. B B .\n. B B .';
const RED_CAR = 'AA..B./....B./..RRBC/DDEE.C/F.G.../F.GHHH';
const SMALL_RED_CAR = '....AA/..BBCC/rr..EF/GGHHEF/...IEF/...IJJ';
const STANDING = 'A...B./A...B./.CC.B./....../DD..../......';

test.each<[what: string, text: string, goal: string, form: string, length: number]>([
  [
    'numbers under start:',
    'Start:\n2 8 3\n1 6 4\n7 0 5\nGoal:\n1 2 3\n8 0 4\n7 6 5',
    '',
    'native',
    5,
  ],
  ['numbers behind start:', 'start: 2 8 3/1 6 4/7 0 5\ngoal: 123/804/765', '', 'native', 5],
  ['packed numbers', 'tiles:\n283\n164\n705\ngoal:\n123\n804\n765', '', 'native', 5],
  ['packed labels', 'start:\n283\n164\n705\ngoal:\n123\n804\n765', '', 'native', 5],
  ['a given goal', 'start:\n2 8 3\n1 6 4\n7 . 5', '1 2 3/8 0 4/7 6 5', 'native', 5],
  [
    'numbers of two digits',
    'start:\n 1 2 3 4\n 5 6 7 8\n 9 10 11 12\n 13 14 0 15',
    '',
    'native',
    1,
  ],
  ['cells between blanks', `Start:\n${KLOTSKI}\nGoal:\n${KLOTSKI_GOAL}`, '', 'native', 81],
  ['zeros as free cells', 'start:\nA B B 0\ngoal:\n0 A B B', '', 'native', 2],
  ['a drawing between blanks', `${KLOTSKI}\n\n${KLOTSKI_GOAL}`, '', 'drawing', 81],
  ['a car r among capitals', SMALL_RED_CAR, '', 'rush', 13],
  ['and its goal', SMALL_RED_CAR, '....../....../....rr/....../....../......', 'rush', 13],
  ['a car R among small letters', 'aa...b/c..d.b/cRRd.b/c..d../e...ff/e.ggg.', '', 'rush', 8],
  ['in one word', 'aa...bc..d.bcRRd.bc..d..e...ffe.ggg.', '', 'rush', 8],
  ['a car R beside A', RED_CAR, '', 'rush', 8],
  ['and its goal', RED_CAR, '....../....../....RR/....../....../......', 'rush', 8],
  ['a goal where A stands', STANDING, '....../....../....CC/....../....../......', 'rush', 2],
])('%s: %j', (_what, text, goal, form, length) => {
  const reading = readPuzzle(text, goal === '' ? {} : { goal });
  const outcome = solveSync(reading.puzzle);
  expect([reading.form, outcome.status]).toEqual([form, 'solved']);
  expect('length' in outcome && outcome.length).toBe(length);
});
