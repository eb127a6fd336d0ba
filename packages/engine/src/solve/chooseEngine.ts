import type { Puzzle } from '@glissade/core';
import { type Engine, engineByName } from '../engines/engines.ts';
import type { SolveOptions } from './options.ts';

/** Up to so many cells a tile puzzle is solved exactly before anything else could answer. */
const CELLS_EXACT_MAX = 9;

/** The engine for a puzzle when the caller names none. */
export function chooseEngine(puzzle: Puzzle, { any = false }: SolveOptions): Engine {
  if (puzzle.type === 'blocks') return engineByName('kernel');
  const isLarge = puzzle.board.cells.length > CELLS_EXACT_MAX;
  return engineByName(any && isLarge ? 'anytime' : 'tiles');
}
