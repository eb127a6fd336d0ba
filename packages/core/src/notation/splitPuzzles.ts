/** One puzzle of a text that holds several. */
export type PuzzleText = {
  /** Its lines, without the separators. */
  readonly text: string;
  /** 1-based line of the whole text in which it begins. */
  readonly line: number;
};

/** True for the line between two puzzles: three hyphens alone, blanks after them allowed. */
export function isSeparator(line: string): boolean {
  return line.startsWith('---') && line.slice(3).trim() === '';
}

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

/** A line of `isSeparator`, with the end of the line before it. */
const SEPARATOR = /(?:^|\n)---[^\S\n]*(?=\n|$)/g;

/** The same one by one, so that a part can be forgotten before the next is cut. */
export function* eachPuzzleText(text: string): Generator<PuzzleText, void> {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const plain = unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked;
  const separators = plain.matchAll(SEPARATOR);
  let separator = separators.next();
  if (separator.done) yield { text, line: 1 };
  let [from, line] = [0, 1];
  for (; !separator.done; separator = separators.next()) {
    const [found] = separator.value;
    const isFirstLine = !found.startsWith('\n');
    const end = separator.value.index + (isFirstLine ? 0 : 1);
    // Nothing lies between two separators that follow each other.
    const part = plain.slice(from, end);
    if (part.trim() !== '') yield { text: part, line };
    line += countLineEnds(part) + 1;
    from = separator.value.index + found.length + 1;
  }
  const rest = plain.slice(from);
  if (from > 0 && rest.trim() !== '') {
    yield { text: rest.endsWith('\n') ? rest : `${rest}\n`, line };
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
