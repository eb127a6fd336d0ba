/** One of the puzzles of a text that separates them by lines `---`. */
export type PuzzleText = {
  /** Its lines, without the separators. */
  readonly text: string;
  /** 1-based line of the whole text in which it begins. */
  readonly line: number;
};

/**
 * Cuts a text at its lines `---`; parts with nothing in them are left out.
 *
 * @example
 * ```ts
 * import { splitPuzzles } from 'glissade/core';
 * console.log(splitPuzzles('1 2/0 3\n---\n1 2/3 0').map(({ line }) => line)); // → [ 1, 3 ]
 * ```
 */
export function splitPuzzles(text: string): PuzzleText[] {
  return [...eachPuzzleText(text)];
}

/** Three hyphens alone, blanks after them allowed, with the line end before; or the text's end. */
const SEPARATOR = /(?:^|\n)---[^\S\n]*(?=\n|$)|$/g;

/** The same one by one, so that a part can be forgotten before the next is cut. */
export function* eachPuzzleText(text: string): Generator<PuzzleText, void> {
  if (!text.includes('---')) {
    yield { text, line: 1 };
    return;
  }
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const plain = unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked;
  let [from, line] = [0, 1];
  for (const { 0: found, index } of plain.matchAll(SEPARATOR)) {
    // Nothing lies between two separators that follow each other.
    const part = plain.slice(from, index + Number(found.startsWith('\n')));
    if (found === '' && from === 0) yield { text, line };
    else if (part.trim() !== '') yield { text: part.endsWith('\n') ? part : `${part}\n`, line };
    const end = index + found.length;
    line += plain.slice(from, end).split('\n').length;
    from = end + 1;
  }
}
