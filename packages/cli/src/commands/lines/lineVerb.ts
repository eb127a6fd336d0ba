/* What the verbs on lines of play share: arguments, flags, and reading each line. */
import type { Lengths, Steps } from '@glissade/core';
import { type Command, Option } from 'commander';
import { type ErrorReport, isInputError, reportOf } from '../../errors.ts';
import { EXIT, type ExitCode, worstExit } from '../../exit.ts';
import { addCommonFlags, addInputFlags, type CommonFlags } from '../../flags/shared.ts';
import {
  languageOf,
  type MoveLanguage,
  type OfFlags,
  readLines,
  type TextLine,
} from '../../input/lines.ts';
import type { Shell } from '../../shell.ts';
import { addVerb, type Run } from '../verb.ts';

export type LineFlags = CommonFlags & OfFlags;

/** A verb that makes a line of play of a line of play. */
type LineVerb<Flags> = {
  readonly name: string;
  readonly description: string;
  readonly examples: string;
  readonly addFlags?: (command: Command) => Command;
  /** Throws UsageError where the flags make no sense. */
  readonly change: (steps: Steps, language: MoveLanguage, flags: Flags) => Steps;
};

export const LINE_ARGUMENT =
  'moves, or a file or - (standard input) with one line of play per text line';

/** Flags of verbs that read moves without a puzzle beside them. */
export function addOfFlag(command: Command): Command {
  addInputFlags(addCommonFlags(command));
  return command.addOption(
    new Option('--of <puzzle>', 'puzzle of the moves (default: a tile board)'),
  );
}

export function addLineVerb<Flags extends LineFlags>(
  run: Run,
  { name, description, examples, addFlags = (command) => command, change }: LineVerb<Flags>,
): Command {
  const command = addVerb(name, description, examples).argument('<moves...>', LINE_ARGUMENT);
  addFlags(addOfFlag(command));
  return command.action((words: string[], flags: Flags) =>
    run(flags, (shell) =>
      forEachLine(shell, words, flags, (steps, language) => {
        const changed = change(steps, language, flags);
        return { text: language.format(changed), lengths: language.lengthsOf(changed) };
      }),
    ),
  );
}

/** What is printed of a line: a text, or in JSON its moves (that text if missing) and lengths. */
type Told = { readonly text: string; readonly moves?: string; readonly lengths: Lengths };

/** Does the work on each line; a bad one is reported in its place and the rest go on. */
export async function forEachLine(
  shell: Shell,
  words: readonly string[],
  flags: LineFlags,
  tell: (steps: Steps, language: MoveLanguage) => Told,
): Promise<ExitCode> {
  const language = await languageOf(shell, flags);
  const lines = await readLines(words, shell);
  const codes = lines.map((line, i) => {
    try {
      const { text, moves = text, lengths } = tell(language.parse(line.text), language);
      if (shell.output.json) {
        shell.output.object({ ...indexOf(i, lines), moves, lengths });
      } else shell.output.result(text);
      return EXIT.yes;
    } catch (error) {
      if (!isInputError(error)) throw error;
      return reportLine(shell, reportOf(error), line, indexOf(i, lines));
    }
  });
  return worstExit(codes);
}

function indexOf(i: number, lines: readonly TextLine[]): { index?: number } {
  return lines.length === 1 && !lines[i]!.isCounted ? {} : { index: i + 1 };
}

function reportLine(
  { output }: Shell,
  report: ErrorReport,
  { text, line }: TextLine,
  label: { index?: number },
): ExitCode {
  output.error(report, text, label.index === undefined ? '' : `line ${line}`);
  if (output.json) output.object({ ...label, error: report });
  return EXIT.usage;
}
