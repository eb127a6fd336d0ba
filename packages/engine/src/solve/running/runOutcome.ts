/* What is reported of a run: its progress, its statistics and its outcome. */
import { exactCount, lineLength, type Metric, type Puzzle, type Steps } from '@glissade/core';
import type { Engine } from '../../engines/engine.ts';
import type { RawOutcome, Searcher } from '../../search/searcher.ts';
import { countsShortest, type Limits, type SolveOptions } from '../options/options.ts';
import type { Outcome, OutcomeStats, Progress, SolutionLine } from '../outcome.ts';
import { questionOf } from '../question.ts';
import { verifyLine } from '../verify.ts';
import { isTimeForBest, isTimeForFallback } from './ending.ts';
import type { Clock, Stopped } from './run.ts';

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

function statsOf({ stats }: Searcher, clock: Clock): OutcomeStats {
  const { lowerBound: _, ...counts } = stats;
  return { ...counts, timeMs: clock.timeMs, setupMs: clock.setupMs };
}

export function progressOf({ searcher, asked, clock }: Run): Progress {
  return {
    phase: searcher.preparing ? 'preparing' : 'searching',
    lowerBound: searcher.stats.lowerBound,
    ...(searcher.best ? { bestLength: lengthOf(searcher.best, asked) } : {}),
    ...paceOf(searcher, clock),
    ...(searcher.proofRestMs === undefined ? {} : { proofRestMs: searcher.proofRestMs }),
    stats: statsOf(searcher, clock),
  };
}

/** Rates are told from so much time on. */
const PACE_MS_MIN = 50;

function paceOf(
  { stats, iterationNodes }: Searcher,
  { timeMs, setupMs }: Clock,
): Pick<Progress, 'nodesPerSecond' | 'boundRestMs'> {
  const searchedMs = timeMs - setupMs;
  if (searchedMs < PACE_MS_MIN || stats.expanded === 0) return {};
  const nodesPerSecond = Math.round((stats.expanded / searchedMs) * 1000);
  if (!iterationNodes) return { nodesPerSecond };
  const nodesLeft = Math.max(0, iterationNodes.all - iterationNodes.done);
  return { nodesPerSecond, boundRestMs: Math.round((nodesLeft / nodesPerSecond) * 1000) };
}

/** Counted once a line: one for a 100×100 board has two million steps. */
const lengthsKnown = new WeakMap<Steps, { readonly metric: Metric; readonly length: number }>();

function lengthOf(steps: Steps, metric: Metric): number {
  const known = lengthsKnown.get(steps);
  if (known?.metric === metric) return known.length;
  const length = lineLength(steps, metric);
  lengthsKnown.set(steps, { metric, length });
  return length;
}

/** What an engine that goes on would answer if it were stopped now. */
export function standingOf(run: Run): Outcome {
  return outcomeOf(run, { status: 'undecided', limit: 'time' });
}

/** The best solution known where a run ended before its answer. */
function bestOf(run: Run, { status }: RawOutcome | Stopped): { readonly best?: SolutionLine } {
  if (status !== 'undecided' && status !== 'cancelled') return {};
  const { puzzle, asked, options, engine, searcher } = run;
  const isCancelled = status === 'cancelled';
  const fallback = isTimeForFallback(run, isCancelled) ? engine.fallback : undefined;
  const steps = searcher.best ?? fallback?.(questionOf(puzzle, asked, options));
  // Whoever cancels a long run wants what it has found, even if that takes a moment.
  const isTold = steps !== undefined && (isCancelled || isTimeForBest(run, steps));
  return isTold ? { best: verifyLine(puzzle, steps, asked, engine.format) } : {};
}

/** Where a limit comes sooner than in a plain search, it is said why. */
function notesOn({ puzzle, options }: Run, end: RawOutcome | Stopped): readonly string[] {
  const isMore = options.tieBreak !== undefined || countsShortest(options);
  if (!isMore || puzzle.type === 'tiles' || end.status !== 'undecided') return [];
  return end.limit === 'time' || end.limit === 'memory' ? [ALONE] : [];
}

const ALONE =
  'counting solutions or breaking ties uses one thread, and memory for all optimal-path states';

/** Verifies how a run ended and makes an outcome of it. */
export function outcomeOf(run: Run, end: RawOutcome | Stopped): Outcome {
  const { puzzle, asked, options, engine, searcher, clock } = run;
  const line =
    end.status === 'solved' ? verifyLine(puzzle, end.steps, asked, engine.format) : undefined;
  const best = bestOf(run, end);
  clock.timeMs = performance.now() - clock.startedMs;
  const notes = [...(engine.notes?.() ?? []), ...notesOn(run, end)];
  const common = {
    metric: asked,
    ...(options.tieBreak === undefined ? {} : { tieBreak: options.tieBreak }),
    engine: engine.name,
    lowerBound: searcher.stats.lowerBound,
    stats: statsOf(searcher, clock),
    ...(notes.length > 0 ? { notes } : {}),
  };
  switch (end.status) {
    case 'solved': {
      const lowerBound = end.optimal ? line!.length : common.lowerBound;
      const { optimal, optimalSolutions: count, lines } = end;
      const counted = count === undefined ? {} : { optimalSolutions: exactCount(count) };
      const solutions = lines?.map(
        (steps) => verifyLine(puzzle, steps, asked, engine.format).moves,
      );
      const listed = solutions === undefined ? {} : { solutions };
      return { status: 'solved', optimal, ...line!, ...counted, ...listed, ...common, lowerBound };
    }
    case 'unsolvable':
      return { status: 'unsolvable', proof: end.proof, ...common };
    case 'undecided':
      // An engine that improves on a first answer has one: the limit only says when to stop.
      if (engine.isAnytime && best.best) {
        return { status: 'solved', optimal: false, ...best.best, ...common };
      }
      return { status: 'undecided', limit: end.limit, ...common, ...best };
    case 'cancelled':
      return { status: 'cancelled', ...common, ...best };
  }
}
