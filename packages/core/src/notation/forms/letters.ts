const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FURTHER_LETTERS = 0x4e00;

/** The label of piece number `index` where a form has none: A–Z, a–z, then other single letters. */
export function letterAt(index: number): string {
  return ALPHABET[index] ?? String.fromCodePoint(FURTHER_LETTERS + index - ALPHABET.length);
}
