/*
 * The narrow kernel's expander, written anew for one puzzle while it runs: kinds and directions
 * unrolled, every mask, offset and address a constant of the code. It does what
 * `assembly/blocks/expand/expand.ts` does, from keys in a stretch of memory to candidates in the
 * batch.
 *
 * Before there were marks (`marks.ts`) a state of Klotski took 87, 99 and 104 ns (steps, slides,
 * moves; duplicates looked up) instead of 118, 139 and 154. The first time, writing and
 * compiling take some 10 ms, so it pays on large spaces and puzzles asked again; where a page
 * forbids compiling code the kernel goes on with its own. Refused: one loop over a list of what
 * can move, as there (97 ns against 89 on Klotski, the same on larger boards); in the kernel's
 * own code, differences of summands looked up for steps (no gain: branches cost more than
 * arithmetic there).
 */
import { METRIC_MOVES, METRIC_STEPS, RUN_AT, RUN_SUSPECTS } from '../layout.ts';
import { type EmittedPuzzle, readPuzzle } from './kinds.ts';
import { AT, END, FIRST, FREE, FULL, I32_LOCALS, KEY, NEXT, ORIGINS, SUSPECT } from './locals.ts';
import { readingMark, shifting } from './marks.ts';
import { movesOf, readingMoveMark, regionOfLast } from './moves.ts';
import { movedPast } from './noting.ts';
import { slidesOf, stepsOf } from './units.ts';
import { unpacking } from './unpacking.ts';
import { type FunctionCode, get, i32, i64, moduleOf, repeat, set, when } from './wasm.ts';

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
    ...readingMark(puzzle),
    ...readingMoveMark(puzzle),
    ...kinds.flatMap((kind, index) => unpacking(kind, ORIGINS + index)),
    ...set(FREE, i64.xor(get(FREE), i64.of(-1))),
    ...shifting(puzzle),
    ...regionOfLast(puzzle),
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
