/* Are the counts of a submission possible for the algorithm? If not, what was done instead? */
import type { Puzzle } from '@glissade/core';
import {
  type EngineName,
  expansionRange,
  HEURISTIC_NAMES,
  type HeuristicName,
  heuristicFor,
  heuristicRefusal,
} from '@glissade/engine';
import { formatCount } from '../text/numbers.ts';
import type { Method, Result } from './course.ts';
import type { Claims } from './submission.ts';

/** Searches again in another way. */
export type Rerun = (method: Method) => Promise<Result>;

/** Beyond so many states, other ways to search are not tried out. */
const TRIED_MAX = 20_000;
const RANGE_STATES_MAX = 500_000;

/** The faults of an answer that only one correct program gives: breadth-first, depth-first. */
export async function gradeExactly(
  claims: Claims,
  method: Method,
  result: Result,
  rerun: Rerun,
): Promise<string[]> {
  const { outcome, counts, engine } = result;
  if (outcome.status !== 'solved' || !counts) return [];
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
  if (claims.expanded !== undefined && claims.expanded !== expanded) {
    const reason = await reasonFor(claims.expanded, method, result, rerun);
    if (reason) faults.push(reason);
  }
  return faults;
}

async function reasonFor(
  given: number,
  method: Method,
  { outcome }: Result,
  rerun: Rerun,
): Promise<string | undefined> {
  const { expanded } = outcome.stats;
  if (given === expanded + 1) {
    return 'It counts the goal, too, which is checked but not expanded.';
  }
  const expandedBy = async (other: Method) => (await rerun(other)).outcome.stats.expanded;
  for (const [engine, words] of OTHER_WAYS[method.engine] ?? []) {
    if (given === (await expandedBy({ ...method, engine }))) return words;
  }
  if (expanded > TRIED_MAX) return undefined;
  for (const gapOrder of ORDERS) {
    if (gapOrder === method.gapOrder) continue;
    if (given === (await expandedBy({ ...method, gapOrder }))) {
      return `The number belongs to the order ${gapOrder}; it should be ${method.gapOrder}.`;
    }
  }
  return undefined;
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
): string[] {
  // A selected state is an expanded one or, at the end, the goal.
  const given = claims.expanded ?? claims.selected;
  if (given === undefined) return [];
  const heuristic = asked ?? 'manhattan';
  const rangeFor = (name: HeuristicName) =>
    expansionRange(puzzle, 'stm', heuristicFor(puzzle, 'stm', name), {
      length,
      statesMax: RANGE_STATES_MAX,
    });
  const isIn = (range: ReturnType<typeof rangeFor>) =>
    range !== undefined && given >= range.least && given <= range.most + 1;
  const range = rangeFor(heuristic);
  if (!range || isIn(range)) return [];
  const [least, most] = [formatCount(range.least), formatCount(range.most)];
  const fault =
    `It expands ${formatCount(given)} nodes; A* with the heuristic ${heuristic} expands ` +
    `between ${least} and ${most}, whatever its rule for ties.`;
  const other = HEURISTIC_NAMES.find(
    (name) => name !== heuristic && !heuristicRefusal(name, puzzle) && isIn(rangeFor(name)),
  );
  if (other && asked === undefined) return [];
  if (other) return [fault, `The count is possible for the heuristic ${other}.`];
  const why =
    given < range.least
      ? 'It may overestimate, or stop before the goal is the least on the frontier.'
      : 'It may expand states more than once, or underestimate more than it should.';
  return [fault, why];
}
