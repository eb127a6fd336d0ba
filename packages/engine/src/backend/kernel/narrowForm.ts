/* Writes a compiled puzzle into the narrow kernel's memory, as its `layout.ts` says. */
import * as layout from '@glissade/kernels/layout';
import type { BlockProblem } from '../../problem/blockProblem.ts';
import type { SearchMetric } from '../packed/metricSource.ts';
import { type Board64, type KernelKind, layOut64 } from './board64.ts';
import { type KernelForm, METRIC_CODES } from './kernelForm.ts';
import { type KeyPlan, planKeys, type SegmentPlan } from './keys.ts';
import { type KindRegion, regionsOf } from './regions.ts';

/** A puzzle laid out for the narrow kernel, or undefined where board or keys are too large. */
export function narrowForm(problem: BlockProblem): KernelForm | undefined {
  const regions = regionsOf(problem);
  const board = layOut64(problem, regions);
  const keys = board && planKeys(regions);
  return keys && new NarrowForm(problem, regions, board, keys);
}

class NarrowForm implements KernelForm {
  readonly width = 'narrow';
  readonly bytes: number;
  private readonly problem: BlockProblem;
  private readonly regions: readonly KindRegion[];
  private readonly board: Board64;
  private readonly keys: KeyPlan;

  constructor(
    problem: BlockProblem,
    regions: readonly KindRegion[],
    board: Board64,
    keys: KeyPlan,
  ) {
    this.problem = problem;
    this.regions = regions;
    this.board = board;
    this.keys = keys;
    this.bytes = poolBytes(problem, board, keys);
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
    view.setUint32(layout.PROBLEM_TRACKS_AT, 0, true);
    view.setInt32(layout.PROBLEM_KINDS, board.kinds.length, true);
    view.setInt32(layout.PROBLEM_STRIDE, board.stride, true);
    view.setInt32(layout.PROBLEM_METRIC, METRIC_CODES[metric], true);
    view.setInt32(layout.PROBLEM_GOALS, stopAtGoal ? problem.goals.length : 0, true);
    view.setInt32(layout.PROBLEM_KEY_WORDS, 1, true);
    view.setInt32(layout.PROBLEM_KEY_BITS, keys.bits, true);
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

  readState(memory: ArrayBuffer): Int32Array {
    const { problem, regions, board } = this;
    const words = new Int32Array(memory, layout.ORIGINS_BASE, regions.length * 2);
    const at = new Int32Array(problem.slotCount);
    let slot = 0;
    for (let index = 0; index < regions.length; index++) {
      const { kind, places } = regions[index]!;
      const { origins } = board.kinds[index]!;
      const { firstSlot } = problem.kinds[kind]!;
      for (let i = 0; i < origins.length; i++) {
        const bit = origins[i]!;
        if (((words[index * 2 + (bit >> 5)]! >> (bit & 31)) & 1) === 0) continue;
        insertSorted(at, firstSlot, slot++, places[i]!);
      }
    }
    return at;
  }
}

/** Puts a value behind those from `first` to `end` - 1, which ascend, so that all ascend. */
export function insertSorted(values: Int32Array, first: number, end: number, value: number): void {
  let slot = end;
  for (; slot > first && values[slot - 1]! > value; slot--) values[slot] = values[slot - 1]!;
  values[slot] = value;
}

/** Bytes of everything written from POOL_BASE on, the kernel's own tables included. */
function poolBytes(problem: BlockProblem, board: Board64, keys: KeyPlan): number {
  const kindBytes = board.kinds.map(({ pieces, origins, cells }, kind) => {
    const sets = keys.segments[kind]!.sets * setBytes(cells);
    const tests = 4 * layout.TEST_BYTES;
    const lists = cells.length * 5 + 48;
    return sets + pieces * layout.SUMMANDS_BYTES + origins.length * 16 + lists + tests;
  });
  const goalBytes = problem.goals.length * board.kinds.length * 8;
  return kindBytes.reduce((sum, bytes) => sum + bytes, goalBytes);
}

function setBytes(cells: readonly number[]): number {
  return cells.length === 1 ? 8 : 16;
}

/** Writes a u64 with these bits. */
function writeMask(view: DataView, at: number, bits: readonly number[]): void {
  view.setUint32(at, 0, true);
  view.setUint32(at + 4, 0, true);
  for (const bit of bits) {
    const byte = at + (bit >> 3);
    view.setUint8(byte, view.getUint8(byte) | (1 << (bit & 7)));
  }
}

/** A stretch of memory that is written from its start to its end. */
class Pool {
  readonly view: DataView;
  end: number = layout.POOL_BASE;

  constructor(view: DataView) {
    this.view = view;
  }

  /** The address of so many bytes, a multiple of 8. */
  readonly reserve = (bytes: number): number => {
    const start = this.end;
    this.end += bytes;
    return start;
  };

  /** Each returns the address of what it wrote. */
  masks(masks: readonly (readonly number[])[]): number {
    const start = this.end;
    for (const bits of masks) {
      writeMask(this.view, this.end, bits);
      this.end += 8;
    }
    return start;
  }

  /** The number of bytes, then the bytes. */
  list(bytes: readonly number[]): number {
    const start = this.end;
    for (const [index, byte] of [bytes.length, ...bytes].entries()) {
      this.view.setUint8(start + index, byte);
    }
    this.end = (start + bytes.length + 8) & ~7;
    return start;
  }
}

function writeKind(
  pool: Pool,
  at: number,
  { pieces, origins, cells, can, fronts }: KernelKind,
  { shift, bits, sets, radix, fieldBits }: SegmentPlan,
): void {
  const { view } = pool;
  const integer = (offset: number, value: number) => view.setUint32(at + offset, value, true);
  const segment = Array.from({ length: bits }, (_, bit) => bit);
  writeMask(view, at + layout.KIND_SEGMENT, segment);
  integer(layout.KIND_SHIFT, shift);
  integer(layout.KIND_PIECES, pieces);
  integer(layout.KIND_SETS, sets);
  integer(layout.KIND_RADIX, radix);
  integer(layout.KIND_SET_BYTES, setBytes(cells));
  integer(layout.KIND_PLACES, origins.length);
  integer(layout.KIND_PLACES_AT, writePlaces(pool, origins, cells));
  integer(layout.KIND_FIELD_BITS, fieldBits);
  integer(layout.KIND_CELLS_AT, cells.length > 4 ? pool.list(cells) : 0);
  writeMask(view, at + layout.KIND_SHAPE, cells);
  for (let n = 0; n < 4; n++) view.setUint8(at + layout.KIND_CORNERS + n, cells[n] ?? cells[0]!);
  for (const [d, front] of fronts.entries()) {
    writeMask(view, at + layout.KIND_CAN + d * 8, can[d]!);
    view.setUint8(at + layout.KIND_FRONTS + d * 2, front[0]!);
    view.setUint8(at + layout.KIND_FRONTS + d * 2 + 1, front[1] ?? front[0]!);
    integer(layout.KIND_FRONTS_AT + d * 4, front.length > 2 ? pool.list(front) : 0);
  }
}

/** Steps that are possible at all, direction by direction. */
function writeTests({ view, reserve }: Pool, { kinds }: Board64): void {
  for (let d = 0; d < 4; d++) {
    view.setUint32(layout.PROBLEM_TESTS_AT + d * 4, reserve(0), true);
    for (const [kind, { can, fronts }] of kinds.entries()) {
      if (can[d]!.length === 0) continue;
      const at = reserve(layout.TEST_BYTES);
      const record = layout.KIND_BASE + kind * layout.KIND_BYTES;
      const front = fronts[d]!;
      writeMask(view, at + layout.TEST_CAN, can[d]!);
      view.setUint32(at + layout.TEST_RECORD, record + d, true);
      view.setUint32(at + layout.TEST_ORIGINS_AT, layout.ORIGINS_BASE + kind * 8, true);
      view.setUint8(at + layout.TEST_FRONTS, front[0]!);
      view.setUint8(at + layout.TEST_FRONTS + 1, front[1] ?? front[0]!);
      const more = view.getUint32(record + layout.KIND_FRONTS_AT + d * 4, true);
      view.setUint32(at + layout.TEST_MORE_AT, more, true);
    }
  }
  view.setUint32(layout.PROBLEM_TESTS_AT + 16, reserve(0), true);
}

/** For each place its origin and its cells. */
function writePlaces(pool: Pool, origins: readonly number[], cells: readonly number[]): number {
  return pool.masks(
    origins.flatMap((origin) => [[origin], cells.map((cell) => origin + cell)] as const),
  );
}

type Goal = BlockProblem['goals'][number];

/** Origin bits that a goal wants taken in a region. */
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
