/*
 * Other goals for the same pieces from the same start: how far each place of each piece is.
 *
 * States are met in the order of their distance from the start, so the first state in which a
 * piece of a kind lies at a place gives the optimum of the goal "a piece of this kind lies there".
 */

import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import {
  buildPuzzle,
  columnOf,
  defaultMetric,
  type Metric,
  type Puzzle,
  rowOf,
  specOf,
} from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { RUN } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import { runWork } from '../analyse/space/drive.ts';
import { meetStates } from '../analyse/space/space.ts';
import {
  SPACE_OPTIONS,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../analyse/space/spaceOptions.ts';
import { STATES_A_YIELD, type Work, WorkMachine } from '../analyse/space/work.ts';
import type { BoardPlace } from '../explain/factTypes.ts';
import { checkVaried } from './vary.ts';

/** What `otherGoals` takes besides the puzzle. */
export type OtherGoalsOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: SpaceLimits;
};

/** "One of these pieces lies there", as a goal. */
export type OtherGoal = {
  /** Labels of pieces of one kind: any of them will do. */
  readonly pieces: readonly string[];
  /** Where the upper left corner of the box around it lies. */
  readonly at: BoardPlace;
  /** The optimum of that goal, from the start of the puzzle. */
  readonly length: number;
};

/** What `otherGoals` resolves to: plain JSON. */
export type OtherGoalsOutcome = {
  /** `undecided`: a limit was reached. */
  readonly status: 'found' | 'undecided' | 'cancelled';
  /** What lengths count. */
  readonly metric: Metric;
  /** The farthest first; empty unless found. */
  readonly goals: readonly OtherGoal[];
};

/**
 * Every place that a piece of each kind can reach, with the optimum of the goal that it lies there,
 * the hardest first. Works in slices; rejects with OptionError.
 *
 * @example
 * ```ts
 * import { otherGoals } from 'glissade/vary';
 * const { goals } = await otherGoals('start:\nA..\ngoal:\n.A.', { metric: 'steps' });
 * console.log(goals[0]); // → { pieces: [ 'A' ], at: { column: 3, row: 1 }, length: 2 }
 * ```
 */
export async function otherGoals(
  puzzle: Puzzle | string,
  options: OtherGoalsOptions & SpaceRunOptions = {},
): Promise<OtherGoalsOutcome> {
  const own = checkTypes('otherGoals', { ...SPACE_OPTIONS, ...RUN }, options);
  const given = readGiven(puzzle);
  const { metric = defaultMetric(given), limits, signal, onProgress } = own;
  checkVaried(given, metric);
  const all = workLimits(limits);
  const meter = new MemoryMeter(all.memoryBytes);
  const machine = new WorkMachine(meter, (stats) => findGoals(given, metric, meter, stats));
  const isCancelled = () => signal?.aborted === true;
  const run = runWork(machine, metric, all, performance.now(), isCancelled);
  const end = await finishInSlices(run, onProgress);
  if (end.status === 'done') return { status: 'found', metric, goals: end.result };
  return { status: end.status, metric, goals: [] };
}

/** Kinds of a puzzle, by their numbers, whose places are found in one search of it. */
type Sought = { readonly puzzle: Puzzle; readonly kinds: readonly number[] };

/** Gates admit what the goal names: where there are any, each kind has a space of its own. */
function soughtIn(puzzle: Puzzle): Sought[] {
  if (!puzzle.board.cells.includes('gate')) return [{ puzzle, kinds: [...puzzle.kinds.keys()] }];
  const spec = specOf(puzzle);
  return puzzle.kinds.map(({ pieces }) => {
    const members = pieces.map((piece) => spec.pieces[piece]!);
    const same = [...(spec.same ?? []), members.map(({ label }) => label)];
    const named = buildPuzzle({ ...spec, goals: [[members[0]!]], same });
    return { puzzle: named, kinds: [named.kindOf[pieces[0]!]!] };
  });
}

function* findGoals(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<OtherGoal[]> {
  const goals: OtherGoal[] = [];
  for (const sought of soughtIn(puzzle)) {
    const found = yield* placesOf(sought, metric, meter, stats);
    if (!found) return undefined;
    goals.push(...found);
    // Nothing of this space is needed for the next.
    meter.release(meter.held);
  }
  return goals.sort((a, b) => b.length - a.length);
}

function* placesOf(
  { puzzle, kinds }: Sought,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<OtherGoal[]> {
  const met = yield* meetStates(puzzle, metric, meter, stats);
  if (!met) return undefined;
  const { states, sizes } = met;
  const cells = puzzle.board.cells.length;
  const sought = [...puzzle.kindOf.entries()].filter(([, kind]) => kinds.includes(kind));
  const first = new Int32Array(puzzle.kinds.length * cells).fill(-1);
  let number = 0;
  for (const [distance, size] of sizes.entries()) {
    for (const end = number + size; number < end; number++) {
      const state = states.stateAt(number);
      for (const [piece, kind] of sought) {
        const at = kind * cells + state[piece]!;
        if (first[at] === -1) first[at] = distance;
      }
      if (number % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
  }
  return [...first.entries()].flatMap(([at, length]) =>
    length > 0 ? [goalAt(puzzle, Math.floor(at / cells), at % cells, length)] : [],
  );
}

function goalAt({ board, kinds, pieces }: Puzzle, kind: number, origin: number, length: number) {
  const members = kinds[kind]!.pieces;
  const { shape } = pieces[members[0]!]!;
  const left = Math.min(...shape.map(([dx]) => dx));
  const at = { column: columnOf(board, origin) + left + 1, row: rowOf(board, origin) + 1 };
  return { pieces: members.map((piece) => pieces[piece]!.label), at, length };
}
