import type { Puzzle } from '@glissade/core';
import { prepared } from '@glissade/search/combine';
import { compilingBlocks, isLongToCompile } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';

/** Compiles a large puzzle in slices before the search that needs it is made. */
export function compiledFirst(
  { puzzle }: Question,
  memoryBytesMax: number,
  make: () => Searcher,
): Searcher {
  if (!isLongToCompile(puzzle)) return make();
  return prepared(isCompiled(puzzle, memoryBytesMax), make);
}

function* isCompiled(puzzle: Puzzle, memoryBytesMax: number): Generator<number, boolean> {
  return (yield* compilingBlocks(puzzle, memoryBytesMax)) !== undefined;
}
