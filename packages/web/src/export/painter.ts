import type { Puzzle } from '@glissade/core';
import { CELL } from '../board/outline.ts';
import { groundOf, labelSize, looksOf } from '../board/scene.ts';
import { colorsOf, type PictureColors } from './colors.ts';
import type { Places } from './frames.ts';
import { PICTURE_MARGIN } from './svgText.ts';

/** Paints frames of one puzzle on a canvas of its own size. */
export type Painter = {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly paint: (places: Places) => void;
};

/** `widthMax`: of the picture, in pixels; both sides come out even, as films need them. */
export function createPainter(puzzle: Puzzle, colors: PictureColors, widthMax: number): Painter {
  const ground = groundOf(puzzle);
  const [width, height] = [ground.width, ground.height].map((side) => side + 2 * PICTURE_MARGIN);
  const scale = widthMax / Math.max(width!, height!);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * Math.round((width! * scale) / 2);
  canvas.height = 2 * Math.round((height! * scale) / 2);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const looks = looksOf(puzzle).map((look) => ({ ...look, body: new Path2D(look.path) }));
  const [floor, walls] = [new Path2D(ground.floor), new Path2D(ground.walls)];
  const targets = ground.targets.map((path) => new Path2D(path));
  const paint = (places: Places) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = colors.page;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, PICTURE_MARGIN * scale, PICTURE_MARGIN * scale);
    fillPath(context, walls, colors.wall, colors.frame, 4);
    fillPath(context, floor, colors.floor, colors.frame, 4);
    context.setLineDash([2, 12]);
    context.lineWidth = 4;
    context.strokeStyle = colors.target;
    for (const target of targets) context.stroke(target);
    context.setLineDash([]);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [piece, look] of looks.entries()) {
      const [x, y] = places[piece]!;
      const { fill, ink } = colorsOf(colors, puzzle.type === 'tiles', look);
      context.translate(x * CELL, y * CELL);
      fillPath(context, look.body, fill, colors.edge, 2);
      context.fillStyle = ink;
      context.font = `600 ${labelSize(puzzle, look)}px system-ui, sans-serif`;
      context.fillText(look.label, look.labelAt[0], look.labelAt[1] + 2);
      context.translate(-x * CELL, -y * CELL);
    }
  };
  return { canvas, context, paint };
}

function fillPath(
  context: CanvasRenderingContext2D,
  path: Path2D,
  fill: string,
  edge?: string,
  width = 0,
): void {
  context.fillStyle = fill;
  context.fill(path);
  if (edge === undefined) return;
  context.lineWidth = width;
  context.strokeStyle = edge;
  context.stroke(path);
}
