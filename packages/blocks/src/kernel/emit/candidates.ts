/*
 * Emits a candidate for a piece that has moved: its key, and whether it may be a goal.
 */
import { RUN_PASSED, SUMMANDS_BYTES } from '../layout.ts';
import type { EmittedKind } from './kinds.ts';
import {
  below,
  FROM,
  isSet,
  KEY,
  NEXT,
  OTHERS,
  one,
  PASSED,
  RANK,
  STAY,
  SUCCESSOR,
  SUSPECT,
  TO,
  without,
} from './locals.ts';
import { type Code, call, type FunctionCode, get, i32, i64, repeat, set, when } from './wasm.ts';

/** Number of the function. */
const MOVED_PAST = 0;

/**
 * Writes the key with the piece at FROM moved to TO, and its tag if states have tags. `inRow`: the
 * piece passes no other of its kind. `preparingRanks` must come first, once for each piece.
 */
export function addingCandidate(
  kind: EmittedKind,
  origins: number,
  inRow: boolean,
  tag?: Code,
): Code {
  const maySuspect = when(
    isSet(i64.and(i64.of(kind.goalOrigins), one(get(TO)))),
    set(SUSPECT, i32.of(1)),
  );
  return [
    ...makingKey(kind, origins, inRow),
    ...i64.store(get(NEXT), tag ? i64.add(get(SUCCESSOR), tag) : get(SUCCESSOR)),
    ...set(NEXT, i32.add(get(NEXT), i32.of(8))),
    ...(kind.goalOrigins === BigInt(0) ? [] : maySuspect),
  ];
}

/** SUCCESSOR: the key with the piece moved to TO. */
function makingKey(kind: EmittedKind, origins: number, inRow: boolean): Code {
  if (kind.pieces === 1) return replacingSummand(kind, i64.of(0));
  return usesRankSums(kind, inRow) ? placingAmongOthers(kind) : ranking(kind, origins, inRow);
}

function ranking(kind: EmittedKind, origins: number, inRow: boolean): Code {
  const rank = set(RANK, i64.popcnt(i64.and(get(origins), below(get(FROM)))));
  const exchange = [...rank, ...replacingSummand(kind, i64.shl(get(RANK), i64.of(9)))];
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

/** SUCCESSOR: the key with a piece of one rank, whose summands begin at `row`, moved to TO. */
function replacingSummand({ summandsAt }: EmittedKind, row: Code): Code {
  const at = (bit: number) => i32.wrap(i64.add(row, i64.shl(get(bit), i64.of(3))));
  const added = i64.add(get(KEY), i64.load(at(TO), summandsAt));
  return set(SUCCESSOR, i64.sub(added, i64.load(at(FROM), summandsAt)));
}

/*
 * The code cannot predict whether a piece passes others of its kind. If there are few others, the
 * key is computed without a branch: the sum of their summands is prepared for each rank that the
 * piece may have among them (climb12 in moves: saves 10 of 80 ns per state).
 */

/** With more pieces of a kind, summing them all takes longer than a branch misprediction. */
const RANK_SUMS_PIECES_MAX = 6;

const usesRankSums = ({ pieces, radix }: EmittedKind, inRow: boolean) =>
  !inRow && pieces > 1 && pieces <= RANK_SUMS_PIECES_MAX && radix === 0;

/**
 * STAY: the key without the piece at FROM, were it the first of its kind; at RUN_PASSED what is to
 * be added for each other rank.
 */
export function preparingRanks(kind: EmittedKind, origins: number, inRow: boolean): Code {
  if (!usesRankSums(kind, inRow)) return [];
  const { pieces, segment, shift } = kind;
  const others = set(OTHERS, i64.xor(get(origins), one(get(FROM))));
  const everything = i64.of(~(segment << BigInt(shift)));
  return [
    ...others,
    ...set(STAY, i64.and(get(KEY), everything)),
    ...set(PASSED, i64.of(0)),
    ...Array.from({ length: pieces - 1 }, (_, rank) => [
      ...set(TO, i64.ctz(get(OTHERS))),
      ...set(OTHERS, without(OTHERS)),
      ...set(SUCCESSOR, summandOf(kind, rank + 1, get(TO))),
      ...set(STAY, i64.add(get(STAY), get(SUCCESSOR))),
      ...set(PASSED, i64.sub(get(PASSED), get(SUCCESSOR))),
      ...set(PASSED, i64.add(get(PASSED), summandOf(kind, rank, get(TO)))),
      ...i64.store(i32.of(RUN_PASSED + 8 * (rank + 1)), get(PASSED)),
    ]).flat(),
    ...others,
  ];
}

/** SUCCESSOR: the key with the piece among the others, at TO. */
function placingAmongOthers(kind: EmittedKind): Code {
  const at = i64.add(i64.shl(get(RANK), i64.of(9)), i64.shl(get(TO), i64.of(3)));
  const passed = i64.load(i32.wrap(i64.shl(get(RANK), i64.of(3))), RUN_PASSED);
  return [
    ...set(RANK, i64.popcnt(i64.and(get(OTHERS), below(get(TO))))),
    ...set(SUCCESSOR, i64.add(i64.load(i32.wrap(at), kind.summandsAt), passed)),
    ...set(SUCCESSOR, i64.add(get(SUCCESSOR), get(STAY))),
  ];
}

function summandOf({ summandsAt }: EmittedKind, rank: number, origin: Code): Code {
  const at = i32.wrap(i64.shl(origin, i64.of(3)));
  return i64.load(at, summandsAt + rank * SUMMANDS_BYTES);
}

/**
 * movedPast(table, key, others, from, to): the key with a piece moved past others of its kind, each
 * of which gets another rank (`passed` in `packages/blocks/kernel/problem.ts`).
 */
export function movedPast(): FunctionCode {
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
