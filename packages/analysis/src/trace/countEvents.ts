import type { Puzzle } from '@glissade/core';
import { engineByName } from '@glissade/solve/engines/engines';
import { checkOptions } from '@glissade/solve/options/checkOptions';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { running } from '@glissade/solve/running/running';
import { finishInSlices } from '@glissade/solve/running/slices';
import { EventCounter } from './eventCounter.ts';
import type { TraceCounts } from './traceEvent.ts';

/**
 * The counts that `trace` ends with, without its events: nodes need no numbers then, which take
 * more time than the search. Throws OptionError before any work.
 */
export async function countEvents(
  puzzle: Puzzle,
  options: SolveOptions & Required<Pick<SolveOptions, 'engine'>>,
  signal: AbortSignal,
): Promise<{ readonly outcome: Outcome; readonly counts: TraceCounts | undefined }> {
  checkOptions(puzzle, options);
  const engine = engineByName(options.engine);
  const counter = new EventCounter();
  const watch = counter.count;
  const startedMs = performance.now();
  const isCancelled = () => signal.aborted;
  const outcome = await finishInSlices(
    running(engine, puzzle, options, isCancelled, startedMs, { watch }),
  );
  return {
    outcome,
    counts: engine.accepts.includes('watch') ? counter.countsOf(outcome) : undefined,
  };
}
