/* Text of others, so that it can play no tricks on a terminal. */

/** Control characters made visible, one for one. For text within a line. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, symbolOf);
}

/** All controls but tabs and ends of lines and pages; on a screen also what turns text round. */
const UNSEEN = /(?![\t\n\f])\p{Cc}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
const CONTROLS = /\x1b\[(?!8m)[\d;]{1,24}m|(?![\t\n\f])\p{Cc}/gu;
const TURNING = /\p{Bidi_Control}/gu;

/**
 * Whole output with its own line ends and, where it may be painted, colours: nothing else in it is
 * a command to a terminal.
 */
export function harmless(text: string, isPainted: boolean, isScreen: boolean): string {
  const plain = UNSEEN.test(text)
    ? text.replace(CONTROLS, (found) =>
        isPainted && found.length > 1 ? found : [...found].map(symbolOf).join(''),
      )
    : text;
  return isScreen ? plain.replace(TURNING, symbolOf) : plain;
}

function symbolOf(character: string): string {
  const code = character.codePointAt(0)!;
  if (code === 0x0a) return ' ';
  if (code >= 0x20 && code < 0x7f) return character;
  return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
}
