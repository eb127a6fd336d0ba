/* Keeps messages short, however long the text is that they quote. */

/** Most characters of a text that a message quotes in one piece. */
const EXCERPT_MAX = 80;
const MESSAGE_MAX = 600;
const LABELS_MAX = 40;

/** With what is before it, which is found sooner than a run alone. */
const LONG_RUN = new RegExp(`(^|\\s)(\\S{${EXCERPT_MAX + 1},})`, 'g');

/** The beginning of a text for a message: a part of its first line, `…` where it is cut. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_MAX && !/[\r\n]/.test(text)) return text;
  // A character has two units at most.
  const [line = ''] = text.slice(0, 2 * EXCERPT_MAX).split(/[\r\n]/, 1);
  const shown = [...line].slice(0, EXCERPT_MAX).join('');
  return shown.length === text.length ? text : `${shown}…`;
}

/**
 * A message that quotes no more of a text than can be read: `quoted` and every other long run of
 * characters are cut, and so is the whole.
 */
export function boundedMessage(message: string, quoted = ''): string {
  if (message.length <= EXCERPT_MAX) return message;
  const excerpt = excerptOf(quoted);
  const quoting = excerpt === quoted ? message : message.replaceAll(quoted, () => excerpt);
  const short = quoting.replace(LONG_RUN, (_, before, run) => before + excerptOf(run));
  if (short.length <= MESSAGE_MAX) return short;
  return `${[...short.slice(0, MESSAGE_MAX)].slice(0, -1).join('')}…`;
}

/** "the pieces are A B C" */
export function thePieces(pieces: readonly { readonly label: string }[]): string {
  return `the pieces are ${listOfLabels(pieces.map(({ label }) => label))}`;
}

/** Labels for a message, those of large boards cut short. */
export function listOfLabels(labels: readonly string[]): string {
  const shown = labels.slice(0, LABELS_MAX).join(' ');
  return `${shown}${labels.length > LABELS_MAX ? ' …' : ''}`;
}
