/*
 * What a state of a block puzzle is worth, by the levels of two searches in the kernel: one from
 * the state meets all that can be reached, goal states among them; one from all of these goes on
 * until it has met the state and each that is a move away, and the level is the distance.
 *
 * Rejected: the table of all distances (`distanceTable`), which is for many questions about one
 * space: 20.8 s for the 6.3 million states of se95123 in steps, where this takes 2.2. Searching
 * from each state a move away (`evaluateBySearch`): up to a search of the whole space for each,
 * where this makes two.
 *
 * Cost: at most two searches of the whole space, about 10 bytes a state.
 * Source: Moore 1959; several sources are one further start before them all.
 */

import { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Metric, Puzzle, State } from '@glissade/core';
import { compilingBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { finishInSlices } from '@glissade/solve/running/slices';
import type { AnalysisProgress } from '../analysis.ts';
import { runWork, type WorkLimits } from '../space/drive.ts';
import type { SpaceRunOptions } from '../space/spaceOptions.ts';
import { type Work, WorkMachine } from '../space/work.ts';
import { cancelled, type Evaluation, evaluated } from './evaluation.ts';

export type LevelsCourse = SpaceRunOptions & {
  readonly metric: Metric;
  readonly limits: WorkLimits;
};

/** Evaluates the start of a puzzle; undefined at a limit, or where there is no kernel for it. */
export async function evaluateByLevels(
  puzzle: Puzzle,
  { metric, limits, signal, onProgress }: LevelsCourse,
): Promise<Evaluation | undefined> {
  const run = evaluating({ puzzle, metric }, limits, () => signal?.aborted === true);
  return finishInSlices(run, onProgress);
}

function* evaluating(
  question: Question,
  limits: WorkLimits,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, Evaluation | undefined> {
  const { puzzle, metric } = question;
  const startedMs = performance.now();
  const meter = new MemoryMeter(limits.memoryBytes);
  const successors = puzzleSpace(puzzle, metric).successors(puzzle.start);
  const states = successors.map(({ state }) => state);
  const machine = new WorkMachine(meter, function* (stats): Work<readonly number[]> {
    if (!(yield* compilingBlocks(puzzle, meter.spare))) return undefined;
    const searches = LevelSearches.openWithDisk(question, meter, stats);
    try {
      return searches && (yield* distancesByLevels(searches, [puzzle.start, ...states]));
    } finally {
      searches?.close();
    }
  });
  const end = yield* runWork(machine, metric, limits, startedMs, isCancelled);
  if (end.status === 'cancelled') return cancelled(metric);
  if (end.status !== 'done') return undefined;
  const [distance, ...after] = end.result;
  if (distance === undefined) return { status: 'unsolvable', metric, method: 'table' };
  return evaluated(puzzle, metric, distance, successors, (state) => after[states.indexOf(state)]!);
}

/** Of states that can be reached; none where the goal is out of reach. */
export function* distancesByLevels(
  searches: LevelSearches,
  states: readonly State[],
): Work<readonly number[]> {
  const whole = searches.fromStart();
  if (!whole || !(yield* searches.exploreAll(whole))) return undefined;
  const goals = yield* searches.goals(whole);
  if (!goals || goals.count === 0) return goals && [];
  const search = searches.from(goals.found.startStates, false);
  if (!search) return undefined;
  const distances = new Map<State, number>();
  for (;;) {
    for (const state of states) {
      const isMet = !distances.has(state) && searches.isInLastLevel(search, state);
      if (isMet) distances.set(state, search.levels.length - 1);
    }
    if (distances.size === states.length) return states.map((state) => distances.get(state)!);
    if (search.exhausted) throw new Error('a state was not met again');
    if (!(yield* searches.exploreLevel(search))) return undefined;
  }
}
