/* What all verbs share: a command of commander with examples first. */
import { Command } from 'commander';
import type { ExitCode } from '../exit.ts';
import type { OutputFlags } from '../output.ts';
import type { Shell } from '../shell.ts';

/** Opens the shell for these flags, does the work, keeps its exit code. */
export type Run = (
  flags: OutputFlags & { readonly encoding?: string },
  work: (shell: Shell) => Promise<ExitCode> | ExitCode,
) => Promise<void>;

/** A verb with its examples standing before everything else in its help. */
export function addVerb(name: string, description: string, examples: string): Command {
  return new Command(name).description(description).addHelpText('before', examples);
}
