/* The verb `scramble`: random solvable states. */
import {
  inverseSteps,
  namedGoal,
  type Puzzle,
  packSteps,
  parsePuzzle,
  type Random,
  randomTileState,
  randomWalk,
  replay,
  type State,
  type Steps,
  seededRandom,
  simplifySteps,
} from '@glissade/core';
import { solve } from '@glissade/solve/solve';
import type { Command } from 'commander';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  addTimeFlag,
  type CommonFlags,
  type InputFlags,
  metricFlag,
} from '../../flags/shared.ts';
import { parseCount, parseOneOrMore, parseRange } from '../../flags/values.ts';
import { readOnePuzzle } from '../../input/lines.ts';
import type { Shell } from '../../shell.ts';
import { formatCount } from '../../text/numbers.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';
import {
  checkByLength,
  type LengthFlags,
  requireLength,
  scrambleByLength,
} from './scrambleByLength.ts';
import { tellState } from './scrambleOutput.ts';

type Flags = CommonFlags &
  InputFlags &
  LengthFlags & {
    readonly seed?: number;
    readonly count: number;
    readonly steps: number;
    readonly moves?: boolean;
  };

const EXAMPLES = `Examples:
  $ glissade scramble                                 a 4×4 board; all are equally likely
  $ glissade scramble 3x3 --count 5 --seed 7          the same five boards every time
  $ glissade scramble 3x3 --length 20 --count 10      ten that take 20 moves to solve
  $ glissade scramble 5x5 --moves                     moves that scramble a solved board
  $ glissade scramble klotski --steps 500             a random walk from its start
  $ glissade scramble --count 1000 | glissade solve - --json
`;

const SIDE_MAX = 100;
/** A walk of so many steps takes seconds, and cannot be interrupted. */
const STEPS_MAX = 1_000_000;

export function scrambleCommand(run: Run): Command {
  const command = addVerb('scramble', 'make random solvable states', EXAMPLES)
    .argument('[puzzle]', `a size such as 4x4 (the default), or ${PUZZLE_ARGUMENT}`)
    .option('--count <number>', 'number of states', parseOneOrMore, 1)
    .option(
      '--seed <number>',
      'seed of the random numbers; the same seed gives the same states',
      parseCount,
    )
    .option(
      '--length <range>',
      'length of the shortest solution, such as 20-30, 40 or 40-, in --metric',
      parseRange,
    )
    .addOption(metricFlag('metric of --length'))
    .option(
      '--tries <number>',
      'with --length: give up a state after solving this many random states',
      parseOneOrMore,
    )
    .option('--steps <number>', 'length of a random walk (block puzzles)', parseCount, 1000)
    .option('--moves', 'print the moves that lead from the goal to the state, or the random walk');
  addTimeFlag(command, ', with --length');
  addInputFlags(addCommonFlags(command));
  return command.action((argument: string | undefined, flags: Flags) =>
    run(flags, (shell) => scramble(shell, argument ?? '4x4', flags)),
  );
}

async function scramble(shell: Shell, argument: string, flags: Flags): Promise<ExitCode> {
  if (!flags.length) requireLength(flags);
  if (flags.steps > STEPS_MAX) {
    const most = formatCount(STEPS_MAX);
    throw new UsageError('usage', 'the random walk is too long', `--steps is at most ${most}`);
  }
  const puzzle = await boardOf(shell, argument, flags);
  if (flags.length) checkByLength(puzzle, flags);
  const { output, signal } = shell;
  const seed = flags.seed ?? Math.floor(Math.random() * 2 ** 32);
  if (flags.seed === undefined) output.note(`seed ${seed}`);
  const random = seededRandom(seed);
  const { length, count, moves = false } = flags;
  if (length) return scrambleByLength(shell, puzzle, { ...flags, length, count, seed, moves });
  for (let i = 0; i < flags.count; i++) {
    if (signal.aborted) return EXIT.interrupted;
    const { state, steps } = await drawn(puzzle, random, flags, signal);
    const told = { index: i + 1, count: flags.count, seed, steps };
    await tellState(shell, { ...told, puzzle: { ...puzzle, start: state } });
  }
  return EXIT.yes;
}

/** A solved tile board of a size, or the puzzle given. */
function boardOf(shell: Shell, argument: string, flags: Flags): Promise<Puzzle> | Puzzle {
  const size = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/i.exec(argument);
  if (!size) return readOnePuzzle(shell, argument, flags);
  const [width, height] = [Number(size[1]), Number(size[2])];
  if (Math.min(width, height) < 2 || Math.max(width, height) > SIDE_MAX) {
    throw new UsageError(
      'board-size',
      `a board of ${width} by ${height} cannot be scrambled`,
      `give sides from 2 to ${SIDE_MAX}, such as 4x4`,
    );
  }
  const { goal = 'standard' } = flags;
  return parsePuzzle(solvedText(width, height), { goal });
}

function solvedText(width: number, height: number): string {
  const tiles = namedGoal('standard', width, height);
  const rows = Array.from({ length: height }, (_, row) =>
    tiles.slice(row * width, (row + 1) * width).join(' '),
  );
  return rows.join('/');
}

type Drawn = { readonly state: State; readonly steps?: Steps };

/** A random state, with moves that lead there if they are asked for. */
async function drawn(
  puzzle: Puzzle,
  random: Random,
  flags: Flags,
  signal: AbortSignal,
): Promise<Drawn> {
  if (puzzle.type === 'blocks') {
    const steps = simplifySteps(randomWalk(puzzle, flags.steps, random));
    return { state: replay(puzzle, steps).end, ...(flags.moves ? { steps } : {}) };
  }
  const state = randomTileState(puzzle, random);
  if (!flags.moves) return { state };
  const from = { ...puzzle, start: state };
  const outcome = await solve(from, { anytime: true, signal });
  if (outcome.status !== 'solved') return { state };
  return { state, steps: inverseSteps(packSteps(outcome.steps)) };
}
