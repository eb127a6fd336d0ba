import { anytimeSearcher } from '@glissade/blocks/anytime/anytimeSearcher';
import { provingSearcher } from '@glissade/blocks/anytime/provingSearcher';
import type { Steps } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import { compiledFirst } from './compiledFirst.ts';
import type { EngineOptions } from './engine.ts';

/** What is known of the question before. */
type Known = { readonly incumbent?: Steps; readonly lowerBound?: number };

/**
 * The anytime search of a block puzzle, and the search for its proof beside it; without the proof
 * if nodes are limited, so that the same nodes give the same solution.
 */
export function anytimeBlocks(question: Question, options: EngineOptions & Known): Searcher {
  const start = options.isByNodes ? anytimeSearcher : provingSearcher;
  return compiledFirst(question, options.memoryBytesMax, () => start(question, options));
}
