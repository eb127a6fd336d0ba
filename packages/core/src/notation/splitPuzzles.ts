import { isGateRow, isSeparator } from './gateRows.ts';
import { withUnixEnds } from './sourceText.ts';

/** One of the puzzles of a text that separates them by lines `---`. */
export type PuzzleText = {
  /** Its lines, without the separators. */
  readonly text: string;
  /** 1-based line of the whole text in which it begins. */
  readonly line: number;
};

/**
 * Cuts a text at its lines `---`, but for rows of gates in a drawing; parts with nothing in them
 * are left out.
 *
 * @example
 * ```ts
 * import { splitPuzzles } from 'glissade/core';
 * console.log(splitPuzzles('1 2/0 3\n---\n1 2/3 0').map(({ line }) => line)); // → [ 1, 3 ]
 * ```
 */
export function splitPuzzles(text: string): PuzzleText[] {
  return text.includes('---') ? [...eachPuzzleText(text)] : [{ text, line: 1 }];
}

/** The same one by one, so that a part can be forgotten before the next is made. */
export function* eachPuzzleText(text: string): Generator<PuzzleText, void> {
  const lines = text.includes('---') ? linesOf(text) : [];
  let from = 0;
  for (let at = 0; at < lines.length; at++) {
    if (!isSeparator(lines[at]!) || isGateRow(lines, from, at)) continue;
    yield* filledPart(lines, from, at);
    from = at + 1;
  }
  // A text without a separator is one puzzle as it stands.
  if (from === 0) yield { text, line: 1 };
  else yield* filledPart(lines, from, lines.length);
}

function linesOf(text: string): string[] {
  return withUnixEnds(text).replace(/\n$/, '').split('\n');
}

function* filledPart(lines: readonly string[], from: number, to: number): Generator<PuzzleText> {
  const text = lines.slice(from, to).join('\n');
  if (text.trim() !== '') yield { text: `${text}\n`, line: from + 1 };
}
