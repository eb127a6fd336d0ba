import { type Puzzle, tileParity } from '@glissade/core';
import { emptyStats, type Searcher } from '../search/searcher.ts';

/** A search that ends at once because no goal of a tile puzzle has the start's parity. */
export function parityProof(puzzle: Puzzle): Searcher | undefined {
  if (puzzle.type !== 'tiles' || tileParity(puzzle).isSolvable) return undefined;
  return { stats: emptyStats(), step: () => ({ status: 'unsolvable', proof: 'parity' }) };
}
