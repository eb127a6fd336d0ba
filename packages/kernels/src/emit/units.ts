/* The successors of a state in each metric, kind by kind. */
import type { EmittedKind, EmittedPuzzle } from './kinds.ts';
import {
  ahead,
  all,
  any,
  BEFORE,
  CELLS,
  deltas,
  FITS,
  FREE,
  FROM,
  isSet,
  MOVABLE,
  ORIGINS,
  one,
  REACHED,
  SHIFTED,
  shifted,
  TO,
  without,
} from './locals.ts';
import { markOfStep, marksSteps, stepping } from './marks.ts';
import { noting } from './noting.ts';
import { type Code, get, i64, repeat, set, when } from './wasm.ts';

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

export function stepsOf(puzzle: EmittedPuzzle, index: number): Code {
  const kind = puzzle.kinds[index]!;
  const origins = ORIGINS + index;
  const isMarked = marksSteps(puzzle);
  return deltas(puzzle.stride).flatMap((delta, d) => {
    if (kind.can[d] === BigInt(0)) return [];
    const inRow = Math.abs(delta) === 1;
    const mark = isMarked ? markOfStep(puzzle, index, d) : undefined;
    return forEach((isMarked ? stepping : movable)(kind, origins, d), [
      ...set(TO, i64.add(get(FROM), i64.of(delta))),
      ...noting(kind, origins, inRow, mark),
    ]);
  });
}

export function slidesOf({ stride, kinds }: EmittedPuzzle, index: number): Code {
  const kind = kinds[index]!;
  const origins = ORIGINS + index;
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

export function movesOf({ stride, kinds }: EmittedPuzzle, index: number): Code {
  const kind = kinds[index]!;
  const origins = ORIGINS + index;
  const directions = [0, 1, 2, 3].filter((d) => kind.can[d] !== BigInt(0));
  if (directions.length === 0) return [];
  const steps = directions.map((d) => {
    const from = i64.and(get(BEFORE), i64.of(kind.can[d]!));
    return ahead(from, -deltas(stride)[d]!);
  });
  return forEach(any(directions.map((d) => movable(kind, origins, d))), [
    ...set(FITS, fitting(kind)),
    ...set(REACHED, one(get(FROM))),
    ...repeat(
      [
        ...set(BEFORE, get(REACHED)),
        ...set(REACHED, i64.or(get(REACHED), i64.and(any(steps), get(FITS)))),
      ],
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
