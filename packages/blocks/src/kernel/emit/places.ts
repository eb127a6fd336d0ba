/*
 * Emits masks of the pieces of a kind that can move, and of the places where a piece fits.
 */
import type { EmittedKind } from './kinds.ts';
import { all, CELLS, FREE, FROM, isSet, MOVABLE, SHIFTED, shifted, without } from './locals.ts';
import { type Code, get, i64, repeat, set, when } from './wasm.ts';

/** Origins of a kind that can step in a direction. */
export const movable = ({ can, fronts }: EmittedKind, origins: number, d: number): Code =>
  all([
    get(origins),
    i64.of(can[d]!),
    ...[...new Set(fronts[d]!)].map((front) => shifted(get(SHIFTED + d), front)),
  ]);

/** Repeats code for each of the origins, which is FROM. */
export const forEach = (origins: Code, work: Code): Code => [
  ...set(MOVABLE, origins),
  ...when(
    isSet(get(MOVABLE)),
    repeat(
      [...set(FROM, i64.ctz(get(MOVABLE))), ...set(MOVABLE, without(MOVABLE)), ...work],
      isSet(get(MOVABLE)),
    ),
  ),
];

/** Origins where the shape lies on free cells or its own, the piece being at FROM. */
export function fitting({ cells, shape }: EmittedKind): Code {
  return [
    ...set(CELLS, i64.or(get(FREE), i64.shl(i64.of(shape), get(FROM)))),
    ...all([...new Set(cells)].map((cell) => shifted(get(CELLS), cell))),
  ];
}
