/* What is reported of a run: its progress, its statistics and its outcome. */
import { exactCount, lineLength, type Metric, type Steps } from '@glissade/core';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import { countsShortest, type SolveOptions } from '../options/options.ts';
import type { Outcome, OutcomeStats, Progress } from '../outcome.ts';
import { tellingLimits } from './ending.ts';
import { type Clock, runMachine, type Stopped } from './run.ts';
import type { Run } from './runUnderWay.ts';
import { Telling } from './telling.ts';

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
    proofRestMs: searcher.proofRestMs,
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

/** Where a limit comes sooner than in a plain search, it is said why. */
function notesOn({ puzzle, options }: Run, end: RawOutcome | Stopped): readonly string[] {
  if (!asksForMore(options) || puzzle.type === 'tiles' || end.status !== 'undecided') return [];
  return end.limit === 'time' || end.limit === 'memory' ? [ALONE] : [];
}

/** Whether one shortest line is not enough. */
function asksForMore(options: SolveOptions): boolean {
  return options.tieBreak !== undefined || countsShortest(options);
}

const ALONE =
  'counting solutions or breaking ties uses one thread, and memory for all optimal-path states';

/** Verifies how a run ended and makes an outcome of it, in slices. */
export function* ending(
  run: Run,
  end: RawOutcome | Stopped,
  isCancelled: () => boolean = () => false,
): Generator<undefined, Outcome> {
  const { clock } = run;
  const telling = new Telling(run, end);
  // Whoever cancels a long run wants what it has found, even if that takes a moment.
  const isGivenUp = end.status === 'cancelled' ? () => false : isCancelled;
  const limits = end.status === 'cancelled' ? {} : tellingLimits(run);
  const told = yield* runMachine(telling, limits, clock, isGivenUp);
  clock.timeMs = performance.now() - clock.startedMs;
  // A line that came too late to be told does not change what ended the search.
  return outcomeOf(run, told === true || end.status !== 'solved' ? end : told, telling);
}

/** The outcome of a run that ended like this, with what was told of it. */
function outcomeOf(run: Run, end: RawOutcome | Stopped, told: Telling): Outcome {
  const { options, engine, searcher, clock } = run;
  const peakBytes = Math.max(searcher.stats.peakBytes, told.stats.peakBytes);
  const notes = [...(engine.notes?.() ?? []), ...notesOn(run, end)];
  const common = {
    metric: run.asked,
    ...(options.tieBreak && { tieBreak: options.tieBreak }),
    engine: engine.name,
    lowerBound: searcher.stats.lowerBound,
    stats: { ...statsOf(searcher, clock), peakBytes },
    ...(notes.length > 0 ? { notes } : {}),
  };
  if (end.status === 'unsolvable') return { status: 'unsolvable', proof: end.proof, ...common };
  const { line } = told;
  const best = line ? { best: line } : {};
  if (end.status === 'cancelled') return { status: 'cancelled', ...common, ...best };
  const isProved = line !== undefined && line.length <= common.lowerBound;
  if (end.status === 'undecided') {
    // An engine that improves on a first answer has one: the limit only says when to stop.
    const isAnswer = isProved ? !asksForMore(options) : engine.isAnytime;
    if (line && isAnswer) return { status: 'solved', optimal: isProved, ...line, ...common };
    return { status: 'undecided', limit: end.limit, ...common, ...best };
  }
  const { optimalSolutions: count, lines } = end;
  const counted = count === undefined ? {} : { optimalSolutions: exactCount(count) };
  const listed = lines === undefined ? {} : { solutions: told.solutions };
  return { status: 'solved', optimal: isProved, ...line!, ...counted, ...listed, ...common };
}
