/* The pieces of a table: which can be turned or taken away, and which can be added. */
import { type Axis, equalShapes, type Piece, type Puzzle, type Shape } from '@glissade/core';
import { labelBeside } from '../edit/sketch.ts';

/** What is known of a puzzle while some of its pieces lie beside the board. */
export type Table = Pick<Puzzle, 'board' | 'pieces' | 'goals' | 'same' | 'type'>;

const bar = (length: number): Shape => Array.from({ length }, (_, x) => [x, 0] as const);
const SQUARE: Shape = [...bar(2), [0, 1], [1, 1]];
const CORNER: Shape = [...bar(2), [0, 1]];

/** Pieces that can be added: cars of two lengths, or what sets of sliding blocks are made of. */
export function piecesToAdd({ pieces }: Table): readonly Omit<Piece, 'label'>[] {
  const areCars = pieces.some(({ axis }) => axis !== 'any');
  return areCars
    ? [bar(2), bar(3)].map((shape) => ({ shape, axis: 'h' }))
    : [bar(1), bar(2), SQUARE, bar(3), CORNER].map((shape) => ({ shape, axis: 'any' }));
}

/** True for a piece that a goal names: it stays as it is. */
export function isNamed({ goals }: Table, piece: number): boolean {
  return goals.some((goal) => goal.some((one) => one.piece === piece));
}

export function canTurn(table: Table, piece: number): boolean {
  const { shape } = table.pieces[piece]!;
  return !isNamed(table, piece) && !equalShapes(shape, turnedShape(shape));
}

/** A quarter to the right; the first cell is the origin. */
export function turnedShape(shape: Shape): Shape {
  const cells = shape.map(([x, y]) => [-y, x] as const);
  const [[left, top]] = cells.sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2) as [
    readonly [number, number],
  ];
  return cells.map(([x, y]) => [x - left, y - top]);
}

const TURNED: Readonly<Record<Axis, Axis>> = { any: 'any', h: 'v', v: 'h' };

export function withTurned(table: Table, piece: number): Table {
  const pieces = table.pieces.map((one, at) =>
    at === piece ? { ...one, shape: turnedShape(one.shape), axis: TURNED[one.axis] } : one,
  );
  return { ...table, pieces };
}

/** The same with one piece more, the last; undefined where no label is left for it. */
export function withAdded(table: Table, piece: Omit<Piece, 'label'>): Table | undefined {
  const taken = new Set(table.pieces.map(({ label }) => label));
  const label = labelBeside(taken);
  if (label === undefined) return undefined;
  return { ...table, pieces: [...table.pieces, { label, ...piece }] };
}

/** The same without a piece that no goal names. */
export function without(table: Table, piece: number): Table {
  const numberOf = (other: number) => (other > piece ? other - 1 : other);
  return {
    ...table,
    pieces: table.pieces.filter((_, at) => at !== piece),
    goals: table.goals.map((goal) => goal.map((one) => ({ ...one, piece: numberOf(one.piece) }))),
    same: table.same.map((group) => group.filter((one) => one !== piece).map(numberOf)),
  };
}
