/* A puzzle that is being drawn: layers of labels, and what each tool changes in them. */
import {
  type Axis,
  type Board,
  buildPuzzle,
  type CellType,
  type GoalSpec,
  type PieceSpec,
  type Puzzle,
  type PuzzleInfo,
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
export function piecesOf(layer: Layer): GoalSpec[] {
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
  return orphan ?? labelBeside(taken) ?? '';
}

/** The first label that is not taken, if there is one. */
export function labelBeside(taken: ReadonlySet<string>): string | undefined {
  return [...LABELS].find((label) => !taken.has(label));
}
