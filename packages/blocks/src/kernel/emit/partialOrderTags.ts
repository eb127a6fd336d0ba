/*
 * Partial-order reduction for steps. Above its key a state carries a tag, the step by which it was
 * first generated, and some successors need not be generated because of it. Of a state V, generated
 * from P by a step k, omit
 *
 * - the step back;
 * - every step m of another piece to a cell before the one that k entered (where a step enters
 *   several cells, the first of each is compared), unless m enters a cell that k has vacated. Such
 *   steps can be exchanged: m was possible in P, and k is possible after it.
 *
 * No state is lost. Let U be a state of the next level, and m, among the last steps of its shortest
 * lines, the one that enters the greatest cell. Suppose m were omitted from V. It is not a step
 * back, and m before k would lead to U in as many steps with k as the last step, which enters a
 * greater cell: a contradiction. (This is a partial-order reduction like the sleep sets of
 * Godefroid 1996, for one step and with a proof that allows duplicates to be dropped.)
 *
 * Without tags each edge between two levels is followed in both directions, and each of several
 * lines that differ only in the order of their steps is generated. Successors of a state of
 * climb12: 1.57 instead of 4.23, in moves (`moves.ts`) 2.70 instead of 5.48; on se95123 1.29 and
 * 1.87 instead of 3.65 and 4.20. Whole spaces take 0.64 and 0.65 of the user time in steps, 0.80
 * and 0.75 in moves. A tag costs up to ten bits of an entry, and no memory. Rejected: omitting only
 * the step back (one of the 4.23).
 */
import { METRIC_STEPS, TAG_ALLOWED, TAG_BACK, TAG_BYTES, TAG_OWN, TAG_VACATED } from '../layout.ts';
import type { EmittedKind, EmittedPuzzle } from './kinds.ts';
import {
  ahead,
  all,
  any,
  BACK,
  deltas,
  ENTRY,
  FREE,
  FROM,
  GOOD,
  KEY,
  OWN,
  SHIFTED,
  SHIFTED_GOOD,
  SHIFTED_VACATED,
  shifted,
  VACATED,
} from './locals.ts';
import { type Code, get, i32, i64, select, set } from './wasm.ts';

/** True when steps are pruned by tags. */
export const prunesSteps = ({ metric, tagBits }: EmittedPuzzle): boolean =>
  metric === METRIC_STEPS && tagBits > 0;

/** Removes the tag from KEY and reads its record. */
export function readingStepTag(puzzle: EmittedPuzzle): Code {
  const { keyBits, tagsAt } = puzzle;
  if (!prunesSteps(puzzle)) return [];
  const at = i32.shl(i32.wrap(shifted(get(KEY), keyBits)), i32.of(Math.log2(TAG_BYTES)));
  return [
    ...set(ENTRY, at),
    ...set(KEY, i64.and(get(KEY), i64.of((BigInt(1) << BigInt(keyBits)) - BigInt(1)))),
    ...set(VACATED, i64.load(get(ENTRY), tagsAt + TAG_VACATED)),
    ...set(GOOD, i64.load(get(ENTRY), tagsAt + TAG_ALLOWED)),
    ...set(OWN, i64.load(get(ENTRY), tagsAt + TAG_OWN)),
    ...set(BACK, i32.load(get(ENTRY), tagsAt + TAG_BACK)),
  ];
}

/** Shifts the free cells against each direction. */
export function shiftingFreeCells(puzzle: EmittedPuzzle): Code {
  const hasTags = prunesSteps(puzzle);
  return deltas(puzzle.stride).flatMap((delta, d) => {
    if (!hasTags) return set(SHIFTED + d, ahead(get(FREE), delta));
    const isBack = i32.eq(get(BACK), i32.of(d));
    const free = i64.xor(get(FREE), select(get(VACATED), i64.of(0), isBack));
    return [
      ...set(SHIFTED + d, ahead(free, delta)),
      ...set(
        SHIFTED_GOOD + d,
        i64.and(get(SHIFTED + d), i64.or(ahead(get(GOOD), delta), get(OWN))),
      ),
      ...set(SHIFTED_VACATED + d, i64.and(get(SHIFTED + d), ahead(get(VACATED), delta))),
    ];
  });
}

/** Origins of a kind that can step in a direction and are not pruned. */
export function originsToStep({ can, fronts }: EmittedKind, origins: number, d: number): Code {
  const [first, ...others] = new Set(fronts[d]!) as Iterable<number> as number[];
  return all([
    get(origins),
    i64.of(can[d]!),
    ...(others.length > 0
      ? [first!, ...others].map((cell) => shifted(get(SHIFTED + d), cell))
      : []),
    any([
      shifted(get(SHIFTED_GOOD + d), first!),
      ...others.map((cell) => shifted(get(SHIFTED_VACATED + d), cell)),
    ]),
  ]);
}

/** The tag, above the key, of the state after a step of the piece at FROM. */
export function tagOfStep({ keyBits, tagBases }: EmittedPuzzle, kind: number, d: number): Code {
  const base = BigInt(tagBases[kind]![d]!) << BigInt(keyBits);
  return i64.add(i64.shl(get(FROM), i64.of(keyBits)), i64.of(base));
}
