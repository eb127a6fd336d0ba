/* How many columns a text takes on a terminal. */
import fastStringWidth from 'fast-string-width';

const ASCII = /^[ -~]*$/;

/** Columns a text takes on a terminal; colour codes take none. */
export function widthOf(text: string): number {
  return ASCII.test(text) ? text.length : fastStringWidth(text);
}

export function stripColor(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
  return text.replace(/\x1b\[[0-9;]*m/g, '');
}

/** Filled with spaces to a width; longer text is left as it is. */
export function padTo(text: string, width: number, side: 'left' | 'right' = 'right'): string {
  const fill = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'right' ? text + fill : fill + text;
}

/** Finds what a reader takes for one character. Made when asked for: that takes 20 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Cut to a width, ending in `…` if something was lost. Plain text only. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let out = '';
  let used = 0;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) {
    used += widthOf(segment);
    if (used > width - 1) break;
    out += segment;
  }
  return `${out}…`;
}
