/* The pieces that were read from a picture, as they are put right by taps. */
import { type Axis, type CellType, PuzzleError } from '@glissade/core';
import { type Color, distance } from '@glissade/vision/blocks/color';
import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { emptySketch, puzzleOfSketch, type Sketch } from '../edit/sketch.ts';

/** Which cells are one piece: a number for each cell, -1 where it is free. A value. */
export type Layout = {
  readonly columns: number;
  readonly pieces: readonly number[];
};

/** Whether pieces move freely or, as cars do, along their length. */
export type Moving = 'any' | 'along';

export const layoutOf = ({ grid, pieces }: BlocksReading): Layout => ({
  columns: grid.columns,
  pieces,
});

/** Joins the pieces of two neighbours, or parts one piece along the line between them. */
export function toggleBorder(layout: Layout, a: number, b: number): Layout {
  const { columns, pieces } = layout;
  const [one, other] = [pieces[a]!, pieces[b]!];
  const fresh = Math.max(...pieces) + 1;
  if (one !== other) {
    const joined = pieces.map((piece, cell) => {
      const isFree = piece < 0 && (cell === a || cell === b);
      return isFree || (piece >= 0 && (piece === one || piece === other)) ? fresh : piece;
    });
    return { columns, pieces: joined };
  }
  if (one < 0) return { columns, pieces: pieces.with(a, fresh).with(b, fresh) };
  const isAcross = b === a + 1;
  const line = isAcross ? b % columns : Math.floor(b / columns);
  const isBeyond = (cell: number) =>
    (isAcross ? cell % columns : Math.floor(cell / columns)) >= line;
  return {
    columns,
    pieces: pieces.map((piece, cell) => (piece === one && isBeyond(cell) ? fresh : piece)),
  };
}

/** Frees a cell, or puts a piece of one cell there. */
export function toggleCell({ columns, pieces }: Layout, cell: number): Layout {
  const next = pieces[cell]! < 0 ? Math.max(...pieces) + 1 : -1;
  return { columns, pieces: pieces.with(cell, next) };
}

/** Makes some cells one piece; what is left of others there falls apart where it must. */
export function joinCells({ columns, pieces }: Layout, joined: readonly number[]): Layout {
  const fresh = Math.max(...pieces) + 1;
  return numberParts({
    columns,
    pieces: pieces.map((piece, cell) => (joined.includes(cell) ? fresh : piece)),
  });
}

/** Numbers connected parts anew, in reading order. */
function numberParts({ columns, pieces }: Layout): Layout {
  const parts = pieces.map(() => -1);
  let count = 0;
  const spread = (cell: number) => {
    parts[cell] = count;
    for (const next of neighboursOf(cell, columns, pieces.length)) {
      if (parts[next]! < 0 && pieces[next] === pieces[cell]) spread(next);
    }
  };
  pieces.forEach((piece, cell) => {
    if (piece < 0 || parts[cell]! >= 0) return;
    spread(cell);
    count++;
  });
  return { columns, pieces: parts };
}

function neighboursOf(cell: number, columns: number, count: number): number[] {
  const column = cell % columns;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column + 1 < columns ? [cell + 1] : []),
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell + columns < count ? [cell + columns] : []),
  ];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789';

/** The letters of the cells, in reading order of their pieces; '' where a cell is free. */
export function lettersOf({ pieces }: Layout): string[] {
  const order = [...new Set(pieces.filter((piece) => piece >= 0))];
  return pieces.map((piece) => (piece < 0 ? '' : (LETTERS[order.indexOf(piece)] ?? '')));
}

type Extent = {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
};

function extentsOf(layout: Layout): Extent[] {
  const letters = lettersOf(layout);
  return [...new Set(letters)]
    .filter((letter) => letter !== '')
    .map((letter) => {
      const cells = letters.flatMap((each, cell) => (each === letter ? [cell] : []));
      const xs = cells.map((cell) => cell % layout.columns);
      const ys = cells.map((cell) => Math.floor(cell / layout.columns));
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
      return { letter, left, top, width, height, cells };
    });
}

/** Boards of bars alone are those of cars. */
export function likelyMoving(layout: Layout): Moving {
  const isBar = ({ width, height }: Extent) => Math.min(width, height) === 1 && width !== height;
  return layout.columns >= 5 && extentsOf(layout).every(isBar) ? 'along' : 'any';
}

/** The colour of some cells that is nearest to all of them, whatever is drawn on a few. */
export function commonColor(cells: readonly number[], colors: BlocksReading['colors']): Color {
  const far = (color: Color) =>
    cells.reduce((sum, cell) => sum + distance(color, colors[cell]!), 0);
  return cells
    .map((cell) => colors[cell]!)
    .reduce((best, color) => (far(color) < far(best) ? color : best));
}

/** The piece that is to leave, and where: a picture shows neither, but toys are alike. */
function likelyGoal(layout: Layout, colors: BlocksReading['colors'], moving: Moving) {
  const rows = layout.pieces.length / layout.columns;
  const extents = extentsOf(layout);
  if (moving === 'along') {
    const redness = ({ cells }: Extent) => {
      const [red, green, blue] = commonColor(cells, colors);
      return red - Math.max(green, blue);
    };
    const flat = extents.filter(({ width, height }) => width > height);
    const goalPiece = flat.sort((a, b) => redness(b) - redness(a))[0];
    if (!goalPiece || redness(goalPiece) < 60) return undefined;
    return { goalPiece, left: layout.columns - goalPiece.width, top: goalPiece.top };
  }
  const [goalPiece, next] = extents.sort((a, b) => b.cells.length - a.cells.length);
  if (!goalPiece || goalPiece.cells.length === next?.cells.length) return undefined;
  const left = Math.floor((layout.columns - goalPiece.width) / 2);
  return { goalPiece, left, top: rows - goalPiece.height };
}

/** What the editor goes on with; its goal is empty where none is likely. */
export function sketchOfLayout(
  layout: Layout,
  colors: BlocksReading['colors'],
  moving: Moving,
): { readonly sketch: Sketch; readonly goalPiece: string | undefined } {
  const { columns, pieces } = layout;
  const rows = pieces.length / columns;
  const goal = likelyGoal(layout, colors, moving);
  const axisOf = ({ width, height }: Extent): Axis => (width > height ? 'h' : 'v');
  const axes = Object.fromEntries(
    moving === 'any'
      ? []
      : extentsOf(layout)
          .filter(({ width, height }) => width !== height)
          .map((one) => [one.letter, axisOf(one)]),
  );
  const placed = pieces.map((_, cell) => {
    if (!goal) return '';
    const from = cell + goal.goalPiece.left - goal.left + (goal.goalPiece.top - goal.top) * columns;
    return goal.goalPiece.cells.includes(from) ? goal.goalPiece.letter : '';
  });
  const cells = pieces.map((): CellType => 'floor');
  const empty = emptySketch(columns, rows);
  const sketch = { ...empty, cells, start: lettersOf(layout), goals: [placed], axes };
  return { sketch, goalPiece: goal?.goalPiece.letter };
}

/** The puzzle of a sketch that is whole; undefined while something is missing. */
export function puzzleOfWhole(sketch: Sketch) {
  try {
    return puzzleOfSketch(sketch);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
