/* Rotates and mirrors a sketch. */
import type { Axis } from '@glissade/core';
import type { Layer, Sketch } from './sketch.ts';

/** For each cell of the new board, the cell of the old one that comes there, or -1. */
type CellMap = { readonly width: number; readonly height: number; readonly from: number[] };

/** A quarter turn, clockwise. */
export function rotateSketch(sketch: Sketch): Sketch {
  const { width, height } = sketch;
  const map = cellMap(height, width, (column, row) => (height - 1 - column) * width + row);
  const axes: Record<string, Axis> = {};
  for (const [label, axis] of Object.entries(sketch.axes)) axes[label] = axis === 'h' ? 'v' : 'h';
  return { ...mapSketch(sketch, map), axes };
}

/** Left becomes right. */
export function mirrorSketch(sketch: Sketch): Sketch {
  const { width, height } = sketch;
  const map = cellMap(width, height, (column, row) => row * width + (width - 1 - column));
  return mapSketch(sketch, map);
}

/** More or fewer columns and rows, at the right and below. What lies there is lost. */
export function resizeSketch(sketch: Sketch, width: number, height: number): Sketch {
  const map = cellMap(width, height, (column, row) =>
    column < sketch.width && row < sketch.height ? row * sketch.width + column : -1,
  );
  const resized = mapSketch(sketch, map);
  const left = new Set(resized.start);
  const keep = ([label]: readonly [string, unknown]) => left.has(label);
  return { ...resized, axes: Object.fromEntries(Object.entries(resized.axes).filter(keep)) };
}

function cellMap(
  width: number,
  height: number,
  from: (column: number, row: number) => number,
): CellMap {
  const cells = Array.from({ length: width * height }, (_, cell) =>
    from(cell % width, Math.floor(cell / width)),
  );
  return { width, height, from: cells };
}

function mapSketch(sketch: Sketch, { width, height, from }: CellMap): Sketch {
  const mapLayer = (layer: Layer) => from.map((cell) => layer[cell] ?? '');
  return {
    ...sketch,
    width,
    height,
    cells: from.map((cell) => sketch.cells[cell] ?? 'floor'),
    start: mapLayer(sketch.start),
    goals: sketch.goals.map(mapLayer),
  };
}
