import type { Puzzle, Steps } from '@glissade/core';
import { checkOptions } from './checkOptions.ts';
import { chooseEngine } from './chooseEngine.ts';
import { taskYielder } from './nextTask.ts';
import type { RunOptions } from './options.ts';
import { checkTypes } from './optionTypes.ts';
import type { Outcome } from './outcome.ts';
import { standingOf } from './runOutcome.ts';
import { running } from './solving.ts';

/** What `improve` takes: no engine, since there is one way to do it. */
export type ImproveOptions = Omit<
  RunOptions,
  'any' | 'countOptimal' | 'allSolutions' | 'engine' | 'heuristic' | 'tieBreak' | 'onProgress'
>;

/**
 * Answers a puzzle again and again, each time shorter: an async iterator that yields outcomes, the
 * first within milliseconds on a tile board of ordinary size. It ends when the last is proved
 * shortest, at a limit, when the signal is aborted or when the loop is left; without a limit of
 * time it goes on for as long as it can. Every solution was replayed by the rules. A puzzle without
 * a solution, or one that met a limit first, yields the one outcome that says so; a block puzzle
 * its shortest solution at once. Throws OptionError before any work.
 */
export async function* improve(
  puzzle: Puzzle,
  options: ImproveOptions = {},
): AsyncGenerator<Outcome, void> {
  checkTypes(options);
  const { signal, ...rest } = options;
  const limits = { timeMs: Number.POSITIVE_INFINITY, ...rest.limits };
  const asked = { ...rest, limits, any: true };
  checkOptions(puzzle, asked);
  const run = running(chooseEngine(puzzle, asked), puzzle, asked, () => signal?.aborted === true);
  const tasks = taskYielder();
  let steps: Steps | undefined;
  let said: Outcome | undefined;
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) {
        if (!said || isNews(value, said)) yield value;
        return;
      }
      const { best } = value.searcher;
      if (value.engine.isAnytime && best && best !== steps) {
        steps = best;
        said = standingOf(value);
        yield said;
      }
      await tasks.next();
    }
  } finally {
    run.return(undefined as never);
    tasks.close();
  }
}

/** Whether a last outcome tells more than what was said: shorter, or now proved. */
function isNews(last: Outcome, said: Outcome): boolean {
  if (last.status !== 'solved' || said.status !== 'solved') return false;
  return last.length < said.length || last.optimal !== said.optimal;
}
