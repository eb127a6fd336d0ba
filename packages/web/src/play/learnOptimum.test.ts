import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { formatPuzzle, parsePuzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { expect, test } from 'vitest';
import { learnKnownOptimum } from './learnOptimum.ts';
import { theGame } from './theGame.ts';

test('an untitled board that the catalogue has, mirrored and renamed, is known', async () => {
  const before = [theGame.game(), { optimum: theGame.optimum() }] as const;
  theGame.open(startGame(parsePuzzle('3002/3002/5114/5874/9..6')));
  await learnKnownOptimum();
  expect(theGame.optimum().moves).toBe(81);
  theGame.open(...before);
});

test('the shortest length of a known puzzle is not that of one with another goal', async () => {
  const before = [theGame.game(), { optimum: theGame.optimum() }] as const;
  const known = puzzleOf(puzzleById('klotski')!);
  theGame.open(startGame(known));
  await learnKnownOptimum();
  expect(theGame.optimum().moves).toBe(81);
  const text = formatPuzzle(known).replace(/goal:[\s\S]*/, 'goal:\n....\n....\n.BB.\n.BB.\n....\n');
  theGame.open(startGame({ ...parsePuzzle(text), info: known.info }));
  await learnKnownOptimum();
  expect(theGame.optimum()).toEqual({});
  theGame.open(...before);
});
