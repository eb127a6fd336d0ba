/*
 * Emits the successors in steps and in slides, kind by kind.
 */

import { addingCandidate, preparingRanks } from './candidates.ts';
import type { EmittedPuzzle } from './kinds.ts';
import { ahead, deltas, FITS, FROM, isSet, ORIGINS, TO } from './locals.ts';
import { originsToStep, prunesSteps, tagOfStep } from './partialOrderTags.ts';
import { fitting, forEach, movable } from './places.ts';
import { type Code, get, i64, repeat, set } from './wasm.ts';

export function stepsOf(puzzle: EmittedPuzzle, index: number): Code {
  const kind = puzzle.kinds[index]!;
  const origins = ORIGINS + index;
  const hasTags = prunesSteps(puzzle);
  return deltas(puzzle.stride).flatMap((delta, d) => {
    if (kind.can[d] === BigInt(0)) return [];
    const inRow = Math.abs(delta) === 1;
    const tag = hasTags ? tagOfStep(puzzle, index, d) : undefined;
    return forEach((hasTags ? originsToStep : movable)(kind, origins, d), [
      ...preparingRanks(kind, origins, inRow),
      ...set(TO, i64.add(get(FROM), i64.of(delta))),
      ...addingCandidate(kind, origins, inRow, tag),
    ]);
  });
}

export function slidesOf({ stride, kinds }: EmittedPuzzle, index: number): Code {
  const kind = kinds[index]!;
  const origins = ORIGINS + index;
  return deltas(stride).flatMap((delta, d) => {
    if (kind.can[d] === BigInt(0)) return [];
    const inRow = Math.abs(delta) === 1;
    const addOne = [
      ...set(TO, i64.add(get(TO), i64.of(delta))),
      ...addingCandidate(kind, origins, inRow),
    ];
    return forEach(movable(kind, origins, d), [
      // Where the step to the next place is allowed and that place fits.
      ...set(FITS, i64.and(ahead(fitting(kind), delta), i64.of(kind.can[d]!))),
      ...preparingRanks(kind, origins, inRow),
      ...set(TO, get(FROM)),
      ...repeat(addOne, isSet(i64.and(i64.shr(get(FITS), get(TO)), i64.of(1)))),
    ]);
  });
}
