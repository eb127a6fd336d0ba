/*
 * Symmetries of a puzzle: ways to turn or mirror the board that change nothing but the picture.
 *
 * A symmetry carries floor to floor, each kind of piece to a kind of as many pieces, and every goal
 * to a goal. It carries solutions to solutions of the same length. Where the mirrored start can be
 * reached, it exchanges the states of the space, so a state and its image are equally far from the
 * goal and can be told of together.
 */
import {
  type Board,
  cellAt,
  cellsOfShape,
  columnOf,
  type Puzzle,
  rowOf,
  type State,
} from '@glissade/core';
import { type OriginImage, pairKinds } from './kindPairing.ts';

/** What is done to the board; turns go clockwise, diagonals run from the named corner. */
export const SYMMETRY_NAMES = [
  'left-right',
  'top-bottom',
  'half-turn',
  'quarter-turn',
  'three-quarter-turn',
  'diagonal',
  'other-diagonal',
] as const;

/** What is done to the board. */
export type SymmetryName = (typeof SYMMETRY_NAMES)[number];

export type Symmetry = {
  readonly name: SymmetryName;
  /** The image of a state, in canonical form. */
  readonly image: (state: State) => State;
  /** Where each cell goes. */
  readonly cellOf: readonly number[];
  /** The kind that a kind goes to, and the place that an origin of it goes to. */
  readonly kindOf: readonly number[];
  readonly originOf: OriginImage;
};

/** Where column and row go; `swaps` exchanges the two sides of the board. */
type Turn = {
  readonly swaps: boolean;
  readonly to: (x: number, y: number, width: number, height: number) => readonly [number, number];
};

const TURNS: Readonly<Record<SymmetryName, Turn>> = {
  'left-right': { swaps: false, to: (x, y, width) => [width - 1 - x, y] },
  'top-bottom': { swaps: false, to: (x, y, _, height) => [x, height - 1 - y] },
  'half-turn': { swaps: false, to: (x, y, width, height) => [width - 1 - x, height - 1 - y] },
  'quarter-turn': { swaps: true, to: (x, y, _, height) => [height - 1 - y, x] },
  'three-quarter-turn': { swaps: true, to: (x, y, width) => [y, width - 1 - x] },
  diagonal: { swaps: true, to: (x, y) => [y, x] },
  'other-diagonal': {
    swaps: true,
    to: (x, y, width, height) => [height - 1 - y, width - 1 - x],
  },
};

/** Whether the image of a canonical state is that state itself. */
export function keepsState({ image }: Symmetry, state: State): boolean {
  return image(state).every((cell, piece) => cell === state[piece]);
}

/** Whether one after another of these is always one of them, or nothing is changed. */
export function isGroup(symmetries: readonly Symmetry[]): boolean {
  const keyOf = ({ cellOf, kindOf }: Pick<Symmetry, 'cellOf' | 'kindOf'>) => `${cellOf} ${kindOf}`;
  const keys = new Set(symmetries.map(keyOf));
  for (const { cellOf, kindOf } of symmetries) {
    keys.add(keyOf({ cellOf: [...cellOf.keys()], kindOf: [...kindOf.keys()] }));
  }
  return symmetries.every((one) =>
    symmetries.every((other) => {
      const cellOf = one.cellOf.map((cell) => other.cellOf[cell]!);
      return keys.has(keyOf({ cellOf, kindOf: one.kindOf.map((kind) => other.kindOf[kind]!) }));
    }),
  );
}

/** Whether the image of an image is always the state itself. */
export function isInvolution({ name, kindOf }: Symmetry): boolean {
  const isQuarter = name === 'quarter-turn' || name === 'three-quarter-turn';
  return !isQuarter && kindOf.every((image, kind) => kindOf[image] === kind);
}

/** All symmetries that move some cell, each once. */
export function symmetriesOf(puzzle: Puzzle): Symmetry[] {
  const seen: (readonly number[])[] = [[...puzzle.board.cells.keys()]];
  return SYMMETRY_NAMES.flatMap((name) => {
    const cellOf = cellMapOf(puzzle.board, TURNS[name]);
    if (!cellOf || seen.some((map) => map.every((image, cell) => image === cellOf[cell]))) {
      return [];
    }
    seen.push(cellOf);
    const symmetry = symmetryBy(puzzle, name, cellOf);
    return symmetry ? [symmetry] : [];
  });
}

function cellMapOf(board: Board, { swaps, to }: Turn): number[] | undefined {
  const { width, height, cells } = board;
  if (swaps && width !== height) return undefined;
  const isFloor = (cell: number) => cells[cell] === 'floor' || cells[cell] === 'gate';
  const map: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const [x, y] = to(columnOf(board, cell), rowOf(board, cell), width, height);
    const image = cellAt(board, x, y);
    if (cells[image] !== cells[cell] && (isFloor(image) || isFloor(cell))) return undefined;
    map.push(image);
  }
  return map;
}

function symmetryBy(
  puzzle: Puzzle,
  name: SymmetryName,
  cellOf: readonly number[],
): Symmetry | undefined {
  const { kinds } = puzzle;
  const images = new Map<number, number>();
  const imageOfOrigin = (kind: number, origin: number) => {
    const key = kind * cellOf.length + origin;
    const known = images.get(key);
    if (known !== undefined) return known;
    const { shape } = puzzle.pieces[kinds[kind]!.pieces[0]!]!;
    const image = Math.min(...cellsOfShape(puzzle.board, shape, origin)!.map((c) => cellOf[c]!));
    images.set(key, image);
    return image;
  };
  const kindOf = pairKinds(puzzle, TURNS[name].swaps, cellOf, imageOfOrigin);
  if (!kindOf) return undefined;
  return {
    name,
    cellOf,
    kindOf,
    originOf: imageOfOrigin,
    image: (state) => imageOf(puzzle, kindOf, imageOfOrigin, state),
  };
}

function imageOf(
  { kinds }: Puzzle,
  kindOf: readonly number[],
  originOf: OriginImage,
  state: State,
): State {
  const image = new Uint16Array(state.length);
  for (const [kind, { pieces }] of kinds.entries()) {
    const origins = pieces.map((piece) => originOf(kind, state[piece]!)).sort((a, b) => a - b);
    for (const [i, piece] of kinds[kindOf[kind]!]!.pieces.entries()) image[piece] = origins[i]!;
  }
  return image;
}
