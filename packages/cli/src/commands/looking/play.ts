/* The verb `play`: a puzzle in the terminal. */
import type { Metric } from '@glissade/core';
import type { Command } from 'commander';
import { forEachPuzzle } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  type CommonFlags,
  type InputFlags,
  metricFlag,
} from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { countPlayed, isSolved } from '../../terminal/game.ts';
import { formatLength } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags & InputFlags & { readonly metric?: Metric };

const EXAMPLES = `Examples:
  $ glissade play klotski
  $ glissade play '8 6 4/0 7 2/5 1 3'

Press ? in the game to see the keys.
`;

export function playCommand(run: Run): Command {
  const command = addVerb('play', 'play a puzzle in the terminal', EXAMPLES)
    .argument('<puzzle>', 'a file, a catalogue id, or the puzzle as text')
    .addOption(metricFlag('metric of the counter'));
  addInputFlags(addCommonFlags(command));
  return command.action((puzzle: string, flags: Flags) =>
    run(flags, (shell) => {
      requireTerminal(shell, puzzle);
      return forEachPuzzle(shell, [puzzle], flags, (entry) => playOne(shell, entry, flags));
    }),
  );
}

function requireTerminal({ io }: Shell, puzzle: string): void {
  if (io.stdin.isTTY && io.stdout.isTTY && puzzle !== '-') return;
  throw new UsageError(
    'no-terminal',
    'play needs an interactive terminal',
    'without a terminal, use glissade show and glissade moves',
  );
}

async function playOne(shell: Shell, entry: PuzzleEntry, flags: Flags): Promise<ExitCode> {
  const { puzzle, record } = entry;
  const { playGame } = await import('../../terminal/playing.ts');
  const game = await playGame(shell.io, shell.output, {
    puzzle,
    signal: shell.signal,
    optimum: record && flags.goal === undefined ? record.optimum : {},
    metric: flags.metric,
  });
  if (game.line.length > 0) {
    const end = isSolved(game) ? 'solved in' : 'left after';
    shell.output.result(`${end} ${formatLength(countPlayed(game), game.metric)}`);
  }
  return EXIT.yes;
}
