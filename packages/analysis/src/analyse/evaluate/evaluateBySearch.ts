/*
 * What a state is worth, by searching: where the whole space is too large for a table.
 *
 * One search gives the distance d of the state and a solution, whose first move is best. Moves can
 * be taken back, so after any other the distance is d - 1, d or d + 1; on a tile board in steps
 * with one goal it is never d, since each step changes the parity of the arrangement. A search from
 * each successor says which; where a limit ends it first, the bounds stay. The time left is shared
 * evenly among the searches left.
 */
import {
  beginsUnit,
  equalStates,
  formatMoves,
  type Metric,
  type Puzzle,
  packSteps,
  replay,
  type State,
  type Steps,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import type { AnalysisProgress } from '../analysis.ts';
import type { WorkLimits } from '../space/drive.ts';
import type { Evaluation, MoveValue } from './evaluation.ts';

export type SearchCourse = {
  readonly metric: Metric;
  readonly limits: WorkLimits;
  readonly startedMs: number;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: AnalysisProgress) => void;
};

/** See the head of the file. Each search has the limits of memory and nodes to itself. */
export async function evaluateBySearch(
  puzzle: Puzzle,
  state: State,
  course: SearchCourse,
): Promise<Evaluation> {
  const common = { metric: course.metric, method: 'search' } as const;
  const from = { ...puzzle, start: state };
  const outcome = await search(from, course, 1);
  if (outcome.status === 'unsolvable') return { status: 'unsolvable', ...common };
  const { lowerBound } = outcome;
  if (outcome.status === 'cancelled') return { status: 'cancelled', ...common, lowerBound };
  if (outcome.status === 'undecided') {
    const known = outcome.best ? { upperBound: outcome.best.length } : {};
    return { status: 'undecided', limit: outcome.limit, ...common, lowerBound, ...known };
  }
  // Only now: on the largest boards they take as long as many searches.
  const successors = puzzleSpace(puzzle, course.metric).successors(state);
  const distance = outcome.length;
  const first = firstState(from, packSteps(outcome.steps), course.metric);
  const moves: MoveValue[] = [];
  for (const [index, { state: next, steps }] of successors.entries()) {
    const text = formatMoves(puzzle, Uint32Array.from(steps), course.metric);
    const isFirst = first !== undefined && equalStates(puzzle, next, first);
    const bounds = isFirst
      ? { lowerBound: distance - 1, upperBound: distance - 1 }
      : await boundsOf({ ...puzzle, start: next }, distance, course, successors.length - index);
    if (course.signal?.aborted) return { status: 'cancelled', ...common, lowerBound };
    moves.push(moveValue(text, bounds, distance));
  }
  moves.sort((a, b) => a.lowerBound - b.lowerBound || (b.best ? 1 : 0) - (a.best ? 1 : 0));
  const complete = moves.every((move) => move.best || move.lowerBound >= distance);
  return { status: 'evaluated', ...common, distance, lengths: outcome.lengths, complete, moves };
}

type Bounds = { readonly lowerBound: number; readonly upperBound: number };

function moveValue(moves: string, { lowerBound, upperBound }: Bounds, distance: number): MoveValue {
  const exact = lowerBound === upperBound ? { distance: lowerBound } : {};
  return { moves, ...exact, lowerBound, upperBound, best: upperBound < distance };
}

/** What is known after a move, the distance before it being known. */
async function boundsOf(
  puzzle: Puzzle,
  before: number,
  course: SearchCourse,
  searchesLeft: number,
): Promise<Bounds> {
  const outcome = isOver(course) ? undefined : await search(puzzle, course, searchesLeft);
  if (outcome?.status === 'solved') {
    return { lowerBound: outcome.length, upperBound: outcome.length };
  }
  const alternates =
    puzzle.type === 'tiles' && puzzle.goals.length === 1 && course.metric !== 'mtm';
  const lowerBound = Math.max(outcome?.lowerBound ?? 0, before - 1, 0);
  const isFarther = alternates && lowerBound >= before;
  return { lowerBound: isFarther ? before + 1 : lowerBound, upperBound: before + 1 };
}

/** The time is over: another search would only be set up. */
function isOver({ limits: { timeMs }, startedMs }: SearchCourse): boolean {
  return timeMs !== undefined && performance.now() - startedMs >= timeMs;
}

async function search(
  puzzle: Puzzle,
  { metric, limits, startedMs, signal, onProgress }: SearchCourse,
  searchesLeft: number,
): Promise<Outcome> {
  const spentMs = performance.now() - startedMs;
  const { timeMs } = limits;
  const share = {
    timeMs: timeMs === undefined ? undefined : Math.max(0, timeMs - spentMs) / searchesLeft,
  };
  return solve(puzzle, {
    metric,
    limits: { ...limits, ...share },
    ...(signal ? { signal } : {}),
    onProgress: ({ stats }) =>
      onProgress?.({ metric, expanded: stats.expanded, timeMs: performance.now() - startedMs }),
  });
}

/** The state after the first move of a solution; undefined if it has none. */
function firstState(puzzle: Puzzle, steps: Steps, metric: Metric): State | undefined {
  if (steps.length === 0) return undefined;
  let end = 1;
  while (end < steps.length && !beginsUnit(steps, end, metric)) end++;
  return replay(puzzle, steps.slice(0, end)).end;
}
