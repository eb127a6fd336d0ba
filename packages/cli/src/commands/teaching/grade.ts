/* The verb `grade`: checks what a student's program has written. */
import { type Command, Option } from 'commander';
import type { Method } from '../../courses/course.ts';
import { courseNamed } from '../../courses/courses.ts';
import { type Grade, gradeSubmission, puzzleIn, requirePuzzle } from '../../courses/grade.ts';
import {
  type BoardTable,
  boardFor,
  missingOutputs,
  readBoardTable,
  withFilesOfFolders,
} from '../../courses/outputs.ts';
import { methodFor } from '../../courses/solveForCourse.ts';
import { readSubmission, type Submission } from '../../courses/submission.ts';
import { isInputError, reportOf, UsageError } from '../../errors.ts';
import { EXIT, type ExitCode, worstExit } from '../../exit.ts';
import { gapOrderFlag, heuristicFlag, type TextbookFlags } from '../../flags/search.ts';
import {
  addCommonFlags,
  addInputFlags,
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
} from '../../flags/shared.ts';
import { isBad, readEntries } from '../../input/entries.ts';
import { openFile } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { csvLine, requireOneFormat } from '../../text/csv.ts';
import { wrapWords } from '../../text/layout.ts';
import { formatLength } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  LimitFlags &
  TextbookFlags & {
    readonly puzzle?: string;
    readonly boards?: string;
    readonly engine?: string;
    readonly csv?: boolean;
  };

const ENGINES = ['bfs', 'dfs', 'astar', 'idastar', 'ucs', 'greedy'];

const EXAMPLES = `Examples:
  $ glissade grade output.txt --puzzle 'bfs 1,2,5,3,4,0,6,7,8'    an output of Columbia's driver
  $ glissade grade solution.txt statistics.txt --puzzle 4x4_07.txt --engine bfs --gap-order RDUL
  $ java Solver puzzle04.txt | glissade grade -                   Princeton's boards show the start
  $ glissade grade handed-in/ --boards boards.csv --csv > grades.csv    a class, for a spreadsheet
`;

export function gradeCommand(run: Run): Command {
  const command = addVerb(
    'grade',
    "check the output of a student's program: is it valid, shortest, possible?",
    EXAMPLES,
  )
    .argument(
      '<file...>',
      'outputs in the format of a course, folders of outputs, or - (standard input)',
    )
    .option('--puzzle <puzzle>', 'board of the output, if the output does not show it')
    .addOption(
      new Option('--boards <file>', 'board of each output, in lines FILE,BOARD').conflicts(
        'puzzle',
      ),
    )
    .option('--csv', 'print a line for each output as CSV')
    .addOption(
      new Option(
        '--engine <name>',
        'algorithm of the output; read from --puzzle if given there',
      ).choices(ENGINES),
    );
  command.addOption(heuristicFlag()).addOption(gapOrderFlag());
  addLimitFlags(addInputFlags(addCommonFlags(command)));
  return command.action((files: string[], flags: Flags) =>
    run(flags, (shell) => gradeAll(shell, files, flags)),
  );
}

async function gradeAll(shell: Shell, paths: readonly string[], flags: Flags): Promise<ExitCode> {
  const { output } = shell;
  requireOneFormat(flags, output);
  const files = withFilesOfFolders(paths);
  const table = await tableOf(shell, flags);
  if (flags.csv) output.result(GRADE_CSV_HEAD);
  const codes: ExitCode[] = [];
  for (const file of files) {
    if (shell.signal.aborted) return EXIT.interrupted;
    codes.push(await gradeFile(shell, { file, table, flags, isOne: files.length === 1 }));
  }
  if (codes.length > 1) output.note(summary(codes));
  // Where files are named one by one, the others are not asked for.
  const missing =
    table && !files.every((file) => paths.includes(file)) ? missingOutputs(table, files) : [];
  if (missing.length > 0) output.note(`not handed in: ${missing.map(visible).join(', ')}`);
  return worstExit(codes);
}

async function tableOf(shell: Shell, { boards }: Flags): Promise<BoardTable | undefined> {
  if (boards === undefined) return undefined;
  return readBoardTable(boards, await openFile(boards, BOARDS_HINT, shell));
}

const BOARDS_HINT = 'give a file with a line FILE,BOARD for each output';
const OUTPUT_HINT = 'give the file written by the program, or - for standard input';

/** "30 outputs: 27 right, 2 not right, 1 not read". */
function summary(codes: readonly ExitCode[]): string {
  const count = (code: ExitCode) => codes.filter((one) => one === code).length;
  const [right, wrong, unread] = [count(EXIT.yes), count(EXIT.no), count(EXIT.usage)];
  const rest = unread > 0 ? `, ${unread} not read` : '';
  return `${codes.length} outputs: ${right} right, ${wrong} not right${rest}`;
}

type Asked = {
  readonly file: string;
  readonly table: BoardTable | undefined;
  readonly flags: Flags;
  readonly isOne: boolean;
};

async function gradeFile(shell: Shell, { file, table, flags, isOne }: Asked): Promise<ExitCode> {
  const { output, signal } = shell;
  const label = isOne ? {} : { file };
  try {
    const submission = readSubmission(await openFile(file, OUTPUT_HINT, shell));
    const board = table ? boardFor(table, file) : flags.puzzle;
    const given = await readGiven(shell, submission, { ...flags, puzzle: board });
    const grade = await gradeSubmission(submission, { ...given, limits: limitsOf(flags), signal });
    if (signal.aborted) return EXIT.interrupted;
    if (output.json) output.object({ ...label, ...grade });
    else if (flags.csv) output.result(gradeCsvLine(file, grade));
    else printGrade(shell, grade, isOne ? '' : `${file}: `);
    return grade.right ? EXIT.yes : EXIT.no;
  } catch (error) {
    if (!isInputError(error)) throw error;
    const report = reportOf(error);
    output.error(report, '', isOne ? '' : file);
    if (output.json) output.object({ ...label, error: report });
    else if (flags.csv) output.result(csvLine([file, '', '', '', '', '', '', '', report.message]));
    return EXIT.usage;
  }
}

const GRADE_CSV_HEAD = 'file,course,right,valid,length,optimum,faults,unchecked,error';

function gradeCsvLine(file: string, grade: Grade): string {
  const { course, right, valid, length, optimum, faults, unchecked } = grade;
  const notes = [faults.join(' '), unchecked.join(' ')];
  return csvLine([file, course, right, valid, length, optimum, ...notes, undefined]);
}

/** The puzzle that was solved, and the algorithm if it is named. */
async function readGiven(
  shell: Shell,
  submission: Submission,
  flags: Omit<Flags, 'puzzle'> & { readonly puzzle: string | undefined },
) {
  const course = courseNamed(submission.course)!;
  const input = { goal: course.goal, ...flags };
  const entry = flags.puzzle ? (await readEntries([flags.puzzle], input, shell))[0] : undefined;
  if (entry && isBad(entry)) {
    const { code, message, hint } = entry.error;
    throw new UsageError(code, `in ${flags.boards ?? '--puzzle'}: ${message}`, hint);
  }
  const puzzle = requirePuzzle(entry?.puzzle ?? puzzleIn(submission), submission);
  const text = entry?.text ?? '';
  const isNamed = flags.engine !== undefined || course.methodIn?.(text) !== undefined;
  const method: Method | undefined =
    isNamed || course.tellsNoCounts ? methodFor(course, { text }, flags) : undefined;
  return { puzzle, method };
}

function printGrade({ output }: Shell, grade: Grade, name: string): void {
  const { green, yellow } = output.paint;
  const { course, right, length, optimum, faults, unchecked } = grade;
  const shortest = length !== undefined && length === optimum ? ', which is shortest' : '';
  const praise = length === undefined ? '' : ` It has ${formatLength(length, 'moves')}${shortest}.`;
  const words = right ? `right.${praise}` : `not right. ${faults.join(' ')}`;
  const text = wrapWords(`${name}${course}: ${words}`, Math.min(output.columns, 80));
  output.result(right ? green(text) : yellow(text));
  for (const note of unchecked) output.note(note);
}
