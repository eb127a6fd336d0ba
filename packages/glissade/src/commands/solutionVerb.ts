import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.ts';
import type { ExitCode } from '../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  type CommonFlags,
  type InputFlags,
} from '../flags/shared.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import { openSolution } from '../input/line.ts';
import type { Shell } from '../shell.ts';
import { PUZZLE_ARGUMENT } from './puzzleVerb.ts';
import { addVerb, type Run } from './verb.ts';

/** What an argument that is a solution can be. */
const SOLUTION_ARGUMENT =
  'the moves, a file that holds them, or - (standard input); a replay link holds its own';

/** A verb that looks at a solution of a puzzle. */
type SolutionVerb<Flags> = {
  readonly name: string;
  readonly description: string;
  readonly examples: string;
  /** Adds the flags of this verb alone. */
  readonly addFlags: (command: Command) => Command;
  /** `text`: the solution; `isOne`: the argument held just this puzzle. */
  readonly work: (
    shell: Shell,
    entry: PuzzleEntry,
    text: string,
    flags: Flags,
    isOne: boolean,
  ) => Promise<ExitCode>;
};

export function addSolutionVerb<Flags extends CommonFlags & InputFlags>(
  run: Run,
  { name, description, examples, addFlags, work }: SolutionVerb<Flags>,
): Command {
  const command = addVerb(name, description, examples)
    .argument('<puzzle>', PUZZLE_ARGUMENT)
    .argument('[solution]', SOLUTION_ARGUMENT);
  addFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzle: string, solution: string | undefined, flags: Flags) =>
    run(flags, async (shell) => {
      const text = await openSolution(solution, puzzle, shell);
      return forEachPuzzle(shell, [puzzle], flags, (entry, isOne) =>
        work(shell, entry, text, flags, isOne),
      );
    }),
  );
}
