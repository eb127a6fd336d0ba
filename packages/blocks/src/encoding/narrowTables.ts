/*
 * Writes the tables of each kind of pieces for the kernel of narrow keys (one 64-bit word), in the
 * format of `layout.ts`.
 */
import * as layout from '../kernel/layout.ts';
import type { Board64, KernelKind } from '../model/bitBoard.ts';
import type { KeyPlan, SegmentPlan } from './rankedKeys.ts';

/** Bytes of these tables, including those that the kernel builds itself. */
export function poolBytes(board: Board64, keys: KeyPlan): number {
  const kindBytes = board.kinds.map(({ pieces, origins, cells }, kind) => {
    const sets = keys.segments[kind]!.sets * setBytes(cells);
    const tests = 4 * layout.TEST_BYTES;
    const lists = cells.length * 5 + 48;
    return sets + pieces * layout.SUMMANDS_BYTES + origins.length * 16 + lists + tests;
  });
  return kindBytes.reduce((sum, bytes) => sum + bytes, 0);
}

function setBytes(cells: readonly number[]): number {
  return cells.length === 1 ? 8 : 16;
}

/** Writes a u64 with these bits. */
export function writeMask(view: DataView, at: number, bits: readonly number[]): void {
  view.setUint32(at, 0, true);
  view.setUint32(at + 4, 0, true);
  for (const bit of bits) {
    const byte = at + (bit >> 3);
    view.setUint8(byte, view.getUint8(byte) | (1 << (bit & 7)));
  }
}

/** Memory that is written from its start to its end. */
export class Pool {
  readonly view: DataView;
  end: number = layout.POOL_BASE;

  constructor(view: DataView) {
    this.view = view;
  }

  /** Reserves bytes, a multiple of 8; returns their address. */
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

export function writeKind(
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

/** The steps that are possible at all, direction by direction. */
export function writeTests({ view, reserve }: Pool, { kinds }: Board64): void {
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
