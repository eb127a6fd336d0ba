import type { Puzzle } from '@glissade/core';
import { type Engine, engineByName } from '../backend/engines.ts';
import type { SolveOptions } from './options.ts';

/** Above this many cells a tile puzzle asked for `any` answer is built by method, not searched. */
const CELLS_SEARCHED_MAX = 16;

/** The engine for a puzzle when the caller names none. */
export function chooseEngine(
  puzzle: Puzzle,
  { any = false, countOptimal = false }: SolveOptions,
): Engine {
  if (puzzle.type === 'blocks' || countOptimal) return engineByName('kernel');
  const large = puzzle.board.cells.length > CELLS_SEARCHED_MAX;
  return engineByName(any && large ? 'constructive' : 'tiles');
}
