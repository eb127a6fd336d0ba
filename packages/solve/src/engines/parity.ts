import { type Puzzle, tileParity } from '@glissade/core';
import { emptyStats, type Searcher } from '@glissade/search/searcher';
import type { Engine } from './engine.ts';

/** A search that ends at once because no goal of a tile puzzle has the start's parity. */
export function parityProof(puzzle: Puzzle): Searcher | undefined {
  if (puzzle.type !== 'tiles' || tileParity(puzzle).isSolvable) return undefined;
  return { stats: emptyStats(), step: () => ({ status: 'unsolvable', proof: 'parity' }) };
}

/** The engine, which proves parity first: no search can tell it as soon. */
export function withParity<Given extends Engine>(engine: Given): Given {
  return {
    ...engine,
    start: (question, options) => parityProof(question.puzzle) ?? engine.start(question, options),
  };
}
