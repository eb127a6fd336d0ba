import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { packSteps, parseMoves, parsePuzzle } from '../index.ts';
import { packGame, unpackGame } from './savedGame.ts';
import { packPuzzle, unpackPuzzle } from './savedPuzzle.ts';
import * as plain from './tree.ts';

const puzzle = parsePuzzle('1 2 3/4 5 6/7 0 8');
const steps = (text: string, game: plain.Game) => [
  ...parseMoves(puzzle, text, { from: plain.stateOf(game) }),
];
const played = (game: plain.Game, text: string) => plain.play(game, steps(text, game)).game;
const start = plain.startGame(puzzle);

describe('a game', () => {
  it('plays, counts and knows its goal', () => {
    const game = played(start, 'L');
    expect(plain.isSolved(game)).toBe(true);
    expect(plain.countPlayed(game)).toMatchObject({ stm: 1, mtm: 1, moves: 1 });
    expect(plain.isSolved(start)).toBe(false);
  });

  it('refuses an illegal step and stays as it is', () => {
    const illegal = packSteps([{ piece: 0, direction: 'U' }]);
    const { game, refusal } = plain.play(start, [...illegal]);
    expect(game).toBe(start);
    expect(refusal?.reason).toBe('wall');
  });

  it('plays many actions as it plays each', () => {
    const before = plain.undo(played(start, 'R'));
    const texts = ['R', 'D', 'U', 'L', '', 'L'];
    let game = before;
    const actions = texts.map((text) => {
      const action = steps(text, game);
      game = plain.play(game, action).game;
      return action;
    });
    expect(plain.playAll(before, actions).game).toEqual(game);
    expect(plain.playAll(before, [[]]).game).toBe(before);
    const bad = [...actions, [...packSteps([{ piece: 0, direction: 'U' }])]];
    expect(plain.playAll(before, bad)).toMatchObject({ game: before, refusal: { reason: 'wall' } });
  });

  it('takes back without limit, and again', () => {
    let game = start;
    for (let i = 0; i < 50; i++) game = played(game, i % 2 === 0 ? 'R' : 'L');
    for (let i = 0; i < 50; i++) game = plain.undo(game);
    expect(game.current).toBe(0);
    expect(plain.canUndo(game)).toBe(false);
    for (let i = 0; i < 50; i++) game = plain.redo(game);
    expect(plain.countPlayed(game).steps).toBe(50);
    expect(plain.redo(game)).toBe(game);
  });

  it('takes back a restart', () => {
    const game = played(played(start, 'R'), 'D');
    const again = plain.restart(game);
    expect(plain.countPlayed(again).steps).toBe(0);
    expect(plain.undo(again).current).toBe(game.current);
  });

  it('keeps every branch, and follows one that was tried before', () => {
    const left = plain.undo(played(start, 'R'));
    const both = plain.undo(played(left, 'D'));
    expect(plain.branchesAt(both)).toEqual([1, 2]);
    expect(played(both, 'R').nodes.length).toBe(both.nodes.length);
  });

  it('has bookmarks that can be named, gone to and taken away', () => {
    const game = plain.nameNode(played(start, 'R'), 1, ' here ');
    expect(plain.bookmarksOf(game)).toEqual([{ node: 1, name: 'here' }]);
    const back = plain.goTo(plain.restart(game), 1);
    expect(back.current).toBe(1);
    expect(plain.bookmarksOf(plain.nameNode(game, 1, ''))).toEqual([]);
    expect(plain.goTo(game, 99)).toBe(game);
  });
});

describe('a saved game', () => {
  it('comes back as it was', () => {
    const game = plain.undo(plain.nameNode(played(played(start, 'R'), 'D'), 2, 'deep'));
    const json = JSON.parse(JSON.stringify(packGame(game)));
    const back = unpackGame(json)!;
    expect(back.nodes).toEqual(game.nodes);
    expect([back.current, back.past, back.future]).toEqual([1, game.past, game.future]);
    expect(plain.stateOf(back)).toEqual(plain.stateOf(game));
  });

  it('is none when it makes no sense', () => {
    const json = JSON.parse(JSON.stringify(packGame(played(start, 'R'))));
    for (const bad of [
      null,
      7,
      {},
      { ...json, puzzle: 'nonsense' },
      { ...json, current: 9 },
      { ...json, nodes: [[0, [3]]] },
      { ...json, nodes: [[5, []]] },
      { ...json, past: [-1] },
    ]) {
      expect(unpackGame(bad)).toBeUndefined();
    }
  });
});

describe('a saved puzzle', () => {
  it('comes back whole, whatever it is', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const before = randomPuzzle(seed);
      const back = unpackPuzzle(JSON.parse(JSON.stringify(packPuzzle(before))));
      expect(back).toEqual(before);
    }
  });
});
