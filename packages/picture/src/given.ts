/* What callers give to a picture, checked. */
import {
  closestWord,
  OptionError,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  requireLine,
  requirePuzzle,
  type State,
  type Steps,
} from '@glissade/core';
import { DARK, LIGHT } from './colors.ts';
import type { PictureStyle } from './figures.ts';

/** The colours of a picture. */
export type PictureTheme = 'light' | 'dark';

/** How a board is drawn. */
export type PictureLook = {
  /** `light` if not given. */
  readonly theme?: PictureTheme;
  /** False for block puzzles without letters; tiles keep their numbers. */
  readonly labels?: boolean;
};

/** A puzzle as it is, or as text in any form. Throws ParseError. */
export function givenPuzzle(given: Puzzle | string): Puzzle {
  return typeof given === 'string' ? parsePuzzle(given) : requirePuzzle(given);
}

/** Throws OptionError for an option that there is not, or of another type than it must be. */
export function checkPicture<Options extends object>(
  options: Options,
  known: readonly string[],
): Options {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!known.includes(name)) {
      const meant = closestWord(name, known);
      const hint = meant ? `did you mean ${meant}?` : `it takes ${known.join(', ')}`;
      throw new OptionError('unknown', `a picture has no option "${name}"`, hint, { name });
    }
    const wanted = wantedOf(name, value);
    if (wanted) throw new OptionError('type', `${name} is ${typeof value}`, `it must be ${wanted}`);
  }
  return options;
}

/** What an option had to be, if it is not that. */
function wantedOf(name: string, value: unknown): string | undefined {
  if (name === 'labels') return typeof value === 'boolean' ? undefined : 'true or false';
  if (name === 'columns' || name === 'width') {
    return typeof value === 'number' ? undefined : 'a number';
  }
  const isSteps = Object.prototype.toString.call(value) === '[object Uint32Array]';
  if (typeof value === 'string' || (isSteps && (name === 'hint' || name === 'line'))) return;
  return 'a text';
}

/** The style of a picture. Throws OptionError for a theme that there is not. */
export function styleOf({ theme = 'light', labels = true }: PictureLook): PictureStyle {
  if (theme !== 'light' && theme !== 'dark') {
    throw new OptionError('type', `there is no theme ${theme}`, 'it must be light or dark');
  }
  return { colors: theme === 'dark' ? DARK : LIGHT, hasLabels: labels, isDistinct: false };
}

/** Moves given as text or steps. Throws ParseError or OptionError for moves that are not legal. */
export function stepsOf(puzzle: Puzzle, moves: string | Steps, from: State): Steps {
  if (typeof moves === 'string') return parseMoves(puzzle, moves, { from });
  requireLine(puzzle, moves, from);
  return moves;
}
