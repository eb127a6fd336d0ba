/* Figures on a canvas. */
import type { Figure, PathFigure, TextFigure } from '@glissade/picture/figures';
import { PATTERN_SIDE, patternLines } from '@glissade/picture/patternLines';

/** Paints figures, the first lowest; `photo` is what photo figures show. */
export function paintFigures(
  context: CanvasRenderingContext2D,
  figures: readonly Figure[],
  photo: HTMLImageElement | undefined,
): void {
  for (const figure of figures) {
    context.save();
    if (figure.kind === 'path') paintPath(context, figure);
    else if (figure.kind === 'text') paintText(context, figure);
    else {
      context.clip(new Path2D(figure.path));
      if (figure.kind === 'pattern') paintPattern(context, figure.hue);
      else if (photo) paintPhoto(context, photo, figure.at, figure.size);
    }
    context.restore();
  }
}

function paintPath(
  context: CanvasRenderingContext2D,
  { path, fill, stroke, width = 0, dash = '' }: PathFigure,
): void {
  const outline = new Path2D(path);
  if (fill) {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash(dash === '' ? [] : dash.split(' ').map(Number));
  context.stroke(outline);
}

function paintText(
  context: CanvasRenderingContext2D,
  { text, at: [x, y], size, fill, opacity, outline }: TextFigure,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.globalAlpha = opacity;
  if (outline) {
    context.strokeStyle = outline;
    context.lineWidth = 5;
    context.lineJoin = 'round';
    context.strokeText(text, x, y + 2);
  }
  context.fillStyle = fill;
  context.fillText(text, x, y + 2);
}

/** The lines of a pattern, from square to square, over all that the clip leaves open. */
function paintPattern(context: CanvasRenderingContext2D, hue: number): void {
  const lines = new Path2D(patternLines[hue - 1]!);
  context.strokeStyle = 'rgb(0, 0, 0, 0.17)';
  context.lineWidth = 3;
  const { width, height } = context.canvas;
  const end = context.getTransform().inverse().transformPoint({ x: width, y: height });
  const start = context.getTransform().inverse().transformPoint({ x: 0, y: 0 });
  for (let x = floorOf(start.x); x < end.x; x += PATTERN_SIDE) {
    for (let y = floorOf(start.y); y < end.y; y += PATTERN_SIDE) {
      context.save();
      context.translate(x, y);
      context.beginPath();
      context.rect(0, 0, PATTERN_SIDE, PATTERN_SIDE);
      context.clip();
      context.stroke(lines);
      context.restore();
    }
  }
}

function floorOf(place: number): number {
  return Math.floor(place / PATTERN_SIDE) * PATTERN_SIDE;
}

/** Covers the rectangle with the middle of the photo. */
function paintPhoto(
  context: CanvasRenderingContext2D,
  photo: HTMLImageElement,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): void {
  const { naturalWidth, naturalHeight } = photo;
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  context.drawImage(photo, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}
