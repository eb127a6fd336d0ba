/* What is engraved on the floor: stripes on gates, and where the goal wants its pieces. */
import type { Puzzle } from '@glissade/core';
import { gateMarks } from './gateMarks.ts';
import { goalShapes } from './placedShapes.ts';
import { type Loop, loopsOf, reversed } from './region.ts';

/** Of a cell: the line around a place of the goal, between the sides of its cells and stripes. */
const [INSET, LINE] = [0.05, 0.05];

/**
 * Loops that touch nothing. Of several goals none is drawn, since their lines would cross; nor that
 * of tiles, which names the whole board.
 */
export function floorMarks(puzzle: Puzzle, cell: number): Loop[] {
  const [goal, ...others] = puzzle.goals;
  const isDrawn = goal && others.length === 0 && puzzle.type !== 'tiles';
  const places = isDrawn ? goalShapes(puzzle, goal) : [];
  const lines = places.flatMap(({ squares }) => [
    ...loopsOf(squares, cell, INSET * cell),
    ...loopsOf(squares, cell, (INSET + LINE) * cell).map(reversed),
  ]);
  return [...gateMarks(puzzle, cell), ...lines];
}
