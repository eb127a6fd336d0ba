/*
 * Successors in moves: a piece at a time floods the places it can get to. A mark is the place to
 * which a state's last move k brought its piece, plus 1, modulo 64 (so that the last of 64 cells
 * has none). Left out are all moves of that piece, which the state before could make, too; and of
 * each other piece those to places before k's, unless that piece can get to a cell where k's can
 * get. Otherwise the two could have moved in the other order (`marks.ts` has the proof for steps).
 * Refused: a mark of two pieces, one moved before the last and out of its way (2.60 successors of a
 * state of climb12 and not 2.66, in the same time); rounds of a flood without a test, and no test
 * whether a single piece can move at all (the same, or slower).
 */
import { METRIC_MOVES, PLACE_BITS } from '../layout.ts';
import type { EmittedKind, EmittedPuzzle } from './kinds.ts';
import {
  ahead,
  any,
  BEFORE,
  deltas,
  FITS,
  FROM,
  GOOD,
  isSet,
  KEY,
  ORIGINS,
  OWN,
  one,
  REACHED,
  shifted,
  TO,
  VACATED,
  without,
} from './locals.ts';
import { amongOthers, noting } from './noting.ts';
import { fitting, forEach, movable } from './places.ts';
import { type Code, get, i64, repeat, select, set, when } from './wasm.ts';

const marksMoves = ({ metric, markBits }: EmittedPuzzle): boolean =>
  metric === METRIC_MOVES && markBits > 0;

/** Takes the mark off KEY: OWN is the place of the piece moved last, GOOD the places after it. */
export function readingMoveMark(puzzle: EmittedPuzzle): Code {
  const { keyBits } = puzzle;
  if (!marksMoves(puzzle)) return [];
  const mark = shifted(get(KEY), keyBits);
  return [
    ...set(OWN, i64.shr(one(mark), i64.of(1))),
    ...set(KEY, i64.and(get(KEY), i64.of((BigInt(1) << BigInt(keyBits)) - BigInt(1)))),
    ...set(GOOD, i64.sub(i64.of(0), i64.shl(get(OWN), i64.of(1)))),
  ];
}

/** VACATED: the cells to which the piece moved last can get; all of them where there is no mark. */
export function regionOfLast(puzzle: EmittedPuzzle): Code {
  if (!marksMoves(puzzle)) return [];
  return [
    ...set(VACATED, i64.of(-1)),
    ...puzzle.kinds.flatMap((kind, index) =>
      when(isSet(i64.and(get(ORIGINS + index), get(OWN))), [
        ...set(FROM, i64.ctz(get(OWN))),
        ...flooding(puzzle, kind),
        ...set(VACATED, covered(kind)),
      ]),
    ),
  ];
}

export function movesOf(puzzle: EmittedPuzzle, index: number): Code {
  const kind = puzzle.kinds[index]!;
  const origins = ORIGINS + index;
  const directions = directionsOf(kind);
  if (directions.length === 0) return [];
  const starts = any(directions.map((d) => movable(kind, origins, d)));
  const mark = marksMoves(puzzle) ? markOfMove(puzzle, kind) : undefined;
  const noteOne = [
    ...set(TO, i64.ctz(get(REACHED))),
    ...set(REACHED, without(REACHED)),
    ...noting(kind, origins, false, mark),
  ];
  const noteAll = [...amongOthers(kind, origins, false), ...repeat(noteOne, isSet(get(REACHED)))];
  const work = [
    ...flooding(puzzle, kind),
    ...(mark ? set(GOOD_HERE, goodPlaces(kind)) : []),
    ...set(REACHED, i64.xor(get(REACHED), one(get(FROM)))),
  ];
  if (!mark) return forEach(starts, [...work, ...noteAll]);
  const others = i64.and(starts, i64.xor(get(OWN), i64.of(-1)));
  const keep = set(REACHED, i64.and(get(REACHED), get(GOOD_HERE)));
  return forEach(others, [...work, ...keep, ...when(isSet(get(REACHED)), noteAll)]);
}

const GOOD_HERE = BEFORE;

const directionsOf = ({ can }: EmittedKind) => [0, 1, 2, 3].filter((d) => can[d] !== BigInt(0));

/** REACHED: the places to which the piece at FROM can get, that one included. */
function flooding({ stride }: EmittedPuzzle, kind: EmittedKind): Code {
  const steps = directionsOf(kind).map((d) => {
    const from = i64.and(get(BEFORE), i64.of(kind.can[d]!));
    return ahead(from, -deltas(stride)[d]!);
  });
  return [
    ...set(FITS, fitting(kind)),
    ...set(REACHED, one(get(FROM))),
    ...repeat(
      [
        ...set(BEFORE, get(REACHED)),
        ...set(REACHED, i64.or(get(REACHED), i64.and(any(steps), get(FITS)))),
      ],
      i64.ne(get(REACHED), get(BEFORE)),
    ),
  ];
}

/** The cells of a kind's shape at all places in REACHED. */
function covered({ cells }: EmittedKind): Code {
  const covers = [...new Set(cells)].map((cell) => {
    return cell === 0 ? get(REACHED) : i64.shl(get(REACHED), i64.of(cell));
  });
  return any(covers);
}

/** All places where the region of the piece meets that of the last one, else those after it. */
function goodPlaces(kind: EmittedKind): Code {
  return select(i64.of(-1), get(GOOD), isSet(i64.and(covered(kind), get(VACATED))));
}

/** What stands above the key of a state in which a piece has moved to TO. */
function markOfMove({ keyBits }: EmittedPuzzle, { can }: EmittedKind): Code {
  const mark = i64.add(get(TO), i64.of(1));
  const isLast = can.some((origins) => origins >> BigInt(63) !== BigInt(0));
  return i64.shl(isLast ? i64.and(mark, i64.of(2 ** PLACE_BITS - 1)) : mark, i64.of(keyBits));
}
