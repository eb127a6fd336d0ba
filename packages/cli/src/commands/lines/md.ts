/* The verb `md`: the Manhattan distance of tile boards. */
import { manhattanDistance } from '@glissade/core';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { stateAfter } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { type AfterFlags, addPuzzleVerb, afterFlag } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags & InputFlags & AfterFlags;

const EXAMPLES = `Examples:
  $ glissade md '8 6 4/0 7 2/5 1 3'                   Manhattan distance of a tile board
  $ glissade md '8 6 4/0 7 2/5 1 3' --after DLU
  $ glissade scramble --count 100 | glissade md -
`;

export function mdCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'md',
    description: 'compute the Manhattan distance of tile boards',
    examples: EXAMPLES,
    addFlags: (command) => command.addOption(afterFlag()),
    work: tellDistance,
    headings: false,
  });
}

function tellDistance(
  { output }: Shell,
  entry: PuzzleEntry,
  { after }: Flags,
  isOne: boolean,
): ExitCode {
  const { puzzle } = entry;
  if (puzzle.type !== 'tiles') {
    throw new UsageError(
      'md-blocks',
      'Manhattan distance is for tile puzzles only; this is a block puzzle',
      'glissade hint gives the distance to the goal for any puzzle',
    );
  }
  const md = manhattanDistance(puzzle, stateAfter(puzzle, after));
  if (output.json) output.object({ ...labelOf(entry, isOne), md });
  else output.result(String(md));
  return EXIT.yes;
}
