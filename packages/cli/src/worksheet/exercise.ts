/* The types of a worksheet's exercises. */
import type { Random } from '@glissade/core';

/** One line of an answer, or of what is asked; boards are lists of numbers, 0 the gap. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  /** Numbered from 1. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Boards side by side, each with a caption. */
  | { readonly kind: 'boards'; readonly boards: readonly Drawn[] }
  /** Space to write: so many lines. */
  | { readonly kind: 'room'; readonly lines: number };

export type Drawn = {
  readonly caption: string;
  readonly tiles: readonly number[];
  readonly width: number;
};

export type Exercise = {
  readonly title: string;
  readonly task: readonly Part[];
  readonly answer: readonly Part[];
};

/** Makes an exercise by chance; the same numbers give the same one. */
export type MakeExercise = (random: Random) => Exercise;

export const words = (text: string): Part => ({ kind: 'words', text });
export const list = (items: readonly string[]): Part => ({ kind: 'list', items });
export const room = (lines: number): Part => ({ kind: 'room', lines });
export const boards = (...drawn: readonly Drawn[]): Part => ({ kind: 'boards', boards: drawn });
