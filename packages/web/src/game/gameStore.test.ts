import { parseMoves, parsePuzzle } from '@glissade/core';
import { countPlayed, startGame } from '@glissade/core/game';
import { expect, test } from 'vitest';
import { createGameStore } from './gameStore.ts';

function storeOf(text: string) {
  const puzzle = parsePuzzle(text);
  const store = createGameStore(startGame(puzzle));
  const play = (moves: string) =>
    store.play([...parseMoves(puzzle, moves, { from: store.state() })]);
  return { store, play, counted: () => countPlayed(store.game()) };
}

test('a piece that is moved back has not been moved', () => {
  const { play, counted, store } = storeOf('start:\nA..\nB..\ngoal:\n..A\n...\n');
  play('AR');
  play('BR2');
  expect(counted()).toMatchObject({ moves: 2, steps: 3 });
  play('BL');
  expect(counted()).toMatchObject({ moves: 2, steps: 4 });
  play('BL');
  expect([counted().moves, counted().steps, store.change()]).toEqual([1, 1, 'jump']);
  // With another piece moved in between it was a move.
  play('BR');
  play('AR');
  play('BL');
  expect(counted().moves).toBe(4);
  store.undo();
  expect(counted().moves).toBe(3);
  // Back where it was a moment ago, the move is undone, and can be redone.
  play('BR');
  play('BL');
  expect([counted().moves, store.change()]).toEqual([3, 'undo']);
});

test('tiles are counted step by step', () => {
  const { play, counted } = storeOf('1 2 3/4 5 6/0 7 8');
  play('L');
  play('R');
  expect(counted().stm).toBe(2);
});
