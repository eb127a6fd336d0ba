/* The verb `race`: compares searches on a puzzle. */

import { effectiveBranchingFactor } from '@glissade/analysis/teaching/branching';
import type { Puzzle } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithms';
import { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
import { engineByName } from '@glissade/solve/engines/engines';
import { defaultHeuristic, HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';
import type { Outcome } from '@glissade/solve/outcome';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { forEachPuzzle, labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf, worstExit } from '../../exit.ts';
import { HEURISTIC_DEFAULT } from '../../flags/search.ts';
import {
  addCommonFlags,
  addInputFlags,
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
  metricFlag,
} from '../../flags/shared.ts';
import { parseNumber } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { requireOneFormat } from '../../text/csv.ts';
import { formatTable } from '../../text/layout.ts';
import { formatCount } from '../../text/numbers.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';
import { RACE_CSV_HEAD, raceCsvLine } from './raceCsv.ts';
import { type Lane, lanesOf, NODES_DEFAULT, type RaceFlags, runLane } from './raceLanes.ts';

type Flags = CommonFlags & InputFlags & LimitFlags & RaceFlags & { readonly csv?: boolean };

const EXAMPLES = `Examples:
  $ glissade race '8 6 4/0 7 2/5 1 3'        all textbook algorithms side by side
  $ glissade race '8 6 4/0 7 2/5 1 3' --engines astar --heuristics misplaced,manhattan
  $ glissade race '8 6 4/0 7 2/5 1 3' --engines astar --weights 1,1.5,2,5
  $ glissade race '8 6 4/0 7 2/5 1 3' --engines astar --ties low-h,low-g,fifo,lifo
  $ glissade race '8 6 4/0 7 2/5 1 3' --engines astar --expression 'manhattan + misplaced'
  $ glissade race boards.txt --engines astar --csv > counts.csv     for a spreadsheet
`;

export function raceCommand(run: Run): Command {
  const about = 'compare search algorithms, heuristics and weights on a puzzle';
  const command = addVerb('race', about, EXAMPLES).argument('<puzzle...>', PUZZLE_ARGUMENT);
  addRaceFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: Flags) =>
    run(flags, (shell) => raceAll(shell, puzzles, flags)),
  );
}

function addRaceFlags(command: Command): Command {
  return addLimitFlags(
    command
      .option('--engines <list>', 'engines, separated by commas', namesIn(ENGINE_NAMES))
      .option(
        '--heuristics <list>',
        `heuristics for greedy, astar and idastar (default: ${HEURISTIC_DEFAULT})`,
        namesIn(HEURISTIC_NAMES),
      )
      .option('--weights <list>', 'weights for astar, such as 1,1.5,2', parseNumbers)
      .option('--ties <list>', 'rules for ties for ucs, greedy, astar', namesIn(TIE_RULES))
      .option('--gap-orders <list>', 'orders of the moves of the gap, such as UDLR,RDLU', split)
      .addOption(
        new Option(
          '--expression <text>',
          'your own heuristic for tile puzzles, such as "manhattan + 2 * conflicts"',
        ),
      )
      .option('--csv', 'print the counts of each search as CSV')
      .addOption(metricFlag()),
    `, for each search; after ${formatCount(NODES_DEFAULT)} states if no limit is given`,
  );
}

function raceAll(shell: Shell, puzzles: readonly string[], flags: Flags): Promise<ExitCode> {
  requireOneFormat(flags, shell.output);
  if (flags.csv) shell.output.result(RACE_CSV_HEAD);
  const work = (entry: PuzzleEntry, isOne: boolean) => raceOne(shell, entry, flags, isOne);
  return forEachPuzzle(shell, puzzles, flags, work, { headings: !flags.csv });
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function namesIn(known: readonly string[]): (text: string) => string[] {
  return (text) => {
    const words = split(text);
    const wrong = words.find((word) => !known.includes(word));
    if (words.length > 0 && wrong === undefined) return words;
    throw new InvalidArgumentError(`Allowed choices are ${known.join(', ')}.`);
  };
}

function parseNumbers(text: string): number[] {
  const words = split(text);
  if (words.length === 0) throw new InvalidArgumentError('Give numbers, such as 1,1.5,2.');
  return words.map(parseNumber);
}

async function raceOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  const lanes = lanesOf(puzzle, flags);
  const rows: string[][] = [];
  const codes: ExitCode[] = [];
  for (const lane of lanes) {
    if (signal.aborted) break;
    output.status(`${nameOf(lane)} …`);
    const outcome = await runLane(puzzle, lane, limitsOf(flags), flags.metric, signal);
    output.clearStatus();
    // A lane that gives up is a result of the race.
    if (outcome.status !== 'undecided') codes.push(exitOf(outcome));
    if (output.json) {
      const branching = branchingOf(outcome);
      const known = branching === undefined ? {} : { branching };
      output.object({ ...labelOf(entry, isOne), lane, ...known, outcome });
    } else if (flags.csv) {
      const name = entry.id ?? String(entry.index);
      output.result(raceCsvLine(name, lane, outcome, branchingOf(outcome)));
    } else rows.push(rowOf(lane, outcome));
  }
  if (rows.length > 0) printTable(shell, rows, unnamedNote(puzzle, lanes));
  if (codes.length === 0 && !signal.aborted) return EXIT.limit;
  return signal.aborted ? EXIT.interrupted : worstExit(codes);
}

const HEAD = ['search', 'length', 'expanded', 'generated', 'evaluated', 'frontier', 'b*'];

/** Which heuristic lanes use that name none, if there are such lanes. */
function unnamedNote(puzzle: Puzzle, lanes: readonly Lane[]): string | undefined {
  const isUnnamed = ({ engine, heuristic, expression }: Lane) =>
    engineByName(engine).accepts.includes('heuristic') &&
    heuristic === undefined &&
    expression === undefined;
  const engines = new Set(lanes.filter(isUnnamed).map(({ engine }) => engine));
  const chosen = defaultHeuristic(puzzle);
  return engines.size > 0
    ? `heuristic of ${listed([...engines])}: ${chosen}; --heuristics chooses others`
    : undefined;
}

/** "greedy, astar and idastar". */
function listed(names: readonly string[]): string {
  const last = names.length - 1;
  return [names.slice(0, last).join(', '), names[last]].filter((part) => part !== '').join(' and ');
}

const LATE_FORM =
  'bfs tests for the goal when a state is generated; many courses test it when the state is ' +
  'expanded, as bfs-late does';

function printTable(
  { output }: Shell,
  rows: readonly (readonly string[])[],
  unnamed: string | undefined,
): void {
  const numeric = HEAD.flatMap((_, i) => (i > 0 ? [i] : []));
  const [head, ...lines] = formatTable([HEAD, ...rows], { width: output.columns, numeric });
  output.result(output.paint.dim(head!));
  for (const line of lines) output.result(line);
  output.note('length: = proved shortest; ≥ a bound, no solution at the limit');
  if (unnamed !== undefined) output.note(unnamed);
  output.note('frontier: its largest size; b*: effective branching factor');
  const names = rows.map(([name]) => name);
  if (names.includes('bfs') && !names.includes('bfs-late')) output.note(LATE_FORM);
}

function nameOf({ engine, heuristic, expression, weight, ties, gapOrder }: Lane): string {
  return [
    engine,
    expression === undefined ? heuristic : `"${expression}"`,
    weight === undefined ? undefined : `× ${weight}`,
    ties,
    gapOrder,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

function rowOf(lane: Lane, outcome: Outcome): string[] {
  const { expanded, generated, evaluated, peakFrontier } = outcome.stats;
  const counts = [expanded, generated, evaluated, peakFrontier].map(formatCount);
  return [nameOf(lane), lengthOf(outcome), ...counts, branchingOf(outcome)?.toFixed(2) ?? '–'];
}

function lengthOf(outcome: Outcome): string {
  if (outcome.status === 'solved') return `${outcome.optimal ? '= ' : ''}${outcome.length}`;
  return outcome.status === 'unsolvable' ? 'none' : `≥ ${outcome.lowerBound}`;
}

function branchingOf(outcome: Outcome): number | undefined {
  if (outcome.status !== 'solved') return undefined;
  return effectiveBranchingFactor(outcome.stats.generated, outcome.length);
}
