import type { Puzzle, Shape } from '@glissade/core';
import {
  type Figure,
  groundFigures,
  type PictureStyle,
  pieceFigures,
} from '@glissade/picture/figures';
import { CELL } from '@glissade/picture/outline';
import { PICTURE_MARGIN, pictureSize } from '@glissade/picture/svgText';
import { type Area, areaAround, changesOf, touch } from './area.ts';
import type { Places } from './frames.ts';
import { paintFigures } from './paintFigures.ts';

/** Paints frames of one puzzle on a canvas of its own size. */
export type Painter = {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  /** Whether there are more colours than those of flat pieces. */
  readonly isColorful: boolean;
  /** Paints what differs from the picture before, and says where that is. */
  readonly paint: (places: Places) => Area;
};

/** `widthMax`: of the picture, in pixels; both sides come out even, as films need them. */
export async function createPainter(
  puzzle: Puzzle,
  style: PictureStyle,
  widthMax: number,
): Promise<Painter> {
  const [width, height] = pictureSize(puzzle);
  const scale = widthMax / Math.max(width, height);
  const even = (side: number) => 2 * Math.round((side * scale) / 2);
  const context = layerOf(even(width), even(height));
  const { canvas } = context;
  const photo = style.photo && (await imageOf(style.photo.address));
  // Some browsers take 100 ms for the outlines of a board: they are drawn once, and then moved.
  const behind = layerOf(canvas.width, canvas.height);
  behind.fillStyle = style.colors.page;
  behind.fillRect(0, 0, canvas.width, canvas.height);
  behind.setTransform(scale, 0, 0, scale, PICTURE_MARGIN * scale, PICTURE_MARGIN * scale);
  paintFigures(behind, groundFigures(puzzle, style), photo);
  const sprites = pieceFigures(puzzle, style).map((figures, piece) =>
    spriteOf(puzzle.pieces[piece]!.shape, figures, photo, scale),
  );
  return {
    canvas,
    context,
    isColorful: style.isDistinct || photo !== undefined,
    paint: paintingOf(context, behind.canvas, sprites, scale),
  };
}

function paintingOf(
  context: CanvasRenderingContext2D,
  behind: HTMLCanvasElement,
  sprites: readonly Sprite[],
  scale: number,
): Painter['paint'] {
  const margin = PICTURE_MARGIN * scale;
  const placed = ({ layer, left, top }: Sprite, [x, y]: Places[number]): Area => {
    // Whole pixels keep edges as sharp as they were drawn.
    const [atX, atY] = [x + left, y + top].map((cells) =>
      Math.round(margin + cells * CELL * scale),
    );
    return { x: atX!, y: atY!, width: layer.width, height: layer.height };
  };
  const whole = { x: 0, y: 0, width: behind.width, height: behind.height };
  let shown: readonly Area[] | undefined;
  return (places) => {
    const areas = sprites.map((sprite, piece) => placed(sprite, places[piece]!));
    const area = shown ? areaAround(changesOf(shown, areas), whole) : whole;
    shown = areas;
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.drawImage(behind, 0, 0);
    for (const [piece, { layer }] of sprites.entries()) {
      const { x, y } = areas[piece]!;
      if (touch(areas[piece]!, area)) context.drawImage(layer, x, y);
    }
    context.restore();
    return area;
  };
}

function layerOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', { willReadFrequently: true })!;
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A piece drawn once, and where its picture begins, in cells from its origin. */
type Sprite = {
  readonly layer: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
};

function spriteOf(
  shape: Shape,
  figures: readonly Figure[],
  photo: HTMLImageElement | undefined,
  scale: number,
): Sprite {
  const [xs, ys] = [shape.map(([dx]) => dx), shape.map(([, dy]) => dy)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
  const side = (cells: number) => Math.ceil(cells * CELL * scale);
  const context = layerOf(side(width), side(height));
  context.setTransform(scale, 0, 0, scale, -left * CELL * scale, -top * CELL * scale);
  paintFigures(context, figures, photo);
  return { layer: context.canvas, left, top };
}
