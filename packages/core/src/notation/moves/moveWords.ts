/* Directions and refusals in words. */
import { DIRECTIONS, type Direction } from '../../board/direction.ts';
import type { Refusal } from '../../move/rules.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

const WORD_OF = { U: 'up', R: 'right', D: 'down', L: 'left' } as const;

/** A direction in words. */
export function wordOfDirection(direction: Direction): string {
  return WORD_OF[direction];
}

/**
 * Why a step is refused, in words: "B is in the way", "a wall is in the way".
 *
 * @example
 * ```ts
 * import { describeRefusal, parsePuzzle, refusalOf } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const refusal = refusalOf(puzzle, puzzle.start, { piece: 0, direction: 'R' });
 * console.log(describeRefusal(puzzle, refusal!)); // → 2 is in the way
 * ```
 */
export function describeRefusal(puzzle: Puzzle, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'blocked':
      return `${puzzle.pieces[refusal.by]!.label} is in the way`;
    case 'axis':
      return 'it moves along the other axis only';
    case 'wall':
      return refusal.cell < 0 ? 'the board ends there' : 'a wall is in the way';
    case 'gate':
      return 'a gate is in the way, and only pieces of the goal may enter it';
  }
}

/** Characters that mean a direction in a text of moves. */
const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ...Object.fromEntries(
    DIRECTIONS.flatMap((one) => [
      [one, one],
      [one.toLowerCase(), one],
    ]),
  ),
  '↑': 'U',
  '→': 'R',
  '↓': 'D',
  '←': 'L',
  '^': 'U',
  '>': 'R',
  v: 'D',
  '<': 'L',
};

/** The direction that a character means: U R D L in any case, arrows, ^ > v <. */
export function parseDirection(character: string): Direction | undefined {
  return Object.hasOwn(DIRECTION_OF, character) ? DIRECTION_OF[character] : undefined;
}
