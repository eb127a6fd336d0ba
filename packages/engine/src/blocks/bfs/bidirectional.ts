/*
 * A search from both ends, for puzzles whose goals say where every piece must be: one breadth-first
 * search from the start, one from the goals, a level at a time, always the one with the smaller
 * last level. Units can be taken back, so the second needs no other rules.
 *
 * After a level the states in it are looked up among the other search's last level. While there is
 * none of them, no answer is as short as both depths together; the first met is on a shortest one,
 * since a shortest answer of length a + b has a state at depth a of one and b of the other search
 * (Pohl 1969; whole levels make his termination rule simple).
 *
 * On the 2.5 million states of js2-tzer (122 steps, 58 moves) it expands 1.75 million instead of
 * 2.39 and 2.33, in 0.64 of the time; on the 81,340 of New Century 59,000 instead of 81,334.
 * Each search has half of the memory, and puts on the disk what it has expanded. Where that is too
 * little, a search from the start begins anew with all of it: its last levels, too, may go to the
 * disk (`InsteadSearcher`).
 *
 * Refused: goals that leave pieces open. Most states that meet such a goal are out of reach, and
 * the search from them is the larger one.
 */
import type { State } from '@glissade/core';
import { type BlockProblem, placementsOfState } from '../../problem/blockProblem.ts';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '../../search/searcher.ts';
import { regionsOf } from '../model/regions.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { KernelSearch } from './breadthFirst.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';

/** More goals than this, and the search from them may be the larger one. */
const GOALS_MAX = 16;

/** Begins at both ends; undefined where a goal leaves a piece open, or memory is short. */
export function searchBothEnds(task: KernelTask, options: KernelOptions): Searcher | undefined {
  const { form, problem } = task;
  const goals = completeGoals(problem).filter((at) => form.holds?.(at) ?? true);
  if (goals.length === 0) return undefined;
  const { memoryBytesMax = Infinity } = options;
  const half = { ...options, memoryBytesMax: memoryBytesMax / 2, threads: 1, passes: false };
  const open = (starts: readonly Int32Array[]) => {
    const stats = emptyStats();
    const search = KernelSearch.open(task, half, stats, true, starts);
    return search && { search, stats };
  };
  const fromStart = open([problem.start]);
  const fromGoals = fromStart && open(goals);
  return fromGoals && new BothEnds(task, fromStart, fromGoals);
}

/** The goals as placements by slot; none, unless all of them say where every piece must be. */
function completeGoals(problem: BlockProblem): Int32Array[] {
  const { puzzle } = problem;
  const { goals, pieces, kinds } = puzzle;
  if (goals.length > GOALS_MAX) return [];
  if (goals.some((goal) => goal.length !== pieces.length)) return [];
  return goals.flatMap((goal) => {
    const state: State = puzzle.start.slice();
    for (const [number, kind] of kinds.entries()) {
      const wanted = goal.filter((placement) => placement.kind === number);
      for (const [i, piece] of kind.pieces.entries()) state[piece] = wanted[i]?.cell ?? 0;
    }
    const at = placementsOfState(problem, state);
    return at && keepsRegions(problem, at) ? [at] : [];
  });
}

/** True where every region holds as many pieces as at the start: none can leave its region. */
function keepsRegions(problem: BlockProblem, at: Int32Array): boolean {
  return regionsOf(problem).every(({ kind, places, slotCount }) => {
    const { firstSlot, slotCount: slots } = problem.kinds[kind]!;
    const own = at.subarray(firstSlot, firstSlot + slots);
    return own.filter((place) => places.includes(place)).length === slotCount;
  });
}

/** One of the two searches. */
type End = { readonly search: KernelSearch; readonly stats: SearchStats };

class BothEnds implements Searcher {
  readonly stats: SearchStats = emptyStats();
  private readonly task: KernelTask;
  private readonly fromStart: End;
  private readonly fromGoals: End;
  /** The search whose level is under way; undefined: the levels are to be compared. */
  private active: End | undefined;
  private closed = false;

  constructor(task: KernelTask, fromStart: End, fromGoals: End) {
    this.task = task;
    this.fromStart = fromStart;
    this.fromGoals = fromGoals;
    this.record();
  }

  step(budget: number): RawOutcome | undefined {
    const end = this.stats.expanded + budget;
    do {
      const outcome = this.active ? this.advance(this.active, end) : this.compare();
      this.record();
      if (outcome) return outcome;
    } while (this.stats.expanded < end);
    return undefined;
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.fromStart.search.close(true);
    this.fromGoals.search.close(true);
  }

  private advance({ search }: End, end: number): RawOutcome | undefined {
    const progress = search.advance(Math.max(1, end - this.stats.expanded));
    if (progress === 'memory' || progress === 'disk') {
      return { status: 'undecided', limit: progress };
    }
    if (progress !== 'level') return undefined;
    if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
    this.active = undefined;
    return undefined;
  }

  /** Both searches are between two levels. */
  private compare(): RawOutcome | undefined {
    const { fromStart, fromGoals } = this;
    const sizeOf = ({ search }: End) => search.levels.at(-1)!;
    const depth = fromStart.search.levels.length + fromGoals.search.levels.length - 2;
    this.stats.lowerBound = depth;
    if (!fromStart.search.archiveLast()) return { status: 'undecided', limit: 'memory' };
    if (fromStart.search.takeMeeting(fromGoals.search)) return this.solved();
    this.stats.lowerBound = depth + 1;
    this.active = sizeOf(fromStart) <= sizeOf(fromGoals) ? fromStart : fromGoals;
    return undefined;
  }

  private solved(): RawOutcome {
    const [there, back] = [this.fromStart, this.fromGoals].map(({ search }) =>
      search.wayToHand(search.levels.length - 1),
    ) as [Int32Array[], Int32Array[]];
    const way = [...there, ...back.reverse().slice(1)];
    const { problem, metric } = this.task;
    return { status: 'solved', steps: stepsAlong(problem, way, metric), optimal: true };
  }

  private record(): void {
    const { stats, fromStart, fromGoals } = this;
    const sum = (of: (one: SearchStats) => number) => of(fromStart.stats) + of(fromGoals.stats);
    stats.expanded = sum(({ expanded }) => expanded);
    stats.generated = sum(({ generated }) => generated);
    stats.peakFrontier = sum(({ peakFrontier }) => peakFrontier);
    stats.peakBytes = sum(({ peakBytes }) => peakBytes);
  }
}
