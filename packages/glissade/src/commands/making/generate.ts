import { formatPuzzle } from '@glissade/core';
import {
  DIFFICULTIES,
  type Difficulty,
  type GenerateProgress,
  generate,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from '@glissade/engine';
import { Argument, type Command, Option } from 'commander';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags } from '../../flags/shared.ts';
import { parseCount } from '../../flags/values.ts';
import type { Shell } from '../../shell.ts';
import { formatTime } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags & {
  readonly level: Difficulty;
  readonly seed?: number;
  readonly count: number;
};

const EXAMPLES = `Examples:
  $ glissade generate                                 a 4×5 block puzzle of medium difficulty
  $ glissade generate rush --level hard --seed 7      the same puzzle every time
  $ glissade generate rush --count 20 > puzzles.slide
  $ glissade generate | glissade play -
`;

export function generateCommand(run: Run): Command {
  const command = addVerb('generate', 'make new block puzzles of a chosen difficulty', EXAMPLES)
    .addArgument(
      new Argument('[family]', 'family of puzzles')
        .choices([...PUZZLE_FAMILIES])
        .default(PUZZLE_FAMILIES[0]),
    )
    .addOption(
      new Option('--level <level>', 'difficulty: how long the shortest solution is')
        .choices([...DIFFICULTIES])
        .default('medium'),
    )
    .option('--count <number>', 'number of puzzles', parseCount, 1)
    .option(
      '--seed <number>',
      'seed of the random numbers; the same seed gives the same puzzles',
      parseCount,
    );
  addCommonFlags(command);
  return command.action((family: PuzzleFamily, flags: Flags) =>
    run(flags, (shell) => generateAll(shell, family, flags)),
  );
}

/** Puzzles of one seed after the other. */
async function generateAll(
  { output, signal }: Shell,
  family: PuzzleFamily,
  { level, count, seed }: Flags,
): Promise<ExitCode> {
  const first = seed ?? Math.floor(Math.random() * 2 ** 32);
  if (seed === undefined) output.note(`seed ${first}`);
  const onProgress = ({ drawings, timeMs }: GenerateProgress) =>
    output.status(
      `searching for a ${level} puzzle … ${drawings} candidates, ${formatTime(timeMs)}`,
    );
  for (let i = 0; i < count; i++) {
    const made = await generate({ family, level, seed: first + i, signal, onProgress });
    if (made.status === 'cancelled') return EXIT.interrupted;
    const { puzzle, length, states } = made;
    const text = formatPuzzle(puzzle).trimEnd();
    if (output.json) {
      const index = count > 1 ? { index: i + 1 } : {};
      output.object({ ...index, family, level, seed: first + i, puzzle: text, length, states });
    } else {
      if (i > 0) output.result('---');
      output.result(text);
      output.note(`shortest solution: ${length} moves`);
    }
    await output.drained();
  }
  return EXIT.yes;
}
