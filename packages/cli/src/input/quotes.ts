/* Explains single quotes that cmd.exe has passed on. */
import { UsageError } from '../errors.ts';
import { infoOf } from './sources.ts';

const SHOWN_MAX = 40;

/**
 * Throws UsageError where single quotes have come in with the arguments: cmd.exe takes them for
 * characters and splits the text at blanks.
 */
export function refuseSingleQuotes(argv: readonly string[]): void {
  // Completions are asked of what is half typed.
  if (argv[0] === 'complete') return;
  const first = argv.findIndex((word) => /^(--[a-z-]+=)?'/.test(word));
  if (first < 0 || infoOf(argv[first]!)) return;
  const last = argv.findIndex((word, index) => index >= first && /[^=]'$/.test(word));
  if (last < 0) return;
  const whole = argv.slice(first, last + 1).join(' ');
  const text = whole.slice(whole.indexOf("'") + 1, -1);
  const shown = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  const parts = last > first ? ' and splits the text at blanks' : '';
  throw new UsageError(
    'single-quotes',
    `this shell reads single quotes as characters${parts}`,
    `cmd.exe needs double quotes: "${shown}"`,
  );
}
