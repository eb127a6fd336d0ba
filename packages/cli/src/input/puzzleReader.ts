import { type Reading, type ReadOptions, readPuzzle, withoutStack } from '@glissade/core';
import { isInputError } from '../errors.ts';
import type { InputFlags } from '../flags/shared.ts';
import { NumberLines } from './numberLines.ts';
import { unescapeBreaks } from './sources.ts';

type Attempt =
  | { readonly reading: Reading; readonly error?: never }
  | { readonly reading?: never; readonly error: Error & { readonly code: string } };

/**
 * Reads texts as one puzzle each. The last one is remembered: a text is read to see what it is, and
 * then for its puzzle.
 */
export class PuzzleReader {
  private readonly options: ReadOptions;
  /** Undefined where a goal, a form or a target is given: these say how a text is read. */
  private readonly numberLines: NumberLines | undefined;
  private last: { readonly text: string; readonly attempt: Attempt } | undefined;

  constructor({ from, goal, target }: InputFlags) {
    this.options = { from, target, goal: goal && unescapeBreaks(goal) };
    const areGiven = [from, goal, target].some((option) => option !== undefined);
    this.numberLines = areGiven ? undefined : new NumberLines();
  }

  /** The puzzle of a text. Throws ParseError. */
  read(text: string): Reading {
    const { reading, error } = this.attempt(text);
    if (error) throw error;
    return reading;
  }

  /** The form of a text that is a puzzle, or the code of what is wrong with it. */
  readonly readAs = (text: string): { form: string } | { form?: never; fault: string } => {
    const { reading, error } = this.attempt(text);
    return error ? { fault: error.code } : { form: reading.form };
  };

  private attempt(text: string): Attempt {
    // Most lines of drawings are no puzzle.
    if (text !== this.last?.text) {
      this.last = { text, attempt: withoutStack(() => this.attemptAnew(text)) };
    }
    return this.last!.attempt;
  }

  private attemptAnew(text: string): Attempt {
    try {
      const known = this.numberLines?.read(text);
      if (known) return { reading: known };
      const reading = readPuzzle(text, this.options);
      this.numberLines?.learn(text, reading);
      return { reading };
    } catch (error) {
      if (!isInputError(error)) throw error;
      return { error };
    }
  }
}
