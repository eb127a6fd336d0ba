import type { Metric, Puzzle } from '@glissade/core';
import type { Searcher } from '@glissade/search/searcher';
import type { Engine } from '../engines/engine.ts';
import type { Limits, SolveOptions } from '../options/options.ts';
import type { Clock } from './run.ts';

/** A run under way. */
export type Run = {
  readonly puzzle: Puzzle;
  readonly asked: Metric;
  readonly options: SolveOptions;
  readonly engine: Engine;
  readonly limits: Limits;
  readonly searcher: Searcher;
  readonly clock: Clock;
};
