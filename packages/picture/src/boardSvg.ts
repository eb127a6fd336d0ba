/* A board as SVG for pages, messages and documents: still, with a hint, or playing a line. */
import { type Puzzle, requireState, type State, type Steps } from '@glissade/core';
import { ARROW_WIDTH, arrowsAlong, placeOf } from './arrow.ts';
import type { PictureStyle } from './figures.ts';
import { checkPicture, givenPuzzle, type PictureLook, stepsOf, styleOf } from './given.ts';
import { motionOf } from './motion.ts';
import { drawnParts, pictureSize, svgOf } from './svgText.ts';

/** How a board is drawn, and what is shown of the play from its state. */
export type PictureOptions = PictureLook & {
  /** Moves from the state, as text or steps, shown by arrows: mostly one, the next. */
  readonly hint?: string | Steps;
  /** A line of play from the state, as text or steps: the picture plays it again and again. */
  readonly line?: string | Steps;
};

/**
 * A state of a puzzle, the start if none is given, as SVG that stands for itself: no font, script
 * or file goes with it. With a `line` the picture moves, but for readers who want less motion.
 *
 * @throws `OptionError` For options that make no sense, and for a state that does not fit.
 * @throws `ParseError` For moves that are not legal in the state.
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { boardSvg } from 'glissade/picture';
 * const svg = boardSvg(parsePuzzle('1 2 3/4 5 6/7 0 8'), undefined, { hint: 'L', theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('<polyline')); // → true true
 * ```
 */
export function boardSvg(
  given: Puzzle | string,
  from?: State,
  options: PictureOptions = {},
): string {
  const puzzle = givenPuzzle(given);
  const { hint, line, ...look } = checkPicture(options, ['theme', 'labels', 'hint', 'line']);
  const state = from ?? puzzle.start;
  requireState(puzzle, state);
  const style = styleOf(look);
  const { ground, pieces } = drawnParts(puzzle, style);
  const motion =
    line === undefined ? undefined : motionOf(puzzle, state, stepsOf(puzzle, line, state));
  const placed = pieces.map((piece, index) => {
    const [x, y] = placeOf(puzzle, state[index]!);
    const name = motion?.classes[index] ? ` class="${motion.classes[index]}"` : '';
    return `<g${name} transform="translate(${x} ${y})">${piece}</g>`;
  });
  const arrows =
    hint === undefined ? '' : arrowsOf(puzzle, state, stepsOf(puzzle, hint, state), style);
  const content = (motion?.style ?? '') + ground + placed.join('') + arrows;
  return svgOf(puzzle, pictureSize(puzzle), content);
}

function arrowsOf(puzzle: Puzzle, state: State, steps: Steps, { colors }: PictureStyle): string {
  const drawn = arrowsAlong(puzzle, state, steps)
    .map(({ points, head }) => `<polyline points="${points}"/><path d="${head}"/>`)
    .join('');
  const lines = (color: string, width: number) =>
    `<g fill="none" stroke="${color}" stroke-width="${width}">${drawn}</g>`;
  const { arrow, edge } = ARROW_WIDTH;
  return drawn === '' ? '' : lines(colors.page, edge) + lines(colors.accent, arrow);
}
