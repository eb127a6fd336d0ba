/* The command line as a tree of verbs for commander. */
import { Command } from 'commander';
import type { Run } from './commands/verb.ts';
import { UsageError } from './errors.ts';
import { EXIT } from './exit.ts';
import { otherName, suggestChoices } from './flags/choices.ts';
import { addCommonFlags, type CommonFlags } from './flags/shared.ts';
import { HELP_STYLE } from './helpText.ts';
import { columnsOf, type Io } from './io.ts';
import type { Output } from './output.ts';
import { chooseByMenu } from './terminal/menu.ts';
import { VERB_GROUPS, VERBS } from './verbs.ts';
import { packageVersion } from './version.ts';

const EXAMPLES = `Examples:
  $ glissade                            choose from a menu
  $ glissade solve klotski              find a shortest solution
  $ glissade play klotski               play in the terminal
  $ glissade solve '8 6 4/0 7 2/5 1 3'  the puzzle as text
  $ glissade list --kind tiles          list tile puzzles of the catalogue
`;

const EXIT_CODES = `
Exit codes: 0 yes or solved, 1 a definite no, 2 bad usage or input, 3 stopped at a limit,
130 interrupted, 143 ended by SIGTERM, 129 by SIGHUP. With several puzzles, the exit code is the
first of these that occurred: 130, 2, 3, 1, 0.
Results go to standard output, notes and progress to standard error.`;

/** Runs the command line anew with the arguments chosen in the menu. */
export type Again = (argv: readonly string[]) => Promise<void>;

/**
 * The command line as commander knows it: only the verb `first` if it exists, otherwise all verbs.
 * Making all of them takes as long as solving a puzzle; `complete` needs the others.
 */
export async function createProgram(
  io: Io,
  output: Output,
  run: Run,
  again: Again,
  first: string | undefined,
): Promise<Command> {
  const program = new Command('glissade')
    .description('Glissade solves sliding puzzles and proves that its solutions are shortest.')
    .version(packageVersion(), '-V, --version', 'show the version')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', EXIT_CODES)
    .helpCommand(false)
    .usage('[options] <verb> …')
    .argument('[words...]');
  addCommonFlags(program);
  // Where there is no such verb, that is said, whatever is asked of it.
  if (first !== undefined && isNoVerb(first)) program.helpOption(false).allowUnknownOption();
  const runMerged: Run = (flags, work) => run({ ...program.opts<CommonFlags>(), ...flags }, work);
  for (const make of await verbsFor(first)) program.addCommand(make(runMerged));
  program
    .command('help')
    .argument('[verb]')
    .description('show the help of a verb')
    .action((name?: string) => {
      const command = program.commands.find((verb) => verb.name() === name);
      if (name !== undefined && !command) throw unknownVerb(program, name);
      (command ?? program).outputHelp();
    });
  program.action((words: string[]) => {
    if (words.length > 0) throw unknownVerb(program, words[0]!);
    return withoutVerb(program, io, again, runMerged);
  });
  group(program);
  for (const command of [program, ...program.commands]) tame(command, io, output);
  return program;
}

/** True for a word in the place of a verb. */
function isNoVerb(first: string): boolean {
  return /^\w/.test(first) && first !== 'help' && !Object.hasOwn(VERBS, first);
}

/** Puts the verbs that are there under their headings, in the order of the help. */
function group(program: Command): void {
  for (const [heading, ...names] of VERB_GROUPS) {
    for (const verb of program.commands) {
      if (names.includes(verb.name())) verb.helpGroup(heading);
    }
  }
}

async function verbsFor(first: string | undefined): Promise<((run: Run) => Command)[]> {
  if (first === '--version' || first === '-V') return [];
  const isEnough = first !== undefined && first !== 'complete' && Object.hasOwn(VERBS, first);
  const loads = isEnough ? [VERBS[first]!] : Object.values(VERBS);
  return Promise.all(loads.map((load) => load()));
}

function unknownVerb(program: Command, word: string): UsageError {
  const near = program.commands.find((command) => isNear(command.name(), word));
  const hint = near
    ? `did you mean glissade ${near.name()}?`
    : 'glissade --help lists the verbs; write one before the puzzle: glissade solve klotski';
  return new UsageError('verb-unknown', `there is no verb ${word}`, hint);
}

/** The same letters but for their order, or all but one of them. */
function isNear(name: string, word: string): boolean {
  const sorted = (text: string) => [...text.toLowerCase()].sort().join('');
  const rest = [...word].reduce((left, letter) => left.replace(letter, ''), name);
  return sorted(name) === sorted(word) || (rest.length <= 1 && word.length <= name.length + 1);
}

/** Alone on a terminal: the menu. Otherwise the help. */
async function withoutVerb(program: Command, io: Io, again: Again, run: Run): Promise<void> {
  if (!io.stdin.isTTY || !io.stdout.isTTY) {
    program.outputHelp();
    return;
  }
  let argv: readonly string[] | undefined;
  await run({}, async ({ signal }) => {
    argv = await chooseByMenu(io, signal);
    return argv ? EXIT.yes : EXIT.interrupted;
  });
  if (argv) await again(argv);
}

/** Makes a command print through `output` and throw instead of ending the process. */
function tame(command: Command, io: Io, output: Output): void {
  suggestChoices(command);
  command
    .exitOverride()
    .configureHelp(HELP_STYLE)
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: (text) => output.result(text.replace(/\n$/, '')),
      writeErr: (text) => output.warn(text.trimEnd()),
      getOutHelpWidth: () => Math.min(100, columnsOf(io.stdout)),
      getErrHelpWidth: () => Math.min(100, columnsOf(io.stderr)),
      outputError: (text) => {
        const [first = '', second] = text
          .trim()
          .replace(/^error: /, '')
          .split('\n');
        const verb = command.name() === 'glissade' ? '' : `${command.name()} `;
        const other = otherName(first);
        const isOther = command.options.some(({ long }) => long === other);
        const near = second?.replace(/^\(|\)$/g, '').replace(/^D/, 'd');
        const meant = isOther ? `did you mean ${other}?` : near;
        const hint = meant ?? `run glissade ${verb}--help`;
        const report = { code: 'usage', message: first, hint };
        output.error(report);
        if (output.json) output.object({ error: report });
      },
    });
}
