/* The verb `solve`: its flags, and which solver does the work. */
import { type Command, Option } from 'commander';
import { solverInFolder } from '../../cluster/levelsInFolder.ts';
import { solveOnCluster } from '../../cluster/solveOnCluster.ts';
import { COURSE_NAMES, courseNamed } from '../../courses/courses.ts';
import { solveForCourse } from '../../courses/solveForCourse.ts';
import type { ExitCode } from '../../exit.ts';
import { addSearchFlags, SOLUTIONS_MAX } from '../../flags/search.ts';
import { addCommonFlags, addInputFlags } from '../../flags/shared.ts';
import { refuseFlags, requireFlag } from '../../flags/together.ts';
import { parseOneOrMore, parsePath } from '../../flags/values.ts';
import { refuseInput } from '../../input/sources.ts';
import type { Shell } from '../../shell.ts';
import { formatCount } from '../../text/numbers.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';
import { certificateSolver } from './certificateSolver.ts';
import { type SolveFlags, solveAll } from './solveAndPrint.ts';
import { SOLVE_FORMATS } from './solveOutput.ts';

const LISTED = formatCount(SOLUTIONS_MAX);

/** The puzzle alone decides which search writes a certificate, and it answers one question. */
const WITHOUT_CERTIFICATE = [
  ...['redis', 'run', 'jobs', 'split', 'levels', 'folder', 'format', 'checkpoint'],
  ...['engine', 'any', 'seed', 'tables', 'then', 'countSolutions', 'all', 'atMost'],
  ...['heuristic', 'expression', 'weight', 'ties', 'gapOrder'],
];

const EXAMPLES = `Examples:
  $ glissade solve klotski                          a puzzle of the catalogue
  $ glissade solve klotski --then steps             fewest moves, then fewest steps
  $ glissade solve klotski -m steps                 fewest steps
  $ glissade solve klotski --count-solutions        how many shortest solutions there are
  $ glissade solve '8 6 4/0 7 2/5 1 3'              the puzzle as text
  $ glissade solve '8 6 4/0 7 2/5 1 3' --all        every shortest solution, one per line
  $ glissade solve '2 1 3/4 5 6/7 8 0' --goal snake
  $ glissade solve klotski --certificate klotski.cert    also a proof that anyone can check
  $ glissade solve mine.slide --format frames       every state of the solution
  $ glissade solve klotski --format svg > solution.svg   a picture that plays the solution
  $ glissade solve klotski -f frames-png --out frames    frames/00.png, 01.png, …: one per state
  $ glissade solve 'bfs 1,2,5,3,4,0,6,7,8' -f columbia   in the format of a course
  $ glissade solve many.txt                         one puzzle per line, solved on all cores
  $ cat many.txt | glissade solve - --json          one JSON object per line
  $ glissade solve many.txt --redis redis://host    on all machines with a glissade worker
  $ glissade solve hard.txt --split --redis redis://host    one tile board on all of them
  $ glissade solve climb15 --levels --redis redis://host    one block puzzle, levels in files
`;

export function solveCommand(run: Run): Command {
  const command = addVerb('solve', 'find a shortest solution and prove it', EXAMPLES)
    .argument('<puzzle...>', PUZZLE_ARGUMENT)
    .addOption(
      new Option('-f, --format <format>', 'output format')
        .choices([...SOLVE_FORMATS, ...COURSE_NAMES])
        .default(undefined, 'line for input with one puzzle per line, otherwise text'),
    )
    .option(
      '--jobs <count>',
      'number of puzzles solved at the same time (default: the number of cores)',
      parseOneOrMore,
    )
    .option('--redis <url>', 'solve on the workers connected to this Redis or Valkey')
    .option('--run <name>', 'with --redis: name of the run; a stopped run continues')
    .option('--split', 'with --redis: search one tile board on all workers together')
    .option('--levels', 'search one puzzle breadth first, with its levels in files')
    .option('--folder <path>', 'with --levels, without --redis: folder for the files', parsePath)
    .option(
      '--certificate <file>',
      'for one puzzle: also write a proof of the answer (glissade certify checks it)',
      parsePath,
    )
    .option('-o, --out <folder>', 'with frames-png: folder for the pictures', parsePath)
    .option(
      '--width <pixels>',
      'with frames-png: width of the pictures (default: 100 per cell)',
      parseOneOrMore,
    )
    .option('--count-solutions', 'also count the shortest solutions')
    .option('--all', `print all shortest solutions, one per line, at most ${LISTED}`)
    .option('--at-most <count>', 'like --all, with another maximum', parseOneOrMore)
    .option('--states', 'also count all reachable states')
    .option('--steps', 'with --json: also list the steps as data, each with piece and direction');
  addSearchFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: SolveFlags) =>
    run(flags.format === 'json' ? { ...flags, json: true } : flags, (shell) => {
      const course = courseNamed(flags.format);
      const { json } = shell.output;
      if (json && flags.format === 'svg') refuseFlags({ json }, ['json'], '--format svg');
      if (course) refuseFlags(flags, ['redis'], `--format ${course.name}`, COURSES_ARE_HERE);
      if (flags.certificate !== undefined) {
        return solveWithCertificate(shell, puzzles, flags, flags.certificate);
      }
      if (course) return solveForCourse(shell, puzzles, flags, course);
      return solveWhere(shell, puzzles, flags);
    }),
  );
}

const COURSES_ARE_HERE = 'answers for a course are computed on this machine: omit --redis';

/** `certificate`: the file for the proof. */
function solveWithCertificate(
  shell: Shell,
  puzzles: readonly string[],
  flags: SolveFlags,
  certificate: string,
): Promise<ExitCode> {
  const asked = { ...flags, format: courseNamed(flags.format) };
  const hint = 'the search takes -m, --threads and limits, and runs on this machine';
  refuseFlags(asked, WITHOUT_CERTIFICATE, '--certificate', hint);
  refuseInput(certificate, puzzles);
  return solveAll(shell, puzzles, flags, certificateSolver(shell, certificate));
}

function solveWhere(
  shell: Shell,
  puzzles: readonly string[],
  flags: SolveFlags,
): Promise<ExitCode> {
  const { redis: url, run, split, levels, folder } = flags;
  if (levels) refuseFlags(flags, ['split'], '--levels');
  else requireFlag(flags, ['folder'], '--levels', 'add --levels');
  if (url === undefined) {
    const hint = 'give the address of the Redis as well';
    requireFlag(flags, ['split', 'run'], '--redis', hint);
    if (folder !== undefined) {
      return solveAll(shell, puzzles, flags, solverInFolder(shell, folder, flags.threads));
    }
    requireFlag(flags, ['levels'], '--redis, or --folder', hint);
    return solveAll(shell, puzzles, flags);
  }
  refuseFlags(flags, ['folder'], '--redis', 'give it to the workers: glissade worker --folder');
  refuseFlags(flags, ['jobs'], '--redis', 'set it on each machine: glissade worker --jobs');
  const search = split ? 'split' : levels ? 'levels' : undefined;
  return solveOnCluster(shell, { url, run, ...(search ? { search } : {}) }, (elsewhere) =>
    solveAll(shell, puzzles, flags, elsewhere),
  );
}
