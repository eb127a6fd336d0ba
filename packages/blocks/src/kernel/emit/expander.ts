/*
 * Emits an expander specialised for one puzzle, as WebAssembly, while the search runs: kinds and
 * directions are unrolled, and every mask, offset and address is a constant of the code. It does
 * what `packages/blocks/kernel/expand/expand.ts` does, from keys in memory to candidates in the
 * batch.
 *
 * Without partial-order tags (`partialOrderTags.ts`), a state of Klotski takes 87, 99 and 104 ns
 * (steps, slides, moves; duplicate checks included) instead of 118, 139 and 154. Emitting and
 * compiling takes some 10 ms the first time, so it pays on large spaces and for puzzles that are
 * solved again. Where a page forbids compiling code, the kernel uses its own expander.
 *
 * Rejected: one loop over a list of the pieces that can move, as in that file (97 ns instead of 89
 * on Klotski, the same on larger boards); in the kernel's own code, a lookup of differences of
 * summands for steps (no gain: branches cost more than arithmetic).
 */
import { METRIC_MOVES, METRIC_STEPS, RUN_AT, RUN_SUSPECTS } from '../layout.ts';
import { movedPast } from './candidates.ts';
import { type EmittedPuzzle, readPuzzle } from './kinds.ts';
import { AT, END, FIRST, FREE, FULL, I32_LOCALS, KEY, NEXT, ORIGINS, SUSPECT } from './locals.ts';
import { movesOf, readingMoveTag, regionOfLastPiece } from './moves.ts';
import { readingStepTag, shiftingFreeCells } from './partialOrderTags.ts';
import { slidesOf, stepsOf } from './units.ts';
import { unpacking } from './unpacking.ts';
import { type FunctionCode, get, i32, i64, moduleOf, repeat, set, when } from './wasm.ts';

/** The code of an expander for the puzzle in a kernel's memory, whose tables are made. */
export function emitExpander(memory: ArrayBufferLike): Uint8Array<ArrayBuffer> {
  const puzzle = readPuzzle(memory);
  return moduleOf([movedPast(), runFunction(puzzle)]);
}

/** run(at, end, next, full): next, after the states up to the address left at RUN_AT. */
function runFunction(puzzle: EmittedPuzzle): FunctionCode {
  const { kinds, metric } = puzzle;
  const make = metric === METRIC_STEPS ? stepsOf : metric === METRIC_MOVES ? movesOf : slidesOf;
  const body = [
    ...set(KEY, i64.load(get(AT))),
    ...set(FIRST, get(NEXT)),
    ...set(FREE, i64.of(0)),
    ...readingStepTag(puzzle),
    ...readingMoveTag(puzzle),
    ...kinds.flatMap((kind, index) => unpacking(kind, ORIGINS + index)),
    ...set(FREE, i64.xor(get(FREE), i64.of(-1))),
    ...shiftingFreeCells(puzzle),
    ...regionOfLastPiece(puzzle),
    ...kinds.flatMap((_, index) => make(puzzle, index)),
    ...set(AT, i32.add(get(AT), i32.of(8))),
    ...when(get(SUSPECT), [...i32.store(RUN_SUSPECTS, get(FIRST)), ...set(END, get(AT))]),
    ...when(i32.gtU(get(NEXT), get(FULL)), set(END, get(AT))),
  ];
  return {
    parameters: { i32: 4, i64: 0 },
    result: 'i32',
    locals: { i32: I32_LOCALS, i64: ORIGINS - KEY + kinds.length },
    body: [
      ...repeat(body, i32.ltU(get(AT), get(END))),
      ...i32.store(RUN_AT, get(AT)),
      ...get(NEXT),
    ],
  };
}
