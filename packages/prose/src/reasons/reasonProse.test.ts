import { reasonChain } from '@glissade/analysis/reasons/reasonChain';
import { parseMoves, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { PROSE_LANGUAGES } from '../explain/words.ts';
import { reasonProse } from './reasonProse.ts';

function told(text: string, moves: string): string[] {
  const puzzle = parsePuzzle(text);
  const chain = reasonChain(puzzle, puzzle.start, [parseMoves(puzzle, moves)])!;
  return PROSE_LANGUAGES.map((language) => reasonProse(chain, language));
}

test('a chain of reasons is told from the goal backwards', () => {
  expect(told('start:\n.EE.\n..C.\nAAC.\naxes: long\ngoal:\n....\n....\n..AA', 'EL')).toEqual([
    'To get A to its goal, C must move. C needs E to move first. E can move now.',
    '要让 A 到终点，C 必须先动。C 要让开，E 得先动。现在可以动 E。',
  ]);
});

test('what is in the way and need not be is told as that', () => {
  expect(told('start:\nAB..\n.C..\ngoal:\n..A.\n....', 'BR2')).toEqual([
    'B is in A’s way to its goal. B can move now.',
    'B 挡住了 A 去终点的路。现在可以动 B。',
  ]);
});

test('a piece I is no person', () => {
  const [en] = told('start:\nAI..\n.C..\ngoal:\n..A.\n....', 'IR2');
  expect(en).toBe('Piece I is in A’s way to its goal. Piece I can move now.');
});

test('the piece of the goal goes a part of its way', () => {
  expect(told('start:\nA.B.\naxes: long\ngoal:\n..A.', 'AR')).toEqual([
    'To get A to its goal, B must move. A can move towards its goal now.',
    '要让 A 到终点，B 必须先动。A 现在就能往终点走。',
  ]);
});

test('names in Chinese stand without blanks', () => {
  const puzzle = parsePuzzle('start:\nAB..\n.C..\ngoal:\n..A.\n....');
  const names = ['曹操', '兵1', '关羽'];
  const pieces = puzzle.pieces.map((piece, at) => ({ ...piece, label: names[at]! }));
  const chain = reasonChain({ ...puzzle, pieces }, puzzle.start, [parseMoves(puzzle, 'BR2')])!;
  expect(reasonProse(chain, 'zh')).toBe('兵1挡住了曹操去终点的路。现在可以动兵1。');
});
