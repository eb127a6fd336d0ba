/* What the verbs on puzzles share: the argument, the flags, and work on each puzzle. */
import { type Command, Option } from 'commander';
import { forEachPuzzle, type OnPuzzle } from '../eachPuzzle.ts';
import type { ExitCode } from '../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  type CommonFlags,
  type InputFlags,
} from '../flags/shared.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import { refuseInput } from '../input/sources.ts';
import type { Shell } from '../shell.ts';
import { addVerb, type Run } from './verb.ts';

/** What an argument that is a puzzle can be. */
export const PUZZLE_ARGUMENT = 'a file, - (standard input), a catalogue id, or the puzzle as text';

/** A verb that does its work on each puzzle it is given. */
type PuzzleVerb<Flags> = {
  readonly name: string;
  readonly description: string;
  readonly examples: string;
  /** Adds the flags of this verb alone. */
  readonly addFlags: (command: Command) => Command;
  /** The names of several puzzles stand above their answers; true if not given. */
  readonly headings?: boolean;
  /** What it does where no puzzle is given; where this is missing, one must be given. */
  readonly withoutPuzzle?: (shell: Shell, flags: Flags) => ExitCode;
  /** `isOne`: no other puzzle was asked for. */
  readonly work: (
    shell: Shell,
    entry: PuzzleEntry,
    flags: Flags,
    isOne: boolean,
  ) => Promise<ExitCode> | ExitCode;
};

export function addPuzzleVerb<Flags extends CommonFlags & InputFlags>(
  run: Run,
  {
    name,
    description,
    examples,
    addFlags,
    headings = true,
    withoutPuzzle,
    work,
  }: PuzzleVerb<Flags>,
): Command {
  const argument = withoutPuzzle ? '[puzzle...]' : '<puzzle...>';
  const command = addVerb(name, description, examples).argument(argument, PUZZLE_ARGUMENT);
  addFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: Flags & { readonly out?: string }) =>
    run(flags, (shell) => {
      if (withoutPuzzle && puzzles.length === 0) return withoutPuzzle(shell, flags);
      refuseInput(flags.out, puzzles);
      const workOn: OnPuzzle = (entry, isOne) => work(shell, entry, flags, isOne);
      return forEachPuzzle(shell, puzzles, flags, workOn, { headings });
    }),
  );
}

export type AfterFlags = { readonly after?: string };

/** The flag of verbs that look at a state, the start if nothing is said. */
export function afterFlag(): Option {
  return new Option('--after <moves>', 'use the state after these moves instead of the start');
}
