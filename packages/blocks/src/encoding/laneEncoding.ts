/*
 * The lane encoding, for puzzles in which every piece is straight and keeps to its row or column
 * (Rush Hour). A key holds the number of the arrangement of each lane. The kernel expands such keys
 * in `packages/blocks/kernel/expand/lanes.ts`.
 */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { NARROW_BREADTH_FIRST } from '../kernel/breadthFirstKernel.ts';
import * as layout from '../kernel/layout.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { insertSorted, type KernelEncoding, METRIC_CODES } from './kernelEncoding.ts';
import { lanesOf } from './lanes.ts';
import {
  ANY,
  allowedBy,
  type EncodedLane,
  laneNumber,
  NONE,
  RECORDS_BYTES,
  union,
  writeCells,
} from './laneTables.ts';
import { type LaneTransitions, laneTransitions } from './laneTransitions.ts';

/**
 * The lane encoding of a puzzle, or undefined if a piece keeps to no lane or the keys are too long;
 * with `useSleepSets`, states carry partial-order tags if there is space.
 */
export function laneEncoding(
  problem: BlockProblem,
  useSleepSets: boolean,
): KernelEncoding | undefined {
  const encoded: EncodedLane[] = [];
  let shift = 0;
  for (const lane of lanesOf(problem) ?? []) {
    const stepTransitions = laneTransitions(lane.length, lane.pieces, false);
    const slideTransitions = laneTransitions(lane.length, lane.pieces, true);
    if (!stepTransitions || !slideTransitions) return undefined;
    const bits = 32 - Math.clz32(stepTransitions.arrangements.length - 1);
    // No field crosses the two words of a key.
    if (shift < 32 && shift + bits > 32) shift = 32;
    encoded.push({ ...lane, stepTransitions, slideTransitions, shift, mask: 2 ** bits - 1 });
    shift += bits;
  }
  if (encoded.length === 0 || shift > layout.KEY_BITS_MAX) return undefined;
  const keyBits = Math.max(1, shift);
  const hasTags = useSleepSets && keyBits + layout.LANE_TAG_BITS <= 64 - layout.LEVEL_BITS_TAGGED;
  return new LaneEncoding(problem, encoded, keyBits, hasTags ? layout.LANE_TAG_BITS : 0);
}

class LaneEncoding implements KernelEncoding {
  readonly width = 'narrow';
  readonly build = NARROW_BREADTH_FIRST;
  readonly isTableDriven = true;
  readonly bytes: number;
  private readonly problem: BlockProblem;
  private readonly lanes: readonly EncodedLane[];
  private readonly keyBits: number;
  private readonly tagBits: number;
  private readonly pools = new Map<string, Uint8Array>();
  /** A view of the current key, kept because making such a view takes time. */
  private key: Uint32Array = new Uint32Array(0);

  constructor(
    problem: BlockProblem,
    lanes: readonly EncodedLane[],
    keyBits: number,
    tagBits: number,
  ) {
    this.problem = problem;
    this.lanes = lanes;
    this.keyBits = keyBits;
    this.tagBits = tagBits;
    this.bytes = lanes.reduce(
      (sum, { stepTransitions }) =>
        sum + stepTransitions.cells.length * 8 + stepTransitions.lists.length,
      RECORDS_BYTES + problem.goals.length * lanes.length * 8,
    );
  }

  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number {
    const { lanes, problem, keyBits, tagBits } = this;
    const words = new Uint32Array(memory, 0, layout.POOL_BASE >> 2);
    words[layout.PROBLEM_LANES >> 2] = lanes.reduce(
      (sum, lane) => sum | (1 << laneNumber(lane)),
      0,
    );
    words[layout.PROBLEM_KINDS >> 2] = 0;
    words[layout.PROBLEM_METRIC >> 2] = METRIC_CODES[metric];
    words[layout.PROBLEM_KEY_WORDS >> 2] = 1;
    words[layout.PROBLEM_KEY_BITS >> 2] = keyBits;
    words[layout.PROBLEM_TAG_BITS >> 2] = tagBits;
    words[layout.PROBLEM_GOALS >> 2] = stopAtGoal ? problem.goals.length : 0;
    words[layout.PROBLEM_GOALS_AT >> 2] = layout.POOL_BASE + RECORDS_BYTES;
    const pool = this.poolFor(metric, stopAtGoal);
    new Uint8Array(memory, layout.POOL_BASE).set(pool);
    return layout.POOL_BASE + pool.length;
  }

  /** The memory from POOL_BASE on, kept because one board is often asked about again. */
  private poolFor(metric: SearchMetric, stopAtGoal: boolean): Uint8Array {
    const name = `${metric} ${stopAtGoal}`;
    const pool = this.pools.get(name) ?? this.makePool(metric, stopAtGoal);
    this.pools.set(name, pool);
    return pool;
  }

  private makePool(metric: SearchMetric, stopAtGoal: boolean): Uint8Array {
    const { lanes, problem, bytes } = this;
    const pool = new Uint8Array(bytes);
    const words = new Uint32Array(pool.buffer);
    const goals = problem.goals.map((goal) => lanes.map((lane) => allowedBy(goal, lane)));
    let at = RECORDS_BYTES;
    for (const allowed of goals.flat()) {
      words.set(allowed ?? ANY, at >> 2);
      at += 8;
    }
    const listsAt = new Map<LaneTransitions, number>();
    for (const [number, lane] of lanes.entries()) {
      const transitions = metric === 'steps' ? lane.stepTransitions : lane.slideTransitions;
      const cellsAt = at;
      at = writeCells(words, at, lane);
      if (!listsAt.has(transitions)) {
        listsAt.set(transitions, at);
        pool.set(transitions.lists, at);
        at += transitions.lists.length;
      }
      const wanted = stopAtGoal ? union(goals.map((goal) => goal[number])) : NONE;
      const tables = [cellsAt, listsAt.get(transitions)!].map(
        (offset) => layout.POOL_BASE + offset,
      );
      // A single piece can reach nothing that it could not reach before its last slide.
      const isAgain = metric === 'steps' || lane.pieces.length > 1;
      const again = isAgain ? 1 << laneNumber(lane) : 0;
      const places = [lane.shift, lane.mask, ...tables, lane.index * 8, lane.length];
      words.set([...places, ...wanted, again], (laneNumber(lane) * layout.LANE_BYTES) >> 2);
    }
    return pool.subarray(0, at);
  }

  /** False for a state in which the pieces of a lane are in another order than at the start. */
  canEncode(at: Int32Array): boolean {
    return this.lanes.every((lane) => this.arrangementOf(lane, at) >= 0);
  }

  writeState(memory: ArrayBuffer, at: Int32Array): void {
    const key = this.keyIn(memory).fill(0);
    for (const lane of this.lanes) {
      key[lane.shift >> 5]! |= this.arrangementOf(lane, at) << (lane.shift & 31);
    }
  }

  readState(memory: ArrayBuffer, at = new Int32Array(this.problem.slotCount)): Int32Array {
    const { lanes, problem } = this;
    const key = this.keyIn(memory);
    const filled = new Uint8Array(problem.kinds.length);
    for (let number = 0; number < lanes.length; number++) {
      const { stepTransitions, pieces, shift, mask } = lanes[number]!;
      const positions = stepTransitions.arrangements[(key[shift >> 5]! >>> (shift & 31)) & mask]!;
      for (let i = 0; i < positions.length; i++) {
        const { kind, placements } = pieces[i]!;
        const { firstSlot } = problem.kinds[kind]!;
        const end = firstSlot + filled[kind]!++;
        insertSorted(at, firstSlot, end, placements[positions[i]!]!);
      }
    }
    return at;
  }

  private keyIn(memory: ArrayBuffer): Uint32Array {
    if (this.key.buffer !== memory) this.key = new Uint32Array(memory, layout.KEY_BASE, 2);
    return this.key;
  }

  /** The arrangement of a lane in a state, or -1. */
  private arrangementOf({ stepTransitions, pieces }: EncodedLane, at: Int32Array): number {
    const { kinds } = this.problem;
    const isAt = (i: number, position: number) => {
      const { kind, placements } = pieces[i]!;
      const { firstSlot, slotCount } = kinds[kind]!;
      const slot = at.indexOf(placements[position]!, firstSlot);
      return slot >= 0 && slot < firstSlot + slotCount;
    };
    return stepTransitions.arrangements.findIndex((positions) =>
      positions.every((position, i) => isAt(i, position)),
    );
  }
}
