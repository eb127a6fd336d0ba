/*
 * Emits the successors in moves: a flood fill finds the places that each piece can reach. The tag
 * of a state is the place to which its last move k brought its piece, plus 1, modulo 64 (so the
 * last of 64 cells has no tag). Omitted are all moves of that piece, which were possible in the
 * state before, and the moves of another piece to places before k's, unless that piece can reach a
 * cell that k's piece can reach. Otherwise the two moves could be exchanged (`partialOrderTags.ts`
 * has the proof for steps).
 *
 * Rejected: a tag of two pieces, one of them moved before the last and out of its way (2.60
 * successors per state of climb12 instead of 2.66, in the same time); a fixed number of flood
 * rounds without a test; no test whether a single piece can move at all (both take as long, or
 * longer).
 */
import { METRIC_MOVES, PLACE_BITS } from '../layout.ts';
import { addingCandidate, preparingRanks } from './candidates.ts';
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
import { fitting, forEach, movable } from './places.ts';
import { type Code, get, i64, repeat, select, set, when } from './wasm.ts';

const prunesMoves = ({ metric, tagBits }: EmittedPuzzle): boolean =>
  metric === METRIC_MOVES && tagBits > 0;

/** Removes the tag from KEY: OWN is the place of the piece moved last, GOOD the places after it. */
export function readingMoveTag(puzzle: EmittedPuzzle): Code {
  const { keyBits } = puzzle;
  if (!prunesMoves(puzzle)) return [];
  const tag = shifted(get(KEY), keyBits);
  return [
    ...set(OWN, i64.shr(one(tag), i64.of(1))),
    ...set(KEY, i64.and(get(KEY), i64.of((BigInt(1) << BigInt(keyBits)) - BigInt(1)))),
    ...set(GOOD, i64.sub(i64.of(0), i64.shl(get(OWN), i64.of(1)))),
  ];
}

/** VACATED: the cells that the piece moved last can reach; all cells if there is no tag. */
export function regionOfLastPiece(puzzle: EmittedPuzzle): Code {
  if (!prunesMoves(puzzle)) return [];
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
  const tag = prunesMoves(puzzle) ? tagOfMove(puzzle, kind) : undefined;
  const addOne = [
    ...set(TO, i64.ctz(get(REACHED))),
    ...set(REACHED, without(REACHED)),
    ...addingCandidate(kind, origins, false, tag),
  ];
  const addAll = [...preparingRanks(kind, origins, false), ...repeat(addOne, isSet(get(REACHED)))];
  const work = [
    ...flooding(puzzle, kind),
    ...(tag ? set(GOOD_HERE, goodPlaces(kind)) : []),
    ...set(REACHED, i64.xor(get(REACHED), one(get(FROM)))),
  ];
  if (!tag) return forEach(starts, [...work, ...addAll]);
  const others = i64.and(starts, i64.xor(get(OWN), i64.of(-1)));
  const keep = set(REACHED, i64.and(get(REACHED), get(GOOD_HERE)));
  return forEach(others, [...work, ...keep, ...when(isSet(get(REACHED)), addAll)]);
}

const GOOD_HERE = BEFORE;

const directionsOf = ({ can }: EmittedKind) => [0, 1, 2, 3].filter((d) => can[d] !== BigInt(0));

/** REACHED: the places that the piece at FROM can reach, including its own. */
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

/** All places if the regions of this piece and of the last one overlap, else those after it. */
function goodPlaces(kind: EmittedKind): Code {
  return select(i64.of(-1), get(GOOD), isSet(i64.and(covered(kind), get(VACATED))));
}

/** The tag, above the key, of the state after a move of a piece to TO. */
function tagOfMove({ keyBits }: EmittedPuzzle, { can }: EmittedKind): Code {
  const tag = i64.add(get(TO), i64.of(1));
  const isLast = can.some((origins) => origins >> BigInt(63) !== BigInt(0));
  return i64.shl(isLast ? i64.and(tag, i64.of(2 ** PLACE_BITS - 1)) : tag, i64.of(keyBits));
}
