/* Are the counts of a submission possible for the algorithm? If not, what was done instead? */

import { expansionRange } from '@glissade/analysis/teaching/expansionRange';
import type { Puzzle } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  heuristicFor,
  heuristicRefusal,
} from '@glissade/solve/engines/heuristics';
import { formatCount, joinWords, plural } from '../text/numbers.ts';
import type { Method, Result } from './course.ts';
import type { Claims } from './submission.ts';

/** Searches again in another way, and expands at most so many states. */
export type Rerun = (method: Method, nodes: number) => Promise<Result>;

/** What is wrong, and what was not checked; one sentence each. */
export type CountGrade = {
  readonly faults: readonly string[];
  readonly unchecked: readonly string[];
};

/** Beyond so many states, other orders of moves are not tried. */
const TRIED_MAX = 20_000;
const RANGE_STATES_MAX = 500_000;

/** The faults of an answer that only one correct program gives: breadth-first, depth-first. */
export async function gradeExactly(
  claims: Claims,
  method: Method,
  result: Result,
  rerun: Rerun,
): Promise<CountGrade> {
  const { outcome, counts, engine } = result;
  if (outcome.status !== 'solved' || !counts) return { faults: [], unchecked: [NO_COUNTS] };
  const { expanded } = outcome.stats;
  const faults: string[] = [];
  const compare = (what: string, given: number | undefined, right: number) => {
    if (given === undefined || given === right) return;
    faults.push(`${what} is ${formatCount(given)}, and should be ${formatCount(right)}.`);
  };
  compare('The number of expanded nodes', claims.expanded, expanded);
  const goalBeside = engine === 'bfs' && outcome.length > 0 ? 1 : 0;
  compare('The number of visited states', claims.opened, counts.open + goalBeside);
  compare('The maximum depth', claims.depthMax, counts.depthMax);
  const { expanded: given } = claims;
  if (given === undefined || given === expanded) return { faults, unchecked: [] };
  const reasons = await reasonsFor(given, method, result, rerun);
  if (reasons.length > 1) faults.push('Each of these mistakes gives that number.');
  const unchecked =
    given > TRIED_MAX && method.gapOrder !== undefined
      ? [`Other orders of moves were not tried: the number is above ${formatCount(TRIED_MAX)}.`]
      : [];
  return { faults: [...faults, ...reasons], unchecked };
}

export const NO_COUNTS = 'The counts were not checked: a limit came first.';
const TOO_MANY = 'The counts were not checked: too many states are as near as the goal.';
const RIGHT: CountGrade = { faults: [], unchecked: [] };

/** Every mistake that gives the number. */
async function reasonsFor(
  given: number,
  method: Method,
  { outcome }: Result,
  rerun: Rerun,
): Promise<string[]> {
  const fits = async (other: Method) => {
    const { outcome } = await rerun(other, given + 1);
    return outcome.status === 'solved' && outcome.stats.expanded === given;
  };
  const reasons: string[] = [];
  if (given === outcome.stats.expanded + 1) {
    reasons.push('It counts the goal, too, which is checked but not expanded.');
  }
  for (const [engine, words] of OTHER_WAYS[method.engine] ?? []) {
    if (await fits({ ...method, engine })) reasons.push(words);
  }
  const { gapOrder: right } = method;
  if (right === undefined) return reasons;
  const reversed = [...right].reverse().join('');
  const hasStack = method.engine === 'dfs' || method.engine === 'dfs-marked';
  if (hasStack && (await fits({ ...method, gapOrder: reversed }))) {
    reasons.push(`It pushes the moves in the order ${right}, so that the last is tried first.`);
  }
  const orders: string[] = [];
  for (const gapOrder of given > TRIED_MAX ? [] : ORDERS) {
    const isOther = gapOrder !== right && !(hasStack && gapOrder === reversed);
    if (isOther && (await fits({ ...method, gapOrder }))) orders.push(gapOrder);
  }
  if (orders.length > 0) {
    const named = `${plural(orders.length, 'order')} ${joinWords(orders)}`;
    reasons.push(`The number belongs to the ${named}; it should be ${right}.`);
  }
  return reasons;
}

/** How else the same algorithm is often written. */
const OTHER_WAYS: Readonly<Record<string, readonly (readonly [EngineName, string])[]>> = {
  'bfs-late': [['bfs', 'It tests for the goal when a state is generated, not when it is removed.']],
  bfs: [['bfs-late', 'It tests for the goal when a state is removed, not when it is generated.']],
  'dfs-marked': [
    ['dfs', 'It marks a state when it is taken off the stack, not when it is pushed.'],
  ],
};

/** All 24 orders of the four directions. */
const ORDERS: readonly string[] = permutations('UDLR');

function permutations(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) =>
    permutations(letters.replace(first, '')).map((rest) => first + rest),
  );
}

/**
 * The faults of a count of A*, which depends on how ties are broken. Where neither the course nor
 * the reader names a heuristic, a count that is possible for any of them will do.
 */
export function gradeAstar(
  puzzle: Puzzle,
  claims: Claims,
  { heuristic: asked }: Method,
  length: number,
): CountGrade {
  // A selected state is an expanded one or, at the end, the goal.
  const given = claims.expanded ?? claims.selected;
  if (given === undefined) return RIGHT;
  const heuristic = asked ?? 'manhattan';
  const rangeFor = (name: HeuristicName) =>
    expansionRange(puzzle, 'stm', heuristicFor(puzzle, 'stm', name), {
      length,
      statesMax: RANGE_STATES_MAX,
    });
  const isIn = (range: ReturnType<typeof rangeFor>) =>
    range !== undefined && given >= range.least && given <= range.most + 1;
  const range = rangeFor(heuristic);
  if (!range) return { faults: [], unchecked: [TOO_MANY] };
  const others = isIn(range)
    ? []
    : HEURISTIC_NAMES.filter(
        (name) => name !== heuristic && !heuristicRefusal(name, puzzle) && isIn(rangeFor(name)),
      );
  if (isIn(range) || (others.length > 0 && asked === undefined)) return RIGHT;
  const [least, most] = [formatCount(range.least), formatCount(range.most)];
  const fault =
    `It expands ${formatCount(given)} nodes; A* with the heuristic ${heuristic} expands ` +
    `between ${least} and ${most}, whatever its rule for ties.`;
  return { faults: [fault, whyNotIn(given < range.least, others)], unchecked: [] };
}

function whyNotIn(isLow: boolean, others: readonly HeuristicName[]): string {
  if (others.length > 0) {
    const named = `${plural(others.length, 'heuristic')} ${joinWords(others)}`;
    return `The count is possible for the ${named}.`;
  }
  return isLow
    ? 'It may overestimate, or stop before the goal is the least on the frontier.'
    : 'It may expand states more than once, or underestimate more than it should.';
}
