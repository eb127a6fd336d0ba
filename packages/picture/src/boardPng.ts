/* A board as PNG for places that show no SVG: chats, documents, bots. */
import { OptionError, type Puzzle, requireState, type State, type Steps } from '@glissade/core';
import { ARROW_WIDTH, arrowsAlong, placeOf } from './arrow.ts';
import { type Figure, groundFigures, type PictureStyle, pieceFigures } from './figures.ts';
import { checkPicture, givenPuzzle, type PictureLook, stepsOf, styleOf } from './given.ts';
import { Canvas } from './raster/canvas.ts';
import { textLines } from './raster/glyphs.ts';
import { dashed, type Place, polylinesOf } from './raster/path.ts';
import { pngOf } from './raster/png.ts';
import { PICTURE_MARGIN, pictureSize } from './svgText.ts';

/** How a board is drawn, and how large. */
export type PngOptions = PictureLook & {
  /** Moves from the state, as text or steps, shown by arrows: mostly one, the next. */
  readonly hint?: string | Steps;
  /** Pixels from side to side; if not given, 100 a cell, or as many as a picture may have. */
  readonly width?: number;
};

/** So many pixels has a picture at most; who needs more needs SVG. */
const PIXELS_MAX = 2048 ** 2;

/**
 * A state of a puzzle, the start if none is given, as the bytes of a PNG file: the picture of
 * `boardSvg` on a transparent ground. Labels are in letters of its own: A to Z, a to z and digits;
 * a box stands for others.
 *
 * @throws `OptionError` For options that make no sense, and for a state that does not fit.
 * @throws `ParseError` For moves that are not legal in the state.
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { boardPng } from 'glissade/picture';
 * const png = boardPng(parsePuzzle('1 2 3/4 5 6/7 0 8'), undefined, { hint: 'L', width: 512 });
 * console.log(String.fromCharCode(...png.subarray(1, 4))); // → PNG
 * ```
 */
export function boardPng(
  given: Puzzle | string,
  from?: State,
  options: PngOptions = {},
): Uint8Array {
  const puzzle = givenPuzzle(given);
  const { hint, width, ...look } = checkPicture(options, ['theme', 'labels', 'hint', 'width']);
  const state = from ?? puzzle.start;
  requireState(puzzle, state);
  const style = styleOf(look);
  const steps = hint === undefined ? undefined : stepsOf(puzzle, hint, state);
  const { canvas, scale } = blankFor(puzzle, width);
  const placeAt = ([x, y]: readonly [number, number]): Place => {
    return { x: (x + PICTURE_MARGIN) * scale, y: (y + PICTURE_MARGIN) * scale, scale };
  };
  for (const figure of groundFigures(puzzle, style)) draw(canvas, figure, placeAt([0, 0]));
  for (const [piece, figures] of pieceFigures(puzzle, style).entries()) {
    const place = placeAt(placeOf(puzzle, state[piece]!));
    for (const figure of figures) draw(canvas, figure, place);
  }
  if (steps) drawArrows(canvas, arrowsAlong(puzzle, state, steps), placeAt([0, 0]), style);
  return pngOf(canvas);
}

/** An empty canvas of the size asked for, and how many of its pixels a unit of the drawing is. */
function blankFor(puzzle: Puzzle, asked: number | undefined) {
  const [wide, high] = pictureSize(puzzle);
  const most = Math.floor(Math.sqrt((PIXELS_MAX * wide) / high));
  const width = asked ?? Math.min(wide, most);
  if (!(Number.isInteger(width) && width >= 1 && width <= most)) {
    const hint = `it must be a whole number from 1 to ${most}`;
    throw new OptionError('type', `width is ${width}`, hint);
  }
  const height = Math.max(1, Math.round((width * high) / wide));
  return { canvas: new Canvas(width, height), scale: width / wide };
}

function draw(canvas: Canvas, figure: Figure, place: Place): void {
  const { x, y, scale } = place;
  if (figure.kind === 'text') {
    const { text, at, size, fill, opacity } = figure;
    const middle = [x + at[0] * scale, y + at[1] * scale] as const;
    const { lines, thickness } = textLines(text, middle, size * scale);
    canvas.stroke(lines, thickness, fill, opacity);
  }
  if (figure.kind !== 'path' || figure.path === '') return;
  const { path, fill, stroke, width = 1, dash } = figure;
  const lines = polylinesOf(path, place);
  if (fill) canvas.fill(lines, fill);
  if (!stroke) return;
  const [on, off] = (dash ?? '').split(' ').map((part) => Number(part) * scale);
  canvas.stroke(on && off ? dashed(lines, on, off) : lines, width * scale, stroke);
}

function drawArrows(
  canvas: Canvas,
  arrows: ReturnType<typeof arrowsAlong>,
  place: Place,
  { colors }: PictureStyle,
): void {
  const lines = arrows.flatMap(({ points, head }) => {
    return polylinesOf(`M${points.replaceAll(' ', 'L')}${head}`, place);
  });
  if (lines.length === 0) return;
  canvas.stroke(lines, ARROW_WIDTH.edge * place.scale, colors.page);
  canvas.stroke(lines, ARROW_WIDTH.arrow * place.scale, colors.accent);
}
