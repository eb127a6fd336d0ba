import type { Puzzle, Shape } from '@glissade/core';
import { CELL } from '../board/outline.ts';
import { type Ground, groundOf, labelSize, looksOf, type PieceLook } from '../board/scene.ts';
import { type Area, areaAround, changesOf, touch } from './area.ts';
import { colorsOf, type PictureColors } from './colors.ts';
import type { Places } from './frames.ts';
import { PICTURE_MARGIN } from './svgText.ts';

/** Paints frames of one puzzle on a canvas of its own size. */
export type Painter = {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  /** Paints what differs from the picture before, and says where that is. */
  readonly paint: (places: Places) => Area;
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
  // Some browsers take 100 ms for the outlines of a board: they are drawn once, and then moved.
  const behind = layerOf(canvas.width, canvas.height);
  behind.setTransform(scale, 0, 0, scale, PICTURE_MARGIN * scale, PICTURE_MARGIN * scale);
  paintGround(behind, ground, colors);
  const sprites = looksOf(puzzle).map((look, piece) => {
    const { fill, ink } = colorsOf(colors, puzzle.type === 'tiles', look);
    const size = labelSize(puzzle, look);
    return spriteOf(puzzle.pieces[piece]!.shape, { ...look, fill, ink, size }, colors, scale);
  });
  const margin = PICTURE_MARGIN * scale;
  const placed = ({ layer, left, top }: Sprite, [x, y]: Places[number]): Area => {
    // Whole pixels keep edges as sharp as they were drawn.
    const [atX, atY] = [x + left, y + top].map((cells) =>
      Math.round(margin + cells * CELL * scale),
    );
    return { x: atX!, y: atY!, width: layer.width, height: layer.height };
  };
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  let shown: readonly Area[] | undefined;
  const paint = (places: Places): Area => {
    const areas = sprites.map((sprite, piece) => placed(sprite, places[piece]!));
    const area = shown ? areaAround(changesOf(shown, areas), whole) : whole;
    shown = areas;
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.fillStyle = colors.page;
    context.fillRect(area.x, area.y, area.width, area.height);
    context.drawImage(behind.canvas, 0, 0);
    for (const [piece, { layer }] of sprites.entries()) {
      const { x, y } = areas[piece]!;
      if (touch(areas[piece]!, area)) context.drawImage(layer, x, y);
    }
    context.restore();
    return area;
  };
  return { canvas, context, paint };
}

function paintGround(
  context: CanvasRenderingContext2D,
  ground: Ground,
  colors: PictureColors,
): void {
  fillPath(context, new Path2D(ground.walls), colors.wall, colors.frame, 4);
  fillPath(context, new Path2D(ground.floor), colors.floor, colors.frame, 4);
  context.setLineDash([2, 12]);
  context.lineWidth = 4;
  context.strokeStyle = colors.target;
  for (const target of ground.targets) context.stroke(new Path2D(target));
}

function layerOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', { willReadFrequently: true })!;
}

type SpriteLook = PieceLook & {
  readonly fill: string;
  readonly ink: string;
  readonly size: number;
};

/** A piece drawn once, and where its picture begins, in cells from its origin. */
type Sprite = {
  readonly layer: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
};

function spriteOf(shape: Shape, look: SpriteLook, colors: PictureColors, scale: number): Sprite {
  const [xs, ys] = [shape.map(([dx]) => dx), shape.map(([, dy]) => dy)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
  const side = (cells: number) => Math.ceil(cells * CELL * scale);
  const context = layerOf(side(width), side(height));
  context.setTransform(scale, 0, 0, scale, -left * CELL * scale, -top * CELL * scale);
  fillPath(context, new Path2D(look.path), look.fill, colors.edge, 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.ink;
  context.font = `600 ${look.size}px system-ui, sans-serif`;
  context.fillText(look.label, look.labelAt[0], look.labelAt[1] + 2);
  return { layer: context.canvas, left, top };
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
