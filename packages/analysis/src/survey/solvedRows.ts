/* Rows and totals of what a survey has found, each puzzle solved once more by `solve`. */
import { parsePuzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { limitsLeft, type SolveOptions } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import type { SurveyFamily, SurveyMetric } from './family.ts';
import type { SurveySpec } from './spec.ts';
import type { SurveyRunOptions } from './surveyOptions.ts';
import type { SurveyOutcome, SurveyRow, SurveyTotals } from './surveyOutcome.ts';
import type { TallyRow, Winner } from './tally.ts';

/** Rows and totals of what was searched, each puzzle solved once more. */
export async function outcomeOf(
  found: Omit<Searched, 'status'>,
  options: SurveyRunOptions,
  startedMs: number,
): Promise<SurveyOutcome> {
  const { signal } = options;
  const rows: SurveyRow[] = [];
  for (const row of found.rows) {
    const told = await rowOf(row, found.family, () => ({
      limits: limitsLeft(options.limits ?? {}, startedMs),
      ...(signal && { signal }),
    }));
    if (typeof told === 'object') rows.push(told);
    else return { ...stoppedBy(told), timeMs: performance.now() - startedMs };
  }
  const totals = totalsOf(found.rows, found.family, found.spec);
  return { status: 'surveyed', rows, totals, timeMs: performance.now() - startedMs };
}

/** What a survey has found before it is told. */
export type Searched = {
  readonly status: 'searched';
  readonly rows: readonly TallyRow[];
  readonly family: SurveyFamily;
  readonly spec: SurveySpec;
};

/** What ended the work before its end. */
type Stop = 'cancelled' | 'time' | 'memory';

function stoppedBy(stop: Stop) {
  if (stop === 'cancelled') return { status: stop };
  return { status: 'undecided', limit: stop } as const;
}

/** What solving once more is given, at the time when it begins. */
type Given = () => Pick<SolveOptions, 'limits'> & { readonly signal?: AbortSignalLike };

/** A row with its puzzles, each solved once more; or what came before its end. */
async function rowOf(row: TallyRow, family: SurveyFamily, given: Given): Promise<SurveyRow | Stop> {
  const { columns, name, longest, winners: _, solvable, extra, ...counts } = row;
  const head = family.head(columns);
  const puzzles: SurveyRow['puzzles'][number][] = [];
  for (const winner of row.winners) {
    const puzzle = family.puzzle(winner.picture);
    const told = await solutionsOf(puzzle, winner, head.metric, given());
    if (typeof told === 'string') return told;
    const { solutions } = told;
    puzzles.push({ puzzle, length: winner.length, solutions, states: winner.states });
  }
  return {
    ...head,
    ...(name === '' ? {} : { class: name }),
    ...(longest < 0 ? {} : { length: longest }),
    ...counts,
    ...extra,
    solvableComponents: solvable,
    puzzles,
  };
}

async function solutionsOf(
  text: string,
  { length }: Winner,
  metric: SurveyMetric,
  given: ReturnType<Given>,
): Promise<{ readonly solutions: number | string } | Stop> {
  const puzzle = parsePuzzle(text);
  const outcome = await solve(puzzle, { metric, countOptimal: true, ...given });
  if (outcome.status === 'cancelled') return outcome.status;
  if (outcome.status === 'undecided') return outcome.limit === 'time' ? 'time' : 'memory';
  if (outcome.status !== 'solved' || outcome.length !== length) {
    throw new Error(`the survey found ${length} ${metric} where solve did not:\n${text}`);
  }
  return { solutions: outcome.optimalSolutions ?? 0 };
}

function totalsOf(
  rows: readonly TallyRow[],
  { name, metrics, totals }: SurveyFamily,
  { symmetry }: SurveySpec,
): SurveyTotals {
  const longest = Math.max(-1, ...rows.map((row) => row.longest));
  return {
    family: name,
    ...(metrics.length === 1 ? { metric: metrics[0]! } : {}),
    symmetry,
    ...(longest < 0 || metrics.length > 1 ? {} : { length: longest }),
    ...totals(rows),
  };
}
