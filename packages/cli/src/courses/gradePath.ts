/* Is the path of a submission a solution, and is it as long as it says? */
import {
  type Direction,
  formatTiles,
  GOAL_NAMES,
  isGoalState,
  legalSteps,
  namedGoal,
  oppositeOf,
  type Puzzle,
  packStep,
  replay,
  type State,
  tilesOf,
} from '@glissade/core';
import type { Submission } from './submission.ts';

/** What is wrong with a path; `length` where it is a solution. */
export type PathGrade = {
  readonly length?: number;
  readonly faults: readonly string[];
};

const NAME_OF = { U: 'up', D: 'down', L: 'left', R: 'right' } as const;

export function gradePath(puzzle: Puzzle, { path, boards }: Submission): PathGrade | undefined {
  if (path) return gradeMoves(puzzle, path as readonly Direction[]);
  return boards && gradeBoards(puzzle, boards);
}

function gradeMoves(puzzle: Puzzle, path: readonly Direction[]): PathGrade {
  const played = play(puzzle, path);
  if (played.illegalAt === undefined && isGoalState(puzzle, played.end)) {
    return { length: path.length, faults: [] };
  }
  const turned = play(puzzle, path.map(oppositeOf));
  if (turned.illegalAt === undefined && isGoalState(puzzle, turned.end)) {
    const fault =
      'The path is a solution only if its directions are those of the tiles; the course asks for ' +
      'those of the gap: exchange up with down, and left with right.';
    return { faults: [fault] };
  }
  if (played.illegalAt === undefined) return { faults: [wrongEnd(puzzle, played.end)] };
  const move = `Move ${played.illegalAt + 1} of ${path.length}`;
  const direction = NAME_OF[path[played.illegalAt]!];
  const board = formatTiles(puzzle, played.end);
  return { faults: [`${move} is not possible: the gap cannot go ${direction} in ${board}.`] };
}

/** Moves the gap. `illegalAt`: the first move that is not possible; `end`: the state before. */
function play(puzzle: Puzzle, path: readonly Direction[]): { end: State; illegalAt?: number } {
  let end = puzzle.start;
  for (const [index, direction] of path.entries()) {
    const wanted = oppositeOf(direction);
    const step = legalSteps(puzzle, end).find((legal) => legal.direction === wanted);
    if (!step) return { end, illegalAt: index };
    end = replay(puzzle, Uint32Array.of(packStep(step)), end).end;
  }
  return { end };
}

function wrongEnd(puzzle: Puzzle, end: State): string {
  const { width, height } = puzzle.board;
  const reached = tilesOf(puzzle, end).join();
  const other = GOAL_NAMES.find((name) => namedGoal(name, width, height).join() === reached);
  const board = formatTiles(puzzle, end);
  if (!other) return `Every move is possible, but the path ends at ${board}, not at the goal.`;
  return `The path ends at ${board}: that is the goal "${other}", not the one of this course.`;
}

function gradeBoards(puzzle: Puzzle, boards: readonly (readonly number[])[]): PathGrade {
  const lineOf = (board: readonly number[]) => rowsOf(board, puzzle.board.width);
  if (boards[0]!.join() !== tilesOf(puzzle, puzzle.start).join()) {
    return { faults: [`The first board, ${lineOf(boards[0]!)}, is not the one to be solved.`] };
  }
  let state = puzzle.start;
  for (const [index, board] of boards.entries()) {
    if (index === 0) continue;
    const next = legalSteps(puzzle, state)
      .map((step) => replay(puzzle, Uint32Array.of(packStep(step)), state).end)
      .find((after) => tilesOf(puzzle, after).join() === board.join());
    if (!next) {
      const fault = `Board ${index + 1}, ${lineOf(board)}, is not one move from the board before.`;
      return { faults: [fault] };
    }
    state = next;
  }
  if (!isGoalState(puzzle, state)) return { faults: [wrongEnd(puzzle, state)] };
  return { length: boards.length - 1, faults: [] };
}

function rowsOf(board: readonly number[], width: number): string {
  const rows: string[] = [];
  for (let at = 0; at < board.length; at += width) rows.push(board.slice(at, at + width).join(' '));
  return rows.join('/');
}
