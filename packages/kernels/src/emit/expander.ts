/*
 * The narrow kernel's expander, written anew for one puzzle while it runs: kinds and directions
 * unrolled, every mask, offset and address a constant of the code. It does what
 * `assembly/expand.ts` does, from keys in a stretch of memory to candidates in the batch.
 *
 * A state of Klotski takes 87, 99 and 104 ns (steps, slides, moves; duplicates looked up)
 * instead of 118, 139 and 154; one of climb12 168 instead of 220. The first time, writing and
 * compiling take some 10 ms, so it pays on large spaces and puzzles asked again; where a page
 * forbids compiling code the kernel goes on with its own. Refused: one loop over a list of what
 * can move, as there (97 ns against 89 on Klotski, the same on larger boards); in the kernel's
 * own code, differences of summands looked up for steps (no gain: branches cost more than
 * arithmetic there).
 *
 * Locals: 0 address of the next key, 1 the end, 2 where the next candidate is written, 3 beyond
 * that: enough; i64: the key, the free cells, and so on, as named below.
 */
import { METRIC_MOVES, METRIC_STEPS, RUN_AT, RUN_SUSPECTS } from '../layout.ts';
import { type EmittedKind, type EmittedPuzzle, readPuzzle } from './kinds.ts';
import {
  type Code,
  call,
  type FunctionCode,
  get,
  i32,
  i64,
  moduleOf,
  repeat,
  set,
  when,
} from './wasm.ts';

const AT = 0;
const END = 1;
const NEXT = 2;
const FULL = 3;
/** i32 locals: the first candidate of a state, if it may be a goal; an address. */
const FIRST = 4;
const SUSPECT = 5;
const ENTRY = 6;
/** i64 locals. */
const KEY = 7;
const FREE = 8;
const MOVABLE = 9;
const FROM = 10;
const TO = 11;
const FITS = 12;
const REACHED = 13;
const BEFORE = 14;
const CELLS = 15;
const RANK = 16;
const OTHERS = 17;
const SUCCESSOR = 18;
/** Free cells shifted against U R D L, then the origins of each kind. */
const SHIFTED = 19;
const ORIGINS = 23;

/** Number of the function. */
const MOVED_PAST = 0;

const all = (codes: readonly Code[]): Code => codes.reduce((a, b) => i64.and(a, b));
const one = (bit: Code): Code => i64.shl(i64.of(1), bit);
const below = (bit: Code): Code => i64.sub(one(bit), i64.of(1));
const without = (local: number): Code => i64.and(get(local), i64.sub(get(local), i64.of(1)));
const shifted = (value: Code, by: number): Code => (by === 0 ? value : i64.shr(value, i64.of(by)));
const isSet = (value: Code): Code => i64.ne(value, i64.of(0));

/** The code of an expander for the puzzle in a kernel's memory, whose tables are made. */
export function emitExpander(memory: ArrayBufferLike): Uint8Array<ArrayBuffer> {
  const puzzle = readPuzzle(memory);
  return moduleOf([movedPast(), running(puzzle)]);
}

/** run(at, end, next, full): next, after the states up to the address left at RUN_AT. */
function running(puzzle: EmittedPuzzle): FunctionCode {
  const { kinds, metric } = puzzle;
  const make = metric === METRIC_STEPS ? stepsOf : metric === METRIC_MOVES ? movesOf : slidesOf;
  const body = [
    ...set(KEY, i64.load(get(AT))),
    ...set(FIRST, get(NEXT)),
    ...set(FREE, i64.of(0)),
    ...kinds.flatMap((kind, index) => unpacking(kind, ORIGINS + index)),
    ...set(FREE, i64.xor(get(FREE), i64.of(-1))),
    ...set(SHIFTED, i64.shl(get(FREE), i64.of(puzzle.stride))),
    ...set(SHIFTED + 1, i64.shr(get(FREE), i64.of(1))),
    ...set(SHIFTED + 2, i64.shr(get(FREE), i64.of(puzzle.stride))),
    ...set(SHIFTED + 3, i64.shl(get(FREE), i64.of(1))),
    ...kinds.flatMap((kind, index) => make(puzzle, kind, ORIGINS + index)),
    ...set(AT, i32.add(get(AT), i32.of(8))),
    ...when(get(SUSPECT), [...i32.store(RUN_SUSPECTS, get(FIRST)), ...set(END, get(AT))]),
    ...when(i32.gtU(get(NEXT), get(FULL)), set(END, get(AT))),
  ];
  return {
    parameters: { i32: 4, i64: 0 },
    result: 'i32',
    locals: { i32: 3, i64: ORIGINS - KEY + kinds.length },
    body: [
      ...repeat(body, i32.ltU(get(AT), get(END))),
      ...i32.store(RUN_AT, get(AT)),
      ...get(NEXT),
    ],
  };
}

function unpacking(kind: EmittedKind, origins: number): Code {
  const { shift, segment, sets, radix, setBytes, setsAt } = kind;
  const bits = i64.and(shifted(get(KEY), shift), i64.of(segment));
  if (sets === 0) return unpackingFields(kind, origins);
  const number = i32.wrap(bits);
  const index = radix === 0 ? number : i32.remU(i32.divU(number, i32.of(radix)), i32.of(sets));
  return [
    ...set(ENTRY, i32.shl(index, i32.of(setBytes === 8 ? 3 : 4))),
    ...set(origins, i64.load(get(ENTRY), setsAt)),
    ...set(FREE, i64.or(get(FREE), i64.load(get(ENTRY), setsAt + setBytes - 8))),
  ];
}

function unpackingFields(
  { pieces, shift, fieldBits, placesAt }: EmittedKind,
  origins: number,
): Code {
  const field = i64.of(2 ** fieldBits - 1);
  return [
    ...set(origins, i64.of(0)),
    ...Array.from({ length: pieces }, (_, piece) => {
      const number = i32.wrap(i64.and(shifted(get(KEY), shift + piece * fieldBits), field));
      return [
        ...set(ENTRY, i32.shl(number, i32.of(4))),
        ...set(origins, i64.or(get(origins), i64.load(get(ENTRY), placesAt))),
        ...set(FREE, i64.or(get(FREE), i64.load(get(ENTRY), placesAt + 8))),
      ];
    }).flat(),
  ];
}

/** Origins of a kind that can step in a direction. */
const movable = ({ can, fronts }: EmittedKind, origins: number, d: number): Code =>
  all([
    get(origins),
    i64.of(can[d]!),
    ...[...new Set(fronts[d]!)].map((front) => shifted(get(SHIFTED + d), front)),
  ]);

/** Does something for each origin in MOVABLE, which is FROM. */
const forEach = (origins: Code, work: Code): Code => [
  ...set(MOVABLE, origins),
  ...when(
    isSet(get(MOVABLE)),
    repeat(
      [...set(FROM, i64.ctz(get(MOVABLE))), ...set(MOVABLE, without(MOVABLE)), ...work],
      isSet(get(MOVABLE)),
    ),
  ),
];

const deltas = (stride: number): readonly number[] => [-stride, 1, stride, -1];

function stepsOf({ stride }: EmittedPuzzle, kind: EmittedKind, origins: number): Code {
  return deltas(stride).flatMap((delta, d) =>
    kind.can[d] === BigInt(0)
      ? []
      : forEach(movable(kind, origins, d), [
          ...set(TO, i64.add(get(FROM), i64.of(delta))),
          ...noting(kind, origins, Math.abs(delta) === 1),
        ]),
  );
}

function slidesOf({ stride }: EmittedPuzzle, kind: EmittedKind, origins: number): Code {
  return deltas(stride).flatMap((delta, d) =>
    kind.can[d] === BigInt(0)
      ? []
      : forEach(movable(kind, origins, d), [
          // Where the step to the next place is allowed and that place fits.
          ...set(FITS, i64.and(ahead(fitting(kind), delta), i64.of(kind.can[d]!))),
          ...set(TO, get(FROM)),
          ...repeat(
            [
              ...set(TO, i64.add(get(TO), i64.of(delta))),
              ...noting(kind, origins, Math.abs(delta) === 1),
            ],
            isSet(i64.and(i64.shr(get(FITS), get(TO)), i64.of(1))),
          ),
        ]),
  );
}

/** Origins where the shape lies on free cells or its own, the piece being at FROM. */
function fitting({ cells, shape }: EmittedKind): Code {
  return [
    ...set(CELLS, i64.or(get(FREE), i64.shl(i64.of(shape), get(FROM)))),
    ...all([...new Set(cells)].map((cell) => shifted(get(CELLS), cell))),
  ];
}

/** Places, as seen from the place a step before. */
const ahead = (places: Code, delta: number): Code =>
  delta > 0 ? i64.shr(places, i64.of(delta)) : i64.shl(places, i64.of(-delta));

function movesOf({ stride }: EmittedPuzzle, kind: EmittedKind, origins: number): Code {
  const directions = [0, 1, 2, 3].filter((d) => kind.can[d] !== BigInt(0));
  if (directions.length === 0) return [];
  const starts = directions.map((d) => movable(kind, origins, d)).reduce((a, b) => i64.or(a, b));
  const steps = directions.map((d) => {
    const delta = deltas(stride)[d]!;
    const from = i64.and(get(BEFORE), i64.of(kind.can[d]!));
    return delta > 0 ? i64.shl(from, i64.of(delta)) : i64.shr(from, i64.of(-delta));
  });
  const flood = i64.and(
    steps.reduce((a, b) => i64.or(a, b)),
    get(FITS),
  );
  return forEach(starts, [
    ...set(FITS, fitting(kind)),
    ...set(REACHED, one(get(FROM))),
    ...repeat(
      [...set(BEFORE, get(REACHED)), ...set(REACHED, i64.or(get(REACHED), flood))],
      i64.ne(get(REACHED), get(BEFORE)),
    ),
    ...set(REACHED, i64.xor(get(REACHED), one(get(FROM)))),
    ...repeat(
      [
        ...set(TO, i64.ctz(get(REACHED))),
        ...set(REACHED, without(REACHED)),
        ...noting(kind, origins, false),
      ],
      isSet(get(REACHED)),
    ),
  ]);
}

/** Writes the key with the piece at FROM gone to TO; `inRow`: it passes no other of its kind. */
function noting(kind: EmittedKind, origins: number, inRow: boolean): Code {
  const maySuspect = when(
    isSet(i64.and(i64.of(kind.wanted), one(get(TO)))),
    set(SUSPECT, i32.of(1)),
  );
  return [
    ...(kind.pieces === 1 ? exchanging(kind, i64.of(0)) : ranking(kind, origins, inRow)),
    ...i64.store(get(NEXT), get(SUCCESSOR)),
    ...set(NEXT, i32.add(get(NEXT), i32.of(8))),
    ...(kind.wanted === BigInt(0) ? [] : maySuspect),
  ];
}

function ranking(kind: EmittedKind, origins: number, inRow: boolean): Code {
  const rank = set(RANK, i64.popcnt(i64.and(get(origins), below(get(FROM)))));
  const exchange = [...rank, ...exchanging(kind, i64.shl(get(RANK), i64.of(9)))];
  if (inRow) return exchange;
  return [
    ...exchange,
    ...set(OTHERS, i64.xor(get(origins), one(get(FROM)))),
    ...when(
      i64.ne(get(RANK), i64.popcnt(i64.and(get(OTHERS), below(get(TO))))),
      set(
        SUCCESSOR,
        call(MOVED_PAST, i32.of(kind.summandsAt), get(KEY), get(OTHERS), get(FROM), get(TO)),
      ),
    ),
  ];
}

/** SUCCESSOR: the key with a piece of one rank, whose summands begin at `row`, gone to TO. */
function exchanging({ summandsAt }: EmittedKind, row: Code): Code {
  const at = (bit: number) => i32.wrap(i64.add(row, i64.shl(get(bit), i64.of(3))));
  const added = i64.add(get(KEY), i64.load(at(TO), summandsAt));
  return set(SUCCESSOR, i64.sub(added, i64.load(at(FROM), summandsAt)));
}

/**
 * movedPast(table, key, others, from, to): the key with a piece moved past others of its kind, each
 * of which gets another rank (`passed` in `assembly/problem.ts`).
 */
function movedPast(): FunctionCode {
  const [table, key, others, from, to] = [0, 1, 2, 3, 4].map((local) => get(local)) as [
    Code,
    Code,
    Code,
    Code,
    Code,
  ];
  const [BETWEEN, PLACE, HERE, SIGN] = [5, 6, 7, 8] as const;
  const summand = (rank: Code, origin: Code): Code => {
    const offset = i64.add(i64.shl(rank, i64.of(9)), i64.shl(origin, i64.of(3)));
    return i64.load(i32.add(table, i32.wrap(offset)));
  };
  const rankAt = (origin: Code) => i64.popcnt(i64.and(others, below(origin)));
  const difference = i64.sub(
    summand(i64.add(get(PLACE), i64.of(1)), get(HERE)),
    summand(get(PLACE), get(HERE)),
  );
  const loop = [
    ...set(HERE, i64.ctz(get(BETWEEN))),
    ...set(BETWEEN, without(BETWEEN)),
    ...set(1, i64.add(key, i64.sub(i64.xor(difference, get(SIGN)), get(SIGN)))),
    ...set(PLACE, i64.add(get(PLACE), i64.of(1))),
  ];
  return {
    parameters: { i32: 1, i64: 4 },
    result: 'i64',
    locals: { i32: 0, i64: 4 },
    body: [
      ...set(1, i64.add(key, summand(rankAt(to), to))),
      ...set(1, i64.sub(key, summand(rankAt(from), from))),
      ...set(BETWEEN, i64.and(others, i64.xor(below(from), below(to)))),
      // Up: -1, their ranks fall; down: 0, they rise.
      ...set(SIGN, i64.sub(i64.of(0), i64.extend(i64.gtU(to, from)))),
      ...set(PLACE, rankAt(from)),
      ...when(i64.eqz(get(SIGN)), set(PLACE, rankAt(to))),
      ...repeat(loop, isSet(get(BETWEEN))),
      ...get(1),
    ],
  };
}
