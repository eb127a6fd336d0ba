import { readFileSync } from 'node:fs';
import { namedGoal, type Puzzle } from '@glissade/core';
import { type Picture, tilePuzzle } from './plainTiles.ts';

/** A 4×4 board with the standard goal, and the numbers that follow it on its line. */
export type GoldenBoard = {
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly optima: number[];
};

/** The boards of a list in tests/data: id, 16 tiles, then lengths. */
export function readBoards(name: string): GoldenBoard[] {
  const text = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^\d/.test(line));
  return lines.map((line) => {
    const [id, ...rest] = line.trim().split(' ').map(Number);
    return { id: id!, puzzle: boardOf(rest.slice(0, 16)), optima: rest.slice(16) };
  });
}

export function boardOf(picture: Picture): Puzzle {
  return tilePuzzle([4, 4], picture, [namedGoal('standard', 4, 4)]);
}
