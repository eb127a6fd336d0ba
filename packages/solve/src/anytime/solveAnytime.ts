import type { Puzzle, Steps } from '@glissade/core';
import { engineFor } from '../chooseEngine.ts';
import { checkOptions } from '../options/checkOptions.ts';
import { checkTypes } from '../options/checkTypes.ts';
import { readGiven } from '../options/readGiven.ts';
import type { Outcome } from '../outcome.ts';
import { taskYielder } from '../running/nextTask.ts';
import { running } from '../running/running.ts';
import { ending } from '../running/runOutcome.ts';
import { finishInSlices } from '../running/slices.ts';
import { ANYTIME_OPTIONS, type AnytimeOptions } from './anytimeOptions.ts';
import { improvingEngine } from './improving.ts';
import { NOTHING_KNOWN } from './known.ts';

/**
 * Finds ever shorter solutions of a puzzle: an async iterator of outcomes, the first within
 * milliseconds on a tile board of ordinary size. A search for the proof runs beside it, unless
 * nodes are limited: these are spent on solutions alone. It ends when the last solution is proved
 * shortest, at a limit, when the signal is aborted or when the loop is left; without a limit of
 * time it continues as long as it can. `solve` with `anytime: true` returns the last of these
 * outcomes. Every solution was replayed by the rules. A puzzle without a solution, or one that
 * reached a limit before its first solution, yields one outcome that says so; a small block puzzle
 * yields its shortest solution at once.
 *
 * Throws OptionError before any work, and ParseError for text that is not a puzzle.
 *
 * @example
 * ```ts
 * import { solveAnytime } from 'glissade';
 * let best = Infinity;
 * for await (const outcome of solveAnytime('8 6 4/0 7 2/5 1 3')) {
 *   if (outcome.status === 'solved') best = outcome.length;
 * }
 * console.log(best); // → 23
 * ```
 */
export async function* solveAnytime(
  puzzle: Puzzle | string,
  options: AnytimeOptions = {},
): AsyncGenerator<Outcome, void> {
  const own = checkTypes('solveAnytime', ANYTIME_OPTIONS, options);
  const given = readGiven(puzzle);
  const { signal, ...rest } = own;
  const limits = { timeMs: Number.POSITIVE_INFINITY, ...rest.limits };
  const asked = { ...rest, limits, anytime: true };
  checkOptions(given, asked);
  const { from } = asked;
  const engine = from ? engineFor(given, asked) : improvingEngine(given, asked, NOTHING_KNOWN);
  const run = running(engine, given, asked, () => signal?.aborted === true);
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
        // What it would answer if it were stopped now.
        said = await finishInSlices(ending(value, { status: 'undecided', limit: 'time' }));
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
