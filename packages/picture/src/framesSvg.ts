/* The states of a line as one picture, in rows, each with its number and move below. */
import {
  defaultMetric,
  escapeXml,
  formatUnit,
  type Metric,
  OptionError,
  type Puzzle,
  type State,
  type Steps,
  statesAlong,
  unitsOf,
} from '@glissade/core';
import { placeOf } from './arrow.ts';
import type { PictureStyle } from './figures.ts';
import { checkPicture, givenPuzzle, type PictureLook, stepsOf, styleOf } from './given.ts';
import { nameFor } from './nameFor.ts';
import { drawnParts, PICTURE_MARGIN, pictureSize, svgOf } from './svgText.ts';

/** How the states of a line are drawn. */
export type FramesOptions = PictureLook & {
  /** What counts as a move; `defaultMetric(puzzle)` if not given. */
  readonly metric?: Metric;
  /** Boards beside each other; 6 if not given. */
  readonly columns?: number;
};

/** Space for the words below a board, in units of the drawing. */
const CAPTION = 70;

/**
 * Every state of a line of play in one SVG picture, the start first.
 *
 * @throws `ParseError` For moves that are not legal.
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { framesSvg } from 'glissade/picture';
 * const svg = framesSvg(parsePuzzle('start:\nA..\n...\ngoal:\n...\n..A'), 'AR2D');
 * console.log(svg.includes('>1. AR2D</text>')); // → true
 * ```
 */
export function framesSvg(
  given: Puzzle | string,
  line: string | Steps,
  options: FramesOptions = {},
): string {
  const puzzle = givenPuzzle(given);
  const {
    metric = defaultMetric(puzzle),
    columns = 6,
    ...look
  } = checkPicture(options, ['theme', 'labels', 'metric', 'columns']);
  if (!(Number.isInteger(columns) && columns >= 1)) {
    throw new OptionError('type', `columns is ${columns}`, 'it must be a whole number from 1');
  }
  const style = styleOf(look);
  const frames = framesOf(puzzle, stepsOf(puzzle, line, puzzle.start), metric);
  const [wide, boardHigh] = pictureSize(puzzle);
  const high = boardHigh + CAPTION;
  const across = Math.min(columns, frames.length);
  const { defs, use } = sharedParts(puzzle, style);
  const drawn = frames.map(({ state, caption }, index) => {
    const [left, top] = [(index % across) * wide, Math.floor(index / across) * high];
    const board = use(state);
    const below = `x="${wide / 2 - PICTURE_MARGIN}" y="${boardHigh}" font-size="34"`;
    const words = `<text ${below} fill="${style.colors.ink}">${escapeXml(caption)}</text>`;
    return `<g transform="translate(${left} ${top})">${board}${words}</g>\n`;
  });
  const size = [across * wide, Math.ceil(frames.length / across) * high] as const;
  const page =
    `<rect x="${-PICTURE_MARGIN}" y="${-PICTURE_MARGIN}" width="${size[0]}" height="${size[1]}" ` +
    `fill="${style.colors.page}"/>\n`;
  return svgOf(puzzle, size, defs + page + drawn.join(''));
}

/** Ground and pieces, drawn once and used by every frame. */
function sharedParts(puzzle: Puzzle, style: PictureStyle) {
  const { ground, pieces } = drawnParts(puzzle, style);
  const all = [ground, ...pieces];
  const name = nameFor(all.join('|'));
  const defs = all.map((part, index) => `<g id="${name}-${index}">${part}</g>`).join('');
  const use = (state: State) =>
    [...state].reduce((drawn, cell, piece) => {
      const [x, y] = placeOf(puzzle, cell);
      return `${drawn}<use href="#${name}-${piece + 1}" x="${x}" y="${y}"/>`;
    }, `<use href="#${name}-0"/>`);
  return { defs: `<defs>${defs}</defs>\n`, use };
}

type Frame = { readonly state: State; readonly caption: string };

/** The start, then the state after each move, with what is written below it. */
export function framesOf(puzzle: Puzzle, steps: Steps, metric: Metric): Frame[] {
  const states = statesAlong(puzzle, steps);
  let at = 0;
  const moved = unitsOf(steps, metric).map((unit, index): Frame => {
    at += unit.length;
    return { state: states[at]!, caption: `${index + 1}. ${formatUnit(puzzle, unit, metric)}` };
  });
  return [{ state: states[0]!, caption: 'start' }, ...moved];
}
