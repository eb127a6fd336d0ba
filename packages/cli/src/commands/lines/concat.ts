/* The verb `concat`: joins lines of play. */
import type { Command } from 'commander';
import { isInputError, reportOf } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { languageOf, readLines } from '../../input/lines.ts';
import type { Shell } from '../../shell.ts';
import { addVerb, type Run } from '../verb.ts';
import { addOfFlag, LINE_ARGUMENT, type LineFlags } from './lineVerb.ts';

const EXAMPLES = `Examples:
  $ glissade concat R2D LU                            R2DLU
  $ glissade concat 'AR2' 'BD AL' --of mine.slide     the second continues where the first ends
  $ cat parts.txt | glissade concat -                 joins all lines
`;

export function concatCommand(run: Run): Command {
  const command = addVerb('concat', 'join several lines into one', EXAMPLES).argument(
    '<moves...>',
    LINE_ARGUMENT,
  );
  return addOfFlag(command).action((words: string[], flags: LineFlags) =>
    run(flags, (shell) => concat(shell, words, flags)),
  );
}

async function concat(shell: Shell, words: readonly string[], flags: LineFlags): Promise<ExitCode> {
  const { output } = shell;
  const language = await languageOf(shell, flags);
  const text = (await readLines(words, shell)).map((line) => line.text).join('\n');
  try {
    const steps = language.parse(text);
    const moves = language.format(steps);
    if (output.json) output.object({ moves, lengths: language.lengthsOf(steps) });
    else output.result(moves);
    return EXIT.yes;
  } catch (error) {
    if (!isInputError(error)) throw error;
    output.error(reportOf(error), text);
    if (output.json) output.object({ error: reportOf(error) });
    return EXIT.usage;
  }
}
