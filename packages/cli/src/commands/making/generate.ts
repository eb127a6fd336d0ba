/* The verb `generate`: new puzzles of a chosen difficulty. */

import {
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from '@glissade/analysis/generate/family';
import { generate } from '@glissade/analysis/generate/generate';
import type {
  GenerateOutcome,
  GenerateProgress,
} from '@glissade/analysis/generate/generateOutcome';
import type { GenerateOptions } from '@glissade/analysis/generate/requirements';
import { formatPuzzle, twinKey } from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import { Argument, type Command, Option } from 'commander';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, addTimeFlag, type CommonFlags } from '../../flags/shared.ts';
import {
  boundsOf,
  parseCount,
  parseOneOrMore,
  parseRange,
  parseScores,
  type Range,
} from '../../flags/values.ts';
import type { Shell } from '../../shell.ts';
import { countOf, formatCount, formatLength, formatTime } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';
import { catalogueKeys } from './catalogueKeys.ts';

type Flags = CommonFlags & {
  readonly level?: Difficulty;
  readonly length?: Range;
  readonly difficulty?: Range;
  readonly chapters?: Range;
  readonly seed?: number;
  readonly count: number;
  readonly tries?: number;
  readonly time?: number;
};

const EXAMPLES = `Examples:
  $ glissade generate                                 a 4×5 block puzzle of medium difficulty
  $ glissade generate rush --level hard --seed 7      the same puzzle every time
  $ glissade generate rush --difficulty 5-6 --chapters 2-
  $ glissade generate rush --count 20 > puzzles.slide
  $ glissade generate | glissade play -
`;

export function generateCommand(run: Run): Command {
  const command = addVerb('generate', 'make new block puzzles of a chosen difficulty', EXAMPLES)
    .addArgument(
      new Argument('[family]', `family of puzzles: ${PUZZLE_FAMILIES.join(', ')}`)
        .argParser(parseFamily)
        .default(PUZZLE_FAMILIES[0]),
    )
    .addOption(
      new Option('--level <level>', 'length of the shortest solution in words').choices([
        ...DIFFICULTIES,
      ]),
    )
    .option(
      '--length <range>',
      'moves of the shortest solution, such as 20-30, 40 or 40-',
      parseRange,
    )
    .option(
      '--difficulty <range>',
      'estimated difficulty from 1 to 10, such as 5-6; 6 is 6.0 to 6.9',
      parseScores,
    )
    .option('--chapters <range>', 'number of chapters of the solutions, such as 3', parseRange)
    .option('--tries <number>', 'give up after this many random puzzles', parseOneOrMore)
    .option('--count <number>', 'number of puzzles', parseOneOrMore, 1)
    .option(
      '--seed <number>',
      'seed of the random numbers; the same seed gives the same puzzles',
      parseCount,
    );
  addCommonFlags(addTimeFlag(command, ', for each puzzle'));
  return command.action((family: PuzzleFamily, flags: Flags) =>
    run(flags, (shell) => generateAll(shell, family, flags)),
  );
}

/** Other names of the families. */
const SAME: Readonly<Record<string, string>> = { rushhour: 'rush', klotski: 'huarongdao' };

function parseFamily(text: string): PuzzleFamily {
  const word = text.toLowerCase().replace(/[-_ ]/g, '');
  const family = PUZZLE_FAMILIES.find((one) => one.replaceAll('-', '') === (SAME[word] ?? word));
  if (family) return family;
  const message = `generate makes block puzzles (${PUZZLE_FAMILIES.join(', ')}), not ${text}`;
  throw new UsageError('usage', message, 'for tile boards: glissade scramble 3x3');
}

/** Puzzles of one seed after the other; none is a twin of another or of one in the catalogue. */
export async function generateAll(
  shell: Shell,
  family: PuzzleFamily,
  flags: Flags,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { count, seed } = flags;
  const first = seed ?? Math.floor(Math.random() * 2 ** 32);
  if (seed === undefined) output.note(`seed ${first}`);
  const onProgress = ({ drawings, timeMs }: GenerateProgress) =>
    output.status(`searching for a puzzle … ${drawings} candidates, ${formatTime(timeMs)}`);
  let { startedMs } = shell.io;
  const known = await catalogueKeys(shell, startedMs + (flags.time ?? Number.POSITIVE_INFINITY));
  for (let i = 0; i < count; i++) {
    const limits = flags.time === undefined ? {} : limitsLeft({ timeMs: flags.time }, startedMs);
    startedMs = performance.now();
    const asked = { family, ...requirementsOf(flags), known, limits, seed: first + i };
    const made = await generate({ ...asked, signal, onProgress });
    output.clearStatus();
    if (made.status === 'cancelled') return EXIT.interrupted;
    if (made.status === 'not-found') {
      tellNone(output, family, first + i, made);
      return EXIT.limit;
    }
    known.add(twinKey(made.puzzle));
    tell(output, made, { family, level: levelOf(flags), seed: first + i, count, index: i });
    await output.drained();
  }
  return EXIT.yes;
}

/** The bounds that the flags ask for, as options. */
function requirementsOf({
  level,
  length,
  difficulty,
  chapters,
  tries,
}: Flags): Partial<GenerateOptions> {
  return {
    ...(level ? { level } : {}),
    ...boundsOf('length', length),
    ...boundsOf('difficulty', difficulty),
    ...boundsOf('chapters', chapters),
    tries,
  };
}

/** The level that the puzzle was drawn by; none where bounds were given instead. */
function levelOf({ level, length, difficulty, chapters }: Flags): Difficulty | undefined {
  return level ?? (length || difficulty || chapters ? undefined : 'medium');
}

function tellNone(
  output: Shell['output'],
  family: PuzzleFamily,
  seed: number,
  { drawings, limit }: Extract<GenerateOutcome, { readonly status: 'not-found' }>,
) {
  if (output.json) {
    output.object({ family, seed, status: 'not-found', limit, tries: drawings });
    return;
  }
  const none =
    drawings === 1
      ? 'the only random puzzle does not meet the requirements'
      : `none of ${formatCount(drawings)} random puzzles meets the requirements`;
  output.result(output.paint.yellow(none));
  const more = limit === 'time' ? 'more --time' : 'more --tries';
  output.note(`relax the requirements, or give another --seed or ${more}`);
}

type Place = {
  readonly family: PuzzleFamily;
  readonly level: Difficulty | undefined;
  readonly seed: number;
  readonly count: number;
  readonly index: number;
};

function tell(
  output: Shell['output'],
  made: Extract<GenerateOutcome, { readonly status: 'generated' }>,
  { family, level, seed, count, index }: Place,
): void {
  const { puzzle, length, states, difficulty, chapters } = made;
  const text = formatPuzzle(puzzle).trimEnd();
  if (output.json) {
    const place = {
      ...(count > 1 ? { index: index + 1 } : {}),
      family,
      ...(level ? { level } : {}),
    };
    output.object({ ...place, seed, puzzle: text, length, states, difficulty, chapters });
    return;
  }
  if (index > 0) output.result('---');
  output.result(text);
  const parts = countOf(chapters, 'chapter');
  output.note(
    `shortest solution: ${formatLength(length, 'moves')}; difficulty ${difficulty} of 10, ${parts}`,
  );
}
