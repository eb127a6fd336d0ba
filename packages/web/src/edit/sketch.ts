/* A puzzle that is being drawn: layers of labels, and what each tool changes in them. */
import {
  type Axis,
  type Board,
  buildPuzzle,
  type CellType,
  cellsOfShape,
  type GoalSpec,
  type PieceSpec,
  type Puzzle,
  type PuzzleInfo,
  type Shape,
  shapeOf,
  specOf,
} from '@glissade/core';

/** A label for each cell, row by row; '' where no piece lies. */
export type Layer = readonly string[];

/** A puzzle on the way: it may not make sense yet. A value; every change makes a new one. */
export type Sketch = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellType[];
  readonly start: Layer;
  /** Alternative goals; at least one, perhaps empty. */
  readonly goals: readonly Layer[];
  /** Of the pieces that may not move freely, by label. */
  readonly axes: Readonly<Record<string, Axis>>;
  readonly same: readonly (readonly string[])[];
  readonly info: PuzzleInfo;
};

export const SIDE_MAX = 16;

export function emptySketch(width: number, height: number): Sketch {
  const blank = Array<string>(width * height).fill('');
  const cells = Array<CellType>(width * height).fill('floor');
  return { width, height, cells, start: blank, goals: [blank], axes: {}, same: [], info: {} };
}

export function sketchOf(puzzle: Puzzle): Sketch {
  const { board, pieces, goals, same = [], info = {} } = specOf(puzzle);
  const layerOf = (placed: readonly GoalSpec[]) => {
    const layer = Array<string>(board.cells.length).fill('');
    for (const { label, cells } of placed) for (const cell of cells) layer[cell] = label;
    return layer;
  };
  const axes = pieces.flatMap(({ label, axis = 'any' }) =>
    axis === 'any' ? [] : [[label, axis] as const],
  );
  return {
    ...board,
    start: layerOf(pieces),
    goals: goals.map(layerOf),
    axes: Object.fromEntries(axes),
    same,
    info,
  };
}

/** The puzzle that the sketch is. Throws PuzzleError while it is none. */
export function puzzleOfSketch(sketch: Sketch): Puzzle {
  const { width, height, cells, axes, info } = sketch;
  const board: Board = { width, height, cells };
  const pieces = piecesOf(sketch.start).map(
    (piece): PieceSpec => ({ ...piece, axis: axes[piece.label] ?? 'any' }),
  );
  const known = new Set(pieces.map(({ label }) => label));
  const same = sketch.same.filter((group) => group.every((label) => known.has(label)));
  return buildPuzzle({ board, pieces, goals: sketch.goals.map(piecesOf), same, info });
}

/** The pieces of a layer in reading order, each with its cells. */
function piecesOf(layer: Layer): GoalSpec[] {
  const cellsOf = new Map<string, number[]>();
  for (const [cell, label] of layer.entries()) {
    if (label !== '') cellsOf.set(label, [...(cellsOf.get(label) ?? []), cell]);
  }
  return [...cellsOf].map(([label, cells]) => ({ label, cells }));
}

export function labelsOf(sketch: Sketch): string[] {
  return piecesOf(sketch.start).map(({ label }) => label);
}

const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789';

/**
 * The label of the next piece: that of a goal whose piece was erased, or one that no piece has; ''
 * when there is none left.
 */
export function freeLabel(sketch: Sketch): string {
  const taken = new Set(['', ...sketch.start]);
  const orphan = sketch.goals.flat().find((label) => !taken.has(label));
  return orphan ?? [...LABELS].find((label) => !taken.has(label)) ?? '';
}

/** Another goal, still empty, behind the others. */
export function addGoal(sketch: Sketch): Sketch {
  return { ...sketch, goals: [...sketch.goals, sketch.start.map(() => '')] };
}

/** Without this goal; of the last one an empty one stays. */
export function removeGoal(sketch: Sketch, goal: number): Sketch {
  const goals = sketch.goals.toSpliced(goal, 1);
  return goals.length > 0 ? { ...sketch, goals } : addGoal({ ...sketch, goals });
}

/** What a stroke puts on a cell: a type of cell, free of pieces, or a piece. */
export type Paint =
  | { readonly kind: 'cell'; readonly type: CellType }
  | { readonly kind: 'piece'; readonly label: string };

/** The start with one cell painted. A cell that becomes a wall loses the goals' pieces too. */
export function paintStart(sketch: Sketch, cell: number, paint: Paint): Sketch {
  if (paint.kind === 'piece') {
    const floor = sketch.cells.with(cell, 'floor');
    return mendGoals({ ...sketch, cells: floor, start: sketch.start.with(cell, paint.label) });
  }
  const { type } = paint;
  const goals =
    type === 'floor' || type === 'gate'
      ? sketch.goals
      : sketch.goals.map((goal) => goal.with(cell, ''));
  const start = sketch.start.with(cell, '');
  return mendGoals({ ...sketch, cells: sketch.cells.with(cell, type), start, goals });
}

/**
 * Gives pieces of the goals the shape that they have at the start, at the same corner and within
 * the board. A piece that is not at the start keeps its goal for the one that is painted next.
 */
function mendGoals(sketch: Sketch): Sketch {
  const shapes = new Map(
    piecesOf(sketch.start).map(({ label, cells }) => [label, shapeOf(sketch, cells).shape]),
  );
  const goals = sketch.goals.map((goal) => {
    let mended = goal;
    for (const { label, cells } of piecesOf(goal)) {
      const shape = shapes.get(label);
      const should = shape && cellsAtCorner(sketch, shape, cells);
      if (!shape || should?.join() === cells.join()) continue;
      mended = mended.map((each) => (each === label ? '' : each));
      if (should && canLie(sketch, mended, should)) {
        mended = mended.map((each, cell) => (should.includes(cell) ? label : each));
      }
    }
    return mended;
  });
  const named = new Set(goals.flat());
  const axes = Object.fromEntries(
    Object.entries(sketch.axes).filter(([label]) => shapes.has(label) || named.has(label)),
  );
  return { ...sketch, goals, axes };
}

/** The cells of a shape whose upper left corner is that of some cells, or as near as it fits. */
function cellsAtCorner(board: Sketch, shape: Shape, cells: readonly number[]) {
  const columns = shape.map(([dx]) => dx);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const bottom = Math.max(...shape.map(([, dy]) => dy));
  const column = Math.min(...cells.map((cell) => cell % board.width));
  const row = Math.floor(Math.min(...cells) / board.width);
  const x = Math.min(column, board.width - 1 - (right - left)) - left;
  const y = Math.min(row, board.height - 1 - bottom);
  return y < 0 ? undefined : cellsOfShape(board, shape, x + y * board.width);
}

function canLie(sketch: Sketch, layer: Layer, cells: readonly number[]): boolean {
  return cells.every((cell) => {
    const type = sketch.cells[cell];
    return layer[cell] === '' && (type === 'floor' || type === 'gate');
  });
}

/**
 * Puts a piece into a goal with its origin at the cell, or as near to it as it fits; takes it away
 * when `cell` is undefined. Undefined where it fits nowhere in reach.
 */
export function placeGoal(
  sketch: Sketch,
  goal: number,
  label: string,
  cell: number | undefined,
): Sketch | undefined {
  const piece = piecesOf(sketch.start).find((each) => each.label === label);
  const cleared = sketch.goals[goal]!.map((each) => (each === label ? '' : each));
  const put = (layer: Layer) => ({ ...sketch, goals: sketch.goals.with(goal, layer) });
  if (cell === undefined) return put(cleared);
  if (!piece) return undefined;
  const { shape } = shapeOf(sketch, piece.cells);
  for (const [dx, dy] of shape) {
    // The cell that was touched may be any of the piece's own.
    const cells = cellsOfShape(sketch, shape, cell - dx - dy * sketch.width);
    if (!cells?.includes(cell) || !canLie(sketch, cleared, cells)) continue;
    return put(cleared.map((each, at) => (cells.includes(at) ? label : each)));
  }
  return undefined;
}

/** Puts a piece into a goal as if it were dragged there by one of its cells. */
export function dragGoal(
  sketch: Sketch,
  goal: number,
  label: string,
  from: number,
  to: number,
): Sketch | undefined {
  const piece = piecesOf(sketch.start).find((each) => each.label === label);
  if (!piece) return undefined;
  const { width } = sketch;
  const { shape, origin } = shapeOf(sketch, piece.cells);
  const dx = (from % width) - (origin % width);
  const dy = Math.floor(from / width) - Math.floor(origin / width);
  const [x, y] = [(to % width) - dx, Math.floor(to / width) - dy];
  if (x < 0 || x >= width || y < 0) return undefined;
  const cells = cellsOfShape(sketch, shape, x + y * width);
  const cleared = sketch.goals[goal]!.map((each) => (each === label ? '' : each));
  if (!cells || !canLie(sketch, cleared, cells)) return undefined;
  const layer = cleared.map((each, at) => (cells.includes(at) ? label : each));
  return { ...sketch, goals: sketch.goals.with(goal, layer) };
}

export function setAxis(sketch: Sketch, label: string, axis: Axis): Sketch {
  const { [label]: _, ...others } = sketch.axes;
  return { ...sketch, axes: axis === 'any' ? others : { ...others, [label]: axis } };
}
