/* The verb `worksheet`: printable exercises. */
import { seededRandom } from '@glissade/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags } from '../../flags/shared.ts';
import { parseCount, parseOneOrMore } from '../../flags/values.ts';
import type { Shell } from '../../shell.ts';
import { EXERCISES } from '../../worksheet/exercises.ts';
import { sheetHtml } from '../../worksheet/sheetHtml.ts';
import { sheetText } from '../../worksheet/sheetText.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags & {
  readonly seed?: number;
  readonly count: number;
  readonly format: string;
};

const EXAMPLES = `Examples:
  $ glissade worksheet --seed 7 > sheet.html         open it in a browser and print it
  $ glissade worksheet --seed 7 --format text        the same exercises as plain text
  $ glissade worksheet --seed 7 --count 10 --json    one JSON object per exercise
`;

const COUNT_MAX = 200;

export function worksheetCommand(run: Run): Command {
  const command = addVerb(
    'worksheet',
    'make printable exercises about search on the 8-puzzle, with answers',
    EXAMPLES,
  )
    .option(
      '--seed <number>',
      'seed of the random numbers; the same seed gives the same exercises',
      parseCount,
    )
    .option(
      '--count <number>',
      `number of exercises, ${COUNT_MAX} at most`,
      parseExercises,
      EXERCISES.length,
    )
    .addOption(
      new Option('--format <format>', 'format of the sheet')
        .choices(['html', 'text'])
        .default('html'),
    );
  addCommonFlags(command);
  return command.action((flags: Flags) => run(flags, (shell) => makeSheet(shell, flags)));
}

function parseExercises(text: string): number {
  const count = parseOneOrMore(text);
  if (count <= COUNT_MAX) return count;
  throw new InvalidArgumentError(`Give at most ${COUNT_MAX}; other seeds make other exercises.`);
}

function makeSheet({ output, signal }: Shell, flags: Flags): ExitCode {
  const seed = flags.seed ?? Math.floor(Math.random() * 2 ** 32);
  if (flags.seed === undefined) output.note(`seed ${seed}`);
  const random = seededRandom(seed);
  const exercises = Array.from({ length: flags.count }, (_, at) =>
    EXERCISES[at % EXERCISES.length]!(random),
  );
  if (signal.aborted) return EXIT.interrupted;
  if (output.json) {
    for (const [at, exercise] of exercises.entries()) {
      output.object({ index: at + 1, seed, ...exercise });
    }
    return EXIT.yes;
  }
  const heading = `Search on the 8-puzzle, worksheet ${seed}`;
  output.result(
    flags.format === 'text' ? sheetText(heading, exercises) : sheetHtml(heading, exercises),
  );
  return EXIT.yes;
}
