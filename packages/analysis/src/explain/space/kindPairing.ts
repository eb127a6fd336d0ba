/*
 * Which kind of piece a symmetry carries each kind to.
 *
 * Kinds that a goal names are paired through the goals: what lies on a cell goes to what lies on
 * the image of that cell. All others are the only kind of their shape. With several goals, there
 * can be several pairings: that by which the start is its own image is taken, else that in which
 * every kind stays what it is, else the first that is found.
 */
import { cellsOfShape, equalShapes, type Goal, type Puzzle, shapeOf } from '@glissade/core';

/** The place that an origin of a kind goes to. */
export type OriginImage = (kind: number, origin: number) => number;

/** The kind each kind goes to, so that every goal goes to a goal; undefined if there is none. */
export function pairKinds(
  puzzle: Puzzle,
  swaps: boolean,
  cellOf: readonly number[],
  originOf: OriginImage,
): readonly number[] | undefined {
  const mayGo = (from: number, to: number) => isAlike(puzzle, swaps, cellOf, from, to);
  const isPairing = (pairing: readonly number[]) =>
    new Set(pairing).size === pairing.length &&
    pairing.every((to, kind) => to >= 0 && mayGo(kind, to)) &&
    keepsGoals(puzzle, pairing, originOf);
  const same = [...puzzle.kinds.keys()];
  const direct = [pairByStart(puzzle, originOf), same].find(isPairing);
  if (direct) return direct;
  const none: readonly number[] = new Array(puzzle.kinds.length).fill(-1);
  for (const pairing of pairedByGoals(puzzle, none, 0, originOf)) {
    const whole = pairing.map((to, kind) => (to >= 0 ? to : same.find((one) => mayGo(kind, one))!));
    if (isPairing(whole)) return whole;
  }
  return undefined;
}

/** What lies on a cell goes to what lies on the image of that cell; -1: nothing begins there. */
function pairByStart(
  { kinds, pieces, start, kindOf }: Puzzle,
  originOf: OriginImage,
): readonly number[] {
  const kindAt = new Map([...pieces.keys()].map((piece) => [start[piece]!, kindOf[piece]!]));
  return kinds.map(({ pieces: [first] }, kind) => kindAt.get(originOf(kind, start[first!]!)) ?? -1);
}

/** Pairings of named kinds, goal by goal with any goal that may be its image. */
function* pairedByGoals(
  { goals }: Pick<Puzzle, 'goals'>,
  pairing: readonly number[],
  at: number,
  originOf: OriginImage,
): Generator<readonly number[]> {
  const goal = goals[at];
  if (!goal) {
    yield pairing;
    return;
  }
  for (const image of goals) {
    const wider = withGoal(pairing, goal, image, originOf);
    if (wider) yield* pairedByGoals({ goals }, wider, at + 1, originOf);
  }
}

/** A pairing with the kinds of one more goal and its image; undefined if they contradict it. */
function withGoal(
  pairing: readonly number[],
  from: Goal,
  to: Goal,
  originOf: OriginImage,
): number[] | undefined {
  if (from.length !== to.length) return undefined;
  const wider = [...pairing];
  for (const { kind, cell } of from) {
    const image = to.find((placed) => placed.cell === originOf(kind, cell));
    if (!image || (wider[kind]! >= 0 && wider[kind] !== image.kind)) return undefined;
    wider[kind] = image.kind;
  }
  return wider;
}

/** Whether a kind, turned, looks and moves like another of as many pieces. */
function isAlike(
  { board, kinds, pieces, start }: Puzzle,
  swaps: boolean,
  cellOf: readonly number[],
  from: number,
  to: number,
): boolean {
  const [a, b] = [kinds[from]!, kinds[to]!];
  if (a.pieces.length !== b.pieces.length || a.entersGates !== b.entersGates) return false;
  const [one, other] = [pieces[a.pieces[0]!]!, pieces[b.pieces[0]!]!];
  const turned = one.axis === 'any' || !swaps ? one.axis : one.axis === 'h' ? 'v' : 'h';
  if (turned !== other.axis) return false;
  const cells = cellsOfShape(board, one.shape, start[a.pieces[0]!]!)!.map((cell) => cellOf[cell]!);
  return equalShapes(shapeOf(board, cells).shape, other.shape);
}

function keepsGoals({ goals }: Puzzle, pairing: readonly number[], originOf: OriginImage): boolean {
  const keyOf = (placed: readonly (readonly [number, number])[]) =>
    placed
      .map(([kind, cell]) => `${kind}:${cell}`)
      .sort()
      .join(' ');
  const keys = new Set(goals.map((goal) => keyOf(goal.map(({ kind, cell }) => [kind, cell]))));
  return goals.every((goal) =>
    keys.has(keyOf(goal.map(({ kind, cell }) => [pairing[kind]!, originOf(kind, cell)]))),
  );
}
