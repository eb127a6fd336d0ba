/* The verb `race`: compares searches on a puzzle. */

import type { Puzzle } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithms';
import { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
import { defaultHeuristic, HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { forEachPuzzle, labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf, worstExit } from '../../exit.ts';
import { refusedChoice } from '../../flags/choices.ts';
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
import { formatCount } from '../../text/numbers.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';
import { RACE_CSV_HEAD, raceCsvLine } from './raceCsv.ts';
import {
  hasDefaultHeuristic,
  type Lane,
  lanesOf,
  NODES_DEFAULT,
  type RaceFlags,
  runLane,
} from './raceLanes.ts';
import { BY_PARITY, branchingOf, nameOf, printTable, rowOf, unnamedNote } from './raceTable.ts';

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
    throw refusedChoice(text, known);
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
  let isByParity = false;
  for (const lane of lanes) {
    if (signal.aborted) break;
    output.status(`${nameOf(lane)} …`);
    const outcome = await runLane(puzzle, lane, limitsOf(flags), flags.metric, signal);
    output.clearStatus();
    isByParity ||= outcome.status === 'unsolvable' && outcome.proof === 'parity';
    // A lane that gives up is a result of the race.
    if (outcome.status !== 'undecided') codes.push(exitOf(outcome));
    if (output.json) {
      const branching = branchingOf(outcome);
      const known = branching === undefined ? {} : { branching };
      output.object({ ...labelOf(entry, isOne), lane, ...known, outcome });
    } else if (flags.csv) {
      const name = entry.id ?? String(entry.index);
      output.result(raceCsvLine(name, named(puzzle, lane), outcome, branchingOf(outcome)));
    } else rows.push(rowOf(lane, outcome));
  }
  if (rows.length > 0) printTable(shell, rows, unnamedNote(puzzle, lanes));
  if (isByParity && !output.json) output.note(BY_PARITY);
  if (codes.length === 0 && !signal.aborted) return EXIT.limit;
  return signal.aborted ? EXIT.interrupted : worstExit(codes);
}

/** A table without notes names what a lane uses. */
function named(puzzle: Puzzle, lane: Lane): Lane {
  return hasDefaultHeuristic(lane) ? { ...lane, heuristic: defaultHeuristic(puzzle) } : lane;
}
