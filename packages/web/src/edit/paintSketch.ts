/* What each tool of the editor changes in a sketch. */
import { type Axis, type CellType, cellsOfShape, type Shape, shapeOf } from '@glissade/core';
import { type Layer, piecesOf, type Sketch } from './sketch.ts';

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
