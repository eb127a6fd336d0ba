import { parseMoves, parsePuzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { createGameStore } from '../game/gameStore.ts';
import { createPlayback } from './playback.ts';

/** A goes by two corners to a corner, B makes way and comes back. */
const PUZZLE = parsePuzzle('start:\nA.B\n...\n...\ngoal:\n...\n...\n..A\n');

function played() {
  const store = createGameStore(startGame(PUZZLE));
  const moves = (written: string) => [...parseMoves(PUZZLE, written, { from: store.state() })];
  const line = parseMoves(PUZZLE, 'ARD BL ARD BD');
  return createRoot(() => ({ store, moves, playback: createPlayback(store, line, 'moves') }));
}

test('a move of the line that is played by hand goes on with it', () => {
  const { store, moves, playback } = played();
  expect(playback.names()).toEqual(['ARD', 'BL', 'ARD', 'BD']);
  store.play(moves('ARD'));
  expect(playback.at()).toBe(1);
  store.play(moves('BL'));
  expect(playback.at()).toBe(2);
});

test('a move in parts, or round another corner, is on the line as well', () => {
  const { store, moves, playback } = played();
  store.play(moves('AR'));
  expect(playback.at()).toBe(0);
  expect([...playback.nextUnit()]).toEqual(moves('AD'));
  store.undo();
  store.play(moves('ADR'));
  expect(playback.at()).toBe(1);
  playback.goTo(2);
  store.play(moves('AR'));
  playback.previous();
  expect(playback.at()).toBe(2);
  expect(store.state()).toEqual(store.game().nodes.at(-2)!.state);
});

test('whoever left the line comes back to where it was left', () => {
  const { store, moves, playback } = played();
  playback.goTo(2);
  const left = store.state();
  store.play(moves('BL'));
  expect(playback.at()).toBe(-1);
  playback.comeBack();
  expect(playback.at()).toBe(2);
  expect(store.state()).toEqual(left);
});

test('it goes anywhere, and back over what was played by hand', () => {
  const { store, moves, playback } = played();
  store.play(moves('ARD'));
  playback.goTo(4);
  expect(playback.at()).toBe(4);
  expect(store.isSolved()).toBe(true);
  playback.goTo(1);
  expect(playback.at()).toBe(1);
  playback.goTo(0);
  expect(store.game().current).toBe(0);
});

test('each unit of a jump ahead is an action that undo takes back, half a unit first', () => {
  const { store, moves, playback } = played();
  store.play(moves('AR'));
  playback.goTo(4);
  expect(playback.at()).toBe(4);
  expect(store.game().nodes).toHaveLength(6);
  for (const at of [3, 2, 1]) {
    store.undo();
    expect(playback.at()).toBe(at);
  }
  store.undo();
  expect([...playback.nextUnit()]).toEqual(moves('AD'));
});
