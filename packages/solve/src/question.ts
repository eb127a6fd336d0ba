/* From a puzzle and options to the question that an engine is asked. */
import type { Metric, Puzzle } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { countsShortest, type SolveOptions } from './options/options.ts';

/**
 * With one gap, a tile that has moved can only move back. So the shortest lines of tile puzzles are
 * the same in `steps`, `slides`, `moves` and `stm`, and engines see `stm`.
 */
export function questionOf(puzzle: Puzzle, metric: Metric, options: SolveOptions): Question {
  const { tieBreak, allSolutions } = options;
  const canonical = (name: Metric): Metric =>
    puzzle.type === 'tiles' && name !== 'mtm' ? 'stm' : name;
  const question = {
    puzzle,
    metric: canonical(metric),
    countOptimal: countsShortest(options),
    linesMax: allSolutions,
  };
  const second = tieBreak === undefined ? undefined : canonical(tieBreak);
  return second === undefined || second === question.metric
    ? question
    : { ...question, tieBreak: second };
}
