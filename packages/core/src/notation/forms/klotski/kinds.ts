/*
 * Klotski boards of codes that name the kind of each piece, not the piece: 2 is the square, 1 are
 * the upright pieces, 3 the lying ones, 4 the single cells.
 */
import { rectangleCells } from '../../../board/shape.ts';
import {
  cellsByLabel,
  charactersIn,
  type DrawnPiece,
  type Picture,
  redrawn,
} from '../../drawings/picture.ts';
import { labelGiver } from '../letters.ts';
import { onlySquare } from './klotskiBoard.ts';

/** Columns and rows. */
const SHAPES = [
  [2, 2],
  [2, 1],
  [1, 2],
  [1, 1],
] as const;
/** Of the lying piece and the upright one, in the places of their shapes. */
const ARROWS = ' <^';
type Shape = (typeof SHAPES)[number];
type Kind = { readonly label: string; readonly shape: Shape; readonly pieces: readonly number[][] };

/** The classical board has so many. */
const PIECES = 10;
const FREE_MAX = 4;

/**
 * The board with a label for each piece, if its codes can be kinds, of one shape each: in one way
 * alone, or in one that is nearest to the classical board.
 */
export function kindsOf(
  drawn: Picture,
): { readonly picture: Picture; readonly note: string } | undefined {
  const isHalved = hasArrows(charactersIn(drawn)) || cellsByLabel(drawn).length > SHAPES.length;
  const picture = isHalved ? joinedHalves(drawn) : drawn;
  const codes = cellsByLabel(picture);
  const covered = codes.reduce((sum, { cells }) => sum + cells.length, 0);
  if (codes.length > SHAPES.length || picture.width * picture.height - covered > FREE_MAX)
    return undefined;
  const ways = waysFor(codes, [], picture.width).flatMap((kinds) => {
    const pieces = kinds.flatMap((kind) => kind.pieces.map((cells) => ({ label: '', cells })));
    return onlySquare(pieces) ? [{ kinds, oddness: Math.abs(pieces.length - PIECES) }] : [];
  });
  const [best, next] = ways.sort((one, two) => one.oddness - two.oddness);
  if (!best || next?.oddness === best.oddness) return undefined;
  const { kinds } = best;
  const give = labelGiver(codes.map(({ label }) => label));
  const labelOf = new Map<number, string>();
  for (const { label, pieces } of kinds) {
    for (const cells of pieces) {
      const own = give(label);
      for (const cell of cells) labelOf.set(cell, own);
    }
  }
  const named = redrawn(picture, (sign, cell) => labelOf.get(cell) ?? sign);
  const told = kinds.map(({ label, shape }) => `${label} is ${shape.join('×')}`).join(', ');
  return { picture: named, note: `read as kinds of pieces: ${told}` };
}

/** Signs for both halves of a piece as one: `^` above `v`, `<` beside `>`, `H` beside `h`. */
function joinedHalves(picture: Picture): Picture {
  const areArrows = hasArrows(charactersIn(picture));
  const first = (sign: string) => (sign === '>' ? '<' : sign === 'v' ? '^' : sign.toUpperCase());
  return redrawn(picture, (sign) => (areArrows ? first(sign) : sign.toUpperCase()));
}

/** True where arrows are the halves of pieces, and no sign of free cells. */
export function hasArrows(signs: readonly string[]): boolean {
  return signs.some((sign) => sign === '<' || sign === '^');
}

/** All ways to give each code a shape of its own that its cells can be cut into. */
function waysFor(
  [code, ...codes]: readonly DrawnPiece[],
  taken: readonly Kind[],
  width: number,
): (readonly Kind[])[] {
  if (!code) return [taken];
  const told = SHAPES[ARROWS.indexOf(code.label)];
  const shapes = told ? [told] : SHAPES;
  return shapes.flatMap((shape) => {
    if (taken.some((kind) => kind.shape === shape)) return [];
    const pieces = cutInto(shape, code.cells, width);
    return pieces ? waysFor(codes, [...taken, { label: code.label, shape, pieces }], width) : [];
  });
}

/** Cells in reading order as pieces of this shape: the first one left is the corner of the next. */
function cutInto([columns, rows]: Shape, cells: readonly number[], width: number) {
  const left = new Set(cells);
  const pieces: number[][] = [];
  for (const corner of cells) {
    if (!left.has(corner)) continue;
    if ((corner % width) + columns > width) return undefined;
    const piece = rectangleCells(corner, columns, rows, width);
    if (!piece.every((cell) => left.delete(cell))) return undefined;
    pieces.push(piece);
  }
  return pieces;
}
