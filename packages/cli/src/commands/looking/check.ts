/* The verb `check`: whether a puzzle is valid and solvable. */
import { knownAs, type PuzzleRecord } from '@glissade/catalogue';
import {
  defaultMetric,
  familiarMetric,
  type Metric,
  metricsOf,
  type Puzzle,
  reachableNamedGoals,
  tileParity,
} from '@glissade/core';
import type { CountOutcome } from '@glissade/solve/countStates';
import { type Limits, limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf } from '../../exit.ts';
import {
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
  metricFlag,
  requireMetric,
} from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { boardWords, countFree, goalWords, piecesWords, typeWords } from '../../text/describe.ts';
import { doubtsField } from '../../text/doubtText.ts';
import { wrapBeside } from '../../text/layout.ts';
import { formatCount } from '../../text/numbers.ts';
import { formatLengths, headlineOf, unsolvableLine } from '../../text/outcomeText.ts';
import { reachWords } from '../../text/parityText.ts';
import { visible } from '../../text/visible.ts';
import { countWithin, statesFacts, statesWords } from '../counting.ts';
import { reportProgress } from '../progress.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  LimitFlags & { readonly metric?: Metric; readonly states?: boolean };

const TIME_MS_DEFAULT = 10_000;

const EXAMPLES = `Examples:
  $ glissade check mine.slide                            validity, solvability, contents
  $ glissade check '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0'
  $ glissade check klotski --states                      count its states by depth
`;

export function checkCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'check',
    description: 'say whether a puzzle is valid and solvable',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(
        command.addOption(metricFlag()).option('--states', 'count the reachable states by depth'),
        ' (default: 10)',
      ),
    work: checkOne,
  });
}

/** By parity for tile puzzles, at once; by search for the others. */
async function decide(
  shell: Shell,
  puzzle: Puzzle,
  metric: Metric,
  limits: Limits,
): Promise<Outcome | undefined> {
  if (puzzle.type === 'tiles') return undefined;
  const outcome = await solve(puzzle, {
    anytime: true,
    metric,
    limits,
    signal: shell.signal,
    onProgress: reportProgress(shell.output, puzzle, metric),
  });
  shell.output.clearStatus();
  return outcome;
}

export async function checkOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output } = shell;
  const { puzzle } = entry;
  const { metric = defaultMetric(puzzle) } = flags;
  requireMetric(metricsOf(puzzle), metric);
  const limits = { timeMs: TIME_MS_DEFAULT, ...limitsOf(flags) };
  const left = () => limitsLeft(limits, entry.startedMs);
  const outcome = await decide(shell, puzzle, metric, left());
  const count = flags.states ? await countWithin(shell, puzzle, left(), metric) : undefined;
  const answer = answerOf(puzzle, outcome);
  if (output.json) {
    output.object({ ...labelOf(entry, isOne), ...factsOf(entry, outcome), ...statesFacts(count) });
  } else {
    for (const [name, words] of wordsOf(entry)) {
      output.result(wrapBeside(`${name.padEnd(9)} `, words, output.columns));
    }
    const mark = answer.exit === EXIT.yes ? output.paint.green : output.paint.yellow;
    output.result(`${'solvable'.padEnd(9)} ${mark(answer.words)}`);
    if (count) for (const line of countLines(puzzle, count)) output.result(line);
  }
  return answer.exit;
}

function answerOf(puzzle: Puzzle, outcome: Outcome | undefined): { words: string; exit: ExitCode } {
  if (!outcome) {
    return tileParity(puzzle).isSolvable
      ? { words: 'yes, by parity', exit: EXIT.yes }
      : { words: 'no: the start and the goal differ in parity', exit: EXIT.no };
  }
  const exit = exitOf(outcome);
  if (outcome.status === 'unsolvable')
    return { words: unsolvableLine(puzzle, outcome, 'no'), exit };
  if (outcome.status !== 'solved') return { words: headlineOf(puzzle, outcome), exit };
  const least = outcome.optimal ? '' : 'at most ';
  return {
    words: `yes, in ${least}${formatLengths(puzzle, outcome.lengths, outcome.metric)}`,
    exit,
  };
}

function wordsOf({ puzzle, form, record }: PuzzleEntry): [string, string][] {
  const { title, author } = puzzle.info;
  const by = author === undefined ? '' : `, by ${author}`;
  const words: [string, string][] = [
    ['valid', `yes: a ${typeWords(puzzle)}${record ? '' : ` (${form})`}`],
    ['board', boardWords(puzzle)],
    ['pieces', piecesWords(puzzle)],
    ['goal', goalWords(puzzle)],
  ];
  const known = record ? undefined : knownAs(puzzle);
  if (known) words.push(['known', `this is ${knownWords(known)}`]);
  if (title !== undefined) words.unshift(['title', visible(title + by)]);
  if (puzzle.type === 'tiles') {
    words.push(['reaches', reachWords(puzzle)]);
  }
  return words;
}

/** `"L'âne rouge" (klotski): 81 moves`; a title that tells its length is enough. */
function knownWords({ id, title, metric, optimum }: PuzzleRecord): string {
  const length = `${optimum[metric]} ${metric}`;
  const isTold = optimum[metric] === undefined || title.includes(length);
  return `"${title}" (${id})${isTold ? '' : `: ${length}`}`;
}

function factsOf({ puzzle, form, record }: PuzzleEntry, outcome: Outcome | undefined): object {
  const { board, pieces, kinds, goals, type } = puzzle;
  const parity = type === 'tiles' ? tileParity(puzzle) : undefined;
  return {
    valid: true,
    form,
    type,
    width: board.width,
    height: board.height,
    pieces: pieces.length,
    kinds: kinds.length,
    freeCells: countFree(puzzle),
    goals: goals.length,
    ...(parity ? { parity, reachableGoals: reachableNamedGoals(puzzle).names } : {}),
    ...(outcome ? verdictOf(outcome) : verdictByParity(parity!.isSolvable)),
    ...(record ? {} : { ...knownField(puzzle), ...doubtsField(puzzle) }),
  };
}

function knownField(puzzle: Puzzle): { known?: string } {
  const known = knownAs(puzzle);
  return known ? { known: known.id } : {};
}

function verdictOf(outcome: Outcome): object {
  const { status } = outcome;
  if (status === 'unsolvable') return { status, proof: outcome.proof };
  if (status === 'undecided') return { status, limit: outcome.limit };
  if (status !== 'solved') return { status };
  const { metric, optimal, length, lengths } = outcome;
  return { status: 'solvable', metric, optimal, length, lengths };
}

function verdictByParity(isSolvable: boolean): object {
  return isSolvable ? { status: 'solvable' } : { status: 'unsolvable', proof: 'parity' };
}

function countLines(puzzle: Puzzle, count: CountOutcome): string[] {
  const counted = `states    ${statesWords(count)}`;
  if (!('levels' in count) || count.levels.length === 0) return [counted];
  return [
    counted,
    `states by distance from the start, in ${familiarMetric(puzzle, count.metric)}:`,
    'depth  states',
    ...count.levels.map((states, depth) => `${String(depth).padStart(5)}  ${formatCount(states)}`),
  ];
}
