import * as layout from '../layout.ts';

/** The constants of a kind that the expander's code needs, read from the narrow kernel's memory. */
export type EmittedKind = {
  readonly pieces: number;
  readonly shift: number;
  readonly segment: bigint;
  readonly sets: number;
  readonly radix: number;
  readonly setBytes: number;
  readonly setsAt: number;
  readonly placesAt: number;
  readonly fieldBits: number;
  readonly summandsAt: number;
  /** Offsets of the shape's cells. */
  readonly cells: readonly number[];
  readonly shape: bigint;
  /** U R D L. */
  readonly can: readonly bigint[];
  readonly fronts: readonly (readonly number[])[];
  /** Origins that some goal requires. */
  readonly goalOrigins: bigint;
};

export type EmittedPuzzle = {
  readonly kinds: readonly EmittedKind[];
  readonly stride: number;
  readonly metric: number;
  readonly keyBits: number;
  /** Bits of the partial-order tag above the key; 0: there are no tags. */
  readonly tagBits: number;
  /** By kind, U R D L: a step's tag is this number plus the origin that the step leaves. */
  readonly tagBases: readonly (readonly number[])[];
  /** Address of the records of the tags. */
  readonly tagsAt: number;
};

/** Reads the compiled puzzle back, after `buildTables`. */
export function readPuzzle(memory: ArrayBufferLike): EmittedPuzzle {
  const view = new DataView(memory);
  const kindCount = view.getInt32(layout.PROBLEM_KINDS, true);
  const basesAt = view.getUint32(layout.PROBLEM_TAG_BASES_AT, true);
  return {
    kinds: Array.from({ length: kindCount }, (_, kind) => readKind(view, kind, kindCount)),
    stride: view.getInt32(layout.PROBLEM_STRIDE, true),
    metric: view.getInt32(layout.PROBLEM_METRIC, true),
    keyBits: view.getInt32(layout.PROBLEM_KEY_BITS, true),
    tagBits: view.getInt32(layout.PROBLEM_TAG_BITS, true),
    tagBases: Array.from({ length: kindCount }, (_, kind) =>
      [0, 1, 2, 3].map((d) => view.getInt32(basesAt + kind * 16 + d * 4, true)),
    ),
    tagsAt: view.getUint32(layout.PROBLEM_TAGS_AT, true),
  };
}

function readKind(view: DataView, kind: number, kindCount: number): EmittedKind {
  const at = layout.KIND_BASE + kind * layout.KIND_BYTES;
  const integer = (offset: number) => view.getUint32(at + offset, true);
  const word = (offset: number) => view.getBigUint64(at + offset, true);
  const bytes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => view.getUint8(from + index));
  const list = (address: number) => bytes(address + 1, view.getUint8(address));
  const cellsAt = integer(layout.KIND_CELLS_AT);
  return {
    pieces: integer(layout.KIND_PIECES),
    shift: integer(layout.KIND_SHIFT),
    segment: word(layout.KIND_SEGMENT),
    sets: integer(layout.KIND_SETS),
    radix: integer(layout.KIND_RADIX),
    setBytes: integer(layout.KIND_SET_BYTES),
    setsAt: integer(layout.KIND_SETS_AT),
    placesAt: integer(layout.KIND_PLACES_AT),
    fieldBits: integer(layout.KIND_FIELD_BITS),
    summandsAt: integer(layout.KIND_SUMMANDS_AT),
    cells: cellsAt === 0 ? bytes(at + layout.KIND_CORNERS, 4) : list(cellsAt),
    shape: word(layout.KIND_SHAPE),
    can: [0, 1, 2, 3].map((d) => word(layout.KIND_CAN + d * 8)),
    fronts: [0, 1, 2, 3].map((d) => {
      const frontsAt = integer(layout.KIND_FRONTS_AT + d * 4);
      return frontsAt === 0 ? bytes(at + layout.KIND_FRONTS + d * 2, 2) : list(frontsAt);
    }),
    goalOrigins: goalOriginsOf(view, kind, kindCount),
  };
}

function goalOriginsOf(view: DataView, kind: number, kindCount: number): bigint {
  const goals = view.getInt32(layout.PROBLEM_GOALS, true);
  const goalsAt = view.getUint32(layout.PROBLEM_GOALS_AT, true);
  let wanted = BigInt(0);
  for (let goal = 0; goal < goals; goal++) {
    wanted |= view.getBigUint64(goalsAt + (goal * kindCount + kind) * 8, true);
  }
  return wanted;
}
