/* Chooses the engine for a puzzle and its options. */
import type { Puzzle } from '@glissade/core';
import { windowsEngine } from './anytime/givenLine.ts';
import type { Engine } from './engines/engine.ts';
import { engineByName } from './engines/engines.ts';
import type { SolveOptions } from './options/options.ts';

/** Up to so many cells a tile puzzle is solved exactly before anything else could answer. */
const CELLS_EXACT_MAX = 9;

/** The engine for a puzzle when the caller names none. */
export function chooseEngine(puzzle: Puzzle, { anytime = false }: SolveOptions): Engine {
  if (puzzle.type === 'blocks') return engineByName(anytime ? 'anytime' : 'kernel');
  const isLarge = puzzle.board.cells.length > CELLS_EXACT_MAX;
  return engineByName(anytime && isLarge ? 'anytime' : 'tiles');
}

/** The engine that answers: the one named, the one that shortens a given line, or a chosen one. */
export function engineFor(puzzle: Puzzle, options: SolveOptions): Engine {
  const { engine, from } = options;
  if (from !== undefined) return windowsEngine(from);
  return engine === undefined ? chooseEngine(puzzle, options) : engineByName(engine);
}
