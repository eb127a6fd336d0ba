/* How many columns a text takes on a terminal. */

/** Columns a character takes on a terminal: 0 for marks that combine, 2 for wide ones, else 1. */
export function widthOfCharacter(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return 1;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x200d) return 0;
  if (/^\p{M}$/u.test(character) || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  return isWide(code) ? 2 : 1;
}

/** Characters that terminals draw two columns wide (Unicode's East Asian Width W and F). */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f7e0, 0x1f7eb],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

function isWide(code: number): boolean {
  return WIDE.some(([first, last]) => code >= first && code <= last);
}

const ASCII = /^[ -~]*$/;

/** Columns a text takes on a terminal; colour codes take none. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of stripColor(text)) width += widthOfCharacter(character);
  return width;
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

/** Cut to a width, ending in `…` if something was lost. Plain text only. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let out = '';
  let used = 0;
  for (const character of text) {
    used += widthOfCharacter(character);
    if (used > width - 1) break;
    out += character;
  }
  return `${out}…`;
}
