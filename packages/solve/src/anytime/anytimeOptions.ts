/* Separate from the search, so that a worker can check options before it loads one. */
import type { RunOptions } from '../options/options.ts';
import { LINE, NUMBER, type OptionTable, RECORD, SIGNAL, TEXT } from '../options/optionTypes.ts';

/** What `solveAnytime` takes: options of `solve` that an anytime search uses. */
export type AnytimeOptions = Pick<
  RunOptions,
  'metric' | 'from' | 'seed' | 'limits' | 'threads' | 'signal'
>;

export const ANYTIME_OPTIONS: OptionTable<AnytimeOptions> = {
  metric: TEXT,
  from: LINE,
  seed: NUMBER,
  limits: RECORD,
  threads: NUMBER,
  signal: SIGNAL,
};
