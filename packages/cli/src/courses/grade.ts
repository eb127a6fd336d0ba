/* A submission held against the puzzle and against what its algorithm must do. */
import { namedGoal, type Puzzle, parsePuzzle } from '@glissade/core';
import type { Limits } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { UsageError } from '../errors.ts';
import { formatLength } from '../text/numbers.ts';
import type { Method } from './course.ts';
import { courseNamed } from './courses.ts';
import { type CountGrade, gradeAstar, gradeExactly, NO_COUNTS } from './gradeCounts.ts';
import { gradePath } from './gradePath.ts';
import { runMethod } from './runMethod.ts';
import type { Submission } from './submission.ts';

export type Grade = {
  readonly course: string;
  readonly right: boolean;
  /** The path is a solution; missing where there is none to look at. */
  readonly valid?: boolean;
  readonly length?: number;
  /** The length of a shortest solution; missing where a limit came first or there is none. */
  readonly optimum?: number;
  /** One sentence each. */
  readonly faults: readonly string[];
  /** What was not checked, and why. */
  readonly unchecked: readonly string[];
};

type Asked = {
  readonly puzzle: Puzzle;
  /** The algorithm, where it is known. */
  readonly method: Method | undefined;
  readonly limits: Limits;
  readonly signal: AbortSignal;
};

/** The start that a submission itself shows, with the goal of its course. */
export function puzzleIn({ course, boards }: Submission): Puzzle | undefined {
  const tiles = boards?.[0];
  if (!tiles) return undefined;
  const side = Math.sqrt(tiles.length);
  const rows = (numbers: readonly number[]) =>
    Array.from({ length: side }, (_, row) => numbers.slice(row * side, (row + 1) * side).join(' '));
  const goal = namedGoal(courseNamed(course)!.goal, side, side);
  return parsePuzzle(rows(tiles).join('/'), { goal: rows(goal).join('/') });
}

export async function gradeSubmission(submission: Submission, asked: Asked): Promise<Grade> {
  const { course, claims, saysUnsolvable } = submission;
  const { puzzle, limits, signal } = asked;
  const outcome = await solve(puzzle, { limits, signal });
  const optimum = outcome.status === 'solved' && outcome.optimal ? outcome.length : undefined;
  const isUnsolvable = outcome.status === 'unsolvable';
  const unchecked = optimum === undefined && !isUnsolvable ? [NO_OPTIMUM] : [];
  const known = { course, optimum };
  if (saysUnsolvable || isUnsolvable) {
    const faults = unsolvableFaults(saysUnsolvable, isUnsolvable, optimum);
    return { ...known, right: faults.length === 0, faults, unchecked };
  }
  const path = gradePath(puzzle, submission);
  const faults = [...(path?.faults ?? []), ...lengthFaults(claims, path?.length)];
  const length = path?.length ?? claims.length;
  const isShortest = !asked.method || SHORTEST.includes(asked.method.engine);
  if (length !== undefined && optimum !== undefined && isShortest && length !== optimum) {
    faults.push(
      length > optimum
        ? `It has ${movesIn(length)}; a shortest solution has ${optimum}.`
        : `It has ${movesIn(length)}, but no solution has fewer than ${optimum}.`,
    );
  }
  const counted = await gradeCounts(submission, asked, optimum);
  return {
    ...known,
    right: faults.length + counted.faults.length === 0,
    ...(path ? { valid: path.faults.length === 0 } : {}),
    length,
    faults: [...faults, ...counted.faults],
    unchecked: [...unchecked, ...counted.unchecked],
  };
}

const movesIn = (length: number) => formatLength(length, 'moves');

const SHORTEST = ['bfs', 'bfs-late', 'astar', 'idastar', 'ucs', 'tiles'];
/** Of these, all correct programs count the same. */
const EXACT = ['bfs', 'bfs-late', 'dfs', 'dfs-marked'];
const NO_OPTIMUM = 'The shortest length is not known: a limit came first.';
const NO_METHOD = 'The counts were not checked: name the algorithm with --engine.';

function unsolvableFaults(says: boolean, is: boolean, optimum: number | undefined): string[] {
  if (says && optimum !== undefined) {
    return [`It says that there is no solution, but there is one of ${movesIn(optimum)}.`];
  }
  return !says && is ? ['It gives a solution, but the start and the goal differ in parity.'] : [];
}

function lengthFaults(
  { length, depth }: Submission['claims'],
  moves: number | undefined,
): string[] {
  if (moves === undefined) return [];
  const faults: string[] = [];
  const has = `the path has ${movesIn(moves)}`;
  if (length !== undefined && length !== moves) faults.push(`It says ${movesIn(length)}; ${has}.`);
  if (depth !== undefined && depth !== moves) faults.push(`The search depth is ${depth}; ${has}.`);
  return faults;
}

async function gradeCounts(
  { claims }: Submission,
  { puzzle, method, limits, signal }: Asked,
  optimum: number | undefined,
): Promise<CountGrade> {
  const { length: _, ...counts } = claims;
  if (!method) return { faults: [], unchecked: [NO_METHOD] };
  if (Object.keys(counts).length === 0) return { faults: [], unchecked: [] };
  if (method.engine === 'astar') {
    if (optimum === undefined) return { faults: [], unchecked: [NO_COUNTS] };
    return gradeAstar(puzzle, claims, method, optimum);
  }
  if (!EXACT.includes(method.engine)) {
    return { faults: [], unchecked: [`The counts of ${method.engine} cannot be checked.`] };
  }
  const rerun = (other: Method, nodes: number) =>
    runMethod(puzzle, other, { ...limits, nodes: Math.min(nodes, limits.nodes ?? nodes) }, signal);
  return gradeExactly(claims, method, await runMethod(puzzle, method, limits, signal), rerun);
}

/** Throws UsageError for an output that does not show its own start. */
export function requirePuzzle(puzzle: Puzzle | undefined, { course }: Submission): Puzzle {
  if (puzzle?.type === 'tiles') return puzzle;
  if (puzzle) {
    throw new UsageError('puzzle', 'this is a block puzzle', 'give the tile board that was solved');
  }
  const message = `an output of ${course} does not say which board it solves`;
  throw new UsageError(
    'puzzle-missing',
    message,
    "give the board with --puzzle, and the algorithm before it: --puzzle 'bfs 1,2,5,3,4,0,6,7,8'",
  );
}
