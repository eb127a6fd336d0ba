import { listPuzzles } from '@glissade/catalogue';
import type { Command, Option } from 'commander';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { Shell } from '../../shell.ts';
import { addVerb, type Run } from '../verb.ts';
import { COMPLETION_SCRIPTS, SHELLS, type ShellName } from './completionScripts.ts';

const EXAMPLES = `Examples:
  $ source <(glissade complete bash)                   for this shell only
  $ glissade complete bash >> ~/.bashrc                permanently
  $ source <(glissade complete zsh)
  $ glissade complete fish > ~/.config/fish/completions/glissade.fish
  > glissade complete powershell | Out-String | Invoke-Expression
  > glissade complete powershell >> $PROFILE           permanently
`;

/** A possible word and what it means. */
type Candidate = readonly [word: string, meaning: string];

export function completeCommand(run: Run): Command {
  const command = addVerb('complete', 'print a completion script for a shell', EXAMPLES)
    .argument('[shell]', `one of ${SHELLS.join(', ')}`)
    .argument('[words...]', 'used by the completion scripts: the words typed so far')
    .helpOption('-h, --help', 'show this help');
  return command.action((shellName: string | undefined, words: string[]) =>
    run({}, (shell) => {
      if (shellName === 'words') return answer(shell, command.parent!, words);
      return printScript(shell, shellName);
    }),
  );
}

function printScript({ output }: Shell, name: string | undefined): ExitCode {
  if (!SHELLS.includes(name as ShellName)) {
    const found =
      name === undefined
        ? 'complete needs the name of a shell'
        : `there are no completions for ${name}`;
    throw new UsageError('usage', found, `one of ${SHELLS.join(', ')}`);
  }
  output.result(COMPLETION_SCRIPTS[name as ShellName]);
  return EXIT.yes;
}

/** One candidate a line, a tab before its meaning. */
function answer({ output }: Shell, program: Command, words: readonly string[]): ExitCode {
  // PowerShell cannot pass an empty word on, and passes a blank.
  const last = (words.at(-1) ?? '').trim();
  const found = candidates(program, words.slice(0, -1), last).filter(([word]) =>
    word.startsWith(last),
  );
  if (found.length > 0) output.result(found.map((candidate) => candidate.join('\t')).join('\n'));
  return EXIT.yes;
}

function candidates(program: Command, before: readonly string[], last: string): Candidate[] {
  const verb = program.commands.find((command) => before.includes(command.name()));
  const command = verb ?? program;
  const asked = command.options.find((option) => isFlag(option, before.at(-1)));
  if (asked && (asked.required || asked.optional)) {
    if (asked.long === '--of' || asked.long === '--puzzle') return puzzles();
    return (asked.argChoices ?? []).map((choice) => [choice, '']);
  }
  if (last.startsWith('-')) {
    return command.options.map((option) => [option.long ?? option.short!, option.description]);
  }
  if (!verb) return program.commands.map((known) => [known.name(), known.description()]);
  if (verb.name() === 'complete') return SHELLS.map((name) => [name, '']);
  const takesPuzzles = verb.registeredArguments.some((argument) => argument.name() === 'puzzle');
  return takesPuzzles ? puzzles() : [];
}

function puzzles(): Candidate[] {
  return listPuzzles().map(({ id, title }) => [id, title]);
}

function isFlag(option: Option, word: string | undefined): boolean {
  return word !== undefined && (option.long === word || option.short === word);
}
