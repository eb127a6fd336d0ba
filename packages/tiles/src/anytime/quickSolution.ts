/* A solution of a tile puzzle within milliseconds, without a proof. */
import type { Steps } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import { constructiveSearcher } from '../constructive/constructive.ts';
import { windowsSearcher } from './windows/windowsSearcher.ts';

/** Larger boards would take longer than users wait for an answer they did not ask for. */
const CELLS_MAX = 2500;
/**
 * Boards up to this size have their line shortened by windows, for so many nodes: some
 * milliseconds.
 */
const CELLS_SHORTENED_MAX = 100;
const NODES = 20_000;

/**
 * Finds a solution of a tile puzzle within milliseconds, always the same one: the fallback for a
 * question for a shortest solution whose limit came first. Undefined on boards that are too large.
 */
export function* quickSolution(question: Question): Generator<number, Steps | undefined> {
  const { board, goals } = question.puzzle;
  if (board.cells.length > CELLS_MAX) return undefined;
  const searcher = constructiveSearcher(question, { steers: true });
  const line = yield* finishing(searcher, Number.POSITIVE_INFINITY);
  const isLarge = board.cells.length > CELLS_SHORTENED_MAX;
  if (!line || isLarge || goals.length > 1) return line;
  return yield* finishing(windowsSearcher(question, line), NODES);
}

const STEP_NODES = 2000;

/** The solution of a searcher, or its best one after so many nodes. */
function* finishing(searcher: Searcher, nodes: number): Generator<number, Steps | undefined> {
  while (searcher.stats.expanded < nodes) {
    const outcome = searcher.step(STEP_NODES);
    if (outcome) return outcome.status === 'solved' ? outcome.steps : undefined;
    yield STEP_NODES;
  }
  return searcher.best;
}
