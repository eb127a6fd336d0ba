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
  return text.includes('---') ? [...eachPuzzleText(text)] : [{ text, line: 1 }];
}

/** The same one by one, so that a part can be forgotten before the next is made. */
export function* eachPuzzleText(text: string): Generator<PuzzleText, void> {
  const parts = text.includes('---') ? cut(text) : [];
  // A text without a separator is one puzzle as it stands.
  if (parts.length < 2) yield { text, line: 1 };
  else {
    let line = 1;
    for (const part of parts) {
      if (part.trim() !== '') yield { text: `${part.slice(1)}\n`, line };
      line += part.split('\n').length;
    }
  }
}

/** Cut at lines of three hyphens, blanks after them allowed; each part has a line end before it. */
function cut(text: string): string[] {
  const plain = `\n${text.replace(/^\uFEFF/, '')}`.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return plain.split(/\n---[^\S\n]*(?=\n|$)/);
}

/** True for the line between two puzzles: three hyphens alone, blanks after them allowed. */
export function isSeparator(line: string): boolean {
  return line.startsWith('---') && line.slice(3).trim() === '';
}
