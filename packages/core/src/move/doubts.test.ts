import { expect, test } from 'vitest';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { doubtsOf } from './doubts.ts';

test.each<[string, string, string[]]>([
  ['commas that were taken for a piece', 'start: A,B,.\ngoal: .,A,B', ['nothing-moves']],
  ['a full board', 'start: AB/CD\ngoal: BA/..', ['nothing-moves']],
  ['columns', 'start:\nA   .\n.   B\ngoal:\n.   .\nA   B', ['islands']],
  ['single cells', 'start:\nA .\n . \ngoal:\n. A\n . ', ['nothing-moves', 'islands']],
  ['a corridor', 'start: A..\ngoal: ..A', []],
  ['a bent corridor beside another', 'start:\nA. .\n#. .\ngoal:\n.. .\n#A .', []],
  ['cars', 'start:\nAAB.\n..B.\nCC.D\n...D\ngoal:\n..AA\n....\n....\n....', ['free-axes']],
  [
    'cars that keep their lanes',
    'axes: long\nstart:\nAAB.\n..B.\nCC.D\n...D\ngoal:\n..AA\n....\n....\n....',
    [],
  ],
  ['a goal elsewhere', 'start:\nAAB.\n..B.\nCC.D\n...D\ngoal:\n....\n..AA\n....\n....', []],
  ['Klotski', 'ABBC/ABBC/DEEF/DGHF/I..J', []],
  ['tiles', '8 6 4/0 7 2/5 1 3', []],
  ['Rush Hour', 'AA..B./....B./..RRBC/DDEE.C/F.G.../F.GHHH', []],
])('%s: %j', (_, text, doubts) => {
  expect(doubtsOf(parsePuzzle(text))).toEqual(doubts);
});
