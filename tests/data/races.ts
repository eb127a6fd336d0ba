import type { Puzzle } from '@glissade/core';
import { puzzleOf } from './readBlocks.ts';

/**
 * Pieces that go seven steps each, in rows of their own, in any order: all of their 8 ** pieces
 * states are on shortest ways.
 */
export function racesOf(pieces: number): Puzzle {
  const walled = (row: string) => [row, '########'];
  const start = Array.from({ length: pieces }, (_, n) => `${String.fromCharCode(65 + n)}.......`);
  const goal = start.map((row) => [...row].reverse().join(''));
  const goals = [goal.flatMap(walled)];
  return puzzleOf({ id: 'races', name: '', start: start.flatMap(walled), goals, optimal: {} });
}
