import type { Fault } from '../fault.ts';

/** What the library says about texts and puzzles; in English in its own words. */
export const faults = {
  message: ({ message }: Fault) => message,
  /** Both, as sentences. */
  whole: ({ message, hint }: Fault) => `${sentence(message)} ${sentence(hint)}`,
  /** With the place in the text that is wrong. */
  placed: (line: number, column: number, { message, hint }: Fault) =>
    `Line ${line}, column ${column}: ${message}. ${sentence(hint)}`,
  /** What was assumed when a text was read. */
  note: (note: string) => sentence(note),
  /** The form that a text was read as. */
  form: (_name: string, title: string) => title,
};

function sentence(words: string): string {
  return words === '' ? '' : `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}
