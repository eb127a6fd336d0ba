/* The types of a worksheet's exercises. */
import type { Random } from '@glissade/core';

/** One line of an answer, or of what is asked; boards are lists of numbers, 0 the gap. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  /** Numbered from 1. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Boards side by side, each with a caption. */
  | { readonly kind: 'boards'; readonly boards: readonly Drawn[] }
  /** So many lines to write on. */
  | { readonly kind: 'lines'; readonly count: number }
  /** So many empty boards to fill in. */
  | { readonly kind: 'frames'; readonly count: number };

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
export const lines = (count: number): Part => ({ kind: 'lines', count });
/** Rows of six, with one frame more at least than are needed: their number is part of the task. */
export const frames = (needed: number): Part => ({
  kind: 'frames',
  count: Math.ceil((needed + 1) / 6) * 6,
});
export const boards = (...drawn: readonly Drawn[]): Part => ({ kind: 'boards', boards: drawn });
