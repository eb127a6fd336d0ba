/* Ways to understand a text that is in no form. */
import type { FormReading, ReadContext } from '../../form.ts';

/** Nobody writes more around a board, nor a larger board by hand. */
export const DISGUISED_LENGTH_MAX = 20_000;

/** Longer texts are programs. */
export const GUESSED_LENGTH_MAX = 10_000;

/** One way: what the text means, or undefined where it is something else. May throw ParseError. */
export type Guess = (text: string, context: ReadContext) => FormReading | undefined;
