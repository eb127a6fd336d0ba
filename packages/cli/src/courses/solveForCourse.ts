/* `solve --format COURSE`: the output that a course asks of its students. */
import { givenOf } from '@glissade/solve/options/givenOf';
import { limitsLeft } from '@glissade/solve/options/options';
import { forEachPuzzle } from '../eachPuzzle.ts';
import { UsageError } from '../errors.ts';
import { type ExitCode, exitOf } from '../exit.ts';
import { type SearchFlags, textbookOptionsOf } from '../flags/search.ts';
import { type CommonFlags, type InputFlags, limitsOf } from '../flags/shared.ts';
import { refuseFlags } from '../flags/together.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import type { Shell } from '../shell.ts';
import { limitAdvice } from '../text/limitText.ts';
import { headlineOf } from '../text/outcomeText.ts';
import type { Course, Method } from './course.ts';
import { runMethod } from './runMethod.ts';

type Flags = CommonFlags & InputFlags & SearchFlags;

/** Flags that a course leaves nothing to choose for. */
const REFUSED = [
  'metric',
  'then',
  'any',
  'countSolutions',
  'all',
  'atMost',
  'states',
  'json',
  'jobs',
  'threads',
  'tables',
  'seed',
  'checkpoint',
  'weight',
  'expression',
];

/** `solve --format COURSE`: each puzzle searched and printed as the course asks. */
export function solveForCourse(
  shell: Shell,
  puzzles: readonly string[],
  flags: Flags,
  course: Course,
): Promise<ExitCode> {
  refuseFlags(flags, REFUSED, `--format ${course.name}`, 'leave out one of the two');
  const input = { goal: course.goal, ...flags };
  return forEachPuzzle(shell, puzzles, input, (entry) => solveOne(shell, entry, flags, course), {
    headings: false,
  });
}

async function solveOne(
  { output, signal }: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  course: Course,
): Promise<ExitCode> {
  const { puzzle, startedMs } = entry;
  if (puzzle.type !== 'tiles') {
    const message = `--format ${course.name} is for tile puzzles only; this is a block puzzle`;
    throw new UsageError('format', message, 'leave out the format');
  }
  const limits = limitsLeft(limitsOf(flags), startedMs);
  const method = methodFor(course, entry, flags);
  const result = await runMethod(puzzle, method, limits, signal);
  if (!course.tellsNoCounts && !isNamed(course, entry, flags)) output.note(unnamedNote(course));
  const text = course.format(result);
  if (text !== undefined) output.result(text);
  const { outcome } = result;
  output.note(headlineOf(puzzle, outcome));
  if (outcome.status === 'undecided') output.note(limitAdvice(outcome.limit));
  return exitOf(outcome);
}

/** Whether the command line or the input says by which algorithm. */
function isNamed(
  course: Course,
  { text }: Pick<PuzzleEntry, 'text'>,
  { engine }: SearchFlags,
): boolean {
  return engine !== undefined || course.methodIn?.(text) !== undefined;
}

function unnamedNote({ methods }: Course): string {
  const [first, ...others] = Object.keys(methods);
  return `algorithm: ${first}; --engine chooses ${others.join(', ')}`;
}

/** What `--engine` asks for, or the input, or the course. Throws UsageError. */
export function methodFor(
  course: Course,
  { text }: Pick<PuzzleEntry, 'text'>,
  flags: SearchFlags,
): Method {
  const known = Object.keys(course.methods);
  const name = flags.engine ?? course.methodIn?.(text) ?? known[0]!;
  const method = course.methods[name];
  if (!method) {
    const message = `${course.name} has no engine ${name}`;
    throw new UsageError('engine', message, `use one of ${known.join(', ')}`);
  }
  const { heuristic, ties, gapOrder } = textbookOptionsOf(flags);
  return { ...method, ...givenOf({ heuristic, ties, gapOrder }) };
}
