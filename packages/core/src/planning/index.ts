/* Puzzles for planners: these forms are written, and not read back. */
import { checkMetric } from '../given/checkMetric.ts';
import { defaultMetric, type Metric } from '../move/metric.ts';
import { refusedBy, refuseGates } from '../notation/native/formatNative.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formatPddlDomain, formatPddlProblem } from './pddl.ts';
import { formatSas } from './sas.ts';

/** A form for planners. */
export type PlannerForm = {
  /** What `convert --to` takes. */
  readonly name: PlannerFormName;
  /** For people. */
  readonly title: string;
  /** How a text begins. */
  readonly example: string;
  /** The puzzle so; the metric must be one of its own. */
  readonly write: (puzzle: Puzzle, metric: Metric) => string;
};

/** Names of the forms for planners. */
export type PlannerFormName = 'pddl-domain' | 'pddl' | 'sas';

/**
 * The forms for planners: a domain and a problem in PDDL, and both in the SAS+ of Fast Downward.
 *
 * @example
 * ```ts
 * import { PLANNER_FORMS } from 'glissade/core';
 * console.log(PLANNER_FORMS.map(({ name }) => name).join(' ')); // → pddl-domain pddl sas
 * ```
 */
export const PLANNER_FORMS: readonly PlannerForm[] = [
  {
    name: 'pddl-domain',
    title: 'domain for planners (PDDL)',
    example: '(define (domain sliding)',
    write: formatPddlDomain,
  },
  {
    name: 'pddl',
    title: 'problem for planners (PDDL)',
    example: '(define (problem board)',
    write: formatPddlProblem,
  },
  {
    name: 'sas',
    title: 'task for planners (SAS+)',
    example: 'begin_version',
    write: formatSas,
  },
];

/**
 * The puzzle for a planner; the cost of a shortest plan is the length of a shortest solution in the
 * metric. Throws FormatError where the form cannot hold the puzzle, OptionError for a metric that
 * the puzzle does not have.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { writeForPlanner } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/7 0 8');
 * const problem = writeForPlanner(puzzle, 'pddl');
 * console.log(problem.includes('(at tile-8 r3c3)')); // → true
 * ```
 */
export function formatForPlanner(
  puzzle: Puzzle,
  name: PlannerFormName,
  metric: Metric = defaultMetric(puzzle),
): string {
  const form = PLANNER_FORMS.find((each) => each.name === name)!;
  checkMetric(puzzle, metric);
  const refusal = refuseGates(puzzle);
  if (refusal !== undefined) throw refusedBy(form.title, refusal, 'start beside the gate');
  return form.write(puzzle, metric);
}
