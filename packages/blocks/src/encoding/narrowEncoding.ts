/*
 * The narrow encoding: writes a compiled puzzle into the narrow kernel's memory, in the format of
 * its `layout.ts`.
 */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { NARROW_BREADTH_FIRST } from '../kernel/breadthFirstKernel.ts';
import * as layout from '../kernel/layout.ts';
import { type Board64, type KernelKind, layOut64 } from '../model/bitBoard.ts';
import { type KindRegion, regionsOf } from '../model/regions.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { insertSorted, type KernelEncoding, METRIC_CODES } from './kernelEncoding.ts';
import { Pool, poolBytes, writeKind, writeMask, writeTests } from './narrowTables.ts';
import { type KeyPlan, planKeys } from './rankedKeys.ts';
import { planTags, type TagPlan, tagBits, tagBytes, writeTags } from './sleepSets.ts';

/**
 * The narrow encoding of a puzzle, or undefined if the board or the keys are too large; with
 * `useSleepSets`, states carry partial-order tags where that helps.
 */
export function narrowEncoding(
  problem: BlockProblem,
  useSleepSets: boolean,
): KernelEncoding | undefined {
  const regions = regionsOf(problem);
  const board = layOut64(problem, regions);
  const keys = board && planKeys(regions);
  if (!keys) return undefined;
  return new NarrowEncoding(
    problem,
    regions,
    board,
    keys,
    useSleepSets ? planTags(board) : undefined,
  );
}

class NarrowEncoding implements KernelEncoding {
  readonly width = 'narrow';
  readonly build = NARROW_BREADTH_FIRST;
  readonly bytes: number;
  private readonly problem: BlockProblem;
  private readonly regions: readonly KindRegion[];
  private readonly board: Board64;
  private readonly keys: KeyPlan;
  private readonly tags: TagPlan | undefined;
  /** Of each half of an origin mask: the place of each bit, by the number of zeros before it. */
  private readonly halves: readonly {
    readonly firstSlot: number;
    readonly places: Int32Array;
  }[];
  /** A view of the current state's origins, kept because making such a view takes time. */
  private words: Int32Array = new Int32Array(0);

  constructor(
    problem: BlockProblem,
    regions: readonly KindRegion[],
    board: Board64,
    keys: KeyPlan,
    tags: TagPlan | undefined,
  ) {
    this.problem = problem;
    this.regions = regions;
    this.board = board;
    this.keys = keys;
    this.tags = tags;
    this.halves = regions.flatMap(({ kind, places }, index) =>
      [0, 32].map((low) => {
        // What is written outside of it, bits of the other half, is dropped.
        const placeOf = new Int32Array(32);
        for (const [i, bit] of board.kinds[index]!.origins.entries()) {
          placeOf[low + 31 - bit] = places[i]!;
        }
        return { firstSlot: problem.kinds[kind]!.firstSlot, places: placeOf };
      }),
    );
    const goalBytes = problem.goals.length * board.kinds.length * 8;
    this.bytes = poolBytes(board, keys) + (tags ? tagBytes(tags) : 0) + goalBytes;
  }

  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number {
    const { problem, regions, board, keys } = this;
    const view = new DataView(memory);
    const pool = new Pool(view);
    for (const [kind, laidOut] of board.kinds.entries()) {
      const at = layout.KIND_BASE + kind * layout.KIND_BYTES;
      writeKind(pool, at, laidOut, keys.segments[kind]!);
      const inGoal = problem.goals.some(
        (goal) => originsWanted(goal, regions[kind]!, laidOut).length > 0,
      );
      view.setInt32(at + layout.KIND_IN_GOAL, stopAtGoal && inGoal ? 1 : 0, true);
    }
    writeTests(pool, board);
    view.setUint32(layout.PROBLEM_LANES, 0, true);
    view.setInt32(layout.PROBLEM_KINDS, board.kinds.length, true);
    view.setInt32(layout.PROBLEM_STRIDE, board.stride, true);
    view.setInt32(layout.PROBLEM_METRIC, METRIC_CODES[metric], true);
    view.setInt32(layout.PROBLEM_GOALS, stopAtGoal ? problem.goals.length : 0, true);
    view.setInt32(layout.PROBLEM_KEY_WORDS, 1, true);
    view.setInt32(layout.PROBLEM_KEY_BITS, keys.bits, true);
    const bits = this.tags ? tagBits(this.tags, keys.bits, metric) : 0;
    view.setInt32(layout.PROBLEM_TAG_BITS, bits, true);
    if (this.tags) writeTags(pool, board, this.tags);
    view.setUint32(layout.PROBLEM_GOALS_AT, writeGoals(pool, problem.goals, regions, board), true);
    return pool.end;
  }

  writeState(memory: ArrayBuffer, at: Int32Array): void {
    const view = new DataView(memory);
    for (const [index, { kind, places }] of this.regions.entries()) {
      const { firstSlot, slotCount } = this.problem.kinds[kind]!;
      const { origins } = this.board.kinds[index]!;
      const taken = at.subarray(firstSlot, firstSlot + slotCount);
      const bits = origins.filter((_, place) => taken.includes(places[place]!));
      writeMask(view, layout.ORIGINS_BASE + index * 8, bits);
    }
  }

  readState(memory: ArrayBuffer, at = new Int32Array(this.problem.slotCount)): Int32Array {
    if (this.words.buffer !== memory) {
      this.words = new Int32Array(memory, layout.ORIGINS_BASE, this.regions.length * 2);
    }
    const { words, halves } = this;
    let slot = 0;
    for (let half = 0; half < words.length; half++) {
      const { firstSlot, places } = halves[half]!;
      for (let bits = words[half]!; bits !== 0; bits &= bits - 1) {
        insertSorted(at, firstSlot, slot++, places[Math.clz32(bits & -bits)]!);
      }
    }
    return at;
  }
}

type Goal = BlockProblem['goals'][number];

/** Origin bits that a goal requires in a region. */
function originsWanted(
  goal: Goal,
  { kind, places }: KindRegion,
  { origins }: KernelKind,
): number[] {
  const wanted = goal.filter((placement) => placement.kind === kind);
  return origins.filter((_, place) => wanted.some(({ placement }) => placement === places[place]));
}

function writeGoals(
  pool: Pool,
  goals: readonly Goal[],
  regions: readonly KindRegion[],
  { kinds }: Board64,
): number {
  return pool.masks(
    goals.flatMap((goal) =>
      regions.map((region, index) => originsWanted(goal, region, kinds[index]!)),
    ),
  );
}
