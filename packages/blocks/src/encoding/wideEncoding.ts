/* The wide encoding: writes a compiled puzzle of any size into the wide kernel's memory. */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import * as layout from '../kernel/layout.ts';
import { WIDE_BREADTH_FIRST } from '../kernel/wideBreadthFirst.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { type KernelEncoding, METRIC_CODES } from './kernelEncoding.ts';
import { MemoryImage } from './memoryImage.ts';
import { countSets } from './rankedKeys.ts';
import { planWideKeys, type WideKeyPlan } from './wideKeys.ts';

/** Cells are numbered by 16 bits. */
const CELLS_MAX = 65_535;
/**
 * Most successors of one state. The kernel reserves space for this many, and generates all
 * successors of a state in one go, which takes a quarter of a second for a million.
 */
const SUCCESSORS_MAX = 50_000;
/** The batch has space for at least this many successors of one state. */
const SUCCESSORS_MIN = 1024;

/** The wide encoding of a puzzle; undefined where even its keys are too long. */
export function wideEncoding(problem: BlockProblem): KernelEncoding | undefined {
  const keys = planWideKeys(problem.kinds);
  const isSmall = problem.placements.cells.length <= CELLS_MAX;
  return keys && isSmall && successorsMax(problem) <= SUCCESSORS_MAX
    ? new WideEncoding(problem, keys)
    : undefined;
}

function successorsMax({ kinds }: BlockProblem): number {
  return kinds.reduce((sum, kind) => sum + kind.slotCount * kind.placementCount, 0);
}

class WideEncoding implements KernelEncoding {
  readonly width = 'wide';
  readonly build = WIDE_BREADTH_FIRST;
  readonly bytes: number;
  private readonly problem: BlockProblem;
  private readonly image = new MemoryImage();
  /** Values by address below POOL_BASE. */
  private readonly header = new Map<number, number>();
  private readonly slotsAt: number;

  constructor(problem: BlockProblem, keys: WideKeyPlan) {
    const { image, header } = this;
    this.problem = problem;
    this.slotsAt = image.reserve(problem.slotCount * layout.SLOT_BYTES);
    writeSlots(image, this.slotsAt, problem, keys);
    header.set(layout.PROBLEM_SLOTS_AT, this.slotsAt);
    header.set(layout.PROBLEM_SLOTS_END, this.slotAt(problem.slotCount));
    header.set(layout.PROBLEM_PLACES_AT, writePlaces(image, problem));
    header.set(layout.PROBLEM_GOALS_AT, this.writeGoals());
    header.set(layout.PROBLEM_KEY_WORDS, keys.words);
    header.set(layout.PROBLEM_KEY_BITS, keys.lastBits);
    header.set(layout.PROBLEM_CELLS, problem.placements.cells.length);
    this.reserveScratch(keys.words * 8);
    this.bytes = image.end - layout.POOL_BASE;
  }

  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number {
    this.image.writeTo(memory);
    const view = new DataView(memory);
    for (const [at, value] of this.header) view.setUint32(at, value, true);
    view.setInt32(layout.PROBLEM_METRIC, METRIC_CODES[metric], true);
    view.setInt32(layout.PROBLEM_GOALS, stopAtGoal ? this.problem.goals.length : 0, true);
    return this.image.end;
  }

  writeState(memory: ArrayBuffer, at: Int32Array): void {
    const view = new DataView(memory);
    for (const [slot, place] of at.entries()) {
      view.setUint32(this.slotAt(slot) + layout.SLOT_HERE, place, true);
    }
  }

  readState(memory: ArrayBuffer, at = new Int32Array(this.problem.slotCount)): Int32Array {
    const view = new DataView(memory);
    for (let slot = 0; slot < at.length; slot++) {
      at[slot] = view.getUint32(this.slotAt(slot) + layout.SLOT_HERE, true);
    }
    return at;
  }

  private slotAt(slot: number): number {
    return this.slotsAt + slot * layout.SLOT_BYTES;
  }

  private writeGoals(): number {
    const { image } = this;
    const { goals, kinds } = this.problem;
    const words = goals.flatMap((goal) => [
      goal.length,
      ...goal.flatMap(({ kind, placement }) => [this.slotAt(kinds[kind]!.firstSlot), placement]),
    ]);
    const start = image.reserve(words.length * 4);
    for (const [index, word] of words.entries()) image.setU32(start + index * 4, word);
    return start;
  }

  /** Reserves scratch memory that the kernel fills, behind everything that is written here. */
  private reserveScratch(keyBytes: number): void {
    const { header, image } = this;
    const { placements } = this.problem;
    const successors = Math.max(SUCCESSORS_MIN, successorsMax(this.problem));
    header.set(layout.PROBLEM_TAKEN_AT, image.reserve(placements.cells.length));
    header.set(layout.PROBLEM_SEEN_AT, image.reserve(placements.count * 4));
    header.set(layout.PROBLEM_QUEUE_AT, image.reserve(placements.count * 4));
    header.set(layout.PROBLEM_SUCCESSORS_MAX, successors);
    header.set(layout.PROBLEM_BATCH_AT, image.reserve(2 * successors * keyBytes));
    header.set(layout.PROBLEM_NEIGHBOURS_SLOTS, 2 * successors);
    header.set(layout.PROBLEM_NEIGHBOURS_AT, image.reserve(2 * successors * keyBytes));
  }
}

function writeSlots(
  image: MemoryImage,
  slotsAt: number,
  { kinds, goals }: BlockProblem,
  { segments, ranked }: WideKeyPlan,
): void {
  for (const [
    number,
    { firstSlot, slotCount, firstPlacement, placementCount },
  ] of kinds.entries()) {
    const inGoal = goals.some((goal) => goal.some(({ kind }) => kind === number));
    for (let rank = 0; rank < slotCount; rank++) {
      const { word, shift, bits } = segments[number]![ranked[number] ? 0 : rank]!;
      const at = slotsAt + (firstSlot + rank) * layout.SLOT_BYTES;
      const summandsAt = image.reserve(placementCount * 8);
      for (let place = 0; place < placementCount; place++) {
        const summand = ranked[number] ? countSets(place, rank + 1) : place;
        image.setShifted(summandsAt + place * 8, summand, shift);
      }
      image.setU32(at + layout.SLOT_WORD, word * 8);
      image.setU32(at + layout.SLOT_SHIFT, shift);
      image.setShifted(at + layout.SLOT_MASK, 2 ** bits - 1, 0);
      image.setU32(at + layout.SLOT_FIRST_PLACE, firstPlacement);
      image.setU32(at + layout.SLOT_PLACES, placementCount);
      image.setU32(at + layout.SLOT_SUMMANDS_AT, summandsAt);
      image.setU32(at + layout.SLOT_KIND_AT, slotsAt + firstSlot * layout.SLOT_BYTES);
      image.setU32(
        at + layout.SLOT_KIND_END,
        slotsAt + (firstSlot + slotCount) * layout.SLOT_BYTES,
      );
      image.setU32(at + layout.SLOT_RANKED, ranked[number] ? 1 : 0);
      image.setU32(at + layout.SLOT_IN_GOAL, inGoal ? 1 : 0);
    }
  }
}

/** Returns the address of the records. */
function writePlaces(image: MemoryImage, { placements }: BlockProblem): number {
  const { count, neighbours } = placements;
  const start = image.reserve(count * layout.PLACE_BYTES);
  for (let place = 0; place < count; place++) {
    const at = start + place * layout.PLACE_BYTES;
    const own = cellsOf(placements, place);
    image.setU32(at + layout.PLACE_CELLS, image.list(own));
    for (let d = 0; d < 4; d++) {
      const next = neighbours[place * 4 + d]!;
      image.setU32(at + d * 4, next < 0 ? layout.NO_PLACE : next);
      if (next < 0) continue;
      const entered = cellsOf(placements, next).filter((cell) => !own.includes(cell));
      image.setU32(at + layout.PLACE_FRONTS + d * 4, image.list(entered));
    }
  }
  return start;
}

function cellsOf({ cellStarts, cellLists }: BlockProblem['placements'], place: number): Int32Array {
  return cellLists.subarray(cellStarts[place]!, cellStarts[place + 1]!);
}
