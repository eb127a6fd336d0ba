/* The verb `convert`: a puzzle in another form. */
import {
  FORMS,
  formatForPlanner,
  formatPuzzle,
  formatReplayLink,
  type Metric,
  PLANNER_FORMS,
  type PlannerFormName,
  type Puzzle,
  parseMoves,
} from '@glissade/core';
import { type Command, Option } from 'commander';
import { forEachPuzzle, labelOf, type OnPuzzle } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  type CommonFlags,
  type InputFlags,
  metricFlag,
} from '../../flags/shared.ts';
import type { Shell } from '../../shell.ts';
import { formatTable } from '../../text/layout.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags & {
    readonly to: string;
    readonly moves?: string;
    readonly metric?: Metric;
    readonly forms?: boolean;
  };

/** The only form that holds moves beside the puzzle. */
const REPLAY_LINK = 'slidysim-link';

const EXAMPLES = `Examples:
  $ glissade convert klotski                         in the native form
  $ glissade convert '1 2 3/4 5 6/7 0 8' --to tatham
  $ glissade convert '1 2 3/4 5 6/7 0 8' --to slidysim-link --moves L
  $ glissade convert klotski --to pddl-domain > domain.pddl    for a planner:
  $ glissade convert klotski --to pddl > problem.pddl          both files
  $ glissade convert --forms                         all forms
`;

export function convertCommand(run: Run): Command {
  const command = addVerb('convert', 'translate puzzles into another form', EXAMPLES)
    .argument('[puzzle...]', PUZZLE_ARGUMENT)
    .addOption(
      new Option('--to <form>', 'form to write (--forms lists all forms)')
        .choices([...FORMS.filter(({ write }) => write), ...PLANNER_FORMS].map(({ name }) => name))
        .default('native'),
    )
    .option('--moves <moves>', 'moves to store in a replay link')
    .addOption(metricFlag('for planners: metric of the costs'))
    .option('--forms', 'list all forms and exit');
  addInputFlags(addCommonFlags(command));
  return command.action((puzzles: string[], flags: Flags) =>
    run(flags, (shell) => (flags.forms ? listForms(shell) : convertAll(shell, puzzles, flags))),
  );
}

function convertAll(shell: Shell, puzzles: readonly string[], flags: Flags): Promise<ExitCode> {
  if (puzzles.length === 0) {
    throw new UsageError(
      'usage',
      'convert needs a puzzle',
      'run glissade convert --help for examples',
    );
  }
  const { output } = shell;
  let written = 0;
  const convertOne: OnPuzzle = (entry, isOne) => {
    const text = textOf(entry.puzzle, flags).replace(/\n$/, '');
    if (output.json) {
      output.object({ ...labelOf(entry, isOne), from: entry.form, to: flags.to, text });
    } else {
      if (written++ > 0 && (flags.to === 'native' || text.includes('\n'))) output.result('---');
      output.result(text);
    }
    return EXIT.yes;
  };
  return forEachPuzzle(shell, puzzles, flags, convertOne, { headings: false });
}

const isForPlanner = (to: string): to is PlannerFormName =>
  PLANNER_FORMS.some(({ name }) => name === to);

function textOf(puzzle: Puzzle, { to, moves, metric }: Flags): string {
  if (metric !== undefined && !isForPlanner(to)) {
    const names = PLANNER_FORMS.map(({ name }) => name).join(', ');
    throw new UsageError('usage', `form ${to} has no metric`, `-m is for ${names}`);
  }
  if (moves === undefined) {
    return isForPlanner(to) ? formatForPlanner(puzzle, to, metric) : formatPuzzle(puzzle, to);
  }
  if (to !== REPLAY_LINK) {
    throw new UsageError('usage', `form ${to} cannot store moves`, `use --to ${REPLAY_LINK}`);
  }
  return formatReplayLink(puzzle, parseMoves(puzzle, moves));
}

function listForms({ output }: Shell): ExitCode {
  const rows = [
    ...FORMS.map(({ name, title, example, write }) => ({
      name,
      title,
      read: true,
      written: Boolean(write),
      example,
    })),
    ...PLANNER_FORMS.map(({ name, title, example }) => ({
      name,
      title,
      read: false,
      written: true,
      example,
    })),
  ];
  if (output.json) {
    for (const row of rows) output.object(row);
    return EXIT.yes;
  }
  const table = rows.map(({ name, title, read, written, example }) => [
    name,
    [...(read ? ['read'] : []), ...(written ? ['write'] : [])].join(', '),
    title,
    example.split('\n')[0]!.slice(0, 40),
  ]);
  const head = ['form', 'can', 'title', 'begins like'];
  for (const line of formatTable([head, ...table], { width: output.columns, flexible: 2 })) {
    output.result(line);
  }
  return EXIT.yes;
}
