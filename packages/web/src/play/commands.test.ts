import { parsePuzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { describe, expect, it } from 'vitest';
import { createGameStore } from '../game/gameStore.ts';
import { runCommand } from './commands.ts';

const KLOTSKI = 'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n';

function table(text: string) {
  const store = createGameStore(startGame(parsePuzzle(text)));
  let hints = 0;
  const asked: string[] = [];
  const page = {
    hint: () => hints++,
    solution: () => asked.push('solution'),
    distance: () => asked.push('distance'),
  };
  return { store, say: (line: string) => runCommand(store, line, page), hints: () => hints, asked };
}

describe('the command line', () => {
  it('plays moves, undoes, restarts and redoes', () => {
    const { store, say } = table('1 2 3/4 5 6/0 7 8');
    expect(say('L2')).toBe('2 moves.');
    expect(store.isSolved()).toBe(true);
    expect(say('undo')).toBe('0 moves.');
    expect(say('redo')).toBe('2 moves.');
    expect(say('restart')).toBe('0 moves.');
    expect(say('undo')).toBe('2 moves.');
  });

  it('tells the goal, asks for the solution and the distance, and lists what it knows', () => {
    const { say, asked } = table(KLOTSKI);
    expect(say('goal')).toBe(
      'Slide the red block 0 into the dotted frame. Goal: 0, rows 4 to 5, columns 2 to 3.',
    );
    expect(table('8 6 4/0 7 2/5 1 3').say('goal')).toContain('Goal: 1, row 1, column 1; 2, row 1');
    expect(say('solution')).toBe('Looking for the solution.');
    expect(say('distance')).toBe('Looking for the distance to the goal.');
    expect(asked).toEqual(['solution', 'distance']);
    for (const word of ['goal', 'distance', 'where 7']) expect(say('help')).toContain(word);
    expect(say('fly')).toContain('help');
  });

  it('moves a piece by its label, asks where there are several ways', () => {
    const { say } = table(KLOTSKI);
    expect(say('move 7')).toContain('7, 1 by 1, row 5, column 2');
    expect(say('move 0')).toBe('0 cannot move.');
    expect(say('move x')).toBe('There is no piece x.');
    expect(table('1 2 3/4 0 6/7 5 8').say('move 5')).toContain('5, row 2, column 2');
    expect(table('start:\nA..\n...\ngoal:\n..A\n...\n').say('move a')).toContain('right or down');
  });

  it('tells where pieces are, rows and the whole board', () => {
    const { say } = table(KLOTSKI);
    expect(say('where 0')).toBe('0, 2 by 2, row 1, column 2.');
    expect(say('row 5')).toBe('Row 5: 6 free free 9.');
    expect(say('row 6')).toBe('There is no row 6.');
    expect(say('board')).toContain('Row 1: 2 0 0 3. Row 2: 2 0 0 3.');
    expect(say('last')).toBe('No move has been played yet.');
    say('8D');
    expect(say('last')).toBe('Last move: 8D.');
  });

  it('asks the page for a hint', () => {
    const { say, hints } = table(KLOTSKI);
    say('hint');
    expect(hints()).toBe(1);
  });

  it('says why a move is not played, and what it understands', () => {
    const { say, store } = table(KLOTSKI);
    expect(say('0D')).toContain('Not played');
    expect(say('fly')).toContain('is not a command');
    expect(say('')).toContain('is not a command');
    expect(store.game().current).toBe(0);
  });
});
