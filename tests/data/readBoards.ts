import { readFileSync } from 'node:fs';
import { namedGoal, type Puzzle } from '@glissade/core';
import { tilePuzzle } from '../arbitrary/tiles.ts';

/** A 4×4 board with the standard goal, and the numbers that follow it on its line. */
export type GoldenBoard = {
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly optima: readonly number[];
};

/** The boards of a list beside this file: id, 16 tiles, then lengths. */
export function readBoards(name: string): GoldenBoard[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^\d/.test(line));
  return lines.map((line) => {
    const [id, ...rest] = line.trim().split(/\s+/).map(Number);
    const puzzle = tilePuzzle(4, 4, rest.slice(0, 16), [namedGoal('standard', 4, 4)]);
    return { id: id!, puzzle, optima: rest.slice(16) };
  });
}
