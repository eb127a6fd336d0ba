/*
 * A transcript as text, in the form of cram (https://bitheap.org/cram/): prose at the margin; two
 * columns in, commands after `$ `, their standard input after `> `, and what they print. Lines of
 * standard error are marked as such, and so is an exit code that is not 0.
 */
import type { Written } from '../runCli.ts';

/** A command and what stands around it. */
export type Step = {
  /** What the reader is told before it; may be empty. */
  readonly prose: string;
  /** The number of its line, from 1. */
  readonly line: number;
  readonly command: string;
  /** The lines between `<<END` and `END`; undefined where nothing is given. */
  readonly input: readonly string[] | undefined;
  readonly printed: readonly string[];
};

const PROMPT = '  $ ';
const CONTINUED = '  > ';
const HERE = ' <<END';

/** Throws for prose to which no command belongs, and for an input without an end. */
export function parseTranscript(text: string): Step[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const steps: Step[] = [];
  for (let at = 0; at < lines.length; ) {
    const start = lines.findIndex((line, index) => index >= at && line.startsWith(PROMPT));
    if (start < 0) throw new Error(`line ${at + 1}: no command follows`);
    const prose = lines.slice(at, start).join('\n').trim();
    const command = lines[start]!.slice(PROMPT.length);
    const input = command.endsWith(HERE) ? inputAfter(lines, start) : undefined;
    const first = start + 1 + (input ? input.length + 1 : 0);
    const isNext = (line: string) => /^\S/.test(line) || line.startsWith(PROMPT);
    const next = lines.findIndex((line, index) => index >= first && isNext(line));
    at = next < 0 ? lines.length : next;
    const printed = lines.slice(first, at);
    // A blank line parts it from the prose.
    if (/^\S/.test(lines[at] ?? '') && printed.at(-1) === '') printed.pop();
    steps.push({ prose, line: start + 1, command, input, printed });
  }
  return steps;
}

function inputAfter(lines: readonly string[], start: number): string[] {
  const end = lines.indexOf(`${CONTINUED}END`, start);
  const input = lines.slice(start + 1, end);
  if (end < 0 || !input.every((line) => line.startsWith(CONTINUED.trimEnd()))) {
    throw new Error(`line ${start + 1}: "${CONTINUED}END" is missing`);
  }
  return input.map((line) => line.slice(CONTINUED.length));
}

export function formatTranscript(steps: readonly Step[]): string {
  return steps
    .map(({ prose, command, input, printed }, index) => {
      const told = prose === '' ? '' : `${index === 0 ? '' : '\n'}${prose}\n\n`;
      const typed = input?.map((line) => `${CONTINUED}${line}`.trimEnd()) ?? [];
      const end = input ? [`${CONTINUED}END`] : [];
      return `${told}${[`${PROMPT}${command}`, ...typed, ...end, ...printed].join('\n')}\n`;
    })
    .join('');
}

/** What a command printed, as its lines stand in a transcript. */
export function linesPrinted(written: readonly Written[], code: number): string[] {
  const pieces: Written[] = [];
  for (const { to, text } of written) {
    const before = pieces.at(-1)?.to === to ? pieces.pop()!.text : '';
    pieces.push({ to, text: before + text });
  }
  const printed = pieces.flatMap(({ to, text }) => {
    const mark = to === 'stdout' ? '  ' : '  2> ';
    const lines = text.replace(/\n$/, '').split('\n');
    const unended = text.endsWith('\n') ? [] : ['  (no end of line)'];
    return [
      ...lines.map((line) => (line === '' ? mark.trimEnd() : mark + shown(line))),
      ...unended,
    ];
  });
  const taken = printed.find((line) => line.startsWith(PROMPT));
  if (taken !== undefined) throw new Error(`this line would be read as a command: ${taken}`);
  return code === 0 ? printed : [...printed, `  [exit ${code}]`];
}

/** Characters that a reader would not see, or that would move what is seen. */
function shown(line: string): string {
  return line.replace(/[\p{Cc}\p{Bidi_Control}\ufeff]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    if (character === '\t') return '\\t';
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });
}
