/*
 * Other goals for the same pieces from the same start: how far each place of each piece is.
 *
 * States are met in the order of their distance from the start, so the first state in which a
 * piece of a kind lies at a place gives the optimum of the goal "a piece of this kind lies there".
 */
import { columnOf, defaultMetric, type Metric, type Puzzle, rowOf } from '@glissade/core';
import { runWork } from '../analyse/space/drive.ts';
import { type SpaceLimits, type SpaceRunOptions, workLimits } from '../analyse/space/options.ts';
import { exploreStates } from '../analyse/space/space.ts';
import { STATES_A_YIELD, type Work, WorkMachine } from '../analyse/space/work.ts';
import { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import type { ToldPlace } from '../explain/factTypes.ts';
import type { SearchStats } from '../search/searcher.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { readGiven } from '../solve/options/readGiven.ts';
import { finishInSlices } from '../solve/running/slices.ts';
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
  readonly at: ToldPlace;
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
  const own = checkTypes('otherGoals', options);
  const given = await readGiven(puzzle);
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

function* findGoals(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<OtherGoal[]> {
  const space = yield* exploreStates(puzzle, metric, meter, stats);
  if (!space) return undefined;
  const { states, levels } = space;
  const cells = puzzle.board.cells.length;
  const first = new Int32Array(puzzle.kinds.length * cells).fill(-1);
  let number = 0;
  for (const [distance, size] of levels.entries()) {
    for (const end = number + size; number < end; number++) {
      const state = states.stateAt(number);
      for (const [piece, kind] of puzzle.kindOf.entries()) {
        const at = kind * cells + state[piece]!;
        if (first[at] === -1) first[at] = distance;
      }
      if (number % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
  }
  const goals = [...first.entries()].flatMap(([at, length]) =>
    length > 0 ? [goalAt(puzzle, Math.floor(at / cells), at % cells, length)] : [],
  );
  return goals.sort((a, b) => b.length - a.length);
}

function goalAt({ board, kinds, pieces }: Puzzle, kind: number, origin: number, length: number) {
  const members = kinds[kind]!.pieces;
  const { shape } = pieces[members[0]!]!;
  const left = Math.min(...shape.map(([dx]) => dx));
  const at = { column: columnOf(board, origin) + left + 1, row: rowOf(board, origin) + 1 };
  return { pieces: members.map((piece) => pieces[piece]!.label), at, length };
}
