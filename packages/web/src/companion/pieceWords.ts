import {
  columnOf,
  extentOf,
  legalSteps,
  type Puzzle,
  rowOf,
  type State,
  type Step,
} from '@glissade/core';
import { goalPiecesOf } from '@glissade/picture/scene';
import { companionText } from '../text/companionText.ts';

/**
 * What somebody would call the piece of a step, who has a toy without letters in front of them:
 * its look, and where it lies if another that looks alike could be moved the same way.
 */
export function pieceWords(puzzle: Puzzle, state: State, { piece, direction }: Step): string {
  const name = lookOf(puzzle, piece);
  const rivals = legalSteps(puzzle, state)
    .filter((step) => step.direction === direction && step.piece !== piece)
    .map((step) => step.piece)
    .filter((other) => lookOf(puzzle, other) === name);
  return rivals.length === 0 ? name : placed(puzzle, state, piece, rivals, name);
}

/** The look of a piece in words; pieces that look alike have the same. */
function lookOf(puzzle: Puzzle, piece: number): string {
  const { looks } = companionText();
  const { shape, label, axis } = puzzle.pieces[piece]!;
  const goalPieces = goalPiecesOf(puzzle);
  const isCar = axis !== 'any';
  if (goalPieces.includes(piece)) {
    if (goalPieces.length > 1) return looks.redNamed(label);
    return isCar ? looks.redCar : looks.red;
  }
  const { width, height } = extentOf(shape);
  const long = Math.max(width, height);
  if (shape.length < width * height) return looks.named(label);
  if (isCar) return long > 2 ? looks.truck : looks.car;
  if (width === height) return width === 1 ? looks.small : looks.square(width);
  if (Math.min(width, height) > 1) return looks.rectangle(width, height);
  if (height > width) return long > 2 ? looks.longUpright : looks.upright;
  return long > 2 ? looks.longFlat : looks.flat;
}

/** Tells a piece from its rivals by the side on which it lies, or else by row and column. */
function placed(
  { board }: Puzzle,
  state: State,
  piece: number,
  rivals: readonly number[],
  name: string,
): string {
  const { places } = companionText();
  const column = (one: number) => columnOf(board, state[one]!);
  const row = (one: number) => rowOf(board, state[one]!);
  if (rivals.every((other) => column(piece) < column(other))) return places.left(name);
  if (rivals.every((other) => column(piece) > column(other))) return places.right(name);
  if (rivals.every((other) => row(piece) < row(other))) return places.top(name);
  if (rivals.every((other) => row(piece) > row(other))) return places.bottom(name);
  return places.cell(name, row(piece) + 1, column(piece) + 1);
}
