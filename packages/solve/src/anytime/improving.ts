import { defaultMetric, type Puzzle } from '@glissade/core';
import { provingSearcher } from '@glissade/tiles/anytime/provingSearcher';
import { chooseEngine } from '../chooseEngine.ts';
import { anytimeBlocks } from '../engines/anytimeBlocks.ts';
import type { Engine } from '../engines/engine.ts';
import type { SolveOptions } from '../options/options.ts';
import { questionOf } from '../question.ts';
import { type Known, withKnown } from './known.ts';

/**
 * The engine that improves on what is known: the anytime search and the search for its proof; on
 * small tile boards the engine for shortest solutions. A limit of nodes applies to the anytime
 * search alone, so that the same nodes give the same solution.
 */
export function improvingEngine(puzzle: Puzzle, options: SolveOptions, known: Known): Engine {
  const engine = chooseEngine(puzzle, { ...options, anytime: true });
  const { metric } = questionOf(puzzle, options.metric ?? defaultMetric(puzzle), options);
  const proves = engine.isAnytime === true && options.limits?.nodes === undefined;
  const inner = proves ? provingEngine(engine, known) : engine;
  return {
    ...inner,
    start: (question, rest) => withKnown(inner.start(question, rest), known, metric),
  };
}

function provingEngine(engine: Engine, { steps, lowerBound }: Known): Engine {
  return {
    ...engine,
    start: (question, { heuristic: _, checkpoint: __, ...options }) => {
      const start = question.puzzle.type === 'tiles' ? provingSearcher : anytimeBlocks;
      return start(question, { ...options, lowerBound, ...(steps ? { incumbent: steps } : {}) });
    },
  };
}
