import { buildPuzzle, type Puzzle } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { countPlayed, type Game, isSolved, startGame } from './game.ts';
import { pressKey } from './gameKeys.ts';
import { type Key, keyOf } from './keys.ts';

const floor = (cells: number) => new Array<'floor'>(cells).fill('floor');

/** 3×3: 1 2 3 / 4 0 6 / 7 5 8, two moves from the goal. */
function eightPuzzle(): Puzzle {
  const cellOf = [0, 1, 2, 3, 7, 5, 6, 8];
  return buildPuzzle({
    board: { width: 3, height: 3, cells: floor(9) },
    pieces: cellOf.map((cell, i) => ({ label: `${i + 1}`, cells: [cell] })),
    goals: [cellOf.map((_, i) => ({ label: `${i + 1}`, cells: [i] }))],
  });
}

/** 4×2: A is 1×2 at the left, B one cell beside it, C at the right; A must go to the middle. */
function blocks(): Puzzle {
  return buildPuzzle({
    board: { width: 4, height: 2, cells: floor(8) },
    pieces: [
      { label: 'A', cells: [0, 4] },
      { label: 'B', cells: [1] },
      { label: 'C', cells: [7] },
    ],
    goals: [[{ label: 'A', cells: [1, 5] }]],
  });
}

const press = (game: Game, ...keys: Key[]): Game => keys.reduce(pressKey, game);
const arrow = (name: string, shift = false): Key => keyOf(undefined, { name, shift });
const typed = (text: string): Key => keyOf(text, { name: text.toLowerCase() });
const named = (name: string, shift = false): Key => keyOf(undefined, { name, shift });
const control = (name: string, shift = false): Key => keyOf(undefined, { name, ctrl: true, shift });

describe('tile puzzle', () => {
  it('moves the tile that lies against the arrow', () => {
    const game = press(startGame(eightPuzzle()), arrow('up'));
    expect(game.state[4]).toBe(4);
    expect(countPlayed(game)).toBe(1);
  });

  it('is solved by the two right arrows, and counts them', () => {
    const game = press(startGame(eightPuzzle()), arrow('up'), arrow('left'));
    expect(isSolved(game)).toBe(true);
    expect(countPlayed(game)).toBe(2);
  });

  it('refuses an arrow without a tile behind the gap', () => {
    const game = press(startGame(eightPuzzle()), arrow('up'), arrow('up'));
    expect(game.message).toBe('no tile can move that way');
    expect(countPlayed(game)).toBe(1);
  });

  it('pushes the whole line with shift, as one undo and one mtm', () => {
    const before = press(startGame(eightPuzzle()), arrow('left'));
    const pushed = press(before, arrow('right', true));
    expect(pushed.line.length).toBe(3);
    expect(countPlayed({ ...pushed, metric: 'mtm' })).toBe(2);
    expect(press(pushed, typed('u')).state).toEqual(before.state);
  });

  it('cycles stm and mtm', () => {
    const game = startGame(eightPuzzle());
    expect(game.metric).toBe('stm');
    expect(press(game, typed('m')).metric).toBe('mtm');
    expect(press(game, typed('m'), typed('m')).metric).toBe('stm');
  });
});

describe('undo, redo, restart', () => {
  it('undoes with u, z and Ctrl-Z, and says when there is nothing', () => {
    const start = startGame(eightPuzzle());
    for (const key of [typed('u'), typed('z'), control('z')]) {
      const back = press(start, arrow('up'), key);
      expect(back.state).toEqual(start.state);
      expect(back.line).toEqual([]);
      expect(press(back, key).message).toBe('nothing to undo');
    }
  });

  it('redoes with Ctrl-Y and Ctrl-Shift-Z until something else is played', () => {
    const moved = press(startGame(eightPuzzle()), arrow('up'));
    for (const key of [control('y'), control('z', true)]) {
      expect(press(moved, typed('u'), key).state).toEqual(moved.state);
      expect(press(moved, typed('u'), arrow('left'), key).message).toBe('nothing to redo');
    }
  });

  it('restarts with Shift-R only, and that can be undone', () => {
    const moved = press(startGame(eightPuzzle()), arrow('up'), arrow('left'));
    expect(press(moved, typed('r')).line.length).toBe(2);
    const again = press(moved, typed('R'));
    expect(again.line).toEqual([]);
    expect(again.state).toEqual(moved.puzzle.start);
    expect(press(again, typed('u')).state).toEqual(moved.state);
  });
});

describe('block puzzle', () => {
  it('begins at the piece of the goal; arrows go to the nearest piece that way', () => {
    const game = startGame(blocks());
    expect(game.focus).toBe(0);
    expect(press(game, arrow('right')).focus).toBe(1);
    expect(press(game, arrow('left')).focus).toBe(0);
  });

  it('goes round all pieces with Tab, and back with Shift-Tab', () => {
    const game = startGame(blocks());
    expect(press(game, named('tab')).focus).toBe(1);
    expect(press(game, named('tab'), named('tab'), named('tab')).focus).toBe(0);
    expect(press(game, named('tab', true)).focus).toBe(2);
  });

  it('moves a piece only while it is held', () => {
    const game = press(startGame(blocks()), named('tab'));
    const moved = press(game, named('return'), arrow('right'), named('escape'));
    expect(moved.state[1]).toBe(2);
    expect(moved.held).toBe(false);
    expect(press(moved, arrow('left')).state[1]).toBe(2);
  });

  it('slides as far as it goes with shift, as one slide', () => {
    const held = press(startGame(blocks()), named('tab'), named('space'));
    const moved = press(held, arrow('right', true));
    expect(moved.state[1]).toBe(3);
    expect(moved.line.length).toBe(2);
    expect(countPlayed({ ...moved, metric: 'slides' })).toBe(1);
  });

  it('says what is in the way', () => {
    const held = press(startGame(blocks()), named('return'));
    expect(press(held, arrow('right')).message).toBe('B is in the way');
    expect(press(held, arrow('up')).message).toBe('the board ends there');
  });

  it('lets go of everything when solved', () => {
    const freed = press(startGame(blocks()), named('tab'), named('return'), arrow('right', true));
    const solved = press(freed, typed('/'), typed('A'), named('return'), arrow('right'));
    expect(isSolved(solved)).toBe(true);
    expect(solved.held).toBe(false);
    expect(countPlayed(solved)).toBe(2);
  });

  it('goes to a piece by its label after /', () => {
    const game = startGame(blocks());
    expect(press(game, typed('/'), typed('C')).focus).toBe(2);
    expect(press(game, typed('/'), typed('x')).message).toBe('there is no piece x');
    expect(press(game, typed('/'), named('escape')).typed).toBeUndefined();
    expect(press(game, typed('C')).focus).toBe(0);
  });

  it('waits for Enter where one label begins another', () => {
    const puzzle = buildPuzzle({
      board: { width: 4, height: 1, cells: floor(4) },
      pieces: [
        { label: '1', cells: [0] },
        { label: '12', cells: [1] },
      ],
      goals: [[{ label: '12', cells: [3] }]],
    });
    const waiting = press(startGame(puzzle), typed('/'), typed('1'));
    expect(waiting.typed).toBe('1');
    expect(press(waiting, named('return')).focus).toBe(0);
    expect(press(waiting, typed('2')).focus).toBe(1);
  });
});

describe('the rest of the keys', () => {
  const game = startGame(blocks());

  it('shows the help until any key', () => {
    const helped = press(game, typed('?'));
    expect(helped.showsHelp).toBe(true);
    expect(press(helped, typed('q'))).toMatchObject({ showsHelp: false, isOver: false });
  });

  it('toggles the distance, asks for hints, cycles the metric', () => {
    expect(press(game, typed('d')).showsDistance).toBe(true);
    expect(press(game, typed('d'), typed('d')).showsDistance).toBe(false);
    expect(press(game, typed('h'), typed('h')).hintsAsked).toBe(2);
    expect(press(game, typed('m')).metric).toBe('steps');
  });

  it('ends with q, Ctrl-C and Ctrl-D', () => {
    for (const key of [typed('q'), control('c'), control('d')]) {
      expect(press(game, key).isOver).toBe(true);
    }
  });

  it('changes nothing for other keys', () => {
    expect(press(game, typed('x'))).toBe(game);
  });
});
