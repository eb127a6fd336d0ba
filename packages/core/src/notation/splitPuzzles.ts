import { splitLines } from './sourceText.ts';

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
  const all = splitLines(text);
  if (!all.some((line) => isSeparator(line.text))) return [{ text, line: 1 }];
  const parts: PuzzleText[] = [];
  let lines: string[] = [];
  let first = 1;
  const close = () => {
    if (lines.every((line) => line.trim() === '')) return;
    parts.push({ text: `${lines.join('\n')}\n`, line: first });
  };
  for (const { number, text: line } of all) {
    if (!isSeparator(line)) {
      lines.push(line);
      continue;
    }
    close();
    lines = [];
    first = number + 1;
  }
  close();
  return parts;
}
